import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import type { ProductId } from '../../product/product.ts';
import { assembleLines, onlyCandidate, type AssemblyLine, type AssemblyPart } from './assemble.ts';
import { bomStatuses, matchReasons, type CandidateStanding } from '../part/match.ts';

const sure: CandidateStanding = {
  package: 'same',
  maker: 'unsaid',
  isContrary: false,
  ground: 'description',
  assumed: [],
};

const part = (
  id: number,
  standing: Partial<CandidateStanding> = {},
  rest: Partial<AssemblyPart> = {},
): AssemblyPart => ({
  productId: id as ProductId,
  reason: 'parameters',
  standing: { ...sure, ...standing },
  order: 10,
  cost: id * 100,
  ...rest,
});

const line = (parts: readonly AssemblyPart[], rest: Partial<AssemblyLine> = {}): AssemblyLine => ({
  row: 0,
  status: 'probable',
  isRemoved: false,
  mpn: null,
  parts,
  ...rest,
});

const stockOf = (entries: Readonly<Record<number, number>>) =>
  new Map(Object.entries(entries).map(([id, pieces]) => [Number(id) as ProductId, pieces]));

const plenty = stockOf({ 1: 1000, 2: 1000, 3: 1000 });

describe('a list is assembled', () => {
  it('from the cheapest part in stock in the line’s package', () => {
    const parts = [part(3), part(2), part(1, { package: 'other' })];
    expect(assembleLines([line(parts)], plenty)).toMatchObject([
      { kind: 'taken', part: { productId: 2 }, assumptions: [{ kind: 'maker_unsaid' }, { kind: 'cheapest', of: 2 }] },
    ]);
    expect(assembleLines([line(parts)], stockOf({ 2: 9, 3: 10 }))).toMatchObject([
      { kind: 'taken', part: { productId: 3 } },
    ]);
  });

  it('by the cost of all pieces to order, not by the unit price', () => {
    const parts = [part(1, {}, { order: 5000, cost: 90_000 }), part(2, {}, { order: 10, cost: 500 })];
    expect(assembleLines([line(parts)], stockOf({ 1: 5000, 2: 5000 }))).toMatchObject([{ part: { productId: 2 } }]);
  });

  it('without using a piece of the stock twice', () => {
    const lines = [line([part(1)]), line([part(1), part(2)], { row: 1 }), line([part(1)], { row: 2 })];
    expect(assembleLines(lines, stockOf({ 1: 15, 2: 10 }))).toMatchObject([
      { kind: 'taken', part: { productId: 1 } },
      { kind: 'taken', part: { productId: 2 } },
      { kind: 'left', why: 'out_of_stock' },
    ]);
  });

  it('and reports the assumptions', () => {
    const assumed = [{ key: 'voltage', value: '50' }];
    const numbered = part(1, { maker: 'unknown', package: 'unsaid', ground: 'number' }, { reason: 'packing' });
    expect(
      assembleLines(
        [line([part(1, { assumed, maker: 'named' })], { mpn: 'GRM-1' }), line([numbered], { row: 1 })],
        plenty,
      ),
    ).toMatchObject([
      {
        assumptions: [
          { kind: 'other_number', number: 'GRM-1' },
          { kind: 'grade', grade: assumed[0] },
        ],
      },
      { assumptions: [{ kind: 'packing' }, { kind: 'maker_unknown' }, { kind: 'package_unsaid' }] },
    ]);
  });
});

test('the number without its ending determines a part only with the package', () => {
  const base = { ground: 'base_number' } as const;
  expect(assembleLines([line([part(1, base)], { mpn: 'NE555' })], plenty)).toMatchObject([
    { kind: 'taken', assumptions: [{ kind: 'base_number', number: 'NE555' }, { kind: 'maker_unsaid' }] },
  ]);
  const unsure = [part(1, { ...base, package: 'unsaid' }), part(2, { ...base, maker: 'unknown' })];
  expect(unsure.map((one) => assembleLines([line([one])], plenty)[0])).toMatchObject([
    { kind: 'left', why: 'package' },
    { kind: 'left', why: 'maker' },
  ]);
});

