/** Days are those of the operators, who are in Croatia. */
export const TIME_ZONE = 'Europe/Zagreb';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day of a point in time, as `2026-07-31`. */
export function dayOf(time: Date): string {
  return format.format(time);
}

/** So many days before a day. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
