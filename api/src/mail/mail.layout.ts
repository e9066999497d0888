import type { Language } from '../language.js';
import type { Site } from '../site.js';
import { mailText } from './mail.texts.js';
import type { Mail } from './mailer.js';

export interface MailContent {
  subject: string;
  /** Sentences, each a paragraph: plain text. */
  paragraphs: string[];
  /** Figures: names on the left, the rest aligned right. */
  table?: { head: string[]; rows: string[][] };
  /** Said below the table. */
  afterTable?: string;
  button?: { label: string; url: string };
  /** Said below the button, smaller. */
  note?: string;
  /** The last thing, smaller still: how this mail is stopped. */
  quietLink?: { label: string; url: string };
}

const COLOURS = { page: '#f3f6f5', paper: '#ffffff', ink: '#0a2136', quiet: '#5b6f7e', line: '#dae1e1', act: '#0a5a8c' };

/** A mail as HTML and as text, in one language. Mail programs know no style sheets: everything stands at its element. */
export function layOut(to: string, language: Language, site: Site, { subject, paragraphs, table, afterTable, button, note, quietLink }: MailContent): Mail {
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
${table ? tableHtml(table) : ''}${afterTable ? `<p style="margin:0 0 16px">${escape(afterTable)}</p>` : ''}
${link ?? ''}
${note ? `<p style="margin:16px 0 0;font-size:14px;color:${COLOURS.quiet}">${escape(note)}</p>` : ''}
${quietLink ? `<p style="margin:8px 0 0;font-size:14px"><a href="${escape(quietLink.url)}" style="color:${COLOURS.quiet}">${escape(quietLink.label)}</a></p>` : ''}
</div>
<p style="margin:24px 0 0;font-size:13px;color:${COLOURS.quiet}">${escape(footer)}</p>
</div></body></html>`;
  const text = [subject, ...paragraphs, table && tableText(table), afterTable, button && `${button.label}:\n${button.url}`, note, quietLink && `${quietLink.label}:\n${quietLink.url}`, `--\n${footer}`].filter(Boolean).join('\n\n');
  return { to, subject, html, text };
}

type Table = NonNullable<MailContent['table']>;

function tableHtml({ head, rows }: Table): string {
  const cell = (name: 'td' | 'th', style: string) => (text: string, index: number) =>
    `<${name} style="padding:8px ${index === 0 ? '8px 8px 0' : '0 8px 8px'};text-align:${index === 0 ? 'left' : 'right'};vertical-align:top;border-bottom:1px solid ${COLOURS.line};${style}">${escape(text)}</${name}>`;
  const line = (cells: string[]) => `<tr>${cells.join('')}</tr>`;
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:14px">
<thead>${line(head.map(cell('th', `font-weight:500;color:${COLOURS.quiet}`)))}</thead>
<tbody>${rows.map((row) => line(row.map(cell('td', 'font-variant-numeric:tabular-nums')))).join('\n')}</tbody></table>`;
}

/** A line for each row: `Vila Lavanda: page opened 312, contacts 45`. */
function tableText({ head, rows }: Table): string {
  return rows.map(([name, ...figures]) => `${name}: ${figures.map((figure, index) => `${head[index + 1]} ${figure}`).join(', ')}`).join('\n');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
