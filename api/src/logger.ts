import { pino, type Logger } from 'pino';

export type { Logger };

/** One JSON line an event; what could be a secret never reaches it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A driver's error carries its whole connection; what happened and where is enough.
    serializers: { err: ({ name, message, stack, code }: Error & { code?: string }) => ({ name, message, code, stack }) },
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token', '*.secret'],
  });
}
