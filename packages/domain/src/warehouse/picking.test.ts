import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readCellList } from './cell-list.ts';
import { compareCells, readCell } from './cell.ts';
import {
  atPackingDesk,
  leftToPick,
  linesToPick,
  planWave,
  refusesPicking,
  splitFound,
  type OrderToPick,
  type PickLine,
  type PickRefusal,
} from './picking.ts';

describe('storage cells', () => {
  it.each([
    [' a-03-12 ', 'A-03-12'],
    ['А–03—12', 'A-03-12'],
    ['стеллаж 4', 'CTEЛЛAЖ4'],
    ['B.2/7', 'B.2/7'],
    ['', ''],
    ['-A', null],
    ['A_', null],
    ['A;B', null],
    ['A'.repeat(21), null],
  ])('%j is %j', (text, cell) => {
    expect(readCell(text)).toBe(cell);
  });

  it('are sorted by numbers, not by letters; products without a cell come last', () => {
    const sorted = ['', 'B-1', 'A-10', 'A-2-1', 'A-2', '3-A', 'A'].toSorted(compareCells);
    expect(sorted).toEqual(['3-A', 'A', 'A-2', 'A-2-1', 'A-10', 'B-1', '']);
  });

  it('are read with their parts from a table, a file or words', () => {
    const list = ['\uFEFF№;Номер;Ячейка', '17;"RC0603";"a-1"', 'NE555P\tB-2', 'LM358 P  c3', '8;', '"x";"?"', ''].join(
      '\r\n',
    );
    expect(readCellList(list).lines.map(({ row, number, cell }) => [row, number, cell])).toEqual([
      [2, '17', 'A-1'],
      [3, 'NE555P', 'B-2'],
      [4, 'LM358 P', 'C3'],
      [5, '8', ''],
      [6, 'x', null],
    ]);
    expect(readCellList('1 A1\n'.repeat(1002)).rest).toBe(2);
  });

  it('law: reading a cell again changes nothing, and comparing is an order', () => {
    const cells = fc.string({ unit: fc.constantFrom(...'abА12-./'), maxLength: 8 }).map((text) => readCell(text) ?? '');
    fc.assert(
      fc.property(cells, cells, cells, (a, b, c) => {
        expect(readCell(a)).toBe(a);
        expect(Math.sign(compareCells(a, b))).toBe(-Math.sign(compareCells(b, a)) + 0);
        const isChain = compareCells(a, b) <= 0 && compareCells(b, c) <= 0;
        expect(!isChain || compareCells(a, c) <= 0).toBe(true);
        expect(compareCells(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

const order: OrderToPick = {
  status: 'in_work_personal',
  payment: 'card',
  isPaid: true,
  isHeld: false,
  pieces: 5,
  isInWave: false,
  isShort: false,
};

describe('orders to pick', () => {
  it.each<readonly [Partial<OrderToPick>, PickRefusal | null]>([
    [{}, null],
    [{ isPaid: false }, 'unpaid'],
    [{ isPaid: false, isHeld: true }, null],
    [{ isPaid: false, payment: 'cash_on_receipt' }, null],
    [{ isPaid: false, payment: 'invoice', status: 'in_work_company' }, null],
    [{ status: 'in_warehouse' }, null],
    [{ status: 'created' }, 'status'],
    [{ status: 'shipped' }, 'status'],
    [{ pieces: 0 }, 'nothing'],
    [{ isInWave: true }, 'in_wave'],
    [{ isShort: true }, 'short'],
  ])('%j: %s', (changes, refusal) => {
    expect(refusesPicking({ ...order, ...changes })).toBe(refusal);
  });

  it.each([
    [{ held: 10, fetched: 0, sent: 0, packed: 0 }, 10],
    [{ held: 1, fetched: 0, sent: 0, packed: 0 }, 1],
    [{ held: 10, fetched: 8, sent: 0, packed: 0 }, 2],
    [{ held: 10, fetched: 8, sent: 0, packed: 8 }, 2],
    [{ held: 2, fetched: 8, sent: 8, packed: 0 }, 2],
    [{ held: 10, fetched: 0, sent: 0, packed: 4 }, 6],
    [{ held: 0, fetched: 8, sent: 8, packed: 0 }, 0],
    [{ held: 4, fetched: 8, sent: 0, packed: 0 }, 0],
  ])('of %j %i pieces are picked', (state, left) => {
    expect(leftToPick(state)).toBe(left);
  });
});

it('a product in two warehouses is picked from the first; picked or packed pieces are not picked again', () => {
  const place = { orderId: 7, productId: 1, fetched: 4, sent: 0, packed: 1 };
  const places = [
    { ...place, warehouseId: 1, cell: 'A-1', held: 5 },
    { ...place, warehouseId: 2, cell: '', held: 3 },
    { ...place, productId: 2, warehouseId: 1, cell: 'B', held: 4 },
  ];
  expect(linesToPick(places)).toEqual([{ orderId: 7, productId: 1, warehouseId: 1, cell: 'A-1', needed: 4 }]);
  expect(places.map(atPackingDesk)).toEqual([3, 3, 3]);
});

describe('a wave', () => {
  const line = (orderId: number, productId: number, cell: string): PickLine => ({
    orderId,
    productId,
    warehouseId: 1,
    cell,
    needed: 1,
  });

  it('numbers boxes by orders and bags by walking order', () => {
    const lines = planWave([
      [line(7, 1, 'B-1'), line(7, 2, 'A-10')],
      [line(9, 1, 'B-1'), line(9, 3, 'A-2')],
    ]);
    expect(lines.map(({ orderId, productId, box, bag }) => [orderId, productId, box, bag])).toEqual([
      [9, 3, 2, 1],
      [7, 2, 1, 2],
      [7, 1, 1, 3],
      [9, 1, 2, 4],
    ]);
  });

  it('law: found pieces are distributed completely, never above the need, filling the first bag first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }), fc.nat(200), (needed, found) => {
        const shares = splitFound(found, needed);
        const total = needed.reduce((sum, pieces) => sum + pieces, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(found, total));
        const lacking = shares.findIndex((share, at) => share < (needed[at] ?? 0));
        const after = lacking < 0 ? [] : shares.slice(lacking + 1);
        expect(after.every((share) => share === 0)).toBe(true);
      }),
    );
  });
});
