import { describe, expect, it } from 'vitest';

import type { BrandId } from '../../category/category.ts';
import type { FoundPart, MatchOptions } from '../part/decide-match-part.ts';
import {
  byPin,
  decided,
  dip,
  idOf,
  makers,
  matchOf,
  part,
  pinned,
  wantsSo,
  type Case,
  type Row,
} from './test-match-chain.ts';

const numbers: readonly Row[] = [
  ['of one part', 'exact 1 mpn', { found: [part(1)] }],
  ['spelled otherwise', 'exact 1 normalised_mpn', { found: [part(1, { likeness: 'spelled' })] }],
  ['equal before spelled otherwise', 'exact 2 mpn', { found: [part(1, { likeness: 'spelled' }), part(2)] }],
  ['with its maker', 'exact 1 mpn_and_maker', { found: [part(1)], asked: { makers: makers(1) } }],
  [
    'with its maker, spelled otherwise',
    'exact 1 normalised_mpn',
    { found: [part(1, { likeness: 'spelled' })], asked: { makers: makers(1) } },
  ],
  ['of two makers', 'several - mpn', { found: [part(1), part(2)] }],
  ['of two makers, one named', 'exact 2 mpn_and_maker', { found: [part(1), part(2)], asked: { makers: makers(2) } }],
  ['of two makers, one not sold', 'probable 1 mpn', { found: [part(1), part(2)], unsold: [2] }],
  ['of two makers, one in another package', 'probable 1 mpn', { line: wantsSo, found: [part(1), part(2, dip)] }],
  ['twice of one maker', 'exact 1 mpn', { found: [part(1), part(2, { brandId: 1 as BrandId })] }],
  ['in another package', 'conflict - mpn', { line: wantsSo, found: [part(1, dip)] }],
  ['not sold', 'not_carried - mpn', { found: [part(1)], unsold: [1] }],
  ['of another maker', 'probable - mpn', { found: [part(1)], asked: { makers: makers(7) } }],
  ['of an unknown maker', 'probable 1 mpn', { found: [part(1)], asked: { makers: makers() } }],
  ['of two other makers', 'several - mpn', { found: [part(1), part(2)], asked: { makers: makers(7) } }],
  [
    'of another maker, in another package',
    'conflict - mpn',
    { line: wantsSo, found: [part(1, dip)], asked: { makers: makers(7) } },
  ],
  ['of another maker, not sold', 'not_carried - mpn', { found: [part(1)], unsold: [1], asked: { makers: makers(7) } }],
];

describe('a maker’s number', () => {
  it.each(numbers)('%s', (_, expected, asked) => expect(decided(asked)).toBe(expected));

  it('in another package names what differs from the best part', () => {
    const found = [part(1, { ...dip, available: 0 }), part(2, { ...dip, brandId: 1 as BrandId })];
    expect(matchOf({ line: wantsSo, found })).toMatchObject({
      status: 'conflict',
      differences: [{ subject: 'package', asked: 'SOIC-8', found: 'DIP-8' }],
      candidates: [{ productId: 2 }, { productId: 1 }],
    });
  });
});

const other = (id: number, fields: Partial<FoundPart> = {}) => part(id, { by: 'alternate', alternate: 0, ...fields });
const one = { alternateMakers: [null] };
const alternates: readonly Row[] = [
  ['is not needed', 'exact 1 mpn', { found: [part(1), other(2)], asked: one }],
  [
    'is offered if too few are in stock',
    'exact 2 alternate',
    { found: [part(1, { available: 9 }), other(2)], asked: one },
  ],
  ['not if just enough are', 'exact 1 mpn', { found: [part(1, { available: 10 }), other(2)], asked: one }],
  [
    'not if it is short too',
    'exact 1 mpn',
    { found: [part(1, { available: 9 }), other(2, { available: 9 })], asked: one },
  ],
  ['is offered if the first is not sold', 'exact 2 alternate', { found: [part(1), other(2)], asked: one, unsold: [1] }],
  [
    'also if it is short',
    'exact 2 alternate',
    { found: [part(1), other(2, { available: 0 })], asked: one, unsold: [1] },
  ],
  ['is doubtful if the first is unknown', 'probable 2 alternate', { found: [other(2)], asked: one }],
  ['is sure if the line has no number', 'exact 2 alternate', { line: { mpn: null }, found: [other(2)], asked: one }],
  ['of two makers is left to a person', 'several - alternate', { found: [other(2), other(3)], asked: one }],
  [
    'of the named maker',
    'probable 3 alternate',
    { found: [other(2), other(3)], asked: { alternateMakers: [makers(3)] } },
  ],
  ['of no such maker', 'probable - alternate', { found: [other(2)], asked: { alternateMakers: [makers(7)] } }],
  ['in another package', 'probable - alternate', { line: wantsSo, found: [other(2, dip)], asked: one }],
  [
    'is the best of several',
    'probable 3 alternate',
    {
      found: [other(2, { available: 5 }), other(3, { alternate: 1 })],
      asked: { alternateMakers: [null, null] },
    },
  ],
];

