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
import { sumByProduct } from './add-to-basket.ts';
import { lockOwnBasket, type BasketOwner } from './basket-owner.ts';
import { seenNow } from './present-basket.ts';

export interface SetLine {
  readonly productId: ProductId;
  /** New quantity; 0 deletes the line. */
  readonly quantity: number;
  /** New note; undefined = the note is unchanged. */
  readonly note?: string | undefined;
}

/** The basket after the change. If `lines` is empty, the basket was deleted. */
export interface SetOutcome {
  readonly basket: BasketRow;
  readonly lines: BasketLineRow[];
}

/**
 * True if the request changes the note of a product, but not its quantity. The line is then not checked again, so a
 * note can be set even if the product cannot be ordered. The price last seen by the buyer is kept.
 */
const isNoteAlone = (
  asked: readonly SetLine[],
  productId: ProductId,
  quantity: number,
  present: BasketLineRow | undefined,
): boolean =>
  present?.quantity === quantity &&
  asked.some((line) => line.productId === productId && line.note !== undefined && line.note !== present.note);

/**
 * Sets quantities and notes in a basket of the owner (product O6). If no line is left, the basket is deleted (B5) and
 * returned without lines. Call it inside a transaction.
 */
export async function setBasket(
  tx: Tx,
  owner: BasketOwner,
  basketId: string,
  asked: readonly SetLine[],
): Promise<Result<SetOutcome, Failure>> {
  const sums = sumByProduct(asked);
  const beside = basketQueries(await sideBySide(tx));
  const [basket, linesBefore, products] = await Promise.all([
    lockOwnBasket(beside, owner, basketId),
    beside.lines(basketId),
    beside.sellable([...sums].filter(([, quantity]) => quantity > 0).map(([productId]) => productId)),
  ]);
  if (!basket) return fail({ code: 'not_found' });
  const present = new Map(linesBefore.map((line) => [line.productId, line]));
  const wanted = [...sums].filter(
    ([productId, quantity]) => quantity > 0 && !isNoteAlone(asked, productId, quantity, present.get(productId)),
  );

  const saves: BasketLineSave[] = [];
  for (const [productId, quantity] of wanted) {
    const position = asked.findIndex((line) => line.productId === productId);
    const product = products.get(productId);
    if (!product) return fail({ code: 'unknown_product', field: `products.${position}.product_id` });
    const checked = checkQuantity(product, quantity);
    if (!checked.ok) {
      return fail({ ...checked.error, field: `products.${position}.qty`, productId: String(productId) });
    }
    saves.push({ productId, quantity: checked.value, ...seenNow(product, checked.value) });
  }
  const later = basketQueries(await sentLater(tx));
  await later.removeLines(
    basket.id,
    [...sums].filter(([, quantity]) => quantity === 0).map(([productId]) => productId),
  );
  await later.saveLines(basket.id, saves);
  await later.saveNotes(
    basket.id,
    asked.flatMap(({ productId, note }) => (note === undefined ? [] : [{ productId, note }])),
  );

  const baskets = basketQueries(tx);
  const lines = await baskets.lines(basket.id);
  if (lines.length > maxBasketLines) return fail({ code: 'basket_too_long', field: 'products' });
  if (lines.length === 0) await baskets.delete(basket.id);
  return ok({ basket, lines });
}
