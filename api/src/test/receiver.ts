import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';

export interface Message {
  type: string;
  timestamp: string;
  data: { cursor: string; changes: { cursor: string; kind: string; hotelId: string; slug: string; changedAt: string }[] };
}

export interface ReceivedMessage {
  id: string;
  headers: IncomingHttpHeaders;
  raw: string;
  message: Message;
}

/** How a request is answered: with a status, or in a way of one's own. */
type Answer = number | ((response: ServerResponse) => void);

/** A partner's server: it keeps what it took (answered with 2xx), can be slow, broken and away. */
export class WebhookReceiver {
  readonly taken: ReceivedMessage[] = [];
  /** Every request, taken or not. */
  requests = 0;
  answer: Answer = 204;
  /** What it refuses for what it says, with 422. */
  refuses: (raw: string) => boolean = () => false;
  private server?: Server;
  private port = 0;

  /** Starts it, on the same port as before. */
  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      this.requests += 1;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const answer = this.refuses(raw) ? 422 : this.answer;
        if (typeof answer === 'function') return answer(response);
        if (answer >= 200 && answer < 300) this.taken.push({ id: String(request.headers['webhook-id']), headers: request.headers, raw, message: JSON.parse(raw) as Message });
        response.writeHead(answer).end('{"thanks":true}');
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  stop(): Promise<void> {
    this.server?.closeAllConnections();
    return new Promise((resolve) => (this.server?.listening ? this.server.close(() => resolve()) : resolve()));
  }

  /** The changes that were taken, in the order in which they came. */
  changes(): string[] {
    return this.taken.flatMap(({ message }) => message.data.changes ?? []).map(({ kind, hotelId }) => `${kind} ${hotelId}`);
  }

  /** Throws unless every message that was taken is signed with the secret. */
  verify(secret: string): void {
    for (const { raw, headers } of this.taken) new Verifier(secret).verify(raw, headers as Record<string, string>);
  }
}

/** Waits until something is so; the test's own time limit ends what never will be. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}
