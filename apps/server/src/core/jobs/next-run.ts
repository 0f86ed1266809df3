import { parseCronItem } from 'graphile-worker';

const minuteMs = 60_000;

/** So far ahead is looked: four weeks, by the minute. */
const minutesMax = 31 * 24 * 60;

/** When a job comes back, `match` as in crontab, UTC; null: not within a month. */
export function nextRun(match: string, now: Date): Date | null {
  const { match: isDue } = parseCronItem({ task: 'any', match });
  const first = Math.floor(now.getTime() / minuteMs) + 1;
  for (let minute = first; minute < first + minutesMax; minute += 1) {
    const at = new Date(minute * minuteMs);
    const due = isDue({
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    });
    if (due) return at;
  }
  return null;
}
