import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../context.js';
import { AppError } from '../errors.js';
import { Region } from '../regions/region.entity.js';
import { checkInput } from '../rules.js';
import { hashPassword, isOutdated, isPassword } from './password.js';
import { endSession, endSessions, startSession } from './session.service.js';
import { User } from './user.entity.js';
import type { ChangePasswordInput, LoginInput, ProfileInput, RegisterInput } from './viewer.input.js';
import { businessRules, changePasswordRules, loginRules, profileRules, registerRules, withScheme } from './viewer.rules.js';

/** Whoever is signed in; null for a visitor. */
export function findViewer({ viewer, em }: Context): Promise<User | null> {
  return viewer ? em.findOne(User, viewer.id) : Promise.resolve(null);
}

/** Whoever is signed in, with everything that is known of them. */
export async function requireViewer(context: Context): Promise<User> {
  const user = await findViewer(context);
  if (!user) throw new AppError('UNAUTHENTICATED', 'unauthenticated');
  return user;
}

/** Opens an account and signs it in. */
export async function register(input: RegisterInput, context: Context): Promise<User> {
  const fields = isBusiness(input) ? businessFields(input, context) : plainFields(input);
  await context.limits.consume('register', context.address);
  const password = await hashPassword(input.password);
  try {
    const user = await context.em.fork().transactional(async (em) => {
      const created = em.create(User, { ...fields, password, language: context.language });
      await em.flush();
      await context.jobs.sendMail({ template: 'welcome', userId: created.id }, em);
      return created;
    });
    await startSession(user, context);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('CONFLICT', 'emailTaken', { fields: { 'input.email': { key: 'emailTaken' } } });
  }
  return requireViewer(context);
}

const BUSINESS_FIELDS = [
  'companyName',
  'businessAddress',
  'accommodationType',
  'accommodationSize',
  'region',
  'contactPerson',
  'website',
  'description',
] as const;

function isBusiness(input: RegisterInput): boolean {
  return BUSINESS_FIELDS.some((name) => (input[name] ?? '') !== '');
}

function plainFields(input: RegisterInput) {
  const { email, phone } = checkInput(registerRules, input);
  return { email, phone };
}

function businessFields(input: RegisterInput, { em }: Context) {
  const rules = checkInput(businessRules, input);
  const [firstName = '', ...lastNames] = rules.contactPerson.split(/\s+/);
  return {
    email: rules.email,
    phone: rules.phone,
    firstName,
    lastName: lastNames.join(' ') || null,
    companyName: rules.companyName,
    companyType: rules.accommodationType,
    address: rules.businessAddress,
    accommodationSize: rules.accommodationSize,
    region: em.getReference(Region, Number(rules.region)),
    website: withScheme(rules.website ?? '') || null,
    description: rules.description,
  };
}

/** Signs in. The answer to a wrong address and to a wrong password is the same, in words and in time. */
export async function login(input: LoginInput, context: Context): Promise<User> {
  const { email, password } = checkInput(loginRules, input);
  const { limits, address } = context;
  await limits.consume('loginAddress', address);
  await limits.consume('loginHere', email, address);
  await limits.consume('loginAccount', email);
  const user = await findByEmail(email, context);
  if (!(await isPassword(password, user?.password ?? null)) || !user) throw new AppError('UNAUTHENTICATED', 'loginFailed');
  if (!user.isActive) throw new AppError('FORBIDDEN', 'accountInactive');
  await Promise.all([
    limits.clear('loginHere', email, address),
    limits.clear('loginAccount', email),
    // Only this one attempt: whoever has an account of their own must not buy more guesses with it.
    limits.giveBack('loginAddress', address),
  ]);
  if (isOutdated(user.password)) user.password = await hashPassword(password);
  await context.em.flush();
  await startSession(user, context);
  return user;
}

export async function findByEmail(email: string, { em, read }: Pick<Context, 'em' | 'read'>): Promise<User | null> {
  const [row] = await read<{ id: number }>('select id from "user" where lower(email) = lower($1)', [email]);
  return row ? em.findOne(User, row.id) : null;
}

export async function logout(context: Context): Promise<boolean> {
  await endSession(context);
  return true;
}

export async function updateProfile(input: ProfileInput, context: Context): Promise<User> {
  const { website, ...rules } = checkInput(profileRules, input);
  const user = await requireViewer(context);
  const emptied = Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, value || null]));
  context.em.assign(user, { ...emptied, country: rules.country, website: withScheme(website ?? '') || null });
  await context.em.flush();
  // Derived by the database from what was just written.
  await context.em.refresh(user);
  return user;
}

/** Sets a new password for whoever knows the present one, and signs out everywhere else. */
export async function changePassword(input: ChangePasswordInput, context: Context): Promise<User> {
  const { currentPassword, password } = checkInput(changePasswordRules, input);
  const user = await requireViewer(context);
  await context.limits.consume('loginAccount', user.email);
  if (!(await isPassword(currentPassword, user.password))) {
    throw new AppError('INVALID', 'currentPasswordWrong', { fields: { 'input.currentPassword': { key: 'currentPasswordWrong' } } });
  }
  const hashed = await hashPassword(password);
  await context.em.transactional(async (em) => {
    user.password = hashed;
    await em.flush();
    await context.jobs.sendMail({ template: 'passwordChanged', userId: user.id }, em);
  });
  await endSessions(user.id, context.viewer?.sessionId ?? null, context.read);
  return user;
}

/** Signs out all other browsers. */
export async function endOtherSessions(context: Context): Promise<User> {
  if (context.viewer) await endSessions(context.viewer.id, context.viewer.sessionId, context.read);
  return requireViewer(context);
}
