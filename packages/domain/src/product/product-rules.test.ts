import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Coefficient, Quantity, UnitPrice } from '../money/index.ts';
import {
  multiplyPrices,
  publicationProblem,
  priceBreakProblem,
  priceBreaksMax,
  type PriceBreaks,
  type PublicationState,
} from './index.ts';
import { readAttribute } from '../import/index.ts';
import { localized } from '../shared/index.ts';

const tiersOf = (...pairs: readonly (readonly [number, number])[]): PriceBreaks =>
  pairs.map(([minQuantity, unitPrice]) => ({
    minQuantity: minQuantity as Quantity,
    unitPrice: unitPrice as UnitPrice,
  }));

const prices = fc
  .uniqueArray(fc.integer({ min: 2, max: 1_000_000 }), { maxLength: 10 })
  .chain((quantities) =>
    fc
      .array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: quantities.length + 1, maxLength: 11 })
      .map((each) =>
        tiersOf(...[1, ...quantities.toSorted((a, b) => a - b)].map((q, at) => [q, each[at] ?? 1] as const)),
      ),
  );

test.each([
  [tiersOf(), null],
  [tiersOf([1, 5], [10, 4]), null],
  [tiersOf([2, 5]), { index: 0, problem: 'tier_first' }],
  [tiersOf([1, 5], [10, 4], [10, 3]), { index: 2, problem: 'tier_order' }],
  [tiersOf([1, 0]), { index: 0, problem: 'tier_price' }],
  [
    tiersOf(...Array.from({ length: priceBreaksMax + 1 }, (_, at) => [at + 1, 5] as const)),
    { index: 20, problem: 'tier_count' },
  ],
])('prices %#', (tiers, problem) => {
  expect(priceBreakProblem(tiers)).toEqual(problem);
});

test('law: customers see no product without a Russian title, and none is sold without a price', () => {
  const states = fc.constantFrom<PublicationState>('draft', 'archived', 'published', 'known');
  const blank = fc.constantFrom('', ' ', '\t');
  const title = fc
    .record({ ru: fc.oneof(blank, fc.constant('Резистор')), en: fc.string(), tr: fc.string() })
    .map((texts) => localized<string>(texts));
  fc.assert(
    fc.property(states, title, fc.oneof(fc.constant(tiersOf()), prices), (state, names, tiers) => {
      const isVisible = state === 'published' || state === 'known';
      const expected =
        isVisible && names.ru.trim() === ''
          ? 'title_missing'
          : state === 'published' && tiers.length === 0
            ? 'price_missing'
            : null;
      expect(publicationProblem({ state, title: names, tiers })).toBe(expected);
    }),
  );
});

test('prices are multiplied exactly, rounded half up, and never become 0', () => {
  expect(multiplyPrices(tiersOf([1, 5000], [100, 3333]), 10_500 as Coefficient)).toEqual(
    tiersOf([1, 5250], [100, 3500]),
  );
  expect(multiplyPrices(tiersOf([1, 1]), 4_999 as Coefficient)).toBeNull();
  expect(multiplyPrices(tiersOf([1, 1]), 5_000 as Coefficient)).toEqual(tiersOf([1, 1]));
  expect(multiplyPrices(tiersOf([1, 10 ** 12]), 10_001 as Coefficient)).toBeNull();
});

test('law: multiplied prices keep their quantities and are within half of the last place', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 100, max: 1_000_000 }), (tiers, factor) => {
      const changed = multiplyPrices(tiers, factor as Coefficient);
      if (changed === null) return;
      expect(priceBreakProblem(changed)).toBeNull();
      for (const [at, { minQuantity, unitPrice }] of changed.entries()) {
        const before = tiers[at];
        expect(minQuantity).toBe(before?.minQuantity);
        const off = BigInt(unitPrice) * 10_000n - BigInt(before?.unitPrice ?? 0) * BigInt(factor);
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }
    }),
  );
});

const ohms = { kind: 'number', unit: 'ohm', valueTitles: {} } as const;
const volts = { kind: 'range', unit: 'volt', valueTitles: {} } as const;
const packing = {
  kind: 'enum',
  unit: null,
  valueTitles: { tape: localized({ ru: 'Лента', en: 'Tape', tr: 'Bant' }) },
} as const;

test.each([
  [ohms, '4к7', 4700],
  [ohms, '4,7 кОм', 4700],
  [ohms, '47', 47],
  [ohms, '5 В', null],
  [ohms, '1…2 кОм', null],
  [ohms, 'много', null],
  [ohms, ' ', null],
  [volts, '5…40 В', [5, 40]],
  [volts, '3V3', [3.3, 3.3]],
  [packing, 'лента', 'tape'],
  [packing, 'Bant', 'tape'],
  [packing, 'Пенал', 'Пенал'],
  [packing, 'x'.repeat(301), null],
  [{ kind: 'flag', unit: null, valueTitles: {} } as const, 'true', true],
  [{ kind: 'flag', unit: null, valueTitles: {} } as const, 'false', false],
  [{ kind: 'flag', unit: null, valueTitles: {} } as const, 'да', null],
])('an attribute %#: %j is read', (definition, text, value) => {
  expect(readAttribute(definition, text)).toEqual(value);
});
