import type { KeptBasket } from '@farad/contract/shop/basket';
import { basketQueries } from '@farad/database/basket/basket.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { severalBasketsQueries } from '@farad/database/basket/several-baskets.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { basketsMax, freeBasketName, maxBasketLines } from '@farad/domain/basket';
import type { Coefficient } from '@farad/domain/money';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { newBasketId } from './basket-owner.ts';
import { figuresOf, isForLater } from './kept-figures.ts';
import { intoCurrent } from './merge-baskets.ts';

/** A customer who has several baskets. */
export interface BasketKeeper {
  readonly accountId: number;
  readonly coefficient: Coefficient;
  readonly locale: Locale;
}

type OwnBasket = NonNullable<Awaited<ReturnType<ReturnType<typeof severalBasketsQueries>['own']>>>;

/** Result of a change: id and name of the basket that was changed. */
interface Changed {
  readonly id: string;
  readonly name: string;
  /** Number of lines that could not be moved, since the basket was full. */
  readonly leftOut: number;
}

const notFound = fail<Failure>({ code: 'not_found', field: 'basketId' });
const duplicate = fail<Failure>({ code: 'duplicate', field: 'name' });

/** Returns the customer's baskets at current prices; the current basket comes first (product B6, B7). */
export async function listBaskets(
  handle: Handle,
  { accountId, coefficient }: Pick<BasketKeeper, 'accountId' | 'coefficient'>,
): Promise<KeptBasket[]> {
  const queries = severalBasketsQueries(handle);
  const [baskets, lines] = [await queries.ofAccount(accountId), await queries.linesOfAccount(accountId)];
  const byBasket = Map.groupBy(lines, ({ basketId }) => basketId);
  return baskets.map(({ id, name, isCurrent, updatedAt }) => ({
    id,
    name,
    isCurrent,
    updatedAt: updatedAt.toISOString(),
    ...figuresOf(byBasket.get(id) ?? [], coefficient),
  }));
}

/** Locks the account and returns its baskets, with the current one separately. */
async function heldBaskets(tx: Tx, accountId: number) {
  await lockAccount(tx, accountId);
  const queries = severalBasketsQueries(tx);
  const baskets = await queries.ofAccount(accountId);
  return { queries, baskets, current: baskets.find(({ isCurrent }) => isCurrent) };
}

type Held = Awaited<ReturnType<typeof heldBaskets>>;

const isNameOfOther = ({ baskets }: Held, id: string, name: string): boolean =>
  baskets.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());

/**
 * Returns the requested name, or an unused one if none was requested. Fails if another basket has the requested name.
 */
function nameFor(held: Held, { locale }: BasketKeeper, id: string, asked: string): Result<string, Failure> {
  if (asked !== '') return isNameOfOther(held, id, asked) ? duplicate : ok(asked);
  return ok(
    freeBasketName(
      translators[locale]('basket.title'),
      held.baskets.map(({ name }) => name),
    ),
  );
}

/**
 * Saves the current basket under the requested name, or else under its own; it is no longer the current one. Returns
 * null if there is no current basket.
 */
async function putAside(held: Held, keeper: BasketKeeper, asked: string): Promise<Result<Changed | null, Failure>> {
  const { current } = held;
  if (current === undefined) return ok(null);
  const named = nameFor(held, keeper, current.id, asked === '' ? current.name : asked);
  if (!named.ok) return named;
  await held.queries.putAside(current.id, named.value);
  return ok({ id: current.id, name: named.value, leftOut: 0 });
}

type Change = (tx: Tx, held: Held) => Promise<Result<Changed, Failure>>;

/** Runs a change while the account is locked. Returns all baskets after the change. */
async function change(deps: Deps, keeper: BasketKeeper, act: Change) {
  const changed = await decideInTransaction<Changed, Failure>(deps.db, async (tx) =>
    act(tx, await heldBaskets(tx, keeper.accountId)),
  );
  return changed.ok ? ok({ ...changed.value, baskets: await listBaskets(deps.db, keeper) }) : changed;
}

/** Changes one basket of the caller. Deleted baskets count as not found. */
const changeOne = (
  deps: Deps,
  keeper: BasketKeeper,
  basketId: string,
  act: (tx: Tx, held: Held, basket: OwnBasket) => Promise<Result<Changed, Failure>>,
) =>
  change(deps, keeper, async (tx, held) => {
    const basket = await held.queries.own(keeper.accountId, basketId);
    return basket === undefined || basket.removedAt !== null ? notFound : act(tx, held, basket);
  });

const asIs = ({ id, name }: Pick<OwnBasket, 'id' | 'name'>): Result<Changed, Failure> => ok({ id, name, leftOut: 0 });

