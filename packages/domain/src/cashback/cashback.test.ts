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
  type RewardedLine,
} from './index.ts';

const kopecks = (amount: number): Kopecks => amount as Kopecks;
const line = (paid: number, categoryId = 1, brandId = 1): RewardedLine => ({
  paid: kopecks(paid),
  categoryId,
  brandId,
});
const all = (paid: number): readonly RewardedLine[] => [line(paid)];

test.each([
  [100_000, 150],
  [99_999, 149],
  [600, 0],
  [667, 1],
  [0, 0],
])('cashback of %i kopecks is %i roubles, floored', (paid, roubles) => {
  expect(cashbackOf(all(paid), usualBonusRules)).toBe(roubles);
});

test('bonuses pay at most a tenth of the goods and at most the balance', () => {
  expect(bonusesMax(kopecks(99_900), 500, usualBonusRules)).toBe(99);
  expect(bonusesMax(kopecks(99_900), 50, usualBonusRules)).toBe(50);
  expect(bonusesMax(kopecks(900), 50, usualBonusRules)).toBe(0);
  expect(bonusesMax(kopecks(100_000), -5, usualBonusRules)).toBe(0);
});

test('default rules: no exceptions, no minimum sum, bonuses last a year', () => {
  expect(usualBonusRules).toMatchObject({ exceptions: [], leastPaid: 0, lifeDays: 365 });
});

test('a refunded kopeck can cost a rouble of cashback', () => {
  expect(cashbackOf(all(100_000), usualBonusRules, kopecks(99_999))).toBe(149);
});

test('returning free goods takes no cashback back; returning all paid goods takes all of it', () => {
  const [none, one] = [kopecks(0), kopecks(1)];
  expect(cashbackTakenBack(10, { paid: none, returnedBefore: none, returnedNow: none })).toBe(0);
  expect(cashbackTakenBack(10, { paid: one, returnedBefore: none, returnedNow: one })).toBe(10);
});

test('the shop can change the rules', () => {
  const rules: BonusRules = { ...usualBonusRules, cashbackPercent: 3, sharePercentMax: 50, lifeDays: null };
  expect([cashbackOf(all(100_000), rules), bonusesMax(kopecks(100_000), 900, rules)]).toEqual([30, 500]);
});

test('some goods have another percentage, the first matching exception wins, small sums earn nothing', () => {
  const rules: BonusRules = {
    ...usualBonusRules,
    exceptions: [
      { kind: 'brand', id: 7, ids: [7], percent: 0 },
      { kind: 'category', id: 2, ids: [2, 3], percent: 30 },
    ],
    leastPaid: kopecks(50_000),
  };
  const cases = [[line(100_000, 3)], [line(100_000, 3, 7)], [line(60_000), line(40_000, 2)], [line(49_999)]];
  expect(cases.map((lines) => cashbackOf(lines, rules))).toEqual([300, 0, 210, 0]);
  expect(cashbackOf([line(60_000), line(40_000, 2)], rules, kopecks(50_000))).toBe(105);
  expect(cashbackOf([line(60_000)], rules, kopecks(0))).toBe(0);
});

test('law: with one percentage, kept goods earn what they would earn alone', () => {
  const sums = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { maxLength: 6 });
  fc.assert(
    fc.property(sums, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
      const kept = Math.floor(paid.reduce((a, b) => a + b, 0) * share);
      const lines = paid.map((each) => line(each));
      expect(cashbackOf(lines, usualBonusRules, kopecks(kept))).toBe(Math.floor((kept * 15) / 10_000));
    }),
  );
});

const parts = fc.array(fc.integer({ min: 0, max: 10 ** 7 }), { minLength: 1, maxLength: 8 });

test('law: all returns together take back exactly the cashback, and none adds any', () => {
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

test('law: bonuses return with the goods they paid for, never more than spent', () => {
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
  roubles,
  at: day(at),
  expiresAt: endsAt === null ? null : day(endsAt),
  isExpiry: false,
});
const debit = (roubles: number, at: number, isExpiry = false) => ({
  roubles: -roubles,
  at: day(at),
  expiresAt: null,
  isExpiry,
});

test.each([
  ['nothing is over yet', [credit(100, 1, 10)], 9, 0],
  ['all of it is over', [credit(100, 1, 10)], 10, 100],
  ['what was spent is not over', [credit(100, 1, 10), debit(60, 5)], 10, 40],
  ['those that end first are spent first', [credit(100, 1, 100), credit(50, 1, 10), debit(60, 5)], 10, 0],
  ['and the rest ends in its time', [credit(100, 1, 100), credit(50, 1, 10), debit(60, 5)], 100, 90],
  ['what was written off is not over again', [credit(100, 1, 10), debit(100, 11, true), credit(50, 12, 20)], 15, 0],
  ['and leaves those that had not ended', [credit(100, 1, 10), credit(50, 1, 90), debit(100, 11, true)], 80, 0],
  ['at the moment of its end it is written off', [credit(100, 1, 10), debit(100, 10, true)], 10, 0],
  ['later ones end too', [credit(100, 1, 10), debit(100, 11, true), credit(50, 12, 20), debit(30, 13)], 20, 20],
  ['what was spent before it came does not count', [credit(100, 1, null), debit(100, 2), credit(50, 3, 10)], 10, 50],
  ['what is spent at the moment of an end is of later ones', [credit(9, 1, 5), credit(9, 1, 20), debit(9, 5)], 6, 9],
  ['in whatever order they came', [credit(9, 1, 20), credit(9, 1, 5), debit(9, 5)], 6, 9],
  ['and of all where the later ones do not suffice', [credit(9, 1, 5), credit(9, 1, 20), debit(12, 5)], 20, 6],
  ['to one rouble', [credit(1, 1, 5)], 5, 1],
  ['those without an end are spent last', [credit(9, 1, null), credit(9, 1, 20), debit(9, 5)], 20, 0],
  ['some never end', [credit(100, 1, null)], 9999, 0],
])('%s', (_, entries, at, over) => {
  expect(expiredBonuses(entries, day(at))).toBe(over);
});

test('law: expired bonuses never exceed the balance', () => {
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
