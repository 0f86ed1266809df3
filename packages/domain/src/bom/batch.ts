import { basketLineTotal, lineTotal, scaledUnitPrice } from '../money/line-total.ts';
import type { Coefficient, Kopecks, Quantity, UnitPrice } from '../money/money.ts';
import { quantityMax } from '../quantities/order-quantity.ts';
import { lowestQuantity } from '../product/check-quantity.ts';
import { nextBreak, unitPriceAt } from '../product/price-breaks.ts';
import type { PriceBreaks } from '../product/product.ts';
import { attritionOf, type Attrition } from './attrition.ts';

/** Pieces of a part on one board, and the number of such boards. */
export interface BatchUse {
  readonly perBoard: number;
  readonly boards: number;
}

export interface BatchPart {
  /** Uses of the part in all lines, on all kinds of boards. */
  readonly uses: readonly BatchUse[];
  /** Number of pieces that the customer already owns. */
  readonly owned: number;
  /** Price breaks; empty = the part has no price. */
  readonly tiers: PriceBreaks;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  /** Pieces in stock; null = not known. `cheaperAtMore` never exceeds this number. */
  readonly available: number | null;
}

/** Step-by-step calculation of the quantity to buy for a batch (product M6). */
export interface BatchSteps {
  /** Pieces per board, added up over the kinds of boards. */
  readonly perBoard: number;
  /** Number of boards of each kind; null = it differs between the kinds. */
  readonly boards: number | null;
  readonly need: number;
  readonly attrition: number;
  /** Number of the customer's own pieces that are used. */
  readonly owned: number;
  readonly toBuy: number;
  /** `toBuy` raised to the minimum and the multiple. */
  readonly order: number;
  /** Pieces bought beyond `toBuy`. */
  readonly surplus: number;
  /**
   * The buyer's unit price at `order`. null = no price, nothing to buy, or `order` exceeds the maximum quantity of a
   * line.
   */
  readonly unitPrice: UnitPrice | null;
  readonly total: Kopecks | null;
  readonly surplusValue: Kopecks | null;
  /** A larger quantity that costs less in total. */
  readonly cheaperAtMore: { readonly quantity: Quantity; readonly total: Kopecks } | null;
}

type Priced = Pick<BatchSteps, 'unitPrice' | 'total' | 'surplusValue' | 'cheaperAtMore'>;

const unpriced: Priced = { unitPrice: null, total: null, surplusValue: null, cheaperAtMore: null };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function priced(part: BatchPart, order: Quantity, surplus: number, coefficient: Coefficient): Priced {
  const catalogue = unitPriceAt(part.tiers, order);
  const unitPrice = scaledUnitPrice(catalogue, coefficient);
  const next = nextBreak(part.tiers, order, coefficient, part.multiple);
  const isThere = next !== null && next.quantity <= (part.available ?? quantityMax) && next.quantity <= quantityMax;
  return {
    unitPrice,
    total: basketLineTotal(catalogue, order, coefficient),
    surplusValue: lineTotal(unitPrice, surplus as Quantity),
    cheaperAtMore:
      next !== null && isThere && next.extraCost < 0 ? { quantity: next.quantity, total: next.total } : null,
  };
}

/**
 * Computes the order quantity from the boards' need: adds losses, subtracts owned pieces, rounds up to the minimum and
 * the multiple. The price follows the rules of the basket.
 */
export function batchSteps(part: BatchPart, attrition: Attrition, coefficient: Coefficient): BatchSteps {
  const need = sum(part.uses.map(({ perBoard, boards }) => perBoard * boards));
  const lost = attritionOf(attrition, need);
  const owned = Math.min(Math.max(part.owned, 0), need + lost);
  const toBuy = need + lost - owned;
  const least = Math.max(toBuy, lowestQuantity(part));
  const order = toBuy === 0 ? 0 : Math.ceil(least / part.multiple) * part.multiple;
  const surplus = order - toBuy;
  const counts = new Set(part.uses.map(({ boards }) => boards));
  const canPrice = order > 0 && order <= quantityMax && part.tiers.length > 0;
  return {
    perBoard: sum(part.uses.map(({ perBoard }) => perBoard)),
    boards: counts.size === 1 ? ([...counts][0] ?? null) : null,
    need,
    attrition: lost,
    owned,
    toBuy,
    order,
    surplus,
    ...(canPrice ? priced(part, order as Quantity, surplus, coefficient) : unpriced),
  };
}
