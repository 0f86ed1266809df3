import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Kopecks } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import {
  openHandOvers,
  partsByClosing,
  piecesByReceipt,
  receiptOfParts,
  takeHandedOver,
  takePieces,
  type ClosedPart,
  type HandedPieces,
  type Mark,
  type PaidLine,
  type PartOfLine,
  type ProgressLine,
} from './index.ts';

const id = (number: number): ProductId => number as ProductId;
const pieces = (productId: number, quantity: number, marks: readonly Mark[] = []): HandedPieces => ({
  productId: id(productId),
  quantity,
  marks,
});
const line = (productId: number | null, quantity: number, shipped = 0, cancelled = 0): ProgressLine => ({
  productId: productId === null ? null : id(productId),
  quantity,
  cancelled,
  shipped,
  returned: 0,
});

describe('hand-overs without a closing receipt', () => {
  const [first, second] = [[pieces(1, 2)], [pieces(1, 3), pieces(2, 1)]] as const;

  test.each([
    ['no parcel, not with the buyer', [], false, []],
    ['no parcel, all with the buyer', [], true, [{ pieces: [], isLast: true }]],
    ['a parcel, others on the way', [first], false, [{ pieces: first, isLast: false }]],
    [
      'two parcels, all with the buyer',
      [first, second],
      true,
      [
        { pieces: first, isLast: false },
        { pieces: second, isLast: true },
      ],
    ],
  ])('%s', (_name, parcels, isWithBuyer, expected) => {
    expect(openHandOvers(parcels, isWithBuyer)).toEqual(expected);
  });
});

describe('pieces of a hand-over', () => {
  const lines = [line(1, 10, 4, 1), line(2, 5), line(null, 1)];
  const taken = (handed: readonly HandedPieces[], isLast: boolean) =>
    takeHandedOver(lines, { pieces: handed, isLast }).map(({ line: each, part, progress }) => [
      each.productId,
      part.from,
      part.count,
      progress.shipped,
    ]);

  test.each([
    ['a parcel takes its own pieces after those handed over', [pieces(1, 3)], false, [[1, 4, 3, 7]]],
    ['never more than were paid for and not refunded', [pieces(1, 9)], false, [[1, 4, 5, 9]]],
    ['a product of another payment is not taken', [pieces(3, 9)], false, []],
    ['two packs of a product count together', [pieces(2, 1), pieces(2, 2)], false, [[2, 0, 3, 3]]],
    [
      'the last one takes the rest and the delivery',
      [pieces(1, 1)],
      true,
      [
        [1, 4, 5, 9],
        [2, 0, 5, 5],
        [null, 0, 1, 1],
      ],
    ],
  ])('%s', (_name, handed, isLast, expected) => {
    expect(taken(handed, isLast)).toEqual(expected);
  });

  test('codes of a parcel stand after the pieces of earlier receipts', () => {
    const handOver = { pieces: [pieces(1, 2, [{ code: 'b', pieces: 2 }])], isLast: false };
    const marksOf = (shipped: number) => takeHandedOver([line(1, 9, shipped)], handOver).map(({ marks }) => marks);
    expect(marksOf(0)).toEqual([[{ code: 'b', pieces: 2 }]]);
    expect(marksOf(4)).toEqual([
      [
        { code: '', pieces: 4 },
        { code: 'b', pieces: 2 },
      ],
    ]);
  });
});

describe('returned pieces by closing receipt', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 11, day));
  const closed: readonly ClosedPart[] = [
    { position: 1, from: 5, count: 3, at: at(2) },
    { position: 1, from: 0, count: 4, at: at(1) },
    { position: 2, from: 0, count: 9, at: at(3) },
  ];
  const split = (from: number, count: number) =>
    partsByClosing(closed, { position: 1, part: { from, count } }, at(9)).map(({ part, at: day }) => [
      part.from,
      part.count,
      day.getUTCDate(),
    ]);

  test.each([
    [0, 4, [[0, 4, 1]]],
    [1, 2, [[1, 2, 1]]],
    [5, 1, [[5, 1, 2]]],
    [
      3,
      4,
      [
        [3, 1, 1],
        [4, 1, 9],
        [5, 2, 2],
      ],
    ],
    [
      7,
      3,
      [
        [7, 1, 2],
        [8, 2, 9],
      ],
    ],
  ])('%d + %d', (from, count, expected) => {
    expect(split(from, count)).toEqual(expected);
  });
});

