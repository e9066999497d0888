import { Field, InputType, Int } from 'type-graphql';
import { FeedbackCategory, HelpCategory } from './categories.js';

@InputType({ description: 'The help form. Only the message is needed.' })
export class HelpRequestInput {
  @Field(() => String, { nullable: true, description: 'The sender’s name, at most 120 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the answer goes.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'In a line, at most 200 characters.' })
  subject?: string | null;

  @Field(() => HelpCategory, { nullable: true, description: 'What it is about.' })
  category?: string | null;

  @Field(() => String, { description: 'The message, at most 5,000 characters.' })
  message: string;

  @Field(() => String, { nullable: true, description: 'Left empty by people: pages hide it. Whoever fills it is answered and not heard.' })
  homepage?: string | null;
}

@InputType({ description: 'The feedback form. Only the message is needed.' })
export class FeedbackInput {
  @Field(() => String, { nullable: true, description: 'The sender’s name, at most 120 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where an answer goes, if one is wanted.' })
  email?: string | null;

  @Field(() => FeedbackCategory, { nullable: true, description: 'What it is about.' })
  category?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 5: 5 is excellent, 1 is dissatisfied.' })
  rating?: number | null;

  @Field(() => String, { description: 'The message, at most 5,000 characters.' })
  message: string;

  @Field(() => String, { nullable: true, description: 'Left empty by people: pages hide it. Whoever fills it is answered and not heard.' })
  homepage?: string | null;
}
