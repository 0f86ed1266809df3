import type { BomLineFacts } from '@farad/database/boms/bom-line.queries';
import type { BomProduct } from '@farad/database/boms/bom-product.queries';
import { priceBasket } from '@farad/domain/basket';
import {
  batchSteps,
  bomStatuses,
  healthFlags,
  nominalKey,
  type BatchSteps,
  type BatchUse,
  type BomAction,
  type BomStatus,
  type HealthFlag,
} from '@farad/domain/bom';
import type { Coefficient, Kopecks, Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';

import { attritionFor } from './attrition-for.ts';
import type { Counting } from './bom-settings.ts';

/** All data from which the figures of a parts list are computed. */
export interface CountedList {
  readonly lines: readonly BomLineFacts[];
  readonly products: ReadonlyMap<ProductId, BomProduct>;
  readonly boards: readonly { readonly board: number; readonly count: number }[];
  readonly counting: Counting;
  /** Number of pieces in the customer's own stock. */
  readonly owned: ReadonlyMap<ProductId, number>;
  readonly coefficient: Coefficient;
}

/** Reason why a row's pieces go into the basket only in part or not at all. */
export type NotOrdered = 'excluded' | 'undecided' | 'notFound' | 'notSold' | 'short' | 'waiting';

export const notOrderedReasons: readonly NotOrdered[] = [
  ...(['excluded', 'undecided', 'notFound', 'notSold', 'short', 'waiting'] as const),
];

/** Quantities and prices of a row. */
export type RowFigures = Omit<BatchSteps, 'boards'>;

/**
 * A row of the table in which the customer works on the list. It is one line, or all lines with the same part if lines
 * are merged.
 */
export interface CountedRow {
  /** Row number of the row's first line. */
  readonly row: number;
  readonly lines: readonly BomLineFacts[];
  readonly status: BomStatus;
  readonly action: BomAction;
  readonly product: BomProduct | null;
  readonly uses: readonly BatchUse[];
  readonly figures: RowFigures;
  readonly flags: readonly HealthFlag[];
  /** Number of pieces that go into the basket. */
  readonly buys: number;
  /**
   * Number of needed pieces that are not in stock. It is also set in rows about which the customer has not decided yet.
   */
  readonly short: number;
  /** Reason why not all needed pieces go into the basket; null = all do, or none is needed. */
  readonly notOrdered: NotOrdered | null;
}

export interface CountedTotals {
  /** Total `matched` divided by the number of boards. */
  readonly perBoard: Kopecks;
  /** Total of a basket with everything that can be bought now, including parts that may not fit. */
  readonly all: Kopecks;
  /** Total of a basket with only those parts that need no further decision by the customer. */
  readonly matched: Kopecks;
  readonly notOrdered: Readonly<Record<NotOrdered, number>>;
  /** Number of rows that a request to the shop would contain now. */
  readonly asked: number;
  /** Number of needed pieces that are not in stock, in all rows. */
  readonly shortPieces: number;
  readonly milligrams: number | null;
  readonly readyInDays: number | null;
  readonly surplus: Kopecks;
}

export interface CountedBom {
  readonly rows: readonly CountedRow[];
  readonly counts: Readonly<Record<BomStatus, number>>;
  readonly flags: Readonly<Record<HealthFlag, number>>;
  readonly totals: CountedTotals;
  /** Number of pieces of each product that go into the basket. */
  readonly buys: ReadonlyMap<ProductId, number>;
}

export const actionOf = (line: Pick<BomLineFacts, 'action' | 'isDnp'>): BomAction =>
  line.isDnp ? 'exclude' : (line.action as BomAction);

export function statusOf(line: BomLineFacts): BomStatus {
  if (actionOf(line) === 'exclude') return 'excluded';
  if (line.isDecided && line.productId !== null) return 'exact';
  return line.hasError ? 'error' : line.status;
}

/** True if a line has not been matched yet and nobody has decided about it. */
export const isPending = (line: BomLineFacts): boolean =>
  !line.isMatched && !line.isDecided && statusOf(line) === 'not_found';

/** True if a row should be ordered, but has no part yet. */
export const isOpenRow = ({ product, status, action, lines }: CountedRow): boolean =>
  product === null && status !== 'excluded' && action === 'order' && !lines.every(isPending);

/**
 * True if a row goes into the basket without a further decision. Parts that assembling chose count as sure, since the
 * customer saw and confirmed them.
 */
export const isSure = ({ status, lines }: Pick<CountedRow, 'status' | 'lines'>): boolean =>
  status === 'exact' || (status === 'probable' && lines.every(({ isAssembled }) => isAssembled));

/** True if a row has a part that perhaps does not fit. It is ordered only if the customer includes such parts. */
export const isToCheck = (row: CountedRow): boolean =>
  row.product !== null && row.status === 'probable' && row.action === 'order' && !isSure(row);

/** True if the customer should check a row, since it has no part or one that may not fit. */
export const needsDecision = (row: CountedRow): boolean =>
  isOpenRow(row) || (row.status === 'probable' && row.action === 'order');

/**
 * True if a request to the shop contains the row: the customer marked it so, or no part was found. Rows with candidates
 * or errors are left out, since the customer must decide about them. Rows that an earlier request contains are left out
 * too.
 */
export function isRequested({ action, product, status, lines }: CountedRow): boolean {
  if (status === 'excluded' || lines.every(isPending) || lines.every(({ askedIn }) => askedIn !== null)) return false;
  return action === 'ask' || (product === null && (status === 'not_found' || status === 'not_carried'));
}

const lacking: Readonly<Partial<Record<BomStatus, NotOrdered>>> = { not_found: 'notFound', not_carried: 'notSold' };

/**
 * Groups lines with the same part, status, action and value, if the list's settings say so. Every other line is a
 * separate group.
 */
function together({ lines, counting }: CountedList): readonly (readonly BomLineFacts[])[] {
  const keyOf = (line: BomLineFacts): string => {
    const isOne = counting.isMerged && line.productId !== null && statusOf(line) !== 'excluded';
    return isOne
      ? `${line.productId} ${statusOf(line)} ${line.isAssembled} ${line.action} ${nominalKey(line.value)}`
      : `row ${line.row}`;
  };
  return [...Map.groupBy(lines, keyOf).values()];
}

/** Returns the figures of a row without a part. Only the needed quantity is known. */
export function noFigures(uses: readonly BatchUse[]): RowFigures {
  const need = uses.reduce((sum, { perBoard, boards }) => sum + perBoard * boards, 0);
  const perBoard = uses.reduce((sum, use) => sum + use.perBoard, 0);
  return {
    perBoard,
    need,
    attrition: 0,
    owned: 0,
    toBuy: need,
    order: 0,
    surplus: 0,
    unitPrice: null,
    total: null,
    surplusValue: null,
    cheaperAtMore: null,
  };
}

/** Returns quantities and prices of a product for the boards on which it is used. */
export const figuresOf = (
  product: BomProduct,
  uses: readonly BatchUse[],
  owned: number,
  { counting, coefficient }: Pick<CountedList, 'counting' | 'coefficient'>,
): RowFigures => {
  // A product that is not sold has no price.
  const tiers = product.state === 'published' ? product.tiers : [];
  return batchSteps({ ...product, tiers, uses, owned }, attritionFor(counting, product), coefficient);
};

function flagsOf(product: BomProduct, figures: RowFigures, left: number, worse: readonly HealthFlag[]): HealthFlag[] {
  const { toBuy, order } = figures;
  const isShort = product.state === 'published' && order > left;
  const is: Readonly<Record<HealthFlag, boolean>> = {
    short_stock: isShort,
    below_minimum: toBuy > 0 && toBuy < product.minQuantity,
    off_multiple: toBuy > product.minQuantity && toBuy % product.multiple !== 0,
    lead_time: isShort && product.leadTimeDays !== null,
    not_for_new_designs: product.lifecycle === 'not_for_new_designs',
    end_of_life: product.lifecycle === 'end_of_life',
    obsolete: product.lifecycle === 'obsolete',
    price_missing: product.tiers.length === 0,
    price_changed: worse.includes('price_changed'),
  };
  return healthFlags.filter((flag) => is[flag]);
}

/** Returns how many pieces go into the basket. `left` is the product's stock without the pieces for earlier rows. */
function buysOf(
  product: BomProduct,
  { order, toBuy, total }: RowFigures,
  action: BomAction,
  left: number,
): Pick<CountedRow, 'buys' | 'short' | 'notOrdered'> {
  if (action === 'wait' || action === 'ask') return { buys: 0, short: 0, notOrdered: 'waiting' };
  if (product.state !== 'published' || product.tiers.length === 0) return { buys: 0, short: 0, notOrdered: 'notSold' };
  if (order === 0) return { buys: 0, short: 0, notOrdered: null };
  if (order <= left && total !== null) return { buys: order, short: 0, notOrdered: null };
  const whole = Math.floor(left / product.multiple) * product.multiple;
  const there = whole >= product.minQuantity ? whole : 0;
  const short = Math.max(0, toBuy - there);
  if (action === 'order' || there === 0) return { buys: 0, short, notOrdered: 'short' };
  return { buys: there, short, notOrdered: action === 'split' ? 'waiting' : 'short' };
}

class RowCounter {
  private readonly list: CountedList;
  private readonly left = new Map<ProductId, number>();
  private readonly owned: Map<ProductId, number>;
  private readonly countOf: ReadonlyMap<number, number>;

  constructor(list: CountedList) {
    this.list = list;
    this.owned = list.counting.isOwnStockUsed ? new Map(list.owned) : new Map<ProductId, number>();
    this.countOf = new Map(list.boards.map(({ board, count }) => [board, count]));
  }

  row(lines: readonly BomLineFacts[]): CountedRow {
    const [first] = lines;
    if (first === undefined) throw new RangeError('row has no line');
    const status = statusOf(first);
    const action = actionOf(first);
    const product = first.productId === null ? null : (this.list.products.get(first.productId) ?? null);
    const uses = lines.map((line) => ({ perBoard: line.quantity, boards: this.countOf.get(line.board) ?? 0 }));
    const common = { row: first.row, lines, status, action, product, uses };
    if (status === 'excluded' || status === 'error' || product === null) {
      const notOrdered =
        status === 'excluded' ? 'excluded' : action === 'ask' ? 'waiting' : (lacking[status] ?? 'undecided');
      return { ...common, figures: noFigures(uses), flags: [], buys: 0, short: 0, notOrdered };
    }
    const left = this.left.get(product.id) ?? product.available;
    const own = this.owned.get(product.id) ?? 0;
    const figures = figuresOf(product, uses, own, this.list);
    this.owned.set(product.id, own - figures.owned);
    const bought = buysOf(product, figures, action, left);
    this.left.set(product.id, left - bought.buys);
    const worse = lines.flatMap((line) => line.worse);
    return { ...common, figures, flags: flagsOf(product, figures, left, worse), ...bought };
  }
}

/** Returns how many pieces of each product these rows put into the basket. */
function boughtIn(rows: readonly CountedRow[]): ReadonlyMap<ProductId, number> {
  const buys = new Map<ProductId, number>();
  for (const { product, buys: pieces } of rows) {
    if (product !== null && pieces > 0) buys.set(product.id, (buys.get(product.id) ?? 0) + pieces);
  }
  return buys;
}

/** Returns the total of a basket with these products. */
function basketTotal(list: CountedList, buys: ReadonlyMap<ProductId, number>): Kopecks {
  const basket = [...buys].flatMap(([productId, quantity]) => {
    const product = list.products.get(productId);
    return product === undefined ? [] : [{ ...product, productId, quantity: quantity as Quantity }];
  });
  return priceBasket(basket, list.coefficient).total;
}

/**
 * Returns the number of days until everything that goes into the basket is available; null = nothing goes into it. A
 * split row buys some of its pieces later. They are included with their lead time, if it is known.
 */
function readyInDays(rows: readonly CountedRow[]): number | null {
  const ordered = rows.filter(({ buys }) => buys > 0);
  if (ordered.length === 0) return null;
  const rests = ordered.filter(({ notOrdered }) => notOrdered === 'waiting');
  return Math.max(0, ...rests.map(({ product }) => product?.leadTimeDays ?? 0));
}

function milligrams(rows: readonly CountedRow[]): number | null {
  let sum = 0;
  for (const { product, buys } of rows) {
    if (buys === 0 || product === null) continue;
    if (product.weightMilligrams === null) return null;
    sum += product.weightMilligrams * buys;
  }
  return sum;
}

function totalsOf(list: CountedList, rows: readonly CountedRow[], buys: ReadonlyMap<ProductId, number>): CountedTotals {
  const all = basketTotal(list, buys);
  const made = list.boards.reduce((sum, { count }) => sum + count, 0);
  const notOrdered: Record<NotOrdered, number> = {
    excluded: 0,
    undecided: 0,
    notFound: 0,
    notSold: 0,
    short: 0,
    waiting: 0,
  };
  for (const { notOrdered: why, lines } of rows) {
    if (why !== null) notOrdered[why] += lines.filter((line) => !isPending(line)).length;
  }
  const matched = basketTotal(list, boughtIn(rows.filter(isSure)));
  return {
    perBoard: (made === 0 ? 0 : Math.round(matched / made)) as Kopecks,
    all,
    matched,
    notOrdered,
    asked: rows.filter(isRequested).length,
    shortPieces: rows.reduce((sum, { short }) => sum + short, 0),
    milligrams: milligrams(rows),
    readyInDays: readyInDays(rows),
    surplus: rows.reduce((sum, { figures, buys: pieces }) => {
      return pieces === figures.order ? sum + (figures.surplusValue ?? 0) : sum;
    }, 0) as Kopecks,
  };
}

/**
 * Computes all figures of a parts list (product M4 to M6): rows, quantities, prices and what goes into the basket.
 * `totals.all` and `totals.matched` equal the totals of real baskets, since the same function computes them.
 */
export function countBom(list: CountedList): CountedBom {
  const counter = new RowCounter(list);
  const rows = together(list).map((lines) => counter.row(lines));
  const counts = Object.fromEntries(bomStatuses.map((status) => [status, 0])) as Record<BomStatus, number>;
  const flags = Object.fromEntries(healthFlags.map((flag) => [flag, 0])) as Record<HealthFlag, number>;
  for (const row of rows) {
    if (!row.lines.every(isPending)) counts[row.status] += 1;
    for (const flag of row.flags) flags[flag] += 1;
  }
  const buys = boughtIn(rows);
  return { rows, counts, flags, totals: totalsOf(list, rows, buys), buys };
}