interface Bought {
  readonly quantity: number;
  readonly total: number;
  readonly isMarked: boolean;
}

/**
 * A step in the life of an order. The two numbers choose a line and a number of pieces from those that are possible.
 */
type Deed = readonly ['pack' | 'deliver' | 'lose' | 'refund' | 'return' | 'sweep', number, number];

const anyOrder = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    total: fc.integer({ min: 0, max: 5000 }),
    isMarked: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);
const deeds = fc.array(
  fc.tuple(
    fc.constantFrom('pack', 'pack', 'deliver', 'deliver', 'lose', 'refund', 'return', 'sweep'),
    fc.nat(99),
    fc.nat(99),
  ),
  { maxLength: 30 },
) as fc.Arbitrary<Deed[]>;

interface Parcel {
  state: 'packed' | 'delivered' | 'lost';
  isClosed: boolean;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly marks: readonly Mark[];
}

/** Simulates an order with a delivery of 350 roubles, its parcels and its receipts. */
function openWalk(bought: readonly Bought[], itemsMax: number) {
  const paid = [...bought, { quantity: 1, total: 35_000, isMarked: false }].map(
    ({ quantity, total }, index): PaidLine => ({
      name: `Деталь ${index}`,
      subject: 'commodity',
      quantity,
      total: total as Kopecks,
      vatPercent: 22,
    }),
  );
  const delivery = bought.length;
  const lines = paid.map(({ quantity }, index) => line(index === delivery ? null : index, quantity));
  const parcels: Parcel[] = [];
  const sums = { closing: 0, cancel: 0, return: 0 };
  const rows: { kind: string; receipt: number; mark: string | undefined }[] = [];
  let [codes, receipts] = [0, 0];
  const paidAt = (index: number): PaidLine => paid[index] as PaidLine;
  const at = (index: number): ProgressLine => lines[index] as ProgressLine;
  const put = (kind: keyof typeof sums, parts: readonly PartOfLine[]): void => {
    for (const group of piecesByReceipt(parts, itemsMax)) {
      const receipt = receiptOfParts(kind === 'cancel' ? 'prepayment' : 'closing', group, itemsMax);
      if (!receipt.ok) continue;
      receipts += 1;
      sums[kind] += receipt.value.total;
      expect(receipt.value.items.length).toBeLessThanOrEqual(itemsMax);
      rows.push(...receipt.value.items.map(({ mark }) => ({ kind, receipt: receipts, mark })));
    }
  };
  const close = (isWithBuyer: boolean): void => {
    const open = parcels.filter(({ state, isClosed }) => state === 'delivered' && !isClosed);
    for (const handOver of openHandOvers(
      open.map((parcel) => [parcel]),
      isWithBuyer,
    )) {
      const taken = takeHandedOver(lines, handOver);
      put(
        'closing',
        taken.map(({ line: each, part, marks }) => {
          const index = lines.indexOf(each);
          return { line: { ...paidAt(index), ...(bought[index]?.isMarked === true ? { marks } : {}) }, part };
        }),
      );
      for (const { line: each, progress } of taken) lines[lines.indexOf(each)] = { ...each, ...progress };
    }
    for (const parcel of open) parcel.isClosed = true;
  };
  /** Returns how many pieces of a line are in no parcel, apart from lost parcels. */
  const unpacked = (index: number): number => {
    const { quantity, cancelled } = at(index);
    const packed = parcels.filter(({ productId, state }) => productId === index && state !== 'lost');
    return quantity - cancelled - packed.reduce((sum, parcel) => sum + parcel.quantity, 0);
  };
  const take = (move: 'cancel' | 'return', index: number, count: number): void => {
    const step = takePieces(at(index), move, count);
    if (!step.ok) return;
    put(move, [{ line: paidAt(index), part: step.value.part }]);
    lines[index] = { ...at(index), ...step.value.progress };
  };
  const pack = (index: number, quantity: number): void => {
    const marks =
      bought[index]?.isMarked === true
        ? Array.from({ length: quantity }, () => ({ code: `c${codes++}`, pieces: 1 }))
        : [];
    parcels.push({ state: 'packed', isClosed: false, productId: id(index), quantity, marks });
  };
  const anyPacked = (choice: number) => {
    const packed = parcels.filter(({ state }) => state === 'packed');
    return packed[choice % Math.max(1, packed.length)];
  };
  const share = (most: number, choice: number): number => (most > 0 ? 1 + (choice % most) : 0);
  return {
    lines,
    parcels,
    sums,
    rows,
    take,
    close,
    pack,
    unpacked,
    total: paid.reduce((sum, { total }) => sum + total, 0),
    do([deed, one, two]: Deed): void {
      const index = one % bought.length;
      if (deed === 'pack' && unpacked(index) > 0) pack(index, share(unpacked(index), two));
      const parcel = deed === 'deliver' || deed === 'lose' ? anyPacked(one) : undefined;
      if (parcel !== undefined) parcel.state = deed === 'deliver' ? 'delivered' : 'lost';
      if (deed === 'refund') take('cancel', index, share(unpacked(index), two));
      if (deed === 'return') take('return', index, share(at(index).shipped - at(index).returned, two));
      if (deed === 'sweep' || deed === 'refund') close(false);
    },
  };
}

