import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.js';
import { CreditTransactionType } from '../credits/credit-transaction.entity.js';
import { type Account, book, withAccount } from '../credits/ledger.service.js';
import { ask, isMissing } from '../credits/stripe.js';
import { AppError, invalid } from '../errors.js';
import { Hotel } from '../hotels/hotel.entity.js';
import { findHotel } from '../hotels/hotel.service.js';
import { InactiveReason } from '../hotels/inactive-reason.js';
import { removeUnusedPictures } from '../hotels/listing.pictures.js';
import { turn } from '../hotels/term.service.js';
import { Image } from '../images/image.entity.js';
import { imageIdOf } from '../images/image.files.js';
import { eraseTraces } from '../privacy/erase.service.js';
import { checkInput } from '../rules.js';
import { SupportRequest } from '../support/support-request.entity.js';
import { User } from '../viewer/user.entity.js';
import { grantRules } from './admin.rules.js';
import { AuditAction, AuditEntry } from './audit-entry.entity.js';

/** What is written down of a deed, in its own transaction. */
async function record(em: EntityManager, { viewer }: Context, action: AuditAction, target: { id: number; name: string }, reason?: string): Promise<void> {
  const admin = await em.findOneOrFail(User, viewer?.id ?? 0);
  em.create(AuditEntry, {
    admin,
    adminEmail: admin.email,
    action,
    targetId: target.id,
    targetName: target.name.slice(0, 254),
    reason: reason ?? null,
  });
  await em.flush();
}

/** Lets an account sign in, or no longer. */
export async function setUserActive(id: number, isActive: boolean, context: Context): Promise<User> {
  await withUser(id, context, async (em, user) => {
    if (user.isActive === isActive) return;
    if (!isActive) await refuseLastAdmin(user, em, context);
    user.isActive = isActive;
    await record(em, context, isActive ? AuditAction.USER_ACTIVATED : AuditAction.USER_DEACTIVATED, { id, name: user.email });
  });
  return context.loaders.user.clear(id).load(id);
}

/**
 * Removes an account with its listings, pictures, messages and sessions, and cancels what it has subscribed to. The
 * lines of the ledger stay, without the person; the log of the administration keeps its number only. When Stripe cannot be reached, nothing is removed: the card would be charged on.
 */
