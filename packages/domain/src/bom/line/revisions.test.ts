import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductId } from '../../product/product.ts';
import { compareRevisions, mergeLines, readDesignators, unknownLine, type ComparableLine } from '../index.ts';

const lineOf = (places: string, part: Partial<ComparableLine> = {}): ComparableLine => {
  const { designators } = readDesignators(places);
  return { ...unknownLine, designators, quantity: designators.length, ...part };
};

const before = [
  lineOf('R1-R5', { value: '10k', package: '0603' }),
  lineOf('C1, C2', { value: '100n', package: '0603' }),
  lineOf('U1', { mpn: 'LM358', maker: 'TI' }),
  lineOf('D1', { mpn: '1N4148' }),
  lineOf('', { mpn: 'PLS-40', quantity: 2 }),
];

test('the same list has no difference', () => {
  const { added, removed, changed, same } = compareRevisions(before, before);
  expect([added, removed, changed, same.length]).toEqual([[], [], [], before.length]);
});

test('moved designators, another part, another quantity, added and removed lines', () => {
  const after = [
    lineOf('R2-R5', { value: '10k', package: '0603' }),
    lineOf('R1', { value: '4k7', package: '0603' }),
    lineOf('C1-C3', { value: '100n', package: '0402' }),
    lineOf('U1', { mpn: 'LM358', maker: 'ST' }),
    lineOf('', { mpn: 'PLS 40', quantity: 3 }),
  ];
  expect(compareRevisions(before, after)).toEqual({
    added: [1],
    removed: [3],
    changed: [
      { before: 0, after: 0, changes: ['quantity', 'designators'], addedDesignators: [], removedDesignators: ['R1'] },
      {
        before: 1,
        after: 2,
        changes: ['package', 'quantity', 'designators'],
        addedDesignators: ['C3'],
        removedDesignators: [],
      },
      { before: 2, after: 3, changes: ['part'], addedDesignators: [], removedDesignators: [] },
      { before: 4, after: 4, changes: ['quantity'], addedDesignators: [], removedDesignators: [] },
    ],
    same: [],
  });
});

test('a part that is no longer fitted, and look-alike letters are no change', () => {
  const now = [lineOf('D1', { mpn: '1N4148', isDnp: true })];
  expect(compareRevisions([lineOf('D1', { mpn: '1N4148' })], now).changed[0]?.changes).toEqual(['fitted']);
  expect(compareRevisions([lineOf('DD1', { mpn: 'К155ЛА3' })], [lineOf('DD1', { mpn: 'K155ЛA3' })]).changed).toEqual(
    [],
  );
});

const lines = fc.array(
  fc
    .record({ from: fc.integer({ min: 1, max: 30 }), count: fc.nat(5), mpn: fc.constantFrom('A1', 'B2', 'C3') })
    .map(({ from, count, mpn }) =>
      lineOf(Array.from({ length: count }, (_, step) => `R${from + step}`).join(','), { mpn }),
    ),
  { maxLength: 12 },
);

test('law: every line of both lists is in the difference exactly once', () => {
  fc.assert(
    fc.property(lines, lines, (old, now) => {
      const { added, removed, changed, same } = compareRevisions(old, now);
      const olds = [...removed, ...changed.map((each) => each.before), ...same.map(([each]) => each)];
      const nows = [...added, ...changed.map((each) => each.after), ...same.map(([, each]) => each)];
      expect(olds.toSorted((a, b) => a - b)).toEqual(old.map((_, index) => index));
      expect(nows.toSorted((a, b) => a - b)).toEqual(now.map((_, index) => index));
    }),
  );
});

test('lines of one part are joined: quantities, designators, different packages; others stay', () => {
  const part = 7 as ProductId;
  const chosen = [
    { line: lineOf('C3-C6', { package: '0603' }), productId: part },
    { line: lineOf('R1'), productId: null },
    { line: lineOf('C9, C11', { package: '0805' }), productId: part },
    { line: lineOf('C20', { isDnp: true }), productId: part },
  ];
  expect(
    mergeLines(chosen).map(({ lines: indexes, quantity, references, packageVariants }) => [
      indexes,
      quantity,
      references,
      packageVariants,
    ]),
  ).toEqual([
    [[0, 2], 6, 'C3-6,9,11', ['0603', '0805']],
    [[1], 1, 'R1', []],
    [[3], 1, 'C20', []],
  ]);
});
