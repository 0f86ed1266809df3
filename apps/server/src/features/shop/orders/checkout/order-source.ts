import type { BasketLineRow } from '@farad/database/basket/basket.queries';
import { isRequestNumber } from '@farad/domain/quote';

/** Source of an order's lines. */
export type OrderSource =
  | { readonly kind: 'basket'; readonly basketId: string }
  /** The quote of a request; the order accepts it (product O3). */
  | { readonly kind: 'quote'; readonly request: string }
  /** An order by phone. `companyId` null = customers buy for themselves. */
  | {
      readonly kind: 'phone';
      readonly staffId: number;
      readonly lines: readonly BasketLineRow[];
      readonly companyId: number | null;
    };

/** Returns the source named by `basket_id`: a basket, or a request by its number. */
export const sourceNamed = (id: string): OrderSource =>
  isRequestNumber(id) ? { kind: 'quote', request: id } : { kind: 'basket', basketId: id };

interface SourceRules {
  /** The smallest sum of an order applies. */
  readonly hasMinimum: boolean;
  /** The limit of unpaid orders applies. */
  readonly limitsUnpaid: boolean;
  /** Receipt and invoice need an address now; for orders by phone staff ask for it later. */
  readonly needsEmails: boolean;
}

/** A quote and an order by phone are made by staff, so fewer rules apply. */
export const sourceRules: Readonly<Record<OrderSource['kind'], SourceRules>> = {
  basket: { hasMinimum: true, limitsUnpaid: true, needsEmails: true },
  quote: { hasMinimum: false, limitsUnpaid: false, needsEmails: true },
  phone: { hasMinimum: true, limitsUnpaid: false, needsEmails: false },
};