describe('an alternate', () => {
  it.each(alternates)('%s', (_, expected, asked) => expect(decided(asked)).toBe(expected));
});

const near = (id: number, likeness: FoundPart['likeness'], fields: Partial<FoundPart> = {}) =>
  part(id, { by: 'near', likeness, ...fields });
const similar: readonly Row[] = [
  ['in look-alike letters', 'probable 1 normalised_mpn', { found: [near(1, 'alike')] }],
  ['except for packing', 'probable 1 packing', { found: [near(1, 'packing')] }],
  [
    'except for a suffix, in the same package',
    'probable - similar_mpn',
    { line: wantsSo, found: [near(1, 'packing_like')] },
  ],
  [
    'except for a suffix, of the named maker',
    'probable - similar_mpn',
    { found: [near(1, 'packing_like')], asked: { makers: makers(1) } },
  ],
  ['that begins so', 'probable - words', { found: [near(1, 'begins')] }],
  ['with a typing error', 'probable - corrected_mpn', { found: [near(1, 'other')] }],
  ['of two parts', 'several - packing', { found: [near(1, 'packing'), near(2, 'packing')] }],
  [
    'of two parts of one maker',
    'probable 1 packing',
    { found: [near(1, 'packing'), near(2, 'packing', { brandId: 1 as BrandId })] },
  ],
  ['where the nearer one decides', 'probable 1 packing', { found: [near(1, 'packing'), near(2, 'other')] }],
  ['of the named maker', 'probable 1 packing', { found: [near(1, 'packing')], asked: { makers: makers(1) } }],
  ['of an unknown maker', 'probable - packing', { found: [near(1, 'packing')], asked: { makers: makers() } }],
  [
    'of another maker is passed over',
    'probable 2 packing',
    { found: [near(1, 'packing'), near(2, 'packing')], asked: { makers: makers(2) } },
  ],
  [
    'in another package is passed over',
    'probable 2 packing',
    { line: wantsSo, found: [near(1, 'packing', dip), near(2, 'packing')] },
  ],
  ['not sold', 'not_carried - packing', { found: [near(1, 'packing')], unsold: [1] }],
];

describe('a similar number', () => {
  it.each(similar)('%s', (_, expected, asked) => expect(decided(asked)).toBe(expected));
});

const described = (id: number, fields: Partial<FoundPart> = {}) =>
  part(id, { by: 'parameters', likeness: 'none', ...fields });
const bare = { mpn: null };
const descriptions: readonly Row[] = [
  ['by value', 'probable 1 parameters', { line: bare, found: [described(1), described(2)] }],
  ['by too little', 'probable - parameters', { line: bare, found: [described(1, { by: 'parameters_part' })] }],
  [
    'by too little before enough',
    'probable - parameters',
    { line: bare, found: [described(1, { by: 'parameters_part' }), described(2)] },
  ],
  [
    'of the named maker',
    'probable 2 parameters',
    { line: bare, found: [described(1), described(2)], asked: { makers: makers(2) } },
  ],
  [
    'in the named package',
    'probable 2 parameters',
    { line: { ...bare, ...wantsSo }, found: [described(1, dip), described(2)] },
  ],
  [
    'beside a distributor’s number',
    'probable - parameters',
    { line: { ...bare, foreignNumbers: [{ distributor: 'lcsc', number: 'C1' }] }, found: [described(1)] },
  ],
  ['by words', 'probable - words', { line: bare, found: [described(1, { by: 'words' })] }],
  ['by words, two', 'several - words', { line: bare, found: [1, 2].map((id) => described(id, { by: 'words' })) }],
  [
    'by words after parameters',
    'probable 1 parameters',
    { line: bare, found: [described(2, { by: 'words' }), described(1)] },
  ],
  ['by a mentioned number', 'probable - words', { line: bare, found: [described(1, { by: 'mentioned' })] }],
  [
    'by a mentioned number, not sold',
    'not_carried - words',
    {
      line: bare,
      found: [described(1, { by: 'mentioned' })],
      unsold: [1],
    },
  ],
  ['not at all', 'not_found - -', { line: bare, found: [] }],
];

