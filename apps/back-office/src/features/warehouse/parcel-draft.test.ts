import { expect, it } from 'vitest';

import {
  emptyDraft,
  gramsOf,
  lackingMark,
  productsOf,
  wholeDraft,
  withBag,
  withMark,
  withPieces,
} from './parcel-draft.ts';

const part = { mpn: 'A', brand: 'B', title: 'C', left: 10, bags: [] };
const plain = { ...part, product_id: '1', fetched: 8, isMarked: false, milligrams: 150 };
const marked = { ...part, product_id: '2', fetched: 1, isMarked: true, milligrams: 3000 };
const lines = [plain, marked];

it('holds what was put in, with a code for each marked piece', () => {
  const draft = withPieces(withPieces(withBag(emptyDraft, '7-1'), plain, 8), marked, 1);
  expect([draft.bags, withBag(draft, '').bags]).toEqual([['7-1'], ['7-1']]);
  expect(lackingMark(draft, lines)).toBe(marked);
  const whole = withMark(draft, marked, 'code-1');
  expect(lackingMark(whole, lines)).toBeNull();
  expect(productsOf(whole, lines)).toEqual([
    { product_id: '1', qty: 8, marks: [] },
    { product_id: '2', qty: 1, marks: ['code-1'] },
  ]);
});

it('weighs what is in it, as far as it is known', () => {
  expect(gramsOf(wholeDraft(lines), lines)).toBe(5);
  expect(gramsOf(wholeDraft(lines), [{ ...plain, milligrams: null }, marked])).toBeNull();
  expect(gramsOf(emptyDraft, [{ ...plain, milligrams: null }])).toBe(0);
});