export async function deleteUser(id: number, context: Context): Promise<number> {
  const subscriptions = await context.read<{ id: string }>(
    `select stripe_subscription_id as id from subscription where user_id = $1 and status not in ('canceled', 'incomplete_expired')`,
    [id],
  );
  await withUser(id, context, (em, user) => refuseLastAdmin(user, em, context));
  await ask(context, 'forceSyncFailed', async () => {
    for (const subscription of subscriptions) {
      await context.payments.stripe.subscriptions.cancel(subscription.id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
  });
  const pictures = await withUser(id, context, async (em, user) => {
    await refuseLastAdmin(user, em, context);
    const hotels = await em.find(Hotel, { owner: id });
    const uploads = await em.find(Image, { uploadedBy: id }, { fields: ['id'] });
    await record(em, context, AuditAction.USER_DELETED, { id, name: user.email });
    await eraseTraces(user, em);
    await em.nativeDelete(User, { id });
    const shown = hotels.flatMap(({ imageUrl, imageUrls }) => [imageUrl, ...imageUrls]).map(imageIdOf);
    return [...shown.filter((picture) => picture !== null), ...uploads.map((image) => image.id)];
  });
  await removeUnusedPictures([...new Set(pictures)], context);
  return id;
}

async function withUser<Result>(id: number, context: Context, work: (em: EntityManager, user: User, account: Account) => Promise<Result>): Promise<Result> {
  const result = await withAccount(id, context, async (em, account) => {
    const user = await em.findOneOrFail(User, id);
    return { value: await work(em, user, account) };
  });
  if (!result) throw new AppError('NOT_FOUND', 'userNotFound');
  return result.value;
}

/** Nobody shuts themselves out, and one administrator always remains. */
async function refuseLastAdmin(user: User, em: EntityManager, { viewer }: Context): Promise<void> {
  if (user.id === viewer?.id) throw new AppError('CONFLICT', 'notOneself');
  if (!user.isAdmin) return;
  // One after the other: of two who remove each other, the second finds nobody else left.
  await em.execute('select pg_advisory_xact_lock(710408)');
  const others = await em.count(User, { isAdmin: true, isActive: true, id: { $ne: user.id } });
  if (others === 0) throw new AppError('CONFLICT', 'lastAdmin');
}

/** Gives credits, or takes them back, with a reason that the operator reads in the ledger. */
export async function grantCredits(userId: number, amount: number, reason: string, context: Context): Promise<User> {
  const { reason: text } = checkInput(grantRules, { amount, reason }, '');
  await withUser(userId, context, async (em, user, account) => {
    if (account.credits + amount < 0) throw invalid('amount', 'creditsNotThere');
    await book(em, account, { type: CreditTransactionType.ADJUSTMENT, amount, description: text }, context.now());
    await record(em, context, AuditAction.CREDIT_GRANTED, { id: userId, name: user.email }, `${amount > 0 ? '+' : ''}${amount}: ${text}`);
  });
  return context.loaders.user.clear(userId).load(userId);
}

/** Switches anybody's listing. What an administrator has switched off, its operator cannot switch on. */
export function adminSetHotelActive(id: number, isActive: boolean, context: Context): Promise<Hotel | null> {
  return withHotel(id, context, async (em, hotel, account) => {
    const isChanged = await turn(hotel, isActive, InactiveReason.ADMIN, em, account, context.now());
    if (isChanged) await record(em, context, isActive ? AuditAction.HOTEL_ACTIVATED : AuditAction.HOTEL_DEACTIVATED, hotel);
  });
}

export function setHotelFeatured(id: number, isFeatured: boolean, context: Context): Promise<Hotel | null> {
  return withHotel(id, context, async (em, hotel) => {
    if (hotel.isFeatured === isFeatured) return;
    hotel.isFeatured = isFeatured;
    await record(em, context, isFeatured ? AuditAction.HOTEL_FEATURED : AuditAction.HOTEL_UNFEATURED, hotel);
  });
}

export async function adminDeleteHotel(id: number, context: Context): Promise<number> {
  let pictures: string[] = [];
  await withHotel(id, context, async (em, hotel) => {
    pictures = [hotel.imageUrl, ...hotel.imageUrls];
    await record(em, context, AuditAction.HOTEL_DELETED, hotel);
    await em.nativeDelete(Hotel, { id });
  });
  await removeUnusedPictures(pictures.map(imageIdOf).filter((picture) => picture !== null), context);
  return id;
}

async function withHotel(id: number, context: Context, work: (em: EntityManager, hotel: Hotel, account: Account) => Promise<void>): Promise<Hotel | null> {
  const known = (await findHotel({ id }, context)) as (Hotel & { ownerId: number }) | null;
  if (!known) throw new AppError('NOT_FOUND', 'hotelNotFound');
  await withAccount(known.ownerId, context, async (em, account) => {
    const hotel = await em.findOne(Hotel, id);
    if (!hotel) throw new AppError('NOT_FOUND', 'hotelNotFound');
    await work(em, hotel, account);
  });
  return findHotel({ id }, context);
}

/** Marks a message to support as taken care of, or as open again. */
export async function setMessageDone(id: number, isDone: boolean, context: Context): Promise<SupportRequest> {
  return context.em.fork().transactional(async (em) => {
    const message = await em.findOne(SupportRequest, id);
    if (!message) throw new AppError('NOT_FOUND', 'notFound');
    if (message.isDone !== isDone) {
      message.isDone = isDone;
      await record(em, context, isDone ? AuditAction.MESSAGE_DONE : AuditAction.MESSAGE_REOPENED, { id, name: message.reference });
    }
    return message;
  });
}
