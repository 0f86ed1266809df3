/** When a supplier's file is fetched: at an hour of Moscow's day, or each so many hours. */
export type FetchTimes =
  | { readonly kind: 'daily'; readonly hour: number }
  | { readonly kind: 'every'; readonly hours: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Moscow has no summer time. */
const moscowOffsetMs = 3 * hourMs;

/** The next time after `now`. */
export function nextFetch(times: FetchTimes, now: Date): Date {
  if (times.kind === 'every') return new Date(now.getTime() + times.hours * hourMs);
  const moscow = now.getTime() + moscowOffsetMs;
  const today = Math.floor(moscow / dayMs) * dayMs + times.hour * hourMs;
  return new Date((today > moscow ? today : today + dayMs) - moscowOffsetMs);
}
