import { number, object, string } from 'yup';

/** What the two forms of support send. Nothing is asked for but that there is a message. */

export const HELP_CATEGORIES = ['booking', 'travel', 'account', 'technical', 'feedback', 'other'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export const FEEDBACK_CATEGORIES = ['positive', 'suggestion', 'bug', 'feature', 'hotel', 'booking', 'other'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** A category as the schema's enum value: `BUG`. */
export const categoryConstant = <Category extends HelpCategory | FeedbackCategory>(category: Category) => category.toUpperCase() as Uppercase<Category>;

/** What was chosen in a form as the schema has it; nothing where nothing was. */
export function chosen<Category extends HelpCategory | FeedbackCategory>(categories: readonly Category[], value: string): Uppercase<Category> | undefined {
  const known = categories.find((category) => category === value);
  return known && categoryConstant(known);
}

/** From dissatisfied to excellent. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

const text = (max: number) => string().trim().max(max, 'tooLong');

export const MESSAGE_LENGTH = 5000;
const message = text(MESSAGE_LENGTH).required('messageRequired');
const sender = { name: text(120), email: text(254).email('emailInvalid') };

export const helpRules = object({
  ...sender,
  subject: text(200),
  category: string().oneOf(['', ...HELP_CATEGORIES], 'categoryUnknown'),
  message,
});

export const feedbackRules = object({
  ...sender,
  category: string().oneOf(['', ...FEEDBACK_CATEGORIES], 'categoryUnknown'),
  rating: number().integer('ratingInvalid').min(1, 'ratingInvalid').max(5, 'ratingInvalid'),
  message,
});
