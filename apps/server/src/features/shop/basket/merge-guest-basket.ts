import { basketQueries, noChoices } from '@farad/database/basket/basket.queries';
import type { Tx } from '@farad/database/connection/connect';
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
  const baskets = basketQueries(tx);
  const guest = await lockOwnBasket(baskets, { accountId: null, guestBasketId }, guestBasketId);
  if (!guest) return { clearCart: true };

  const guestLines = await baskets.lines(guest.id);
  const own = await baskets.lockOrCreateForAccount(accountId, newBasketId());
  const ownLines = await baskets.lines(own.id);
  const plan = planMerge(
    { id: guest.id, lines: guestLines },
    { lines: ownLines, mergedGuestIds: own.mergedGuestId === null ? [] : [own.mergedGuestId] },
  );
  if (plan.isChanged) {
    const products = new Map([...ownLines, ...guestLines].map((line) => [line.productId, line]));
    const changed = new Set(guestLines.map((line) => line.productId));
    await baskets.saveLines(
      own.id,
      plan.save
        .filter((line) => changed.has(line.productId))
        .flatMap((line) => {
          const product = products.get(line.productId);
          return product ? [{ ...line, ...seenNow(product, line.quantity) }] : [];
        }),
    );
    await baskets.saveNotes(
      own.id,
      guestLines.filter(({ note }) => note !== ''),
    );
    await baskets.saveChoices(own.id, noChoices);
    await baskets.markMerged(own.id, guest.id);
  } else if (ownLines.length === 0) {
    await baskets.delete(own.id);
  }
  await baskets.delete(guest.id);
  return { clearCart: true };
}
