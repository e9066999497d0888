import type { Env } from './env.js';
import { Language } from './language.js';

/** Who runs this site and how to reach them: the one place for it, fed by the environment. */
export interface Site {
  name: string;
  origin: string;
  supportEmail: string;
  partnerEmail: string;
  supportPhone: string;
  operatorName: string;
  operatorAddress: string;
}

export function siteOf(env: Env): Site {
  return {
    name: 'Obala',
    origin: env.PUBLIC_URL,
    supportEmail: env.SUPPORT_EMAIL,
    partnerEmail: env.PARTNER_EMAIL,
    supportPhone: env.SUPPORT_PHONE,
    operatorName: env.OPERATOR_NAME,
    operatorAddress: env.OPERATOR_ADDRESS,
  };
}

/** The address of a page in a language: German lives at the bare paths. Never from a request: its host may be made up. */
export function pageUrl({ origin }: Site, language: Language, path: string): string {
  return origin + (language === Language.DE ? '' : `/${language}`) + path;
}
