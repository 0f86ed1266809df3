import {
  basketQueries,
  type BasketLineRow,
  type BasketLineSave,
  type BasketRow,
} from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import { maxBasketLines } from '@farad/domain/basket';
import { checkQuantity, type ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { lockOrCreateBasket, type BasketOwner } from './basket-owner.ts';
import { seenNow } from './present-basket.ts';

export interface LineToAdd {
  readonly productId: ProductId;
  readonly quantity: number;
}

/**
 * Adds up the quantities of products that occur several times in a request. Price breaks and limits then apply to the
 * sum.
 */
export function sumByProduct(asked: readonly LineToAdd[]): Map<ProductId, number> {
  const sums = new Map<ProductId, number>();
  for (const { productId, quantity } of asked) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}

const fieldOf = (asked: readonly LineToAdd[], productId: ProductId, name: string): string =>
  `products.${asked.findIndex((line) => line.productId === productId)}.${name}`;

/**
 * Adds products to the owner's basket, which is created if needed (product O6, B2). If a line is refused, nothing is
 * added and the failure names the first refused line. Call it inside a transaction.
 */
export async function addToBasket(
  tx: Tx,
  owner: BasketOwner,
  asked: readonly LineToAdd[],
): Promise<Result<{ basket: BasketRow; lines: BasketLineRow[] }, Failure>> {
  const sums = sumByProduct(asked);
  const beside = basketQueries(await sideBySide(tx));
  // The statements run in this sequence: the basket is locked before its quantities are read.
  const [products, basket, present] = await Promise.all([
    beside.sellable([...sums.keys()]),
    lockOrCreateBasket(beside, owner),
    beside.quantities(owner),
  ]);

  const saves: BasketLineSave[] = [];
  for (const [productId, extra] of sums) {
    const product = products.get(productId);
    if (!product) return fail({ code: 'unknown_product', field: fieldOf(asked, productId, 'product_id') });
    const checked = checkQuantity(product, (present.get(productId) ?? 0) + extra);
    if (!checked.ok) {
      return fail({ ...checked.error, field: fieldOf(asked, productId, 'qty'), productId: String(productId) });
    }
    saves.push({ productId, quantity: checked.value, ...seenNow(product, checked.value) });
  }
  const newLines = saves.filter((line) => !present.has(line.productId)).length;
  if (present.size + newLines > maxBasketLines) return fail({ code: 'basket_too_long', field: 'products' });

  await basketQueries(await sentLater(tx)).saveLines(basket.id, saves);
  return ok({ basket, lines: await basketQueries(tx).lines(basket.id) });
}
