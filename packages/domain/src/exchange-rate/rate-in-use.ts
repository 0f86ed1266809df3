import { addDays, type Day } from '../delivery/day.ts';
import { isWorkingDay, type WorkCalendar } from '../delivery/working-day.ts';
import { unitRate, type RateState, type SavedRate } from './rate.ts';
import type { Decimal } from '../import/price.ts';

/** Working days after which rates that no longer arrive are too old for prices. */
export const rateDaysMax = 3;

/** Why a currency has no rate that prices may use now. */
export const rateTroubles = ['no_rate', 'waiting', 'too_old'] as const;

export type RateTrouble = (typeof rateTroubles)[number];

/** Returns the number of working days after `day`, up to and including `today`. */
export function workingDaysSince(day: Day, today: Day, calendar: WorkCalendar): number {
  let count = 0;
  for (let each = addDays(day, 1); each <= today; each = addDays(each, 1)) {
    if (isWorkingDay(each, calendar)) count += 1;
  }
  return count;
}

/** True if rates no longer arrive: the newest is of a day more than three working days ago. */
export const areRatesOld = (newest: Day, today: Day, calendar: WorkCalendar): boolean =>
  workingDaysSince(newest, today, calendar) > rateDaysMax;

/** The rate of a currency that prices use on a day, or the reason why there is none. */
export type RateInUse =
  | { readonly trouble: null; readonly day: Day; readonly rate: Decimal }
  | { readonly trouble: RateTrouble; readonly day: Day | null };

/**
 * Returns the rate of one currency for prices of a day: the newest accepted one. `rates` are the saved rates of that
 * currency. A rate that staff declined keeps the accepted rate before it in use. A rate that waits for a decision stops
 * prices by this currency, unless a later rate was accepted or declined.
 */
export function rateInUse(rates: readonly SavedRate[], today: Day, calendar: WorkCalendar): RateInUse {
  const known = rates.filter(({ day }) => day <= today).sort((a, b) => (a.day < b.day ? 1 : -1));
  const newest = known[0];
  if (newest === undefined) return { trouble: 'no_rate', day: null };
  if (newest.state === 'waiting') return { trouble: 'waiting', day: newest.day };
  const accepted = known.find(({ state }) => state === ('accepted' satisfies RateState));
  if (accepted === undefined) return { trouble: 'no_rate', day: null };
  if (areRatesOld(newest.day, today, calendar)) return { trouble: 'too_old', day: newest.day };
  return { trouble: null, day: accepted.day, rate: unitRate(accepted) };
}
