import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../auth.js';
import type { Context } from '../context.js';
import { Kept } from '../kept.js';
import { Weight } from '../weight.js';
import { requestPasswordReset, resetPassword } from './reset.service.js';
import { Session } from './session.entity.js';
import { findSessions, type SessionRow } from './session.service.js';
import { User } from './user.entity.js';
import { ChangePasswordInput, LoginInput, ProfileInput, RegisterInput } from './viewer.input.js';
import * as service from './viewer.service.js';

@Resolver(() => User)
export class ViewerResolver {
  @Auth('PUBLIC', 'OWN_LISTINGS_READ')
  @Kept()
  @Query(() => User, { nullable: true, description: 'Whoever is signed in; null for a visitor.' })
  viewer(@Ctx() context: Context): Promise<User | null> {
    return service.findViewer(context);
  }

  @Auth('PUBLIC')
  @Mutation(() => User, { description: 'Opens an account and signs it in on this browser.' })
  register(@Ctx() context: Context, @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput): Promise<User> {
    return service.register(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => User, { description: 'Signs in on this browser. A wrong address and a wrong password are answered alike.' })
  login(@Ctx() context: Context, @Arg('input', () => LoginInput, { description: 'Who, and the proof.' }) input: LoginInput): Promise<User> {
    return service.login(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, { description: 'Signs out on this browser; true, also when nobody was signed in.' })
  logout(@Ctx() context: Context): Promise<boolean> {
    return service.logout(context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description: 'Sends a link to set a new password, valid for 24 hours, if there is an account for the address; true in any case.',
  })
  requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
  ): Promise<boolean> {
    return requestPasswordReset({ email }, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, { description: 'Sets a new password by the token of a mail, once, and ends all sessions of the account.' })
  resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link: what follows `token=` in it.' }) token: string,
    @Arg('password', () => String, { description: 'The new password: 6 to 200 characters, not one of the commonest.' }) password: string,
  ): Promise<boolean> {
    return resetPassword({ token, password }, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => User, { description: 'Changes one’s company profile.' })
  updateProfile(@Ctx() context: Context, @Arg('input', () => ProfileInput, { description: 'The whole profile.' }) input: ProfileInput): Promise<User> {
    return service.updateProfile(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => User, { description: 'Sets a new password and ends all other sessions.' })
  changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'The present password and the new one.' }) input: ChangePasswordInput,
  ): Promise<User> {
    return service.changePassword(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => User, { description: 'Signs out all browsers but this one.' })
  endOtherSessions(@Ctx() context: Context): Promise<User> {
    return service.endOtherSessions(context);
  }

  @Auth('OWNER')
  @Weight({ items: 100 })
  @FieldResolver(() => [Session], { description: 'The browsers that are signed in, this one first; at most 100.' })
  sessions(@Root() user: User, @Ctx() { viewer, read }: Context): Promise<SessionRow[]> {
    return findSessions(user.id, viewer?.sessionId ?? null, read);
  }
}
