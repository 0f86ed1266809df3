import { priceBasket, type PricedBasket } from '../basket/price-basket.ts';
import { addDays, moscowDay, startOfMoscowDay, type Day } from '../delivery/day.ts';
import { neutralCoefficient, type Quantity, type UnitPrice } from '../money/money.ts';
import { isQuantity } from '../quantities/order-quantity.ts';
import type { ProductId } from '../product/product.ts';
import { dayMs } from '../shared/durations.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Maximum validity of a quote, and maximum lead time of a quoted part, in days. */
export const quoteDaysMax = 90;
export const leadDaysMax = 365;

/** How long before the end of a quote the customer gets a reminder. */
export const quoteEndsSoonMs = dayMs;

/** Offer of the shop for a line of a request. */
export interface OfferedLine {
  readonly productId: ProductId;
  /** Product name at the time of the offer. */
  readonly part: string;
  readonly maker: string;
  readonly quantity: Quantity;
  /** Unit price for this customer. It already includes the customer's coefficient. */
  readonly unitPrice: UnitPrice;
  /** Days until missing pieces arrive; null = offered from stock. */
  readonly leadDays: number | null;
}

/** Answer to a line of a request. `offer` null = the shop offers nothing, and `note` says why. */
export interface QuoteLine {
  /** Number of the line in the request, from 1. */
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
 * Checks that a quote answers a request. Each line must be answered exactly once, and at least one part must be
 * offered. A line without an offer needs a note. No product may be offered twice, because an order has one line per
 * product.
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

/** Prices a quote with the function that prices baskets and orders too (product B1). */
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

/** Returns the moment when the last day of a quote ends in Moscow; null = the day has passed or is too far ahead. */
export function quoteEnd(day: Day, now: Date): Date | null {
  const today = moscowDay(now);
  return day < today || day > addDays(today, quoteDaysMax) ? null : startOfMoscowDay(addDays(day, 1));
}

/** Facts that decide whether a quoted line can be ordered now. */
export interface OrderableQuote {
  readonly quantity: Quantity;
  readonly leadDays: number | null;
  readonly available: Quantity;
}

/**
 * Returns how many pieces of a quoted line are not in stock, so that an order must wait for them. Returns null if the
 * quote offers from stock but the stock is no longer enough.
 */
export function awaitedPieces({ quantity, leadDays, available }: OrderableQuote): Quantity | null {
  const missing = Math.max(0, quantity - Math.max(0, available)) as Quantity;
  return missing > 0 && leadDays === null ? null : missing;
}

/** Returns after how many days all pieces of these lines are available; 0 = all are in stock. */
export const daysAwaited = (lines: readonly OrderableQuote[]): number =>
  Math.max(0, ...lines.map((line) => ((awaitedPieces(line) ?? 0) > 0 ? (line.leadDays ?? 0) : 0)));