test.each([
  ['contradicts', line([part(1, { isContrary: true })])],
  ['contradicts', line([part(1)], { status: 'conflict' })],
  ['error', line([part(1)], { status: 'error' })],
  ['removed', line([part(1)], { isRemoved: true })],
  ['nothing', line([])],
  ['vague', line([part(1, { ground: 'vague' })])],
  ['maker', line([part(1, { maker: 'other', ground: 'number' })])],
  ['maker', line([part(1, { maker: 'unknown' })])],
  ['package', line([part(1, { package: 'unknown' })])],
  ['package', line([part(1, { package: 'unsaid' })])],
  ['out_of_stock', line([part(9)])],
  ['out_of_stock', line([part(1, {}, { cost: null })])],
] as const)('a line stays open: %s', (why, open) => {
  expect(assembleLines([open], plenty)).toEqual([{ kind: 'left', row: 0, why }]);
});

test('law: a chosen part never contradicts its line, is in stock and is the cheapest candidate', () => {
  const standing = fc.record({
    package: fc.constantFrom('same', 'other', 'unknown', 'unsaid'),
    maker: fc.constantFrom('named', 'other', 'unknown', 'unsaid'),
    isContrary: fc.boolean(),
    ground: fc.constantFrom('number', 'base_number', 'description', 'vague'),
    assumed: fc.constant([]),
  }) satisfies fc.Arbitrary<CandidateStanding>;
  const parts = fc.uniqueArray(
    fc.record({
      productId: fc.integer({ min: 1, max: 5 }).map((id) => id as ProductId),
      reason: fc.constantFrom(...matchReasons),
      standing,
      order: fc.integer({ min: 1, max: 50 }),
      cost: fc.option(fc.integer({ min: 1, max: 500 })),
    }),
    { selector: ({ productId }) => productId, maxLength: 5 },
  );
  const open = fc.record({
    row: fc.nat(99),
    status: fc.constantFrom(...bomStatuses),
    isRemoved: fc.boolean(),
    mpn: fc.constantFrom(null, 'X-1'),
    parts,
  });
  const stock = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.nat(60));
  fc.assert(
    fc.property(fc.array(open, { maxLength: 6 }), stock, (lines, pieces) => {
      const free = stockOf(pieces);
      const spent = new Map<ProductId, number>();
      for (const [at, done] of assembleLines(lines, free).entries()) {
        const asked = lines[at];
        if (done.kind === 'left' || asked === undefined) continue;
        const { productId, standing: how, order, cost } = done.part;
        expect([how.isContrary, how.ground === 'vague', how.maker === 'other', asked.isRemoved]).not.toContain(true);
        expect(how.package === 'same' || how.ground === 'number').toBe(true);
        expect(['error', 'conflict']).not.toContain(asked.status);
        expect(cost).not.toBeNull();
        spent.set(productId, (spent.get(productId) ?? 0) + order);
        expect(spent.get(productId)).toBeLessThanOrEqual(free.get(productId) ?? 0);
      }
    }),
  );
});

test('a single candidate may be accepted without review, unless it contradicts the line', () => {
  expect(onlyCandidate('probable', [part(1)])).toBe(1);
  expect(onlyCandidate('probable', [part(1), part(2)])).toBeNull();
  expect(onlyCandidate('probable', [part(1, { isContrary: true })])).toBeNull();
  expect(onlyCandidate('probable', [part(1, { maker: 'other' })])).toBeNull();
  expect(onlyCandidate('probable', [part(1, { package: 'other' })])).toBeNull();
  expect(onlyCandidate('conflict', [part(1)])).toBeNull();
  expect(onlyCandidate('several', [])).toBeNull();
  expect(onlyCandidate('probable', [{ productId: 1 as ProductId }])).toBeNull();
});
