import { stringify } from 'csv-stringify/sync';
import { type Request, type Response, Router } from 'express';
import type { Context } from '../context.js';
import type { Read } from '../database.js';
import { invalid } from '../errors.js';
import { idOf } from '../ids.js';
import { Language, LANGUAGES } from '../language.js';
import { sendBits } from '../stream.js';
import { findCsvLines } from './csv.query.js';
import { CSV_HEADS } from './csv.texts.js';
import { CONTACT_KINDS, VISIT_KINDS } from './visit.kind.js';
import type { Period } from './statistic.query.js';
import { findScope } from './statistic.service.js';

/** `GET /api/statistics.csv?hotelId=&days=&language=`: the figures of one's own listings, a line for each listing and day. */
export function csvRoutes(contextOf: (request: Request, response: Response) => Promise<Context>): Router {
  return Router().get('/api/statistics.csv', async (request, response) => {
    const context = await contextOf(request, response);
    const { hotelId, days = '30', language: wished } = request.query;
    const language = LANGUAGES.find((known) => known === wished) ?? context.language;
    if (typeof days !== 'string' || !/^\d{1,3}$/.test(days)) throw invalid('days', 'daysInvalid', { max: 365 });
    const { listings, period } = await findScope(typeof hotelId === 'string' && hotelId !== '' ? idOf(hotelId, 'hotelId') : null, Number(days), context);
    await sendBits(csvOf(listings.map(({ id }) => id), period, language, context.read), {
      request,
      response,
      log: context.log,
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="obala-${period.from}-${period.to}.csv"`,
        'Content-Type': 'text/csv; charset=utf-8',
      },
    });
  });
}

/** The table, some days at a time. */
async function* csvOf(ids: number[], period: Period, language: Language, read: Read): AsyncGenerator<string> {
  const head = (key: keyof typeof CSV_HEADS) => CSV_HEADS[key][language];
  // Spreadsheets of these languages part columns by semicolons; and no name of a listing is run as a formula.
  const style = { delimiter: language === Language.EN ? ',' : ';', escape_formulas: true, record_delimiter: 'windows' } as const;
  let before = stringify([[head('date'), head('listing'), ...VISIT_KINDS.map(head), head('contacts')]], { ...style, bom: true });
  for await (const lines of findCsvLines(ids, period, read)) {
    const text = stringify(
      lines.map(({ day, name, counts }) => [
        day,
        name,
        ...VISIT_KINDS.map((kind) => counts[kind] ?? 0),
        CONTACT_KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
      ]),
      style,
    );
    yield before + text;
    before = '';
  }
}
