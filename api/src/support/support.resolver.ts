import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { FeedbackInput, HelpRequestInput } from './support.input.js';
import { submitFeedback, submitHelpRequest } from './support.service.js';

@Resolver()
export class SupportResolver {
  @Auth('PUBLIC')
  @Mutation(() => String, { description: 'Sends a message to support; gives back the reference to name in questions about it, for example H-7K3P2Q.' })
  submitHelpRequest(
    @Ctx() context: Context,
    @Arg('input', () => HelpRequestInput, { description: 'The help form.' }) input: HelpRequestInput,
  ): Promise<string> {
    return submitHelpRequest(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => String, { description: 'Sends feedback to support; gives back the reference to name in questions about it, for example H-7K3P2Q.' })
  submitFeedback(
    @Ctx() context: Context,
    @Arg('input', () => FeedbackInput, { description: 'The feedback form.' }) input: FeedbackInput,
  ): Promise<string> {
    return submitFeedback(input, context);
  }
}
