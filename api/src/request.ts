import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import proxyAddress from 'proxy-addr';
import { Language, LANGUAGES } from './language.js';

/** The language a request asks for; German where it asks for none of ours. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  if (!headers['accept-language']) return Language.DE;
  return (new Negotiator({ headers }).language(LANGUAGES) as Language | undefined) ?? Language.DE;
}

/** How many proxies stand in front, or their addresses; none, and no header can make up an address. */
export function trustedProxies(setting: string): number | string | false {
  if (setting === '') return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}

/** Reads a client's network address as Express does, before Express. */
export function addressReader(setting: string): (request: IncomingMessage) => string {
  const trusted = trustedProxies(setting);
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : proxyAddress.compile(trusted.split(/ *, */));
  return (request) => proxyAddress(request, trust);
}
