import type { Quantity, UnitPrice } from '../money/money.ts';
import { isQuantity } from '../money/is-quantity.ts';
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../product/check-quantity.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { awaitedPieces } from './quote.ts';

/** A line to order, of a basket or a quote. */
export interface LineToOrder extends QuantityRule {
  readonly quantity: Quantity;
  /** Unit price that a quote promised. */
  readonly quotedPrice?: UnitPrice;
  /** Only with `quotedPrice`: days until missing stock arrives; null = offered from stock. */
  readonly leadDays?: number | null;
}

/**
 * Checks whether a line can be ordered. A basket line follows the catalogue's rules (product B2). A quoted line ignores
 * the catalogue's minimum, multiple and prices; it may wait for missing stock if the quote says so.
 */
export function checkOrderLine(line: LineToOrder): Result<Quantity, QuantityProblem> {
  const { quantity, quotedPrice, leadDays = null, available, state } = line;
  if (quotedPrice === undefined) return checkQuantity(line, quantity);
  if (!isQuantity(quantity)) return fail({ code: 'invalid_input' });
  if (state !== 'published' && state !== 'known') return fail({ code: 'not_for_sale' });
  if (awaitedPieces({ quantity, leadDays, available }) !== null) return ok(quantity);
  return fail({ code: 'not_enough_stock', available: Math.max(0, available) as Quantity });
}
