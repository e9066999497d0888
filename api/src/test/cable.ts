import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the application's connections to its database run through: a test can cut it. */
export interface Cable {
  /** The database at the other end. */
  url: string;
  /** Breaks all connections, and every new one until it is mended. */
  cut(): void;
  /** Cuts when the application sends a text: before the database gets it, or when it has answered. */
  cutAt(text: string, moment: 'before' | 'after'): void;
  /** Lets nothing through, without a word; new connections neither. */
  hold(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Lays a cable to the PostgreSQL of an address. */
export async function layCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHeld = false;
  let trap: { text: string; moment: 'before' | 'after' } | null = null;
  const cut = () => {
    isCut = true;
    trap = null;
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    if (isHeld) setImmediate(() => socket.pause());
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    let cutsAtAnswer = false;
    near.on('data', (bytes) => {
      if (trap && bytes.includes(trap.text)) {
        if (trap.moment === 'before') return cut();
        cutsAtAnswer = true;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (cutsAtAnswer) return cut();
      near.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href;
  return {
    url,
    cut,
    cutAt: (text, moment) => {
      trap = { text, moment };
    },
    hold: () => {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
