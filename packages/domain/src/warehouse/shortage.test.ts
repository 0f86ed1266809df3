import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { holdersAt, planShelf, shareFound, type Shelf } from './index.ts';

const holder = (orderId: number, held: number, kept: number) => ({ orderId, held, kept });

describe('an empty shelf', () => {
  it('keeps its picked pieces; the rest leaves the stock, and orders lose reservations', () => {
    const shelf = { onHand: 500, reserved: 130, holders: [holder(1, 30, 20), holder(2, 100, 0)] };
    expect(planShelf(shelf, { kind: 'empty' })).toEqual({
      by: -480,
      released: [
        { orderId: 1, pieces: 10 },
        { orderId: 2, pieces: 100 },
      ],
      taken: [],
    });
  });

  it('counted again with more pieces adds them to the stock', () => {
    const shelf = { onHand: 20, reserved: 20, holders: [holder(1, 20, 25)] };
    expect(planShelf(shelf, { kind: 'empty' })).toEqual({ by: 5, released: [], taken: [{ orderId: 1, pieces: 5 }] });
  });

  it('with a correct record changes nothing', () => {
    const shelf = { onHand: 25, reserved: 25, holders: [holder(1, 25, 25)] };
    expect(planShelf(shelf, { kind: 'empty' })).toEqual({ by: 0, released: [], taken: [] });
  });
});

describe('a shelf whose report is withdrawn', () => {
  it('gets back the pieces that the report removed', () => {
    const shelf = { onHand: 20, reserved: 20, holders: [holder(1, 20, 30)] };
    expect(planShelf(shelf, { kind: 'stands', putBack: 480 })).toMatchObject({
      by: 480,
      taken: [{ orderId: 1, pieces: 10 }],
    });
  });

  it('gives free pieces to the order that has them in its box', () => {
    const shelf = { onHand: 50, reserved: 0, holders: [holder(1, 0, 40)] };
    expect(planShelf(shelf, { kind: 'stands', putBack: 0 })).toMatchObject({ by: 0, released: [] });
  });

  it('adds lost pieces to the stock', () => {
    const shelf = { onHand: 0, reserved: 0, holders: [holder(1, 0, 40)] };
    expect(planShelf(shelf, { kind: 'stands', putBack: 0 })).toMatchObject({ by: 40 });
  });

  it('with fewer counted pieces than reserved removes nothing', () => {
    const shelf = { onHand: 50, reserved: 40, holders: [holder(1, 40, 10)] };
    expect(planShelf(shelf, { kind: 'stands', putBack: 0 })).toEqual({ by: 0, released: [], taken: [] });
  });
});

const shelves: fc.Arbitrary<Shelf> = fc
  .record({
    free: fc.nat(50),
    holders: fc.array(fc.record({ held: fc.nat(40), kept: fc.nat(40) }), { maxLength: 5 }),
  })
  .map(({ free, holders }) => {
    const reserved = holders.reduce((sum, { held }) => sum + held, 0);
    return {
      onHand: reserved + free,
      reserved,
      holders: holders.map((each, at) => ({
        orderId: at + 1,
        ...each,
      })),
    };
  });

const sum = (pieces: readonly { readonly pieces: number }[]) => pieces.reduce((all, each) => all + each.pieces, 0);

test('law: the stock never falls below the reservations, and no order reserves less than its box', () => {
  const sights = fc.oneof(
    fc.constant({ kind: 'empty' as const }),
    fc.nat(60).map((putBack) => ({ kind: 'stands' as const, putBack })),
  );
  fc.assert(
    fc.property(shelves, sights, (shelf, sight) => {
      const { by, released, taken } = planShelf(shelf, sight);
      const reserved = shelf.reserved + sum(taken) - sum(released);
      expect(shelf.onHand + by).toBeGreaterThanOrEqual(reserved);
      const keptOfAll = sum(shelf.holders.map(({ kept }) => ({ pieces: kept })));
      const isRight = sight.kind === 'empty' ? shelf.onHand + by === keptOfAll : by >= sight.putBack;
      expect(isRight).toBe(true);
      for (const { orderId, held, kept } of shelf.holders) {
        const of = (pieces: typeof released) => sum(pieces.filter((each) => each.orderId === orderId));
        const after = held + of(taken) - of(released);
        expect(after).toBeGreaterThanOrEqual(kept);
        expect(sight.kind === 'stands' || after === kept).toBe(true);
      }
    }),
  );
});

test('found pieces go to the oldest orders first, and to none more than it lacks', () => {
  const lacking = [
    { orderId: 9, pieces: 5 },
    { orderId: 2, pieces: 4 },
    { orderId: 3, pieces: 0 },
  ];
  expect(shareFound(6, lacking)).toEqual([
    { orderId: 2, pieces: 4 },
    { orderId: 9, pieces: 2 },
  ]);
  expect(shareFound(100, lacking)).toHaveLength(2);
  expect(shareFound(-1, lacking)).toEqual([]);
});

it('picked pieces are distinguished from pieces on the shelf', () => {
  const of = (orderId: number, warehouseId: number, held: number, fetched: number, sent = 0, packed = 0) => ({
    orderId,
    productId: 1,
    warehouseId,
    cell: '',
    held,
    fetched,
    sent,
    packed,
  });
  const pieces = [of(1, 1, 30, 20), of(2, 1, 10, 0), of(2, 2, 10, 0), of(3, 1, 5, 25, 20), of(4, 1, 8, 0, 0, 8)];
  expect(
    holdersAt(
      1,
      pieces,
      new Map([
        [2, 4],
        [5, 6],
      ]),
    ),
  ).toEqual([
    holder(1, 30, 20), // picked before
    holder(2, 10, 4), // in a box
    holder(3, 5, 5), // picked before, the others sent
    holder(4, 8, 8), // packed
    holder(5, 0, 6), // has no reserved pieces, but some in its box
  ]);
  const elsewhere = [of(6, 2, 9, 0), of(7, 2, 40, 0), of(7, 1, 3, 0)];
  expect(holdersAt(1, elsewhere, new Map())).toEqual([holder(7, 3, 0)]);
});
