import { priceBasket, type PricedBasket } from '../basket/price-basket.ts';
import { addDays, moscowDay, startOfMoscowDay, type Day } from '../delivery/day.ts';
import { neutralCoefficient, type Quantity, type UnitPrice } from '../money/money.ts';
import { isQuantity } from '../money/is-quantity.ts';
import type { ProductId } from '../product/product.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Longest time that prices are promised for, and until goods come, in days. */
export const quoteDaysMax = 90;
export const leadDaysMax = 365;

/** So long before its end a customer is told that a quote will be over. */
export const quoteEndsSoonMs = 24 * 3_600_000;

/** What is offered for a line of a request. */
export interface OfferedLine {
  readonly productId: ProductId;
  /** As the product was called when it was offered. */
  readonly part: string;
  readonly maker: string;
  readonly quantity: Quantity;
  /** What this customer pays for one piece; no coefficient comes on top. */
  readonly unitPrice: UnitPrice;
  /** Days until what is not in stock comes; null: it is sold from stock. */
  readonly leadDays: number | null;
}

/** The answer to one line of a request; `offer` null: not offered, `note` says why. */
export interface QuoteLine {
  /** Of the line of the request, from 1. */
  readonly position: number;
  readonly offer: OfferedLine | null;
  readonly note: string;
}

export type QuoteProblem =
  | {
      readonly kind: 'line';
      readonly index: number;
      readonly field: 'position' | 'qty' | 'price' | 'leadDays' | 'note' | 'product_id';
    }
  | { readonly kind: 'nothing_offered' };

const isLeadTime = (days: number | null): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= leadDaysMax);

function offerProblem({ quantity, unitPrice, leadDays }: OfferedLine): 'qty' | 'price' | 'leadDays' | null {
  if (!isQuantity(quantity)) return 'qty';
  if (!Number.isInteger(unitPrice) || unitPrice < 1) return 'price';
  return isLeadTime(leadDays) ? null : 'leadDays';
}

/**
 * Whether a quote answers a request: each of its lines once, one product in no two of them (an order has one line of
 * it), words where nothing is offered, and something offered at all.
 */
export function checkQuote(lines: readonly QuoteLine[], lineCount: number): Result<null, QuoteProblem> {
  const answered = new Set<number>();
  const offered = new Set<ProductId>();
  for (const [index, { position, offer, note }] of lines.entries()) {
    const isLine = Number.isInteger(position) && position >= 1 && position <= lineCount;
    if (!isLine || answered.has(position)) return fail({ kind: 'line', index, field: 'position' });
    answered.add(position);
    if (offer === null) {
      if (note === '') return fail({ kind: 'line', index, field: 'note' });
      continue;
    }
    if (offered.has(offer.productId)) return fail({ kind: 'line', index, field: 'product_id' });
    offered.add(offer.productId);
    const field = offerProblem(offer);
    if (field !== null) return fail({ kind: 'line', index, field });
  }
  if (answered.size < lineCount) return fail({ kind: 'line', index: lines.length, field: 'position' });
  return offered.size === 0 ? fail({ kind: 'nothing_offered' }) : ok(null);
}

/** What a quote costs: as an order of it does, by the one function that prices lines (product B1). */
export const priceQuote = (
  offered: readonly Pick<OfferedLine, 'productId' | 'quantity' | 'unitPrice'>[],
): PricedBasket =>
  priceBasket(
    offered.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity,
      tiers: [],
      beforePrice: null,
      quotedPrice: unitPrice,
    })),
    neutralCoefficient,
  );

/** The end, in Moscow, of the last day on which a quote holds; null: today or later, and not too late, it has to be. */
export function quoteEnd(day: Day, now: Date): Date | null {
  const today = moscowDay(now);
  return day < today || day > addDays(today, quoteDaysMax) ? null : startOfMoscowDay(addDays(day, 1));
}

/** What of a quoted line decides whether it can be ordered now. */
export interface OrderableQuote {
  readonly quantity: Quantity;
  readonly leadDays: number | null;
  readonly available: Quantity;
}

/**
 * Pieces of a quoted line that an order of it would wait for: those that are not in stock, where the quote says when they
 * come. null: it was offered from stock, and there is too little of it now.
 */
export function awaitedPieces({ quantity, leadDays, available }: OrderableQuote): Quantity | null {
  const missing = Math.max(0, quantity - Math.max(0, available)) as Quantity;
  return missing > 0 && leadDays === null ? null : missing;
}

/** Days until the last awaited pieces of these lines are there; 0: everything is in stock. */
export const daysAwaited = (lines: readonly OrderableQuote[]): number =>
  Math.max(0, ...lines.map((line) => ((awaitedPieces(line) ?? 0) > 0 ? (line.leadDays ?? 0) : 0)));
