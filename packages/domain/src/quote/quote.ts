import { priceBasket, type PricedBasket } from '../basket/price-basket.ts';
import { addDays, moscowDay, startOfMoscowDay, type Day } from '../delivery/day.ts';
import { neutralCoefficient, type Quantity, type UnitPrice } from '../money/money.ts';
import { isQuantity } from '../money/is-quantity.ts';
import type { ProductId } from '../product/product.ts';
import { dayMs } from '../shared/durations.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Maximum validity of quoted prices, and maximum lead time, in days. */
export const quoteDaysMax = 90;
export const leadDaysMax = 365;

/** How long before its end the customer is reminded of a quote. */
export const quoteEndsSoonMs = dayMs;

/** Offer for a line of a request. */
export interface OfferedLine {
  readonly productId: ProductId;
  /** Product name at the time of the offer. */
  readonly part: string;
  readonly maker: string;
  readonly quantity: Quantity;
  /** Unit price for this customer; the coefficient is not applied again. */
  readonly unitPrice: UnitPrice;
  /** Days until missing stock arrives; null = sold from stock. */
  readonly leadDays: number | null;
}

/** Answer to one line of a request. `offer` null = not offered; `note` says why. */
export interface QuoteLine {
  /** Position in the request, from 1. */
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
 * Checks that a quote answers a request: every line exactly once, no product twice (an order has one line per product),
 * a note where nothing is offered, and at least one offer.
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

/** Prices a quote with the same function that prices the lines of an order (product B1). */
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

/** Returns the end, in Moscow, of the last day of a quote. Returns null if the day has passed or is too far ahead. */
export function quoteEnd(day: Day, now: Date): Date | null {
  const today = moscowDay(now);
  return day < today || day > addDays(today, quoteDaysMax) ? null : startOfMoscowDay(addDays(day, 1));
}

/** Facts of a quoted line that decide whether it can be ordered now. */
export interface OrderableQuote {
  readonly quantity: Quantity;
  readonly leadDays: number | null;
  readonly available: Quantity;
}

/**
 * Returns how many pieces of a quoted line an order has to wait for. Returns null if it was offered from stock and the
 * stock no longer suffices.
 */
export function awaitedPieces({ quantity, leadDays, available }: OrderableQuote): Quantity | null {
  const missing = Math.max(0, quantity - Math.max(0, available)) as Quantity;
  return missing > 0 && leadDays === null ? null : missing;
}

/** Returns the days until all pieces of these lines are available; 0 = all in stock. */
export const daysAwaited = (lines: readonly OrderableQuote[]): number =>
  Math.max(0, ...lines.map((line) => ((awaitedPieces(line) ?? 0) > 0 ? (line.leadDays ?? 0) : 0)));
