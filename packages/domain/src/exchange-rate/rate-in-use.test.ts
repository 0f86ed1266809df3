import { expect, test } from 'vitest';

import { usualCalendar } from '../delivery/working-day.ts';
import type { Day } from '../delivery/day.ts';
import type { RateState, SavedRate } from './rate.ts';
import { areRatesOld, rateInUse, workingDaysSince } from './rate-in-use.ts';

const rate = (day: string, digits: number, state: RateState = 'accepted'): SavedRate => ({
  currency: 'USD',
  nominal: 1,
  value: { digits: BigInt(digits), scale: 0 },
  day: day as Day,
  state,
});

const inUse = (today: string, ...rates: readonly SavedRate[]) => rateInUse(rates, today as Day, usualCalendar);
const by = (day: string, digits: number) => ({ trouble: null, day, rate: { digits: BigInt(digits), scale: 0 } });

test('the newest accepted rate applies, and one of tomorrow does not apply yet', () => {
  expect(inUse('2026-12-02', rate('2026-12-01', 77), rate('2026-12-02', 78), rate('2026-12-03', 79))).toEqual(
    by('2026-12-02', 78),
  );
});

test('without a rate there is none', () => {
  expect(inUse('2026-12-02')).toEqual({ trouble: 'no_rate', day: null });
  expect(inUse('2026-12-02', rate('2026-12-03', 79))).toEqual({ trouble: 'no_rate', day: null });
  expect(inUse('2026-12-02', rate('2026-12-02', 79, 'declined'))).toEqual({ trouble: 'no_rate', day: null });
});

test('a jump that waits stops prices until it is decided or a later rate is accepted', () => {
  const [before, jump] = [rate('2026-12-01', 77), rate('2026-12-02', 100, 'waiting')];
  expect(inUse('2026-12-01', before, jump)).toEqual(by('2026-12-01', 77));
  expect(inUse('2026-12-02', before, jump)).toEqual({ trouble: 'waiting', day: '2026-12-02' });
  expect(inUse('2026-12-02', before, { ...jump, state: 'accepted' })).toEqual(by('2026-12-02', 100));
  expect(inUse('2026-12-02', before, { ...jump, state: 'declined' })).toEqual(by('2026-12-01', 77));
  expect(inUse('2026-12-03', before, jump, rate('2026-12-03', 78))).toEqual(by('2026-12-03', 78));
});

test('rates are too old after three working days; weekends and holidays do not count', () => {
  expect(workingDaysSince('2026-11-27' as Day, '2026-11-30' as Day, usualCalendar)).toBe(1);
  expect(areRatesOld('2026-11-27' as Day, '2026-12-02' as Day, usualCalendar)).toBe(false);
  expect(areRatesOld('2026-11-27' as Day, '2026-12-03' as Day, usualCalendar)).toBe(true);
  expect(areRatesOld('2026-12-30' as Day, '2027-01-11' as Day, usualCalendar)).toBe(false);
  expect(inUse('2026-12-03', rate('2026-11-27', 77))).toEqual({ trouble: 'too_old', day: '2026-11-27' });
});
