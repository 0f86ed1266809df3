import { basketQueries } from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import { mergeGuestBasket as planMerge } from '@farad/domain/basket';

import { lockOwnBasket, newBasketId } from './basket-owner.ts';
import { seenNow } from './present-basket.ts';

export interface SignedIn {
  readonly accountId: number;
  /** Basket id from the cookie `cart`; null = no cookie, or no valid id. */
  readonly guestBasketId: string | null;
}

/**
 * Moves the lines of the guest's basket into the customer's basket (product B4; specification section 4), inside the
 * sign-in's transaction. Returns whether the cookie `cart` must be cleared. The guest's basket is deleted, so a second
 * call changes nothing.
 */
export async function mergeGuestBasket(tx: Tx, signedIn: SignedIn): Promise<{ clearCart: boolean }> {
  const { accountId, guestBasketId } = signedIn;
  if (guestBasketId === null) return { clearCart: false };
  const beside = basketQueries(await sideBySide(tx));
  const [guest, guestLines] = await Promise.all([
    lockOwnBasket(beside, { accountId: null, guestBasketId }, guestBasketId),
    beside.lines(guestBasketId),
  ]);
  if (!guest) return { clearCart: true };

  const newId = newBasketId();
  const own = await basketQueries(tx).lockOrCreateForAccount(accountId, newId);
  const ownLines = own.id === newId ? [] : await basketQueries(tx).lines(own.id);
  const after = basketQueries(await sentLater(tx));
  const plan = planMerge(
    { id: guest.id, lines: guestLines },
    { lines: ownLines, mergedGuestIds: own.mergedGuestId === null ? [] : [own.mergedGuestId] },
  );
  if (plan.isChanged) {
    const products = new Map([...ownLines, ...guestLines].map((line) => [line.productId, line]));
    const changed = new Set(guestLines.map((line) => line.productId));
    await after.saveLines(
      own.id,
      plan.save
        .filter((line) => changed.has(line.productId))
        .flatMap((line) => {
          const product = products.get(line.productId);
          return product ? [{ ...line, ...seenNow(product, line.quantity) }] : [];
        }),
    );
    await after.saveNotes(
      own.id,
      guestLines.filter(({ note }) => note !== ''),
    );
    await after.markMerged(own.id, guest.id);
  } else if (ownLines.length === 0) {
    await after.delete(own.id);
  }
  await after.delete(guest.id);
  return { clearCart: true };
}
