import { basketQueries, noChoices, type BasketLineRow, type BasketRow } from '@farad/database/basket/basket.queries';
import type { Connection } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';

import { sha256 } from '#kit/sha256.ts';
import { newBasketId, readBasketId } from './basket-owner.ts';

/** Lifetime of a link in milliseconds, the same as for the link of an order (integrations reference 10.2.4). */
const linkLifeMs = 90 * 24 * 3_600_000;

/**
 * Stores a copy of the basket's lines under a random token of 128 bits. Returns the token; the database stores only its
 * hash. The basket itself is never shared (product B7, O6).
 */
export async function shareBasket(
  db: Connection['db'],
  basket: BasketRow,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newBasketId();
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await inTransaction(db, (tx) => basketQueries(tx).share(basket, sha256(token), now, expiresAt));
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Returns the lines that were shared under a token, without the owner; null = the link has expired or never existed.
 */
export async function readShared(
  db: Connection['db'],
  token: string,
  now: Date,
): Promise<{ readonly basket: BasketRow; readonly lines: readonly BasketLineRow[] } | null> {
  if (readBasketId(token) === null) return null;
  const lines = await basketQueries(db).sharedLines(sha256(token), now);
  if (lines.length === 0) return null;
  return {
    basket: { id: token, accountId: null, isCurrent: false, name: '', mergedGuestId: null, ...noChoices },
    lines,
  };
}
