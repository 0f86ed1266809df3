import { addDays, moscowDay, startOfMoscowDay, type Day } from '../delivery/day.ts';
import { isWorkingDay, usualCalendar } from '../delivery/working-day.ts';
import { hourMs } from '../shared/durations.ts';

/** Hours after midnight in Moscow at which the bank has set the rates of the next day. */
const setHour = 15.5;

/** Returns the newest day up to `day` that has rates of its own. The bank sets them on the working day before it. */
function ratedDay(day: Day): Day {
  let found = day;
  while (!isWorkingDay(addDays(found, -1), usualCalendar)) found = addDays(found, -1);
  return found;
}

/** The newest saved day of rates, and the newest one that is not after today. null = there is none. */
export interface SavedDays {
  readonly newest: Day | null;
  readonly newestUntilToday: Day | null;
}

const isBefore = (day: Day | null, other: Day): boolean => day === null || day < other;

/** Returns the days whose rates are to be requested now. Empty = the shop has all that the bank has set. */
export function rateDaysToRequest({ newest, newestUntilToday }: SavedDays, now: Date): readonly Day[] {
  const today = moscowDay(now);
  const isNextSet = now.getTime() - startOfMoscowDay(today).getTime() >= setHour * hourMs;
  const [current, next] = [ratedDay(today), ratedDay(addDays(today, 1))];
  return [
    ...(isBefore(newestUntilToday, current) ? [current] : []),
    ...(isNextSet && next !== current && isBefore(newest, next) ? [next] : []),
  ];
}
