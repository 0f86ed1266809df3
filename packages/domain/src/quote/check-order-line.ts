import type { Quantity, UnitPrice } from '../money/money.ts';
import { isQuantity } from '../money/is-quantity.ts';
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../product/check-quantity.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { awaitedPieces } from './quote.ts';

/** A line that is to be ordered: of a basket, or of a quote. */
export interface LineToOrder extends QuantityRule {
  readonly quantity: Quantity;
  /** What a quote promised for one piece. */
  readonly quotedPrice?: UnitPrice;
  /** With it: days until what is not in stock comes; null: it was offered from stock. */
  readonly leadDays?: number | null;
}

/**
 * May this line be ordered? Of a basket as the catalogue sells it (product B2). Of a quote as it was promised: minimum,
 * multiple and prices of the catalogue do not count, and what is not in stock is waited for where the quote says so.
 */
export function checkOrderLine(line: LineToOrder): Result<Quantity, QuantityProblem> {
  const { quantity, quotedPrice, leadDays = null, available, state } = line;
  if (quotedPrice === undefined) return checkQuantity(line, quantity);
  if (!isQuantity(quantity)) return fail({ code: 'invalid_input' });
  if (state !== 'published' && state !== 'known') return fail({ code: 'not_for_sale' });
  if (awaitedPieces({ quantity, leadDays, available }) !== null) return ok(quantity);
  return fail({ code: 'not_enough_stock', available: Math.max(0, available) as Quantity });
}
