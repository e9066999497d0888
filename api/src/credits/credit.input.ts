import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What is to be bought.' })
export class CheckoutInput {
  @Field(() => ID, { description: 'The price of the offer: another one is refused.' })
  priceId: string;

  @Field(() => String, { nullable: true, description: 'A promotion code to begin with; without one, it can be entered at Stripe. Example: "SOMMER".' })
  promoCode?: string | null;
}
