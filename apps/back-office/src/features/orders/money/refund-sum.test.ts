import { expect, it } from 'vitest';

import { owedPieces, refundableOf, refundOf } from './refund-sum.ts';

const line = {
  position: 1,
  name: 'LM358',
  qty: 3,
  total: 10,
  cancelled: 0,
  shipped: 2,
  returned: 0,
  unpacked: 1,
  isMarked: false,
};

it('calculates the refund of pieces to the kopeck', () => {
  expect([1, 2].map((pieces) => refundOf(line, 'shipped', pieces))).toEqual([3.33, 6.66]);
  expect(refundOf(line, 'unshipped', 1)).toBe(3.34);
  expect([0, 3].map((pieces) => refundOf(line, 'shipped', pieces))).toEqual([0, 0]);
});

it('offers what is not refunded yet', () => {
  expect([refundableOf(line, 'shipped'), refundableOf(line, 'unshipped')]).toEqual([2, 1]);
  expect(refundableOf({ ...line, returned: 2 }, 'shipped')).toBe(0);
  expect(refundableOf({ ...line, unpacked: 0, isMarked: false }, 'unshipped')).toBe(0);
});

it('begins with the pieces of accepted returns, as far as they can go back', () => {
  const other = { ...line, position: 2 };
  expect(owedPieces([line, other], [{ position: 1, qty: 1 }])).toEqual({ 1: 1 });
  const twice = [
    { position: 1, qty: 1 },
    { position: 1, qty: 5 },
  ];
  expect(owedPieces([line, other], twice)).toEqual({ 1: 2 });
  expect(owedPieces([{ ...line, returned: 2 }], twice)).toEqual({});
  expect(owedPieces([line], [])).toEqual({});
});
