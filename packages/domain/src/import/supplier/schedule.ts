import { moscowDay, startOfMoscowDay } from '../../delivery/day.ts';
import { dayMs, hourMs } from '../../shared/durations.ts';

/** When a supplier's file is fetched: daily at an hour in Moscow, or at an interval of some hours. */
export type FetchTimes =
  | { readonly kind: 'daily'; readonly hour: number }
  | { readonly kind: 'every'; readonly hours: number };

/** Returns the next scheduled time after `now`. */
export function nextFetch(times: FetchTimes, now: Date): Date {
  if (times.kind === 'every') return new Date(now.getTime() + times.hours * hourMs);
  const today = startOfMoscowDay(moscowDay(now)).getTime() + times.hour * hourMs;
  return new Date(today > now.getTime() ? today : today + dayMs);
}
