import { registerEnumType } from 'type-graphql';

/** What messages are about by its names in the schema; the values are those of `support.rules.ts`. */
export const HelpCategory = {
  BOOKING: 'booking',
  TRAVEL: 'travel',
  ACCOUNT: 'account',
  TECHNICAL: 'technical',
  FEEDBACK: 'feedback',
  OTHER: 'other',
} as const;

export const FeedbackCategory = {
  POSITIVE: 'positive',
  SUGGESTION: 'suggestion',
  BUG: 'bug',
  FEATURE: 'feature',
  HOTEL: 'hotel',
  BOOKING: 'booking',
  OTHER: 'other',
} as const;

export const SupportCategory = { ...HelpCategory, ...FeedbackCategory } as const;

const help = {
  BOOKING: { description: 'Booking, which happens elsewhere.' },
  TRAVEL: { description: 'The journey and the stay.' },
  ACCOUNT: { description: 'An account, credits or a listing.' },
  TECHNICAL: { description: 'Something on the site does not work.' },
  FEEDBACK: { description: 'An opinion.' },
  OTHER: { description: 'Anything else.' },
};
const feedback = {
  POSITIVE: { description: 'Praise.' },
  SUGGESTION: { description: 'A suggestion.' },
  BUG: { description: 'A fault.' },
  FEATURE: { description: 'Something that is missing.' },
  HOTEL: { description: 'An accommodation.' },
  BOOKING: help.BOOKING,
  OTHER: help.OTHER,
};

registerEnumType(HelpCategory, { name: 'HelpCategory', description: 'What a question to support is about.', valuesConfig: help });
registerEnumType(FeedbackCategory, { name: 'FeedbackCategory', description: 'What feedback is about.', valuesConfig: feedback });
registerEnumType(SupportCategory, {
  name: 'SupportCategory',
  description: 'What a message to support is about: the values of both forms.',
  valuesConfig: { ...help, ...feedback },
});