describe('law: any order of parcels, hand-overs, refunds and returns', () => {
  test('closing receipts and refunds add up to the payment, to the kopeck; each code is closed once', () => {
    fc.assert(
      fc.property(anyOrder, deeds, fc.integer({ min: 1, max: 5 }), (bought, steps, itemsMax) => {
        const walk = openWalk(bought, itemsMax);
        for (const step of steps) {
          walk.do(step);
          expect(walk.sums.closing + walk.sums.cancel).toBeLessThanOrEqual(walk.total);
          expect(walk.sums.return).toBeLessThanOrEqual(walk.sums.closing);
        }
        // All other pieces are packed and delivered to the buyer.
        for (const index of bought.keys()) if (walk.unpacked(index) > 0) walk.pack(index, walk.unpacked(index));
        for (const parcel of walk.parcels) if (parcel.state === 'packed') parcel.state = 'delivered';
        walk.close(true);
        const once = { ...walk.sums };
        walk.close(true);
        expect(walk.sums).toEqual(once);
        expect(walk.sums.closing + walk.sums.cancel).toBe(walk.total);
        const sold = walk.parcels.filter(
          ({ state, productId }) =>
            state === 'delivered' && (bought[productId]?.total ?? 0) >= (bought[productId]?.quantity ?? 0),
        );
        const codes = walk.rows.flatMap(({ kind, mark }) => (kind === 'closing' && mark !== undefined ? [mark] : []));
        expect(new Set(codes).size).toBe(codes.length);
        for (const { code } of sold.flatMap(({ marks }) => marks)) expect(codes).toContain(code);
        for (const [index, { shipped, returned }] of walk.lines.entries())
          walk.take('return', index, shipped - returned);
        expect(walk.sums.cancel + walk.sums.return).toBe(walk.total);
      }),
      { numRuns: 100 },
    );
  });

  test('each parcel that arrives has receipts of its own, with its codes only', () => {
    fc.assert(
      fc.property(anyOrder, deeds, (bought, steps) => {
        const walk = openWalk(bought, 80);
        for (const step of steps) walk.do(step);
        walk.close(false);
        const ofCode = new Map(
          walk.parcels.flatMap((parcel, index) => parcel.marks.map(({ code }) => [code, index] as const)),
        );
        const closing = walk.rows.filter(({ kind, mark }) => kind === 'closing' && mark !== undefined);
        for (const [, own] of Map.groupBy(closing, ({ receipt }) => receipt)) {
          expect(new Set(own.map(({ mark }) => ofCode.get(mark ?? ''))).size).toBe(1);
        }
        const delivered = walk.parcels.filter(({ state }) => state === 'delivered');
        const handed = delivered.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(walk.lines.reduce((sum, { shipped }) => sum + shipped, 0)).toBe(handed);
      }),
      { numRuns: 100 },
    );
  });
});
