import { describe, expect, it } from 'vitest';
import type { BrandId } from '../../category/category.ts';
import type { ProductId } from '../../product/product.ts';
import { preferred, reasonOf, type FoundPart } from '../part/decide-match-part.ts';
import { standingOf } from './candidate-standing.ts';

const brand = 7 as BrandId;
const found = (change: Partial<FoundPart> = {}): FoundPart => ({
  productId: 1 as ProductId,
  brandId: brand,
  mpn: 'LM358DR',
  package: 'SOIC-8',
  facts: { categories: [], values: {} },
  available: 100,
  cost: 1000,
  by: 'number',
  likeness: 'same',
  alternate: null,
  rules: [],
  assumed: [],
  ...change,
});
const line = { stated: 'SOIC-8', makers: null, isContrary: false, isOfBase: false };
const standing = (change: Partial<FoundPart>, said: Partial<Parameters<typeof standingOf>[1]> = {}) =>
  standingOf(found(change), { ...line, ...said });

describe('the package of a candidate', () => {
  it.each([
    [null, 'SOIC-8', 'unsaid'],
    [null, null, 'unsaid'],
    ['SOIC-8', null, 'unknown'],
    ['SOIC-8', 'SOP-8', 'same'],
    ['SOIC-8', 'DIP-8', 'other'],
  ] as const)('the line says %s, the part has %s: %s', (stated, body, expected) => {
    expect(standing({ package: body }, { stated }).package).toBe(expected);
  });
});

describe('the maker of a candidate', () => {
  it.each([
    ['no maker is named', null, 'unsaid'],
    ['the shop does not know the named maker', new Set<BrandId>(), 'unknown'],
    ['its maker is the named one', new Set([8 as BrandId, brand]), 'named'],
    ['another maker is named', new Set([8 as BrandId]), 'other'],
  ] as const)('%s', (_, makers, expected) => expect(standing({}, { makers }).maker).toBe(expected));
});

describe('how sure a candidate is', () => {
  it.each([
    ['same', 'number'],
    ['spelled', 'number'],
    ['alike', 'number'],
    ['packing', 'number'],
    ['begins', 'vague'],
    ['loose', 'vague'],
    ['other', 'vague'],
    ['none', 'vague'],
  ] as const)('a number that is %s: %s', (likeness, ground) => {
    expect(standing({ likeness }).ground).toBe(ground);
    expect(standing({ likeness, by: 'alternate' }).ground).toBe(ground);
  });
  it.each([
    ['pinned', 'number'],
    ['parameters', 'description'],
    ['parameters_part', 'vague'],
    ['words', 'vague'],
    ['mentioned', 'vague'],
  ] as const)('found by %s, whatever its number: %s', (by, ground) => {
    for (const likeness of ['same', 'none', 'packing_like'] as const)
      expect([likeness, standing({ by, likeness }).ground]).toEqual([likeness, ground]);
  });
  it('a suffix like one of packing may be another part, also in the same package', () => {
    const similar = { likeness: 'packing_like' } as const;
    expect(standing({ ...similar, package: 'SOIC-8' }).ground).toBe('vague');
    expect(standing(similar, { stated: null }).ground).toBe('vague');
  });
  it('a contradiction and assumed values are passed on', () => {
    const assumed = [{ key: 'voltage', value: '50' }];
    expect(standing({ assumed }, { isContrary: true })).toMatchObject({ isContrary: true, assumed });
    expect(standing({})).toMatchObject({ isContrary: false, assumed: [] });
  });
});

it.each([
  ['number', 'same', 'mpn'],
  ['number', 'spelled', 'normalised_mpn'],
  ['number', 'alike', 'normalised_mpn'],
  ['number', 'packing', 'packing'],
  ['number', 'packing_like', 'similar_mpn'],
  ['number', 'begins', 'words'],
  ['near', 'other', 'corrected_mpn'],
  ['alternate', 'same', 'alternate'],
  ['alternate', 'begins', 'words'],
  ['words', 'same', 'words'],
  ['mentioned', 'same', 'words'],
  ['parameters', 'none', 'parameters'],
  ['parameters_part', 'none', 'parameters'],
] as const)('found by %s, number %s: the reason is %s', (by, likeness, reason) => {
  expect(reasonOf(found({ by, likeness }))).toBe(reason);
});

describe('of several parts', () => {
  const order = (needed: number, ...parts: readonly Partial<FoundPart>[]): readonly number[] =>
    parts
      .map((part, at) => found({ productId: (at + 1) as ProductId, ...part }))
      .toSorted(preferred(needed))
      .map(({ productId }) => productId);

  it('those with all pieces come first, then those with some', () => {
    expect(order(10, { available: 0, cost: 1 }, { available: 9, cost: 2 }, { available: 10, cost: 3 })).toEqual([
      3, 2, 1,
    ]);
  });
  it('with enough pieces each, the cheaper comes first, one without a price last', () => {
    expect(order(10, { available: 10, cost: null }, { available: 99, cost: 5 }, { available: 10, cost: 4 })).toEqual([
      3, 2, 1,
    ]);
  });
  it('equal ones keep the order of the catalogue', () => {
    expect(order(10, { productId: 9 as ProductId }, { productId: 3 as ProductId })).toEqual([3, 9]);
  });
});