describe('a part found by its description', () => {
  it.each(descriptions)('%s', (_, expected, asked) => expect(decided(asked)).toBe(expected));
});

describe('settings of a list', () => {
  it('may choose only exact parts', () => {
    const options = { isExactOnly: true };
    expect(decided({ found: [part(1)], options })).toBe('exact 1 mpn');
    expect(decided({ found: [near(1, 'packing')], options })).toBe('probable - packing');
  });

  it('may offer only parts in the named package', () => {
    const found = [near(1, 'other', dip), near(2, 'other'), near(3, 'other', { package: null })];
    const offered = (options: Partial<MatchOptions>, line = wantsSo) =>
      matchOf({ line, found, options }).candidates.map(({ productId }) => productId);
    expect(offered({})).toEqual([2, 3, 1]);
    expect(offered({ isSamePackageOnly: true })).toEqual([2]);
    expect(offered({ isSamePackageOnly: true }, {})).toEqual([1, 2, 3]);
    const none = matchOf({ line: wantsSo, found: [near(1, 'other', dip)], options: { isSamePackageOnly: true } });
    expect(none).toMatchObject({ status: 'not_found', reason: null, candidates: [] });
  });
});

describe('candidates', () => {
  const idsOf = (asked: Case) => matchOf(asked).candidates.map(({ productId }) => productId);

  it('begin with the chosen part and end with those that are not sold', () => {
    const found = [part(1), part(2), part(3)];
    expect(idsOf({ found, asked: { makers: makers(3) } })).toEqual([3, 1, 2]);
    expect(idsOf({ found, unsold: [1] })).toEqual([2, 3, 1]);
  });

  it('are at most ten, each once', () => {
    const many = Array.from({ length: 12 }, (_, at) => near(at + 1, 'other'));
    expect(idsOf({ found: many })).toHaveLength(10);
    expect(idsOf({ found: [near(1, 'packing'), near(1, 'other'), near(2, 'other')] })).toEqual([1, 2]);
  });

  it('tell how each was found', () => {
    const found = [byPin(1), byPin(2), byPin(3), near(4, 'other')];
    const asked = pinned({ chosen: idOf(1), shop: idOf(2), foreign: [idOf(3)] });
    expect(matchOf({ found, asked }).candidates.map(({ reason }) => reason)).toEqual([
      'chosen_before',
      'shop_number',
      'foreign_number',
      'corrected_mpn',
    ]);
  });
});

describe('a line', () => {
  it('that is not fitted needs no part', () => {
    expect(matchOf({ line: { isDnp: true }, found: [part(1)] })).toMatchObject({ status: 'excluded', candidates: [] });
  });

  it('with an error has candidates but no part', () => {
    const problems = [{ code: 'no_part', severity: 'error' }] as const;
    const match = matchOf({ line: { problems }, found: [part(1)] });
    expect(match).toMatchObject({ status: 'error', productId: null, candidates: [{ productId: 1 }] });
    const warned = [{ code: 'quantity_assumed', severity: 'warning', quantity: 1 }] as const;
    expect(decided({ line: { problems: warned }, found: [part(1)] })).toBe('exact 1 mpn');
  });

  it('tells its number as unknown if no part has it, and only a number with digits', () => {
    const unknown = (asked: Case) => matchOf(asked).unknownNumber;
    expect(unknown({ found: [near(1, 'packing')] })).toBe('LM358');
    expect(unknown({ found: [] })).toBe('LM358');
    expect(unknown({ line: { mpn: 'XYZ' }, found: [] })).toBeNull();
    expect(unknown({ found: [part(1, { by: 'near', likeness: 'spelled' })] })).toBeNull();
    expect(unknown({ found: [part(1, { by: 'mentioned' })] })).toBe('LM358');
    expect(unknown({ found: [part(1)], unsold: [1] })).toBeNull();
  });
});
