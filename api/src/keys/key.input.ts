import { Field, InputType, Int } from 'type-graphql';
import { KeyScope } from './key.scope.js';

@InputType({ description: 'A new API key.' })
export class ApiKeyInput {
  @Field(() => String, { description: 'What it is for, 1 to 60 characters: nobody but its owner reads it. Example: "Channel manager".' })
  name: string;

  @Field(() => [KeyScope], { description: 'What it may be used for: at least one.' })
  scopes: KeyScope[];

  @Field(() => Int, { nullable: true, description: 'After how many days it ends: 30, 90 or 365; null for a key that is good until it is revoked.' })
  expiresInDays?: number | null;
}
