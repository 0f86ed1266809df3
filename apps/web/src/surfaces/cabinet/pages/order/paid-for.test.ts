import { expect, test } from 'vitest';

import { paidFor } from './paid-for.ts';

const line = { qty: 3, total_price: 100, discount: 10 };

test('the refund of pieces is their share of the payment, and all of it for all pieces', () => {
  expect([0, 1, 2, 3, 5].map((pieces) => paidFor(line, pieces))).toEqual([0, 3000, 6000, 9000, 9000]);
});
