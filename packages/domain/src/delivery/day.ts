import type { Brand } from '../shared/brand.ts';
import { dayMs, hourMs } from '../shared/durations.ts';

/** A calendar day, `2026-11-24`. */
export type Day = Brand<string, 'Day'>;

/** Offset of Moscow time: three hours ahead of UTC all year (Federal Law 107-FZ). */
const moscowOffsetMs = 3 * hourMs;

const atMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10) as Day;

/** Returns a date that is shifted by the Moscow offset, so that its UTC fields show Moscow time. */
const moscowClock = (moment: Date): Date => new Date(moment.getTime() + moscowOffsetMs);

/** Returns the calendar day in Moscow. */
export const moscowDay = (moment: Date): Day => dayAt(moscowClock(moment).getTime());

/** Returns the moment at which a day (`2026-11-24`) begins in Moscow. */
export const startOfMoscowDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - moscowOffsetMs);

/** Returns the hour in Moscow, 0–23. */
export const moscowHour = (moment: Date): number => moscowClock(moment).getUTCHours();

/** Returns the time in Moscow as RFC 3339 to the second: `2026-11-24T09:30:00+03:00`. */
export const moscowTime = (moment: Date): string => `${moscowClock(moment).toISOString().slice(0, 19)}+03:00`;

/** Returns the last day of a period that ends at `end`. If `end` is midnight, that is the day before. */
export const lastDayBefore = (end: Date): Day => moscowDay(new Date(end.getTime() - 1));

export const addDays = (day: Day, count: number): Day => dayAt(atMidnight(day) + count * dayMs);

/** Returns the day of the week: 0 = Sunday … 6 = Saturday. */
export const weekday = (day: Day): number => new Date(atMidnight(day)).getUTCDay();
