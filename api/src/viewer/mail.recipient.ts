import type { Read } from '../database.js';
import type { Language } from '../language.js';
import { layOut } from '../mail/mail.layout.js';
import { mailText, type MailTextKey } from '../mail/mail.texts.js';
import type { Mail } from '../mail/mailer.js';
import { pageUrl, type Site } from '../site.js';

/** Whom a mail goes to. */
export interface Recipient {
  id: number;
  email: string;
  name: string;
  language: Language;
}

/** Looks somebody up by number or address; nobody where the account is gone or deactivated. */
export async function findRecipient(key: { id: number } | { email: string }, read: Read): Promise<Recipient | undefined> {
  const [condition, value] = 'id' in key ? ['id = $1', key.id] : ['lower(email) = lower($1)', key.email];
  const [recipient] = await read<Recipient>(
    `select id, email, trim(concat_ws(' ', first_name, last_name)) as name, language from "user" where ${condition} and is_active`,
    [value],
  );
  return recipient;
}

type Template<Key> = Key extends `${infer Name}.button` ? Name : never;

interface Letter {
  template: Template<MailTextKey>;
  /** Where the button leads. */
  path: string;
  /** Put into the texts. */
  values?: Record<string, string | number>;
  /** Said after the text of the template. */
  further?: MailTextKey[];
}

/** Writes a mail of a template: greeting, text, button, note. */
export function writeMail({ email, name, language }: Recipient, site: Site, { template, path, values, further = [] }: Letter): Mail {
  const text = (key: MailTextKey) => mailText(language, key, { site: site.name, name, ...values });
  return layOut(email, language, site, {
    subject: text(`${template}.subject`),
    paragraphs: [name ? mailText(language, 'greeting', { name }) : mailText(language, 'greetingUnknown'), text(`${template}.text`), ...further.map(text)],
    button: { label: text(`${template}.button`), url: pageUrl(site, language, path) },
    note: text(`${template}.note`),
  });
}
