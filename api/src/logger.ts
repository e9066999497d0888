import { type DestinationStream, pino, type Logger } from 'pino';
import { currentWork } from './work.js';

export type { Logger };

/** What a terminal takes for an order, and an eye for another line or another direction: JSON would let it stand as it is. */
const NOT_PLAIN = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** How an address may carry a name and a password, and whatever else is secret where it stands in a text. */
const SECRETS: [RegExp, string][] = [
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"\\]+@/gi, '$1***@'],
  [/\b(?:sk|rk|pk)_(?:live|test)_\w+|\bwhsec_[\w+/=]+|\bobala_[A-Za-z0-9]{40}\b/g, '***'],
  // Links in mails: whoever has them needs no password.
  [/([?&]token=|\/mail\/off\/)[\w-]+/g, '$1***'],
  // Whose mailbox it is, is nobody's business; where it is, helps.
  [/[\w.+-]+@(?=[\w-]+\.[a-z])/gi, '***@'],
];

/** One JSON line an event, with the request or the job that it belongs to. What could be a secret never reaches it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const { requestId, job, jobId } = currentWork() ?? {};
        return { requestId, job, jobId };
      },
      // A driver's error carries its whole connection and what was to be written; what happened and where is enough.
      serializers: { err: ({ name, message, stack, code }: Error & { code?: string }) => ({ name, message, code, stack }) },
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token', '*.secret'],
      hooks: { streamWrite: (line) => SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line).replace(NOT_PLAIN, asEscape) },
    },
    destination,
  );
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
