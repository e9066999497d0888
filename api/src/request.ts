import type { Request } from 'express';
import { Language, LANGUAGES } from './language.js';

/** The language a request asks for; German where it asks for none of ours. */
export function languageOf(request: Request): Language {
  if (!request.headers['accept-language']) return Language.DE;
  return (request.acceptsLanguages(LANGUAGES) || Language.DE) as Language;
}
