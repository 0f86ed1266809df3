import { basketLineTotal, lineTotal, scaledUnitPrice } from '../money/line-total.ts';
import type { Coefficient, Kopecks, Quantity, UnitPrice } from '../money/money.ts';
import { quantityMax } from '../money/is-quantity.ts';
import { lowestQuantity } from '../product/check-quantity.ts';
import { nextBreak, unitPriceAt } from '../product/price-tier.ts';
import type { PriceTiers } from '../product/product.ts';
import { attritionOf, type Attrition } from './attrition.ts';

/** Pieces of a part on one board of a kind, and how many such boards are made. */
export interface BatchUse {
  readonly perBoard: number;
  readonly boards: number;
}

export interface BatchPart {
  /** Over all lines and boards. */
  readonly uses: readonly BatchUse[];
  /** Pieces that the customer has. */
  readonly owned: number;
  /** Empty: the part has no price. */
  readonly tiers: PriceTiers;
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  /** In stock; more than that is not proposed. Null: not known. */
  readonly available: number | null;
}

/** How many pieces of a part are bought for a batch, step by step (product M6). */
export interface BatchSteps {
  /** On one of each board. */
  readonly perBoard: number;
  /** Null: of each kind of board another number. */
  readonly boards: number | null;
  readonly need: number;
  readonly attrition: number;
  /** Of the customer's own pieces, as many as are used. */
  readonly owned: number;
  readonly toBuy: number;
  /** `toBuy`, not below the minimum and in whole steps. */
  readonly order: number;
  /** Bought beyond `toBuy`. */
  readonly surplus: number;
  /** The buyer's own price of one piece at `order`; null: no price, nothing to buy, or more than one line may hold. */
  readonly unitPrice: UnitPrice | null;
  readonly total: Kopecks | null;
  readonly surplusValue: Kopecks | null;
  /** More pieces that cost less as a whole. */
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
 * From what the boards need to what is bought: lost pieces are added, own ones taken off, the rest is rounded up to the
 * minimum and the multiple and priced as the basket prices it.
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
