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

/** Input of a list's figures. */
export interface CountedList {
  readonly lines: readonly BomLineFacts[];
  readonly products: ReadonlyMap<ProductId, BomProduct>;
  readonly boards: readonly { readonly board: number; readonly count: number }[];
  readonly counting: Counting;
  /** Pieces in the customer's own stock. */
  readonly owned: ReadonlyMap<ProductId, number>;
  readonly coefficient: Coefficient;
}

/** Why the basket gets less of a row than needed, or nothing. */
export type NotOrdered = 'excluded' | 'undecided' | 'notFound' | 'notSold' | 'short' | 'waiting';

export const notOrderedReasons: readonly NotOrdered[] = [
  ...(['excluded', 'undecided', 'notFound', 'notSold', 'short', 'waiting'] as const),
];

/** Pieces and prices of a row. */
export type RowFigures = Omit<BatchSteps, 'boards'>;

/** A row of the workbench: a line, or all lines of one part. */
export interface CountedRow {
  /** Row number of its first line. */
  readonly row: number;
  readonly lines: readonly BomLineFacts[];
  readonly status: BomStatus;
  readonly action: BomAction;
  readonly product: BomProduct | null;
  readonly uses: readonly BatchUse[];
  readonly figures: RowFigures;
  readonly flags: readonly HealthFlag[];
  /** Pieces that go into the basket. */
  readonly buys: number;
  /** Needed pieces that the stock cannot give, also if the customer has not decided about the row yet. */
  readonly short: number;
  /** null = everything needed is bought, or nothing is needed. */
  readonly notOrdered: NotOrdered | null;
}

export interface CountedTotals {
  /** A board's share of `matched`. */
  readonly perBoard: Kopecks;
  /** Everything that can be bought now, unsure parts too. */
  readonly all: Kopecks;
  /** What the basket gets before the customer decides about unsure parts. */
  readonly matched: Kopecks;
  readonly notOrdered: Readonly<Record<NotOrdered, number>>;
  /** Number of rows that a request would contain now. */
  readonly asked: number;
  /** Needed pieces that are not in stock. */
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
  /** Contents of the basket, each product once. */
  readonly buys: ReadonlyMap<ProductId, number>;
}

export const actionOf = (line: Pick<BomLineFacts, 'action' | 'isDnp'>): BomAction =>
  line.isDnp ? 'exclude' : (line.action as BomAction);

export function statusOf(line: BomLineFacts): BomStatus {
  if (actionOf(line) === 'exclude') return 'excluded';
  if (line.isDecided && line.productId !== null) return 'exact';
  return line.hasError ? 'error' : line.status;
}

/** Returns true if a line waits for its search and nobody decided about it meanwhile. */
export const isPending = (line: BomLineFacts): boolean =>
  !line.isMatched && !line.isDecided && statusOf(line) === 'not_found';

/** Returns true if a row is to be ordered but has no part yet. */
export const isOpenRow = ({ product, status, action, lines }: CountedRow): boolean =>
  product === null && status !== 'excluded' && action === 'order' && !lines.every(isPending);

/** Returns true if the basket gets a row without a further decision. Selected parts were shown and confirmed. */
export const isSure = ({ status, lines }: Pick<CountedRow, 'status' | 'lines'>): boolean =>
  status === 'exact' || (status === 'probable' && lines.every(({ isAssembled }) => isAssembled));

/** Returns true if a row has an unsure part. It is ordered only if the customer chooses it. */
export const isToCheck = (row: CountedRow): boolean =>
  row.product !== null && row.status === 'probable' && row.action === 'order' && !isSure(row);

/** Returns true if the customer should check a row: it has no part, or an unsure one. */
export const needsDecision = (row: CountedRow): boolean =>
  isOpenRow(row) || (row.status === 'probable' && row.action === 'order');

/**
 * Returns true if a request contains the row: it is marked so, or no part was found. Rows with candidates or errors
 * wait for the customer. Rows already requested are not requested again.
 */
export function isRequested({ action, product, status, lines }: CountedRow): boolean {
  if (status === 'excluded' || lines.every(isPending) || lines.every(({ askedIn }) => askedIn !== null)) return false;
  return action === 'ask' || (product === null && (status === 'not_found' || status === 'not_carried'));
}

const lacking: Readonly<Partial<Record<BomStatus, NotOrdered>>> = { not_found: 'notFound', not_carried: 'notSold' };

/** Groups lines with equal part, value and treatment; other lines stay alone. */
function together({ lines, counting }: CountedList): readonly (readonly BomLineFacts[])[] {
  const keyOf = (line: BomLineFacts): string => {
    const isOne = counting.isMerged && line.productId !== null && statusOf(line) !== 'excluded';
    return isOne
      ? `${line.productId} ${statusOf(line)} ${line.isAssembled} ${line.action} ${nominalKey(line.value)}`
      : `row ${line.row}`;
  };
  return [...Map.groupBy(lines, keyOf).values()];
}

/** Returns a row without a part: only the needed quantity is known. */
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

/** Returns pieces and prices of a product for the boards that use it. */
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

/** Returns the pieces that go into the basket, from the product's remaining stock. */
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

/** Returns the pieces of these rows that go into the basket, each product once. */
function boughtIn(rows: readonly CountedRow[]): ReadonlyMap<ProductId, number> {
  const buys = new Map<ProductId, number>();
  for (const { product, buys: pieces } of rows) {
    if (product !== null && pieces > 0) buys.set(product.id, (buys.get(product.id) ?? 0) + pieces);
  }
  return buys;
}

/** Returns what a basket of these products costs. */
function basketTotal(list: CountedList, buys: ReadonlyMap<ProductId, number>): Kopecks {
  const basket = [...buys].flatMap(([productId, quantity]) => {
    const product = list.products.get(productId);
    return product === undefined ? [] : [{ ...product, productId, quantity: quantity as Quantity }];
  });
  return priceBasket(basket, list.coefficient).total;
}

/**
 * Returns the days until everything ordered arrives, including split remainders if known; null = nothing is ordered.
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
 * Computes the workbench of a list (product M4 to M6): rows, quantities, prices and what the basket will get.
 * `totals.all` and `totals.matched` are exactly totals of baskets, since the same function prices them.
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
