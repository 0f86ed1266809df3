import { basketQueries, type BasketLineRow } from '@farad/database/basket/basket.queries';
import type { Handle } from '@farad/database/connection/connect';
import { requestQueries, type RequestRow } from '@farad/database/requests/request.queries';
import type { Quantity } from '@farad/domain/money';
import { awaitedPieces } from '@farad/domain/quote';

/** Returns how many pieces of a quoted line are not in stock yet; 0 for a line of a basket. */
export const awaitedOf = ({ quotedPrice, quantity, leadDays = null, available }: BasketLineRow): Quantity =>
  quotedPrice === undefined ? (0 as Quantity) : (awaitedPieces({ quantity, leadDays, available }) ?? (0 as Quantity));

/**
 * Returns the latest quote of a request as lines to order, with the quote's prices and quantities. A product that has
 * left the catalogue since the quote is included as not for sale. The order is then refused, instead of silently
 * reduced.
 */
export async function quotedLines(handle: Handle, { id, revision }: RequestRow): Promise<BasketLineRow[]> {
  const requests = requestQueries(handle);
  const [asked, quoted] = [await requests.lines(id), await requests.quoteLines(id, revision)];
  const offers = quoted.flatMap(({ position, offer }) => (offer === null ? [] : [{ ...offer, position }]));
  const products = await basketQueries(handle).everyState(offers.map(({ productId }) => productId));
  return offers.flatMap(({ productId, position, quantity, unitPrice, leadDays }) => {
    const product = products.get(productId);
    if (product === undefined) return [];
    const note = asked.find((line) => line.position === position)?.note ?? '';
    const tiers = [{ minQuantity: 1 as Quantity, unitPrice }];
    const seen = { seenUnitPrice: unitPrice, seenAvailable: product.available };
    return [{ ...product, quantity, tiers, beforePrice: null, note, ...seen, quotedPrice: unitPrice, leadDays }];
  });
}
