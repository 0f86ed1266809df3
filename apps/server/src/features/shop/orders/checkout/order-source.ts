import type { BasketLineRow } from '@farad/database/basket/basket.queries';
import { isRequestNumber } from '@farad/domain/quote';

/** Source of an order's lines: a basket, a quote, or staff who take an order by phone. */
export type OrderSource =
  | { readonly kind: 'basket'; readonly basketId: string }
  /** The latest quote of a request, which the order accepts (product O3). */
  | { readonly kind: 'quote'; readonly request: string }
  /** An order by phone. `companyId` null = the customer buys as a person. */
  | {
      readonly kind: 'phone';
      readonly staffId: number;
      readonly lines: readonly BasketLineRow[];
      readonly companyId: number | null;
    };

/** Returns the source that a `basket_id` names: a basket by its id, or a quote by the number of its request. */
export const sourceNamed = (id: string): OrderSource =>
  isRequestNumber(id) ? { kind: 'quote', request: id } : { kind: 'basket', basketId: id };

interface SourceRules {
  /** True if the shop's minimum order sum applies. */
  readonly hasMinimum: boolean;
  /** True if the limit of unpaid orders applies. */
  readonly limitsUnpaid: boolean;
  /**
   * True if email addresses for receipt and invoice are required now. For an order by phone, staff can add them later.
   */
  readonly needsEmails: boolean;
}

/** Rules for each source of an order. Quotes and orders by phone are made by staff, so fewer rules apply to them. */
export const sourceRules: Readonly<Record<OrderSource['kind'], SourceRules>> = {
  basket: { hasMinimum: true, limitsUnpaid: true, needsEmails: true },
  quote: { hasMinimum: false, limitsUnpaid: false, needsEmails: true },
  phone: { hasMinimum: true, limitsUnpaid: false, needsEmails: false },
};
