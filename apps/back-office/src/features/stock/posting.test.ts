import type { StockNumbers, StockRow } from '@farad/contract/office/stock/stock';
import { expect, it } from 'vitest';

import { bodyOf, draftOf, troubleOf, withRefusals, type Heading } from './posting.ts';

const part = (product_id: string, onHand: number): StockRow => ({
  product_id,
  mpn: `MPN-${product_id}`,
  brand: 'Yageo',
  title: '',
  onHand,
  reserved: 0,
  available: onHand,
  places: [
    {
      warehouseId: 1,
      onHand,
      reserved: 0,
      cell: 'A-1',
    },
  ],
});

const read: StockNumbers = {
  lines: [
    { row: 1, text: 'a 5', quantity: 5, parts: [part('1', 10)] },
    { row: 2, text: 'b 5', quantity: 5, parts: [part('2', 0), part('3', 0)] },
    { row: 4, text: 'c 5', quantity: 5, parts: [] },
    { row: 5, text: 'd 0', quantity: null, parts: [part('4', 7)] },
  ],
  rest: 0,
};

const heading: Heading = { key: 'k', kind: 'count', warehouseId: 1, number: '', reason: '', isTaken: true };

it('names the problem of each line', () => {
  expect(draftOf(read).map((line) => troubleOf(line, 'receipt'))).toEqual([
    null,
    'choosePart',
    'unknownPart',
    'wrongQuantity',
  ]);
});

it('zero is valid for a count, but not for a receipt', () => {
  const [line] = draftOf(read).map((each) => ({ ...each, quantity: 0 }));
  if (line === undefined) throw new Error('no line');
  expect([troubleOf(line, 'count'), troubleOf(line, 'receipt')]).toEqual([null, 'wrongQuantity']);
});

it('a count is sent with the recorded stock, a correction with its sign', () => {
  const lines = draftOf(read).slice(0, 1);
  expect(bodyOf(heading, lines).lines).toEqual([{ product_id: '1', quantity: 5, book: 10 }]);
  expect(bodyOf({ ...heading, kind: 'correction' }, lines).lines).toEqual([
    { product_id: '1', quantity: -5, book: null },
  ]);
});

it('a refused line gets the current stock', () => {
  const refused = withRefusals(
    draftOf(read).slice(0, 1),
    [{ row: 0, refusal: 'book_changed', onHand: 12, reserved: 0 }],
    1,
  );
  expect(bodyOf(heading, refused).lines).toEqual([{ product_id: '1', quantity: 5, book: 12 }]);
  expect(withRefusals(refused, [], 1)[0]?.refused).toBeNull();
});
