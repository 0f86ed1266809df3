import { describe, expect, it } from 'vitest';

import { part } from '../match/test-match-chain.ts';
import { brandsOf, isNumberKnown, preferred, reasonOf, type FoundPart } from './decide-match-part.ts';

describe('the better of two parts', () => {
  const first = (a: Partial<FoundPart>, b: Partial<FoundPart>) =>
    [part(1, a), part(2, b)].toSorted(preferred(10))[0]?.productId;
  it.each<[string, Partial<FoundPart>, Partial<FoundPart>, number]>([
    ['enough in stock', { available: 9, cost: 1 }, { available: 10, cost: 9 }, 2],
    ['enough in stock, in the other order', { available: 10, cost: 9 }, { available: 9, cost: 1 }, 1],
    ['some in stock', { available: 0, cost: 1 }, { available: 1, cost: 9 }, 2],
    ['some in stock, in the other order', { available: 1, cost: 9 }, { available: 0, cost: 1 }, 1],
    ['the cheaper one', { cost: 9 }, { cost: 1 }, 2],
    ['one with a price', { cost: null }, { cost: 9 }, 2],
    ['the older product', { cost: 5 }, { cost: 5 }, 1],
  ])('%s', (_, a, b, expected) => expect(first(a, b)).toBe(expected));
  it('of equal parts the older product', () => {
    const parts = [part(3, { cost: 5 }), part(2, { cost: 5 }), part(4, { cost: 5 })];
    expect(parts.toSorted(preferred(10)).map(({ productId }) => productId)).toEqual([2, 3, 4]);
  });
});

it('makers are counted once', () => {
  expect([brandsOf([]), brandsOf([part(1), part(2)]), brandsOf([part(1), part(2, { brandId: 1 as never })])]).toEqual([
    0, 2, 1,
  ]);
});

it.each<[Partial<FoundPart>, boolean]>([
  [{ likeness: 'same' }, true],
  [{ likeness: 'spelled', by: 'near' }, true],
  [{ likeness: 'alike' }, false],
  [{ likeness: 'same', by: 'alternate' }, false],
  [{ likeness: 'same', by: 'mentioned' }, false],
])('%j shows that the number is known: %s', (fields, expected) => {
  expect([isNumberKnown({ found: [part(1, fields)] }), isNumberKnown({ found: [] })]).toEqual([expected, false]);
});

it.each<[FoundPart['by'], FoundPart['likeness'], string]>([
  ['words', 'same', 'words'],
  ['mentioned', 'same', 'words'],
  ['number', 'begins', 'words'],
  ['parameters', 'none', 'parameters'],
  ['parameters_part', 'none', 'parameters'],
  ['alternate', 'same', 'alternate'],
  ['number', 'same', 'mpn'],
  ['number', 'spelled', 'normalised_mpn'],
  ['near', 'alike', 'normalised_mpn'],
  ['near', 'packing', 'packing'],
  ['near', 'packing_like', 'similar_mpn'],
  ['near', 'loose', 'corrected_mpn'],
  ['near', 'other', 'corrected_mpn'],
])('found by %s, number %s: %s', (by, likeness, reason) => expect(reasonOf(part(1, { by, likeness }))).toBe(reason));
