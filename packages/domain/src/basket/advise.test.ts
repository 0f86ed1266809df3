import { expect, test } from 'vitest';

import { neutralCoefficient, type Kopecks, type Quantity, type UnitPrice } from '../money/index.ts';
import type { ProductId } from '../product/index.ts';
import { cheaperAtMore, freeDeliveryNear, type AdvisableLine } from './index.ts';

const line = (quantity: number, changes: Partial<AdvisableLine> = {}): AdvisableLine => ({
  productId: 1 as ProductId,
  quantity: quantity as Quantity,
  beforePrice: null,
  state: 'published',
  minQuantity: 1 as Quantity,
  multiple: 1 as Quantity,
  available: 500 as Quantity,
  tiers: [
    {
      minQuantity: 1 as Quantity,
      unitPrice: 1e5 as UnitPrice,
    },
    {
      minQuantity: 100 as Quantity,
      unitPrice: 5e4 as UnitPrice,
    },
  ],
  lineTotal: (quantity * 1e3) as Kopecks,
  ...changes,
});

const advised = (each: AdvisableLine) => cheaperAtMore([each], neutralCoefficient);

test('a larger quantity is proposed if it costs less in total', () => {
  expect(advised(line(60))).toEqual([{ productId: 1, quantity: 100, before: 60_000, now: 50_000 }]);
});

test.each([
  ['it costs as much or more', line(50)],
  ['there is not so much', line(60, { available: 99 as Quantity })],
  ['there is no cheaper tier', line(100)],
  ['it is not sold', line(60, { state: 'known' })],
  ['it has no price', line(60, { tiers: [] })],
])('proposes nothing if %s', (_, each) => {
  expect(advised(each)).toEqual([]);
});

test.each([
  ['a few roubles of many thousands are not worth a word', 300, null],
  ['less than a quarter is not', 124_999, null],
  ['from a quarter on it is told', 125_000, 375_000],
  ['the last rouble is', 499_900, 100],
  ['what is free already is not', 500_000, null],
] as const)('free delivery from 5 000 ₽: %s', (_, paid, expected) => {
  expect(freeDeliveryNear(paid as Kopecks, 500_000 as Kopecks)).toBe(expected);
  expect(freeDeliveryNear(paid as Kopecks, null)).toBeNull();
});
