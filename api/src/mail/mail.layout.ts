import type { Language } from '../language.js';
import type { Site } from '../site.js';
import { mailText } from './mail.texts.js';
import type { Mail } from './mailer.js';

export interface MailContent {
  subject: string;
  /** Sentences, each a paragraph: plain text. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Said below the button, smaller. */
  note?: string;
}

const COLOURS = { page: '#f3f6f5', paper: '#ffffff', ink: '#0a2136', quiet: '#5b6f7e', line: '#dae1e1', act: '#0a5a8c' };

/** A mail as HTML and as text, in one language. Mail programs know no style sheets: everything stands at its element. */
export function layOut(to: string, language: Language, site: Site, { subject, paragraphs, button, note }: MailContent): Mail {
  const footer = mailText(language, 'footer', { site: site.name, email: site.supportEmail, phone: site.supportPhone });
  const link = button && `<p style="margin:28px 0"><a href="${escape(button.url)}" style="background:${COLOURS.act};color:#ffffff;text-decoration:none;font-weight:600;padding:14px 24px;border-radius:8px;display:inline-block">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${COLOURS.quiet};word-break:break-all">${escape(button.url)}</p>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${COLOURS.page};color:${COLOURS.ink};font:16px/1.6 Figtree,'Segoe UI',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-size:22px">${escape(site.name)}</p>
<div style="background:${COLOURS.paper};border:1px solid ${COLOURS.line};border-radius:8px;padding:32px 28px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25;font-weight:500">${escape(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join('\n')}
${link ?? ''}
${note ? `<p style="margin:16px 0 0;font-size:14px;color:${COLOURS.quiet}">${escape(note)}</p>` : ''}
</div>
<p style="margin:24px 0 0;font-size:13px;color:${COLOURS.quiet}">${escape(footer)}</p>
</div></body></html>`;
  const text = [subject, ...paragraphs, button && `${button.label}:\n${button.url}`, note, `--\n${footer}`].filter(Boolean).join('\n\n');
  return { to, subject, html, text };
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
