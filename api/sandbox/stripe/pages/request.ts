import type { Request } from 'express';
import type { Card } from '../billing.js';
import { tidyExpiry } from './card.js';

/** A field of a form as text; what is missing or came twice is empty. */
export function formField(request: Request, name: string): string {
  const body: unknown = request.body;
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}

/** A value of the query as text. */
export function queryField(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}

/** The card that was typed. */
export function cardOf(request: Request): Card {
  const field = (name: keyof Card) => formField(request, name).slice(0, 100);
  return { number: field('number'), expiry: tidyExpiry(field('expiry')), cvc: field('cvc'), name: field('name') };
}

/** Carries what a refused form held over the redirect to the page that shows it, once. */
export class Attempts<T> {
  private readonly kept = new Map<string, T>();

  put(id: string, attempt: T): void {
    this.kept.set(id, attempt);
  }

  take(id: string): T | undefined {
    const attempt = this.kept.get(id);
    this.kept.delete(id);
    return attempt;
  }
}
