import { describe, expect, it } from 'vitest';

import type { FoundPart } from '../part/decide-match-part.ts';
import { byPin, dip, makers, matchOf, part, pinned, wantsSo, type Case } from './test-match-chain.ts';

const ids = (asked: Case) => matchOf(asked).candidates.map(({ productId }) => productId);
const reasons = (asked: Case) => matchOf(asked).candidates.map(({ productId, reason }) => `${productId} ${reason}`);
const near = (id: number, more: Partial<FoundPart> = {}) => part(id, { by: 'near', likeness: 'begins', ...more });

describe('the order of candidates', () => {
  it.each<[string, Case, readonly number[]]>([
    [
      'as found, of different kinds',
      { found: [near(3), part(2, { by: 'words' }), part(1, { by: 'parameters' })] },
      [3, 2, 1],
    ],
    ['of one kind: the cheaper one', { found: [near(3), near(1), near(2)] }, [1, 2, 3]],
    ['those of the named maker first', { found: [near(1), near(2)], asked: { makers: makers(2) } }, [2, 1]],
    ['those in the package first', { line: wantsSo, found: [near(1, dip), near(2)] }, [2, 1]],
    ['an unknown package after the own one', { line: wantsSo, found: [near(1, { package: null }), near(2)] }, [2, 1]],
    [
      'those without a contradiction first',
      {
        line: { ...wantsSo, designators: ['R1'] },
        found: [near(1, { facts: { categories: ['capacitors'], values: {} } }), near(2)],
      },
      [2, 1],
    ],
    ['those in stock first', { found: [near(1, { available: 0 }), near(2)] }, [2, 1]],
    ['the chosen one before all', { found: [near(1), part(9)] }, [9, 1]],
    ['those that are sold before others', { found: [near(1), near(2)], unsold: [1] }, [2, 1]],
    ['each product once', { found: [part(1), near(1), near(2)] }, [1, 2]],
  ])('%s', (_, asked, expected) => expect(ids(asked)).toEqual(expected));
  it('there are at most ten', () => {
    expect(ids({ found: Array.from({ length: 12 }, (_, at) => near(at + 1)) })).toHaveLength(10);
  });
});

describe('candidates in another package', () => {
  const found = [
    part(1, dip),
    part(2, { ...dip, by: 'words' }),
    part(3, { by: 'words' }),
    part(4, { by: 'words', package: null }),
  ];
  it('are left out on demand', () => {
    expect(ids({ line: wantsSo, found })).toEqual([1, 3, 4, 2]);
    expect(ids({ line: wantsSo, found, options: { isSamePackageOnly: true } })).toEqual([3]);
    expect(ids({ found, options: { isSamePackageOnly: true } })).toHaveLength(4);
  });
  it('without any, a line that is only probable finds nothing', () => {
    const words = { line: wantsSo, found: [part(2, { ...dip, by: 'words' } as const)] };
    expect(matchOf({ ...words, options: { isSamePackageOnly: true } })).toMatchObject({
      status: 'not_found',
      reason: null,
      candidates: [],
    });
    expect(matchOf(words)).toMatchObject({ status: 'probable', reason: 'words' });
  });
});

describe('how a candidate was found', () => {
  it('by a pin: chosen before, the shop’s number, or a distributor’s', () => {
    const found = [byPin(1), byPin(2), byPin(3), near(4)];
    const asked = pinned({ chosen: 2 as never, shop: 1 as never, foreign: [3 as never] });
    expect(reasons({ found, asked })).toEqual(['2 chosen_before', '1 shop_number', '3 foreign_number', '4 words']);
  });
  it('the taken part has the reason of the decision', () => {
    expect(reasons({ found: [part(1)], asked: { makers: makers(1) } })).toEqual(['1 mpn_and_maker']);
  });
  it('and how it compares with the line', () => {
    const [first] = matchOf({
      line: { ...wantsSo, mpn: 'NE555' },
      found: [near(1, { mpn: 'NE555DR' })],
      asked: { makers: makers(7) },
    }).candidates;
    expect(first?.standing).toEqual({
      package: 'same',
      maker: 'other',
      isContrary: false,
      ground: 'base_number',
      assumed: [],
    });
  });
});

describe('the result of a line', () => {
  const error = { code: 'no_part', severity: 'error' } as const;
  const warning = { code: 'quantity_assumed', severity: 'warning', quantity: 1 } as const;
  it('a line that is not fitted is excluded', () => {
    expect(matchOf({ line: { isDnp: true }, found: [part(1)] })).toEqual({
      status: 'excluded',
      productId: null,
      reason: null,
      rules: [],
      differences: [],
      assumed: [],
      unknownNumber: null,
      candidates: [],
    });
  });
  it('an error keeps the candidates but takes none', () => {
    expect(matchOf({ line: { problems: [error] }, found: [part(1)] })).toMatchObject({
      status: 'error',
      productId: null,
      reason: 'mpn',
      candidates: [{ productId: 1 }],
    });
    expect(matchOf({ line: { problems: [warning] }, found: [part(1)] })).toMatchObject({
      status: 'exact',
      productId: 1,
    });
  });
  it('only exact parts are taken on demand', () => {
    const packed = { found: [part(1, { by: 'near', likeness: 'packing' })] } as const;
    expect([matchOf(packed).productId, matchOf({ ...packed, options: { isExactOnly: true } }).productId]).toEqual([
      1,
      null,
    ]);
    expect(matchOf({ found: [part(1)], options: { isExactOnly: true } }).productId).toBe(1);
  });
  it('rules and assumptions of the taken part', () => {
    const rules = [{ key: 'resistance', asked: '1k', found: '1000', how: 'equal' }] as const;
    const assumed = [{ key: 'voltage', value: '50' }];
    const described = {
      line: { mpn: null, value: '1k' },
      found: [part(1, { by: 'parameters', likeness: 'none', rules, assumed })],
    };
    expect(matchOf(described)).toMatchObject({ status: 'probable', productId: 1, rules, assumed });
    expect(matchOf({ ...described, options: { isExactOnly: true } })).toMatchObject({
      productId: null,
      rules,
      assumed: [],
    });
  });
  it.each<[string, Case, string | null]>([
    ['nothing found', { found: [] }, 'LM358'],
    ['similar parts', { found: [near(1)] }, 'LM358'],
    [
      'only an alternate has it',
      { found: [near(1), part(2, { by: 'alternate', alternate: 0 })], asked: { alternateMakers: [makers(9)] } },
      'LM358',
    ],
    ['the number is known', { found: [part(1)] }, null],
    ['the number is known but not sold', { found: [part(1)], unsold: [1] }, null],
    ['no number', { line: { mpn: null }, found: [] }, null],
    ['a number without digits', { line: { mpn: 'Timer' }, found: [] }, null],
  ])('the unknown number, with %s', (_, asked, expected) => expect(matchOf(asked).unknownNumber).toBe(expected));
});