/** Saves the current basket under a name. The next part that is added starts a new current basket. */
export const keepBasket = (deps: Deps, keeper: BasketKeeper, name: string) =>
  change(deps, keeper, async (_, held) => {
    // Adding the next part creates one more basket, so the limit must not be reached yet.
    if (held.baskets.length >= basketsMax) return fail({ code: 'too_many_baskets' });
    const aside = await putAside(held, keeper, name);
    if (!aside.ok) return aside;
    return aside.value === null ? fail({ code: 'basket_empty' }) : ok(aside.value);
  });

/** Makes a saved basket the current one. The former current basket is saved under its own or an unused name. */
export const switchBasket = (deps: Deps, keeper: BasketKeeper, basketId: string) =>
  changeOne(deps, keeper, basketId, async (_, held, basket) => {
    if (basket.isCurrent) return asIs(basket);
    const aside = await putAside(held, keeper, '');
    if (!aside.ok) return aside;
    await held.queries.makeCurrent(basket.id);
    return asIs(basket);
  });

export const renameBasket = (deps: Deps, keeper: BasketKeeper, basketId: string, name: string) =>
  changeOne(deps, keeper, basketId, async (_, held, basket) => {
    if (isNameOfOther(held, basket.id, name)) return duplicate;
    await held.queries.rename(basket.id, name);
    return asIs({ ...basket, name });
  });

/** Copies a basket with its notes and last seen prices. The copy does not become the current basket. */
export const copyBasket = (deps: Deps, keeper: BasketKeeper, basketId: string, asked: string) =>
  changeOne(deps, keeper, basketId, async (_, held, basket) => {
    if (held.baskets.length >= basketsMax) return fail({ code: 'too_many_baskets' });
    const names = held.baskets.map(({ name }) => name);
    const base = basket.name === '' ? translators[keeper.locale]('basket.title') : basket.name;
    const named = asked === '' ? ok(freeBasketName(base, names)) : nameFor(held, keeper, '', asked);
    if (!named.ok) return named;
    const id = newBasketId();
    await held.queries.copy(basket.id, { id, accountId: keeper.accountId, name: named.value });
    return asIs({ id, name: named.value });
  });

/** Moves the lines of a basket into the current basket. The emptied basket is deleted; it can be restored. */
export const mergeBasket = (deps: Deps, keeper: BasketKeeper, basketId: string) =>
  changeOne(deps, keeper, basketId, async (tx, held, basket) => {
    if (basket.isCurrent) return asIs(basket);
    const { leftOut } = await intoCurrent(basketQueries(tx), keeper.accountId, basket.id);
    await held.queries.setRemoved(basket.id, deps.clock());
    return ok({ id: basket.id, name: basket.name, leftOut });
  });

/** Moves a line of the current basket to the basket for later, which is created if needed. */
export const putLineAside = (deps: Deps, keeper: BasketKeeper, productId: number) =>
  change(deps, keeper, async (tx, held) => {
    const { queries, baskets, current } = held;
    if (current === undefined) return fail({ code: 'basket_empty' });
    const later = baskets.find(isForLater);
    // One more basket is created, so the limit must not be reached yet.
    if (later === undefined && baskets.length >= basketsMax) return fail({ code: 'too_many_baskets' });
    const target = later ?? { id: newBasketId(), name: translators[keeper.locale]('baskets.laterName') };
    if (later === undefined) await queries.begin({ ...target, accountId: keeper.accountId });
    if (!(await queries.moveLine(current.id, target.id, productId))) {
      return fail({ code: 'unknown_product', field: 'product_id' });
    }
    if ((await queries.countLines(target.id)) > maxBasketLines)
      return fail({ code: 'basket_too_long', field: 'product_id' });
    if ((await queries.countLines(current.id)) === 0) await basketQueries(tx).delete(current.id);
    return asIs(target);
  });

/** Deletes a basket, or restores a recently deleted one. */
export const removeBasket = (deps: Deps, keeper: BasketKeeper, basketId: string, isRemoved: boolean) =>
  change(deps, keeper, async (_, held) => {
    const { queries } = held;
    const basket = await queries.own(keeper.accountId, basketId);
    if (basket === undefined) return notFound;
    if (isRemoved === (basket.removedAt !== null)) return asIs(basket);
    if (!isRemoved) {
      if (held.baskets.length >= basketsMax) return fail({ code: 'too_many_baskets' });
      if (isNameOfOther(held, basket.id, basket.name)) return duplicate;
    }
    const aside = basket.isCurrent ? await putAside(held, keeper, '') : ok(null);
    if (!aside.ok) return aside;
    await queries.setRemoved(basket.id, isRemoved ? deps.clock() : null);
    return asIs(aside.value ?? basket);
  });
