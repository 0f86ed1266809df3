import { expect, test } from 'vitest';
import type { BrandId } from '../../category/category.ts';
import type { ProductId } from '../../product/product.ts';
import { unknownLine, type BomLine } from '../row/bom-line.ts';
import { decideMatch } from './decide-match.ts';
import type { MatchQuestion, FoundPart } from '../part/decide-match-part.ts';

const part = (id: number, fields: Partial<FoundPart>): FoundPart => ({
  productId: id as ProductId,
  brandId: id as BrandId,
  mpn: 'BAT54C',
  package: 'SOT-23',
  facts: { categories: [], values: {} },
  available: 100,
  cost: 10,
  by: 'number',
  likeness: 'same',
  alternate: null,
  rules: [],
  assumed: [],
  ...fields,
});

const matchOf = (line: Partial<BomLine>, found: readonly FoundPart[], asked: Partial<MatchQuestion> = {}) =>
  decideMatch(
    {
      line: { ...unknownLine, rows: [1], ...line },
      needed: 10,
      pinned: { chosen: null, shop: null, foreign: [] },
      makers: null,
      alternateMakers: [],
      found,
      isUnsold: () => false,
      ...asked,
    },
    { isExactOnly: false, isSamePackageOnly: false },
  );

test('if several makers have one number, the best part for the line is offered first', () => {
  const found = [
    part(1, { cost: 1, available: 0 }),
    part(2, { cost: 5, package: null }),
    part(3, { cost: 9 }),
    part(4, { cost: 8, package: 'SOT-323' }),
    part(5, { cost: 7 }),
  ];
  const match = matchOf({ mpn: 'BAT54C', package: 'SOT-23' }, found);
  expect(match).toMatchObject({ status: 'several', productId: null, unknownNumber: null });
  expect(match.candidates.map(({ productId }) => productId)).toEqual([5, 3, 1, 2, 4]);
});

test('an alternate is probable if its first number is unknown', () => {
  const line = { mpn: 'C1005X5R0J225K', alternates: [{ mpn: 'BAT54C', maker: null }] };
  const alternate = part(2, { by: 'alternate', alternate: 0 });
  const asked = { alternateMakers: [null] };
  expect(matchOf(line, [alternate], asked)).toMatchObject({
    status: 'probable',
    productId: 2,
    reason: 'alternate',
    unknownNumber: 'C1005X5R0J225K',
  });
  const known = part(1, { mpn: 'C1005X5R0J225K', available: 0 });
  expect(matchOf(line, [known, alternate], asked)).toMatchObject({
    status: 'exact',
    productId: 2,
    reason: 'alternate',
    unknownNumber: null,
  });
});

test.each([
  ['packing', 'probable', 1],
  ['begins', 'probable', null],
] as const)('a number that is there but for %s is told as unknown', (likeness, status, taken) => {
  const found = [part(1, { by: 'near', likeness, mpn: 'OPA170AIDBVR' })];
  expect(matchOf({ mpn: 'OPA170AIDBVT' }, found)).toMatchObject({
    status,
    productId: taken,
    unknownNumber: 'OPA170AIDBVT',
  });
});

test('a line with a number is never matched by parameters', () => {
  const found = [part(1, { by: 'parameters', likeness: 'none' })];
  expect(matchOf({ mpn: 'RC0402FR-07470KL' }, found)).toMatchObject({
    status: 'probable',
    productId: null,
    unknownNumber: 'RC0402FR-07470KL',
  });
  expect(matchOf({ value: '470k' }, found)).toMatchObject({ productId: 1, unknownNumber: null });
});
