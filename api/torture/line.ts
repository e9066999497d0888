import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How a line is: open; nobody at the other end; every answer so late that nobody waits for it; or nonsense for an answer. */
export type State = 'open' | 'down' | 'slow' | 'rubbish';

/** So late a slow line lets the first byte through, in milliseconds. */
const LATE = 30_000;

/** A line to a service, through which the product speaks to it, and which can be disturbed. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private state: State = 'open';
  port = 0;

  constructor(
    private readonly target: number,
    /** What the service would never say. */
    private readonly rubbish: string,
  ) {}

  async open(): Promise<this> {
    await this.listen();
    return this;
  }

  async set(state: State): Promise<void> {
    if (state === this.state) return;
    this.state = state;
    for (const socket of this.sockets) socket.destroy();
    if (state === 'down') await this.close();
    else if (!this.server) await this.listen();
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private async listen(): Promise<void> {
    this.server = createServer((near) => {
      this.keep(near);
      if (this.state === 'rubbish') return this.talk(near);
      const far = connect(this.target, '127.0.0.1');
      this.keep(far);
      near.pipe(far);
      const speak = () => far.pipe(near);
      if (this.state === 'slow') {
        far.pause();
        const timer = setTimeout(speak, LATE).unref();
        near.once('close', () => clearTimeout(timer));
      } else speak();
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** In some protocols the server speaks first. */
  private talk(near: Socket): void {
    const speak = () => void near.end(this.rubbish);
    const timer = setTimeout(speak, 200).unref();
    near.once('data', speak).once('close', () => clearTimeout(timer));
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
  }
}

/** A web server that answers everything with a page of somebody else's. */
export const RUBBISH_HTTP = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 15\r\nConnection: close\r\n\r\n<h1>It works!</';
