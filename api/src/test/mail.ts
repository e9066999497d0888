import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

export interface Received {
  to: string;
  /** The mail as it came over the wire, quoted-printable undone. */
  source: string;
}

/** A real SMTP server that keeps what it gets, and can be away for a while. */
export class MailReceiver {
  readonly mails: Received[] = [];
  private server?: SMTPServer;
  private port = 0;
  private readonly waiting: (() => void)[] = [];

  /** With a password, it takes mails from whoever knows it. */
  constructor(private readonly password?: string) {}

  /** Starts it, on the same port as before. */
  async start(): Promise<void> {
    this.server = new SMTPServer({
      disabledCommands: this.password ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _, done) => (auth.password === this.password ? done(null, { user: auth.username ?? '' }) : done(new Error('wrong password'))),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          this.mails.push({ to, source: readable(Buffer.concat(chunks).toString()) });
          for (const wake of this.waiting.splice(0)) wake();
          done();
        });
      },
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://${this.password ? `obala:${this.password}@` : ''}127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }

  /** The first mail to an address that contains a text; waits until it comes. */
  async next(to: string, containing = ''): Promise<string> {
    for (;;) {
      const found = this.mails.findIndex((mail) => mail.to === to && mail.source.includes(containing));
      if (found >= 0) return this.mails.splice(found, 1)[0]?.source ?? '';
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
}

function readable(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}
