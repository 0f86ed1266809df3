import { dayMs, hourMs } from '../../shared/durations.ts';

/** Schedule of fetching a supplier's file: at an hour in Moscow, or at an interval of hours. */
export type FetchTimes =
  | { readonly kind: 'daily'; readonly hour: number }
  | { readonly kind: 'every'; readonly hours: number };

/** Moscow has no daylight saving time. */
const moscowOffsetMs = 3 * hourMs;

/** Returns the next scheduled time after `now`. */
export function nextFetch(times: FetchTimes, now: Date): Date {
  if (times.kind === 'every') return new Date(now.getTime() + times.hours * hourMs);
  const moscow = now.getTime() + moscowOffsetMs;
  const today = Math.floor(moscow / dayMs) * dayMs + times.hour * hourMs;
  return new Date((today > moscow ? today : today + dayMs) - moscowOffsetMs);
}
