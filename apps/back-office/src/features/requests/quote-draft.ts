import type { OfferableProduct, QuoteToSend, StaffRequest } from '@farad/contract/office/orders/requests';
import { addDays, type Day } from '@farad/domain/delivery';
import { roublesToUnitPrice, toRoubles, type Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { priceQuote } from '@farad/domain/quote';

/** Product fields that an offered line shows. */
export type OfferedProduct = Pick<OfferableProduct, 'product_id' | 'mpn' | 'brand' | 'available' | 'price'>;

/** Answer to one requested line, not sent yet. */
export interface DraftLine {
  readonly position: number;
  readonly isOffered: boolean;
  readonly product: OfferedProduct | null;
  readonly qty: number | null;
  readonly price: number | null;
  readonly leadDays: number | null;
  readonly note: string;
}

export interface QuoteDraft {
  readonly lines: readonly DraftLine[];
  /** Last day on which the prices are valid. */
  readonly validOn: string;
  readonly comment: string;
}

/** Number of days for which prices are valid unless staff change it. */
const usualDays = 7;

/**
 * Returns the quote that the form starts with. Its lines are those of the last quote; without one, the requested
 * products at their current prices.
 */
export function beginQuote({ lines, quotes }: StaffRequest, today: Day): QuoteDraft {
  const last = quotes[0];
  return {
    lines: lines.map(({ position, product, qty }): DraftLine => {
      const previous = last?.lines.find((line) => line.position === position);
      if (previous === undefined) {
        const price = product?.price ?? null;
        return { position, isOffered: true, product, qty, price, leadDays: null, note: '' };
      }
      const { offer, note } = previous;
      if (offer === null) return { position, isOffered: false, product, qty, price: null, leadDays: null, note };
      const { product_id, mpn, brand, available, current_price, leadDays } = offer;
      const shown = { product_id, mpn, brand, available, price: null };
      return { position, isOffered: true, product: shown, qty: offer.qty, price: current_price, leadDays, note };
    }),
    validOn: addDays(today, usualDays),
    comment: last?.comment ?? '',
  };
}

/** Reason why a line cannot be sent. Each value has a text. */
export type DraftProblem = 'chooseProduct' | 'once' | 'needPrice' | 'noteNeeded' | 'short';

/**
 * Returns why a line cannot be sent; null if it can. `all` = all lines, because each product may be offered only once.
 */
export function problemOf(line: DraftLine, all: readonly DraftLine[]): DraftProblem | null {
  const { isOffered, product, qty, price, leadDays, note, position } = line;
  if (!isOffered) return note.trim() === '' ? 'noteNeeded' : null;
  if (product === null || qty === null) return 'chooseProduct';
  const isTaken = all.some(
    (other) => other.position < position && other.isOffered && other.product?.product_id === product.product_id,
  );
  if (isTaken) return 'once';
  const read = price === null ? null : roublesToUnitPrice(price);
  if (read === null || !read.ok || read.value === 0) return 'needPrice';
  return leadDays === null && product.available < qty ? 'short' : null;
}

/** Returns the total of the quote in roubles, by the same rule as an order's. Incomplete lines are left out. */
export function totalOf(lines: readonly DraftLine[]): number {
  const offers = lines.flatMap(({ isOffered, product, qty, price }) => {
    const read = price === null ? null : roublesToUnitPrice(price);
    if (!isOffered || product === null || qty === null || read?.ok !== true || read.value === 0) return [];
    return [{ productId: Number(product.product_id) as ProductId, quantity: qty as Quantity, unitPrice: read.value }];
  });
  return toRoubles(priceQuote(offers).total);
}

/** Returns the quote in the API's format. `seen` = the revision that staff saw, which this quote replaces. */
export const quoteToSend = ({ lines, validOn, comment }: QuoteDraft, seen: number): QuoteToSend => ({
  seen,
  valid_on: validOn,
  comment: comment.trim(),
  lines: lines.map(({ position, isOffered, product, qty, price, leadDays, note }) => ({
    position,
    offer:
      isOffered && product !== null && qty !== null && price !== null
        ? { product_id: product.product_id, qty, price, leadDays }
        : null,
    note: note.trim(),
  })),
});
