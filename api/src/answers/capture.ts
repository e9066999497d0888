import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What would have been sent. */
export interface Captured {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * Has whatever answers a request write into memory, and gives the response back as it was before; null when its client
 * went away first.
 */
export function capture(response: ServerResponse): Promise<Captured | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const take = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    const call = (...args: unknown[]) => {
      const done = args.find((one) => typeof one === 'function');
      if (done) process.nextTick(done);
    };
    const instead = {
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status;
        const headers = rest.find((one) => typeof one === 'object' && one !== null) as OutgoingHttpHeaders | unknown[] | undefined;
        const named = Array.isArray(headers) ? pairsOf(headers) : Object.entries(headers ?? {});
        for (const [name, value] of named) if (value !== undefined) response.setHeader(name, value);
        return response;
      },
      write(chunk: unknown, ...rest: unknown[]) {
        take(chunk, rest[0]);
        call(...rest);
        return true;
      },
      end(...args: unknown[]) {
        take(args[0], args[1]);
        call(...args);
        const captured = { status: response.statusCode, headers: { ...response.getHeaders() }, body: Buffer.concat(chunks) };
        for (const name of ['writeHead', 'write', 'end', 'flush', 'on']) Reflect.deleteProperty(response, name);
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        resolve(captured);
        return response;
      },
    };
    Object.assign(response, instead);
    response.once('close', () => resolve(null));
  });
}

function pairsOf(flat: unknown[]): [string, string][] {
  if (Array.isArray(flat[0])) return flat as [string, string][];
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(flat[index + 1])] as [string, string]] : []));
}
