import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { CARD } from '../src/test/payments.js';
import { formOf, picture } from '../src/test/listings.js';
import { Client } from './client.js';
import type { Ground } from './ground.js';

const PASSWORD = 'kamen-i-more-7';
const LISTS = '{ hotels(first: 20) { nodes { id name slug region { id slug } } } }';

/** What the product has said that it has done. */
export interface Acknowledged {
  listings: Map<string, number>;
  pictures: string[];
  payments: string[];
}

/** An operator at work: reads, signs in, uploads, puts up listings, pays; and remembers what was acknowledged. */
export class WorkingOperator extends Client {
  readonly acknowledged: Acknowledged = { listings: new Map(), pictures: [], payments: [] };
  /** Sessions at Stripe that were paid, whatever the product knows. */
  readonly paid: string[] = [];
  /** Each listing that was asked for has a name of its own, and is asked for once. */
  readonly asked: string[] = [];
  private pictures: string[] = [];
  private turn = 0;
  private isSignedIn = true;

  constructor(
    private readonly ground: Ground,
    readonly name: string,
    ...rest: ConstructorParameters<typeof Client>
  ) {
    super(...rest);
  }

  get email(): string {
    return `${this.name}@example.org`;
  }

  /** An account with pictures for its listings and credits to begin with. */
  async settle(): Promise<this> {
    const account = { email: this.email, password: PASSWORD, confirmPassword: PASSWORD, phone: '+385 21 1' };
    expect((await this.send('POST', '/api/auth/register', account)).kind).toBe('ok');
    for (let count = 0; count < 6; count += 1) await this.upload();
    this.pictures = [...this.acknowledged.pictures];
    expect(this.pictures.length).toBe(6);
    await this.ground.postgres.look(
      `insert into credit_transaction (user_id, type, amount, description) select id, 'adjustment', 10000, 'Probe' from "user" where email = $1`,
      [this.email],
    );
    return this;
  }

  /** One thing after the other, until it is told to stop. */
  async work(isOver: () => boolean, deeds: readonly (keyof typeof DEEDS)[] = ['read', 'create', 'signIn', 'read', 'upload', 'pay']): Promise<void> {
    while (!isOver()) {
      this.turn += 1;
      const deed = (this.isSignedIn && deeds[this.turn % deeds.length]) || 'signIn';
      await DEEDS[deed](this);
      await sleep(20);
    }
  }

  async read(): Promise<void> {
    const prefix = this.language === 'de' ? '' : `/${this.language}`;
    const paths = ['/api/hotels?priceMin=1', `${prefix}/hotels?priceMin=${1 + (this.turn % 50)}`, '/api/user/hotels', '/api/auth/user'];
    await this.send('GET', paths[this.turn % paths.length] ?? '/');
    await this.graphql(LISTS);
  }

  async create(): Promise<void> {
    const name = `${this.name} Kuća ${this.asked.length}`;
    this.asked.push(name);
    const [imageUrl, ...images] = this.pictures;
    const { kind, body } = await this.send<{ id?: string } | null>('POST', '/api/hotels', {
      name, regionId: 1, address: 'Obala 1, 21000 Split', pricePerNight: 120, rooms: 2, guests: 4, size: 65, imageUrl, images,
      shortDescription: 'Ein Haus am Wasser, mit Garten.', description: 'Ein Haus am Wasser, mit Garten und einer Terrasse, auf der man bis in den Abend sitzt.',
    });
    if (kind === 'ok') this.acknowledged.listings.set(name, Number(body?.id));
  }

  /** Ends the session before, also where the answer with the new one is lost: then it has to be done again. */
  async signIn(): Promise<void> {
    const { kind } = await this.send('POST', '/api/auth/login', { email: this.email, password: PASSWORD });
    this.isSignedIn = kind === 'ok';
  }

  async upload(): Promise<void> {
    const { kind, body } = await this.send<{ imageUrls?: string[] } | null>('POST', '/api/upload/images', formOf('images', [[await picture(), 'kuca.jpg']]));
    if (kind === 'ok') this.acknowledged.pictures.push(...(body?.imageUrls ?? []));
  }

  async pay(): Promise<void> {
    const { stripe } = this.ground;
    const begun = await this.send<{ checkoutUrl?: string } | null>('POST', '/api/stripe/create-checkout-session', { priceId: stripe.settings.STRIPE_PRICE_ID });
    const sessionId = /cs_[^/?"]+/.exec(begun.body?.checkoutUrl ?? '')?.[0];
    if (!sessionId) return;
    if ((await stripe.billing.pay(sessionId, CARD)).kind !== 'paid') return;
    this.paid.push(sessionId);
    const { kind } = await this.send('POST', '/api/stripe/sync-checkout', { sessionId });
    if (kind === 'ok') this.acknowledged.payments.push(sessionId);
  }
}

const DEEDS = {
  read: (operator: WorkingOperator) => operator.read(),
  create: (operator: WorkingOperator) => operator.create(),
  signIn: (operator: WorkingOperator) => operator.signIn(),
  upload: (operator: WorkingOperator) => operator.upload(),
  pay: (operator: WorkingOperator) => operator.pay(),
};
