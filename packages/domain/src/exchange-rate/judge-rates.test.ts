import { expect, test } from 'vitest';

import type { Day } from '../delivery/day.ts';
import { judgeRates, usualJumpPercent } from './judge-rates.ts';
import type { DayRate } from './rate.ts';

const rate = (currency: string, digits: number, nominal = 1): DayRate => ({
  currency,
  nominal,
  value: { digits: BigInt(digits), scale: 0 },
});

test('a rate waits if it jumped; a first one and one with another nominal do not', () => {
  const accepted = [rate('USD', 80), rate('EUR', 100), rate('TRY', 2)];
  const rates = [rate('USD', 84), rate('EUR', 94), rate('TRY', 20, 10), rate('CNY', 11)];
  const judged = judgeRates({ day: '2026-12-02' as Day, rates }, accepted, usualJumpPercent);
  expect(judged.map(({ currency, day, state }) => `${currency} ${day} ${state}`)).toEqual([
    'USD 2026-12-02 accepted',
    'EUR 2026-12-02 waiting',
    'TRY 2026-12-02 accepted',
    'CNY 2026-12-02 accepted',
  ]);
});
