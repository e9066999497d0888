import type { ErrorRequestHandler, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { presentThrown, retryAfterOf } from '../executor.js';
import type { Logger } from '../logger.js';
import { languageOf } from '../request.js';

/** An error as REST says it: `{ message, code, fields }`, and with what nobody expected, the id of the request. The fields carry the names of the parameters. */
export function sendError(response: Response, status: number, error: GraphQLFormattedError): void {
  const { message, extensions } = error;
  const retryAfter = retryAfterOf(error);
  if (retryAfter) response.set('Retry-After', retryAfter);
  const fields = Object.entries((extensions?.fields ?? {}) as Record<string, string>);
  response.status(status).json({
    message,
    code: extensions?.code,
    ...(extensions?.requestId !== undefined && { requestId: extensions.requestId }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields.map(([path, text]) => [path.replace(/^(filter|input)\./, ''), text])) }),
  });
}

/** The last handler of all: whatever was thrown becomes an answer, and what was not expected a line in the log. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  // Express knows by their number that it is one for errors.
  return (error: Error & { status?: number }, request, response, _) => {
    if (response.headersSent) {
      // Whoever reads it has to see that the rest is missing.
      log.error({ err: error }, 'an answer broke off');
      return void response.destroy();
    }
    const { status, problem } = presentThrown(error, languageOf(request), log);
    sendError(response, status, problem);
  };
}
