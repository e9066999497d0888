import { ArrayType } from '@mikro-orm/core';

/** A list of texts as PostgreSQL stores it, each in quotes: MikroORM's own leaves some without, and then NULL is no text and spaces around one are lost. */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string | null {
    return value && `{${value.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  }
}
