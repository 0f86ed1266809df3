import type { Day } from '../delivery/day.ts';
import { isJump, unitRate, type DayRate, type SavedRate } from './rate.ts';

/** A rate that differs from the last accepted one by more percent waits until staff accept it. */
export const usualJumpPercent = 5;

/**
 * Returns the rates of a day as they are to be saved. One that jumped against the last accepted rate of its currency
 * waits; the first rate of a currency is accepted.
 */
export function judgeRates(
  { day, rates }: { readonly day: Day; readonly rates: readonly DayRate[] },
  accepted: readonly DayRate[],
  jumpPercent: number,
): readonly SavedRate[] {
  const before = new Map(accepted.map((rate) => [rate.currency, unitRate(rate)]));
  return rates.map((rate) => {
    const last = before.get(rate.currency);
    const jumps = last !== undefined && isJump(last, unitRate(rate), jumpPercent);
    return { ...rate, day, state: jumps ? 'waiting' : 'accepted' };
  });
}
