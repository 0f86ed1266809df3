import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import {
  bonusesGivenBack,
  bonusesMax,
  cashbackOf,
  cashbackTakenBack,
  expiredBonuses,
  usualBonusRules,
  type BonusRules,
} from './index.ts';

const kopecks = (amount: number): Kopecks => amount as Kopecks;

test.each([
  [100_000, 150],
  [99_999, 149],
  [600, 0],
  [667, 1],
  [0, 0],
])('cashback of %i kopecks is %i roubles, floored', (paid, roubles) => {
  expect(cashbackOf(kopecks(paid), usualBonusRules)).toBe(roubles);
});

test('at most a tenth of the goods is paid with bonuses, and no more than there are', () => {
  expect(bonusesMax(kopecks(99_900), 500, usualBonusRules)).toBe(99);
  expect(bonusesMax(kopecks(99_900), 50, usualBonusRules)).toBe(50);
  expect(bonusesMax(kopecks(900), 50, usualBonusRules)).toBe(0);
  expect(bonusesMax(kopecks(100_000), -5, usualBonusRules)).toBe(0);
});

test('the shop may have other rules', () => {
  const rules: BonusRules = { cashbackPercent: 3, sharePercentMax: 50, lifeDays: null };
  expect([cashbackOf(kopecks(100_000), rules), bonusesMax(kopecks(100_000), 900, rules)]).toEqual([30, 500]);
});

const parts = fc.array(fc.integer({ min: 0, max: 10 ** 7 }), { minLength: 1, maxLength: 8 });

test('law: all returns together take back exactly the cashback, none gives any', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 10 ** 6 }), (returned, credited) => {
      const paid = kopecks(returned.reduce((a, b) => a + b, 0));
      let before = 0;
      let taken = 0;
      for (const part of returned) {
        const now = cashbackTakenBack(credited, {
          paid,
          returnedBefore: kopecks(before),
          returnedNow: kopecks(part),
        });
        expect(now).toBeGreaterThanOrEqual(0);
        before += part;
        taken += now;
      }
      expect(taken).toBe(paid === 0 ? 0 : credited);
    }),
  );
});

test('law: bonuses come back with the goods they paid for, and never a rouble more', () => {
  fc.assert(
    fc.property(parts, (shares) => {
      let before = 0;
      let back = 0;
      for (const share of shares) {
        back += bonusesGivenBack(kopecks(before), kopecks(share));
        before += share;
      }
      expect(back).toBe(Math.floor(before / 100));
    }),
  );
});

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const credit = (roubles: number, at: number, endsAt: number | null) => ({
  ...{ roubles, at: day(at), expiresAt: endsAt === null ? null : day(endsAt), isExpiry: false },
});
const debit = (roubles: number, at: number, isExpiry = false) => ({
  ...{ roubles: -roubles, at: day(at), expiresAt: null, isExpiry },
});

test.each([
  ['nothing is over yet', [credit(100, 1, 10)], 9, 0],
  ['all of it is over', [credit(100, 1, 10)], 10, 100],
  ['what was spent is not over', [credit(100, 1, 10), debit(60, 5)], 10, 40],
  ['those that end first are spent first', [credit(100, 1, 100), credit(50, 1, 10), debit(60, 5)], 10, 0],
  ['and the rest ends in its time', [credit(100, 1, 100), credit(50, 1, 10), debit(60, 5)], 100, 90],
  ['what was written off is not over again', [credit(100, 1, 10), debit(100, 11, true), credit(50, 12, 20)], 15, 0],
  ['later ones end too', [credit(100, 1, 10), debit(100, 11, true), credit(50, 12, 20), debit(30, 13)], 20, 20],
  ['what was spent before it came does not count', [credit(100, 1, null), debit(100, 2), credit(50, 3, 10)], 10, 50],
  ['some never end', [credit(100, 1, null)], 9999, 0],
])('%s', (_, entries, at, over) => {
  expect(expiredBonuses(entries, day(at))).toBe(over);
});

test('law: what is over is never more than the balance', () => {
  const entries = fc.array(
    fc.record({
      roubles: fc.integer({ min: 1, max: 1000 }),
      isCredit: fc.boolean(),
      life: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(entries, (drafts) => {
      let balance = 0;
      const ledger = drafts.flatMap(({ roubles, isCredit, life }, index) => {
        if (!isCredit && roubles > balance) return [];
        balance += isCredit ? roubles : -roubles;
        return [isCredit ? credit(roubles, index, life === null ? null : index + life) : debit(roubles, index)];
      });
      const over = expiredBonuses(ledger, day(10_000));
      expect(over).toBeGreaterThanOrEqual(0);
      expect(over).toBeLessThanOrEqual(balance);
    }),
  );
});
