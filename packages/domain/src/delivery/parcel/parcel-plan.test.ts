import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { Quantity } from '../../money/money.ts';
import type { ProductId } from '../../product/index.ts';
import {
  checkParcel,
  isParcelOver,
  leftToPack,
  nextByHand,
  orderByParcels,
  parcelAfterOrder,
  parcelStates,
  type PackedLine,
  type ParcelState,
} from '../index.ts';

const line = (productId: number, quantity: number): PackedLine => ({
  productId: productId as ProductId,
  quantity: quantity as Quantity,
});
const parcel = (state: ParcelState, ...lines: PackedLine[]) => ({ state, lines });
const ordered = [line(1, 10), line(2, 5)];

describe('a parcel', () => {
  it('holds at most the pieces not packed yet', () => {
    const parcels = [parcel('delivered', line(1, 4))];
    expect(checkParcel([line(1, 6), line(2, 5)], ordered, parcels).ok).toBe(true);
    expect(checkParcel([line(1, 7)], ordered, parcels)).toEqual({ ok: false, error: { productId: 1, left: 6 } });
    expect(checkParcel([line(3, 1)], ordered, parcels)).toEqual({ ok: false, error: { productId: 3, left: 0 } });
  });

  it('names a product once', () => {
    expect(checkParcel([line(1, 2), line(1, 2)], ordered, [])).toEqual({ ok: false, error: { productId: 1, left: 0 } });
  });

  it('that came back can be packed again', () => {
    expect(leftToPack(ordered, [parcel('returned', line(1, 10)), parcel('returning', line(2, 5))])).toEqual([
      line(1, 10),
    ]);
  });

  it('that was lost can be packed again', () => {
    expect(leftToPack(ordered, [parcel('lost', line(1, 10)), parcel('not_delivered', line(2, 5))])).toEqual([
      line(1, 10),
    ]);
  });

  it('after another never exceeds the order, for any request', () => {
    const wishes = fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 }))));
    fc.assert(
      fc.property(wishes, (wanted) => {
        const parcels = [];
        for (const each of wanted) {
          const lines = each.map(([id, quantity]) => line(id, quantity));
          if (checkParcel(lines, ordered, parcels).ok) parcels.push(parcel('packed', ...lines));
        }
        for (const { productId, quantity } of ordered) {
          const all = parcels.flatMap(({ lines }) => lines).filter((packed) => packed.productId === productId);
          expect(all.reduce((sum, packed) => sum + packed.quantity, 0)).toBeLessThanOrEqual(quantity);
        }
      }),
    );
  });
});

test.each([
  ['nothing packed', [], null],
  ['a part is on its way', [parcel('in_transit', line(1, 10))], null],
  ['the last is not handed over', [parcel('in_transit', line(1, 10)), parcel('packed', line(2, 5))], null],
  ['the last is handed over', [parcel('delivered', line(1, 10)), parcel('handed_over', line(2, 5))], 'shipped'],
  ['one is on its way back', [parcel('delivered', line(1, 10)), parcel('returning', line(2, 5))], 'shipped'],
  ['the last is delivered', [parcel('delivered', line(1, 10)), parcel('delivered', line(2, 5))], 'delivered'],
  ['one was not delivered', [parcel('delivered', line(1, 10)), parcel('not_delivered', line(2, 5))], 'shipped'],
  ['the rest was lost', [parcel('delivered', line(1, 10)), parcel('lost', line(2, 5))], 'in_warehouse'],
  ['all came back', [parcel('returned', line(1, 10), line(2, 5))], 'in_warehouse'],
  ['the rest came back', [parcel('delivered', line(1, 10)), parcel('returned', line(2, 5))], 'in_warehouse'],
  ['one came back, one is on its way', [parcel('in_transit', line(1, 10)), parcel('returned', line(2, 5))], null],
  [
    'what came back is sent again',
    [parcel('returned', line(1, 10), line(2, 5)), parcel('handed_over', line(1, 10), line(2, 5))],
    'shipped',
  ],
] as const)('%s: the order is %s', (_, parcels, status) => {
  expect(orderByParcels(ordered, parcels)).toBe(status);
});

test('an order for office pickup is never shipped', () => {
  const whole = [line(1, 10), line(2, 5)];
  expect(orderByParcels(ordered, [parcel('ready_for_pickup', ...whole)], true)).toBeNull();
  expect(orderByParcels(ordered, [parcel('delivered', ...whole)], true)).toBe('delivered');
});

describe('after a move of the order', () => {
  it('no parcel is on its way in a delivered order, except one that comes back', () => {
    const after = parcelStates.map((state) => parcelAfterOrder(state, 'delivered') ?? state);
    expect(new Set(after)).toEqual(new Set(['delivered', 'returning', 'returned', 'lost']));
  });

  it('no parcel is packed in a shipped order, and the others stay', () => {
    for (const state of parcelStates) {
      expect(parcelAfterOrder(state, 'shipped')).toBe(state === 'packed' ? 'handed_over' : null);
    }
  });
});

describe('by hand', () => {
  it('nothing leaves without handover, and nothing follows a final state', () => {
    expect(nextByHand('packed', false)).toEqual([]);
    for (const isOwnPickup of [true, false]) {
      expect(nextByHand('delivered', isOwnPickup)).toEqual([]);
      expect(nextByHand('returned', isOwnPickup)).toEqual([]);
    }
  });

  it('the end of a parcel that has left can always be set', () => {
    const moving = parcelStates.filter((state) => !isParcelOver(state) && state !== 'packed');
    expect(moving).toHaveLength(6);
    for (const state of moving) {
      const next = nextByHand(state, false);
      for (const end of ['delivered', 'returned', 'lost'] as const) expect(next).toContain(end);
      expect(next).not.toContain('packed');
      expect(next).not.toContain(state);
    }
    expect(nextByHand('lost', false)).toEqual(['returned']);
  });

  it('in the office a parcel is made ready and collected', () => {
    expect(nextByHand('packed', true)).toEqual(['ready_for_pickup']);
    expect(nextByHand('ready_for_pickup', true)).toEqual(['delivered']);
    expect(parcelStates.flatMap((state) => nextByHand(state, true))).not.toContain('in_transit');
  });
});
