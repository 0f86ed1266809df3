import { comparisonQueries, lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { favouriteQueries } from '@farad/database/people/favourite.queries';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import { formatProductIds, markInComparison, readProductIds } from '@farad/domain/comparison';
import { favouritesMax } from '@farad/domain/favourites';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import { comparisonMax, cookieRule, guestFavouritesMax } from '@farad/domain/site';

import type { Deps } from '#deps.ts';
import type { Cookies } from '#http/session/cookies.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Actor } from '#http/session/session.ts';

/** The parts of a request that identify the lists: the signed-in customer, or for guests the cookies. */
export interface ListCaller {
  readonly actor: Actor;
  readonly cookies: Cookies;
}

/** Ids of the products in the caller's comparison and favourites. */
export interface CallerMarks {
  readonly comparison: readonly ProductId[];
  readonly favourites: readonly ProductId[];
}

export interface MarkChange {
  readonly list: 'comparison' | 'favourites';
  readonly productId: ProductId;
  readonly isMarked: boolean;
}

const guestComparison = (cookies: Pick<Cookies, 'get'>): readonly ProductId[] =>
  readProductIds(cookies.get('comparisons'), comparisonMax);

/** Returns a guest's favourites in the order in which they were added; the newest comes last. */
const guestFavourites = (cookies: Pick<Cookies, 'get'>): readonly ProductId[] =>
  readProductIds(cookies.get('favs'), guestFavouritesMax);

/** Returns a guest's comparison and favourites from the cookies. The newest favourite comes first. */
export const guestMarks = (cookies: Pick<Cookies, 'get'>): CallerMarks => ({
  comparison: guestComparison(cookies),
  favourites: guestFavourites(cookies).toReversed(),
});

async function accountMarks(handle: Handle, accountId: number): Promise<CallerMarks> {
  return {
    comparison: await comparisonQueries(handle).productIds(accountId),
    favourites: await favouriteQueries(handle).marked(accountId, favouritesMax),
  };
}

export const marksOf = async (handle: Handle, { actor, cookies }: ListCaller): Promise<CallerMarks> =>
  actor.kind === 'account' ? accountMarks(handle, actor.account.id) : guestMarks(cookies);

function setMarksCookie(cookies: Cookies, name: 'comparisons' | 'favs', ids: readonly ProductId[]): void {
  const lifeSeconds = cookieRule(name)?.lifeSeconds ?? undefined;
  if (ids.length === 0) cookies.clear(name);
  else
    cookies.set(name, formatProductIds(ids), {
      isReadable: true,
      ...(lifeSeconds === undefined ? {} : { lifeSeconds }),
    });
}

function markGuest(cookies: Cookies, { list, productId, isMarked }: MarkChange): Result<readonly ProductId[], Failure> {
  if (list === 'comparison') {
    const marked = markInComparison(guestComparison(cookies), productId, isMarked);
    if (!marked.ok) return fail({ code: marked.error });
    setMarksCookie(cookies, 'comparisons', marked.value);
    return marked;
  }
  const others = guestFavourites(cookies).filter((id) => id !== productId);
  if (isMarked && others.length >= guestFavouritesMax) return fail({ code: 'guest_favourites_full' });
  setMarksCookie(cookies, 'favs', isMarked ? [...others, productId] : others);
  return ok(guestComparison(cookies));
}

async function markFavourite(tx: Tx, accountId: number, change: MarkChange, now: Date): Promise<Failure | null> {
  const { productId, isMarked } = change;
  const favourites = favouriteQueries(tx);
  if (!isMarked) {
    await favourites.removeEverywhere(accountId, productId, now);
    return null;
  }
  if (await favourites.isMarked(accountId, productId)) return null;
  if ((await favourites.count(accountId)) >= favouritesMax) return { code: 'favourites_full' };
  // If the favourite was removed recently, it returns to its former lists with its notes. The customer may have removed
  // it by mistake.
  if ((await favourites.restoreLast(accountId, productId)) > 0) return null;
  await favourites.add({ accountId, id: await favourites.firstList(accountId) }, [productId]);
  return null;
}

async function markInTransaction(
  tx: Tx,
  accountId: number,
  change: MarkChange,
  now: Date,
): Promise<Result<readonly ProductId[], Failure>> {
  await lockAccount(tx, accountId);
  const comparison = comparisonQueries(tx);
  const own = await comparison.productIds(accountId);
  if (change.list === 'favourites') {
    const failure = await markFavourite(tx, accountId, change, now);
    return failure === null ? ok(own) : fail(failure);
  }
  const marked = markInComparison(own, change.productId, change.isMarked);
  if (!marked.ok) return fail({ code: marked.error });
  if (marked.value !== own) await comparison.replace(accountId, marked.value);
  return marked;
}

/** Adds a product to the caller's comparison or favourites, or removes it. Returns the comparison after the change. */
export async function markProduct(
  deps: Deps,
  { actor, cookies }: ListCaller,
  change: MarkChange,
): Promise<Result<readonly ProductId[], Failure>> {
  if (actor.kind === 'guest') return markGuest(cookies, change);
  return decideInTransaction(deps.db, (tx) => markInTransaction(tx, actor.account.id, change, deps.clock()));
}

/** Replaces the caller's comparison by these products. A repeated product is stored once. */
export async function setComparison(
  deps: Deps,
  { actor, cookies }: ListCaller,
  productIds: readonly ProductId[],
): Promise<void> {
  if (actor.kind === 'guest') {
    setMarksCookie(cookies, 'comparisons', productIds);
    return;
  }
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, actor.account.id);
    await comparisonQueries(tx).replace(actor.account.id, productIds);
  });
}
