import { describe, expect, it } from 'vitest';

import { byPin, decided, dip, idOf, makers, matchOf, part, pinned, wantsSo, type Row } from './test-match-chain.ts';

const pins: readonly Row[] = [
  ['chosen before', 'exact 2 chosen_before', { found: [part(1), byPin(2)], asked: pinned({ chosen: idOf(2) }) }],
  [
    'but no longer sold',
    'exact 1 mpn',
    { found: [part(1), byPin(2)], asked: pinned({ chosen: idOf(2) }), unsold: [2] },
  ],
  ['the shop’s number', 'exact 2 shop_number', { found: [byPin(2)], asked: pinned({ shop: idOf(2) }) }],
  ['a distributor’s number', 'exact 2 foreign_number', { found: [byPin(2)], asked: pinned({ foreign: [idOf(2)] }) }],
  [
    'a distributor’s and the maker’s number',
    'exact 2 mpn_and_maker',
    { found: [byPin(2), part(2)], asked: pinned({ foreign: [idOf(2)] }, { makers: makers(2) }) },
  ],
  ['without a maker', 'exact 2 foreign_number', { found: [byPin(2), part(2)], asked: pinned({ foreign: [idOf(2)] }) }],
  [
    'of several parts with the number',
    'exact 2 foreign_number',
    { found: [byPin(2), part(2), part(3)], asked: pinned({ foreign: [idOf(2)] }, { makers: makers(2) }) },
  ],
  [
    'the shop’s and the maker’s number',
    'exact 2 shop_number',
    { found: [byPin(2), part(2)], asked: pinned({ shop: idOf(2) }, { makers: makers(2) }) },
  ],
  ['no longer sold', 'not_carried - shop_number', { found: [byPin(2)], asked: pinned({ shop: idOf(2) }), unsold: [2] }],
  [
    'in another package',
    'conflict - shop_number',
    { line: wantsSo, found: [byPin(2, dip)], asked: pinned({ shop: idOf(2) }) },
  ],
  [
    'of another maker',
    'probable 2 shop_number',
    { found: [byPin(2)], asked: pinned({ shop: idOf(2) }, { makers: makers(7) }) },
  ],
  [
    'of a maker that the shop does not know',
    'exact 2 shop_number',
    { found: [byPin(2)], asked: pinned({ shop: idOf(2) }, { makers: makers() }) },
  ],
  [
    'of a shop that the list does not name',
    'probable 2 foreign_number',
    {
      line: { mpn: null, foreignNumbers: [{ distributor: null, number: '5001' }] },
      found: [byPin(2, { likeness: 'none' })],
      asked: pinned({ foreign: [idOf(2)] }),
    },
  ],
  [
    'of such a shop, with the maker',
    'exact 2 foreign_number',
    {
      line: { mpn: null, foreignNumbers: [{ distributor: null, number: '5001' }] },
      found: [byPin(2, { likeness: 'none' })],
      asked: pinned({ foreign: [idOf(2)] }, { makers: makers(2) }),
    },
  ],
  [
    'of a shop that the list names',
    'exact 2 foreign_number',
    {
      line: { mpn: null, foreignNumbers: [{ distributor: 'tme', number: '5001' }] },
      found: [byPin(2, { likeness: 'none' })],
      asked: pinned({ foreign: [idOf(2)] }),
    },
  ],
  [
    'with a number that only begins so',
    'probable 2 shop_number',
    { found: [byPin(2, { likeness: 'begins' })], asked: pinned({ shop: idOf(2) }) },
  ],
  [
    'with a suffix that may be another part',
    'probable 2 shop_number',
    { line: wantsSo, found: [byPin(2, { likeness: 'packing_like' })], asked: pinned({ shop: idOf(2) }) },
  ],
  [
    'with another packing',
    'probable 2 packing',
    { found: [byPin(2, { likeness: 'packing' })], asked: pinned({ shop: idOf(2) }) },
  ],
  [
    'with another packing, of another maker',
    'probable 2 shop_number',
    { found: [byPin(2, { likeness: 'packing' })], asked: pinned({ shop: idOf(2) }, { makers: makers(7) }) },
  ],
];

describe('a number of the shop or of a distributor', () => {
  it.each(pins)('%s', (_, expected, asked) => expect(decided(asked)).toBe(expected));

  it('that means another part than the maker’s number is a conflict, which names both', () => {
    const match = matchOf({ found: [byPin(2), part(1)], asked: pinned({ shop: idOf(2) }) });
    expect(match).toMatchObject({
      status: 'conflict',
      productId: null,
      reason: 'shop_number',
      differences: [{ subject: 'number', asked: 'LM358-1', found: 'LM358-2' }],
    });
  });

  it('of two parts is a conflict, also if both are distributors’', () => {
    const asked = pinned({ shop: idOf(2), foreign: [idOf(3)] });
    expect(matchOf({ found: [byPin(2), byPin(3)], asked }).differences).toMatchObject([
      { asked: 'LM358-3', found: 'LM358-2' },
    ]);
    const foreign = pinned({ foreign: [idOf(2), idOf(3)] });
    expect(decided({ found: [byPin(2), byPin(3)], asked: foreign })).toBe('conflict - foreign_number');
  });

  it.each(['other', 'loose'] as const)('of a part with a number that is %s is a conflict', (likeness) => {
    const match = matchOf({ found: [byPin(2, { likeness })], asked: pinned({ shop: idOf(2) }) });
    expect(match).toMatchObject({ status: 'conflict', differences: [{ asked: 'LM358', found: 'LM358-2' }] });
  });
});
