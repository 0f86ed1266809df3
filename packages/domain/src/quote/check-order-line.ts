import type { Quantity, UnitPrice } from '../money/money.ts';
import { isQuantity } from '../quantities/order-quantity.ts';
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../product/check-quantity.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { awaitedPieces } from './quote.ts';

/** A line of a basket or of a quote, from which an order is made. */
export interface LineToOrder extends QuantityRule {
  readonly quantity: Quantity;
  /** Unit price that a quote promised; absent = the line comes from a basket. */
  readonly quotedPrice?: UnitPrice;
  /**
   * Days until missing pieces arrive, as the quote says; null = the quote offers from stock. Only with `quotedPrice`.
   */
  readonly leadDays?: number | null;
}

/**
 * Checks that a line can be ordered. A basket line must obey the rules of the catalogue (product B2). For a quoted
 * line, minimum, multiple and price of the catalogue do not apply. It may wait for missing pieces if the quote has a
 * lead time.
 */
export function checkOrderLine(line: LineToOrder): Result<Quantity, QuantityProblem> {
  const { quantity, quotedPrice, leadDays = null, available, state } = line;
  if (quotedPrice === undefined) return checkQuantity(line, quantity);
  if (!isQuantity(quantity)) return fail({ code: 'invalid_input' });
  if (state !== 'published' && state !== 'known') return fail({ code: 'not_for_sale' });
  if (awaitedPieces({ quantity, leadDays, available }) !== null) return ok(quantity);
  return fail({ code: 'not_enough_stock', available: Math.max(0, available) as Quantity });
}
