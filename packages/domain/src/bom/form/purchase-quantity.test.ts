import { expect, it } from 'vitest';
import { isNoQuantity, purchaseQuantity } from './purchase-quantity.ts';

it.each([
  [['2', '3', '5'], '5'],
  [['2', '3'], '5'],
  [['2'], '2'],
  [['0', '4'], '4'],
  [['1 000', '500', '1 500'], '1500'],
  [['1\u00a0000', '500'], '1500'],
  [['0,5', '1,5', '2'], '2'],
  [['0,5', '1,5'], '2'],
  [['2', 'по месту'], '2'],
  [['по месту', '2'], 'по месту'],
  [[], ''],
])('pieces of one part in several products: %j are %s', (texts, total) => {
  expect(purchaseQuantity(texts)).toBe(total);
});

it.each([undefined, '0', '00', '0,0', '0.00'])('%j states no quantity', (text) =>
  expect(isNoQuantity(text)).toBe(true),
);
it.each(['', '1', '10', '0,1', '0 шт', '00.', 'x0'])('%j may state one', (text) =>
  expect(isNoQuantity(text)).toBe(false),
);
