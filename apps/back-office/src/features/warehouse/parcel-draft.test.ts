import { expect, it } from 'vitest';

import {
  areMarksRight,
  emptyDraft,
  gramsOf,
  lackingMark,
  markedIn,
  packOf,
  productsOf,
  wholeDraft,
  withBag,
  withMark,
  withMarkOf,
  withoutMark,
  withPack,
  withPieces,
} from './parcel-draft.ts';

const part = { mpn: 'A', brand: 'B', title: 'C', left: 10, bags: [] };
const plain = { ...part, product_id: '1', fetched: 8, isMarked: false, milligrams: 150 };
const marked = { ...part, product_id: '2', fetched: 1, isMarked: true, milligrams: 3000 };
const lines = [plain, marked];

it('holds its contents, with a code for each marked piece', () => {
  const draft = withPieces(withPieces(withBag(emptyDraft, '7-1'), plain, 8), marked, 1);
  expect([draft.bags, withBag(draft, '').bags]).toEqual([['7-1'], ['7-1']]);
  expect(lackingMark(draft, lines)).toBe(marked);
  const whole = withMark(draft, marked, 'code-1');
  expect(lackingMark(whole, lines)).toBeNull();
  expect(productsOf(whole, lines)).toEqual([
    { product_id: '1', qty: 8, marks: [] },
    { product_id: '2', qty: 1, marks: [{ code: 'code-1', pieces: 1 }] },
  ]);
});

it('a code covers a pack of the set size, and can be corrected or removed', () => {
  const reel = { ...marked, left: 150, fetched: 150 };
  const put = withPieces(emptyDraft, reel, 120);
  const scanned = withMark(withMark(withPack(put, reel, 50), reel, 'pack-1'), reel, 'pack-2');
  expect([markedIn(scanned, reel), packOf(scanned, reel), packOf(scanned, plain)]).toEqual([100, 50, 1]);
  expect([lackingMark(scanned, [reel]), areMarksRight(scanned, [reel])]).toEqual([reel, false]);
  const many = withMark(scanned, reel, 'pack-3');
  expect([lackingMark(many, [reel]), areMarksRight(many, [reel])]).toEqual([null, false]);
  const right = withMarkOf(many, reel, { code: 'pack-3', pieces: 20 });
  expect(areMarksRight(right, [reel])).toBe(true);
  expect(productsOf(right, [reel])[0]?.marks).toEqual([
    { code: 'pack-1', pieces: 50 },
    { code: 'pack-2', pieces: 50 },
    { code: 'pack-3', pieces: 20 },
  ]);
  expect(markedIn(withoutMark(right, reel, 'pack-1'), reel)).toBe(70);
});

it('returns its weight if all weights are known', () => {
  expect(gramsOf(wholeDraft(lines), lines)).toBe(5);
  expect(gramsOf(wholeDraft(lines), [{ ...plain, milligrams: null }, marked])).toBeNull();
  expect(gramsOf(emptyDraft, [{ ...plain, milligrams: null }])).toBe(0);
});
