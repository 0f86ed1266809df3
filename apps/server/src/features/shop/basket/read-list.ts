import type { ListedLine, ListedPart, ReadListAnswer } from '@farad/contract/shop/basket';
import { basketQueries, type SellableRow } from '@farad/database/basket/basket.queries';
import type { Handle } from '@farad/database/connection/connect';
import { numbersToFind, fitQuantity, matchPastedLines, readPastedList } from '@farad/domain/basket';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { textIn, type Locale } from '@farad/domain/shared';

import { numberedParts } from '#core/catalogue/numbered-parts.ts';

/** Maximum number of parts offered for one line of the list. */
const offeredMax = 20;

function presentPart(product: SellableRow, present: number, wanted: Quantity, locale: Locale): ListedPart {
  const { quantity, reason } = fitQuantity(product, present, wanted);
  return {
    product_id: String(product.productId),
    seo: product.seo,
    mpn: product.mpn,
    brand: product.brand,
    title: textIn(product.title, locale),
    unit: product.unit,
    available: product.available,
    minQuantity: product.minQuantity,
    multiple: product.multiple,
    qty: quantity,
    reason,
  };
}

/**
 * Matches a pasted list with the catalogue and the basket; nothing is changed (product B7). If a part occurs in several
 * lines, their quantities are added up for the limits. So all offered lines can be added together.
 */
export async function readList(
  handle: Handle,
  { text, locale, basketId }: { readonly text: string; readonly locale: Locale; readonly basketId: string | null },
): Promise<ReadListAnswer> {
  const { lines, rest } = readPastedList(text);
  const asked = numbersToFind(lines);
  const matched = matchPastedLines(lines, await numberedParts(handle, asked));
  const baskets = basketQueries(handle);
  const products = await baskets.sellable(matched.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const held = basketId === null ? [] : await baskets.lines(basketId);
  const present = new Map<ProductId, number>(held.map((line) => [line.productId, line.quantity]));

  const shown = matched.map(({ line, reading, parts }): ListedLine => {
    const { row, text: typed } = line;
    if (reading === null) return { row, text: typed, read: null, parts: [] };
    const offered = parts.slice(0, offeredMax).flatMap(({ id }) => products.get(id) ?? []);
    const fitted = offered.map((product) =>
      presentPart(product, present.get(product.productId) ?? 0, reading.quantity, locale),
    );
    const [first, ...others] = fitted;
    if (first !== undefined && others.length === 0) {
      const id = Number(first.product_id) as ProductId;
      present.set(id, (present.get(id) ?? 0) + (first.qty ?? 0));
    }
    return { row, text: typed, read: { number: reading.number, qty: reading.quantity }, parts: fitted };
  });
  return { lines: shown, rest };
}
