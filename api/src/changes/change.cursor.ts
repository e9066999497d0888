import { invalid } from '../errors.js';

/** A position in the order of changes, opaque to clients. */
export function encodeCursor(position: number): string {
  return Buffer.from(`changes:${position}`).toString('base64url');
}

/** The position of a cursor; `field` is named where it is none. */
export function decodeCursor(cursor: string, field: string): number {
  const [, digits] = /^changes:([0-9]{1,15})$/.exec(Buffer.from(cursor.slice(0, 100), 'base64url').toString()) ?? [];
  if (digits === undefined) throw invalid(field, 'cursorInvalid');
  return Number(digits);
}
