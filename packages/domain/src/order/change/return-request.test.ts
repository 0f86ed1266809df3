import { expect, test } from 'vitest';

import type { Quantity } from '../../money/index.ts';
import type { ProductId } from '../../product/index.ts';
import { checkReturn, orderStatuses, returnable, returnReasons, returnStates, type ReturnableOrder } from '../index.ts';

const line = (productId: number, quantity: number) => ({
  productId: productId as ProductId,
  quantity: quantity as Quantity,
});

const order = (changes: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  status: 'delivered',
  lines: [line(1, 10), line(2, 3)],
  returns: [],
  ...changes,
});

test.each(orderStatuses)('%s: only what the buyer has comes back', (status) => {
  const isWithBuyer = ['delivered', 'completed'].includes(status);
  expect(returnable(order({ status })).length).toBe(isWithBuyer ? 2 : 0);
  expect(checkReturn(order({ status }), [line(1, 1)]).ok).toBe(isWithBuyer);
});

test('reasons and states of a return', () => {
  expect(returnReasons).toEqual(['defective', 'wrong_item', 'not_as_described', 'not_needed']);
  expect(returnStates).toEqual(['requested', 'accepted', 'refused', 'closed']);
});

test('all bought pieces can be returned, to the last one', () => {
  expect(returnable(order())).toEqual(order().lines);
  const twice = [4, 5].map((quantity) => ({ state: 'accepted' as const, lines: [line(1, quantity)] }));
  expect(returnable(order({ returns: twice }))).toEqual([line(1, 1), line(2, 3)]);
  const early = checkReturn(order({ status: 'shipped' }), [line(1, 1)]);
  expect(early).toEqual({ ok: false, error: { kind: 'not_now' } });
});

test('requested returns count, refused ones do not', () => {
  const returns = [
    { state: 'requested' as const, lines: [line(1, 4)] },
    { state: 'refused' as const, lines: [line(1, 6), line(2, 3)] },
    { state: 'closed' as const, lines: [line(2, 3)] },
  ];
  expect(returnable(order({ returns }))).toEqual([line(1, 6)]);
  expect(checkReturn(order({ returns }), [line(1, 6)])).toEqual({ ok: true, value: [line(1, 6)] });
  expect(checkReturn(order({ returns }), [line(1, 7)])).toEqual({
    ok: false,
    error: { kind: 'line', index: 0, left: 6 },
  });
});

test.each([
  ['nothing', [], { kind: 'not_now' }],
  ['a part that was not bought', [line(1, 1), line(9, 1)], { kind: 'line', index: 1, left: 0 }],
  ['a part twice', [line(1, 1), line(1, 1)], { kind: 'line', index: 1, left: 0 }],
  ['none of it', [line(1, 0)], { kind: 'line', index: 0, left: 10 }],
  ['half of one', [line(1, 0.5)], { kind: 'line', index: 0, left: 10 }],
] as const)('%s cannot be returned', (_, wanted, error) => {
  expect(checkReturn(order(), wanted)).toEqual({ ok: false, error });
});
