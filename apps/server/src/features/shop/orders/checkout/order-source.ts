import type { BasketLineRow } from '@farad/database/basket/basket.queries';
import { isRequestNumber } from '@farad/domain/quote';

/** Where the lines of an order come from. */
export type OrderSource =
  | { readonly kind: 'basket'; readonly basketId: string }
  /** The quote of a request, which the order accepts (product O3). */
  | { readonly kind: 'quote'; readonly request: string }
  /** What a customer names to staff; `companyId` null: they buy for themselves. */
  | {
      readonly kind: 'phone';
      readonly staffId: number;
      readonly lines: readonly BasketLineRow[];
      readonly companyId: number | null;
    };

/** What `basket_id` of the wire names: a basket, or a request by its number. */
export const sourceNamed = (id: string): OrderSource =>
  isRequestNumber(id) ? { kind: 'quote', request: id } : { kind: 'basket', basketId: id };

interface SourceRules {
  /** The goods cost at least what the shop takes orders for. */
  readonly hasMinimum: boolean;
  /** What the buyer may leave unpaid is limited. */
  readonly limitsUnpaid: boolean;
  /** Receipt and invoice need an address now; staff ask for it later. */
  readonly needsEmails: boolean;
}

/** A quote was made by staff and holds; an order by phone is made by them. */
export const sourceRules: Readonly<Record<OrderSource['kind'], SourceRules>> = {
  basket: { hasMinimum: true, limitsUnpaid: true, needsEmails: true },
  quote: { hasMinimum: false, limitsUnpaid: false, needsEmails: true },
  phone: { hasMinimum: true, limitsUnpaid: false, needsEmails: false },
};
