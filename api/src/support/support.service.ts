import { randomInt } from 'node:crypto';
import type { Context } from '../context.js';
import { checkInput } from '../rules.js';
import type { FeedbackInput, HelpRequestInput } from './support.input.js';
import { feedbackRules, helpRules } from './support.rules.js';
import { SupportKind, SupportRequest } from './support-request.entity.js';

/** Letters and digits that nobody mistakes for one another on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Takes a message of the help form; gives back what to refer to. */
export function submitHelpRequest(input: HelpRequestInput, context: Context): Promise<string> {
  const { name, email, subject, category, message } = checkInput(helpRules, input);
  return submit({ kind: SupportKind.HELP, name, email, subject, category, message }, input.homepage, context);
}

/** Takes a message of the feedback form; gives back what to refer to. */
export function submitFeedback(input: FeedbackInput, context: Context): Promise<string> {
  const { name, email, category, rating, message } = checkInput(feedbackRules, input);
  return submit({ kind: SupportKind.FEEDBACK, name, email, category, rating, message }, input.homepage, context);
}

interface Message {
  kind: SupportKind;
  name?: string;
  email?: string;
  subject?: string;
  category?: string;
  rating?: number;
  message: string;
}

async function submit(message: Message, trap: string | null | undefined, context: Context): Promise<string> {
  const { em, viewer, language, jobs, limits, address, now } = context;
  const reference = `${message.kind === SupportKind.HELP ? 'H' : 'F'}-${randomReference()}`;
  // A machine that fills every field gets the same answer, and nobody is bothered.
  if (trap) return reference;
  await limits.consume('support', address);
  await em.fork().transactional(async (transaction) => {
    const request = transaction.create(SupportRequest, {
      reference,
      kind: message.kind,
      category: message.category ?? '',
      name: message.name || null,
      email: message.email || null,
      subject: message.subject || null,
      rating: message.rating ?? null,
      message: message.message,
      language,
      user: viewer?.id ?? null,
      createdAt: now(),
    });
    await transaction.flush();
    await jobs.sendMail({ template: 'supportRequest', requestId: request.id }, transaction);
  });
  return reference;
}

function randomReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
