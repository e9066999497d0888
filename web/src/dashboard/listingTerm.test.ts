import { describe, expect, it } from 'vitest';
import { termOf } from './listingTerm';

const now = new Date('2026-11-21T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
const subscription = (status: string, cancelAt: string | null = null) => ({ id: '1', status, cancelAt, currentPeriodEnd: later(30) });

type Listing = Parameters<typeof termOf>[0];
const on = (paidUntil: string | null, backing: Listing['subscription'] = null): Listing => ({
  isActive: true,
  inactiveReason: null,
  paidUntil,
  subscription: backing,
});
const off = (paidUntil: string | null, inactiveReason: Listing['inactiveReason']): Listing => ({ ...on(paidUntil), isActive: false, inactiveReason });

describe('the paid term of a listing', () => {
  it.each<[string, Listing, object]>([
    ['renews itself', on(later(30), subscription('active')), { state: 'renews', isEnding: false, needsCredit: false }],
    ['waits for its payment', on(later(-1), subscription('active')), { state: 'collecting', isEnding: false, needsCredit: false }],
    ['was cancelled', on(later(30), subscription('active', later(30))), { state: 'cancelled', isEnding: true }],
    ['was cancelled and has long to go', on(later(61), subscription('active', later(61))), { state: 'cancelled', isEnding: false }],
    ['could not be paid', on(later(-1), subscription('past_due')), { state: 'failed', isEnding: true, date: new Date(later(13)) }],
    ['is backed by nothing', on(later(300)), { state: 'ends', isEnding: false }],
    ['is backed by what has ended', on(later(59), subscription('canceled')), { state: 'ends', isEnding: true }],
    ['is off within its term', off(later(30), 'SWITCHED_OFF'), { state: 'off', isEnding: false, needsCredit: false }],
    ['is over', off(later(-3), 'EXPIRED'), { state: 'expired', needsCredit: true }],
    ['ran out while it was off', off(later(-3), 'SWITCHED_OFF'), { state: 'expired', needsCredit: true }],
    ['never began', off(null, 'SWITCHED_OFF'), { state: 'unpaid', date: null, needsCredit: true }],
    ['was switched off by an administrator', off(later(30), 'ADMIN'), { state: 'blocked', needsCredit: false }],
  ])('%s', (_, listing, expected) => {
    expect(termOf(listing, now)).toMatchObject(expected);
  });
});
