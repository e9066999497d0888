import type { Logger } from './logger.js';

/** What libraries and Node itself would print past the log becomes lines of it: whoever reads them reads JSON. */
export function logWhatIsPrinted(log: Logger): void {
  const take = (level: 'info' | 'warn') => (...printed: unknown[]) => {
    // Only texts and errors: in an object could be anything.
    const err = printed.find((one) => one instanceof Error);
    log[level]({ err, printed: printed.filter((one) => typeof one === 'string').join(' ') }, 'a library prints something');
  };
  const [say, complain] = [take('info'), take('warn')];
  Object.assign(console, { log: say, info: say, debug: say, warn: complain, error: complain });
  process.removeAllListeners('warning').on('warning', (warning) => log.warn({ err: warning }, 'Node warns'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends: nobody expected this');
    process.exit(1);
  });
}
