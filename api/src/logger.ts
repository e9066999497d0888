import { pino, type Logger } from 'pino';

export type { Logger };

/** One JSON line an event; what could be a secret never reaches it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
  });
}
