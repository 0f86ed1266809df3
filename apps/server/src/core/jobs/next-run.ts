import { minuteMs } from '@farad/domain/shared';
import { parseCronItem } from 'graphile-worker';

/** Range in which the next run is searched: 31 days, in minutes. */
const minutesMax = 31 * 24 * 60;

/**
 * Returns the next run of a scheduled job; null = it does not run within 31 days. `match` is a pattern as in crontab,
 * in UTC.
 */
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
