import type { WatchBody, WatchedProducts, Watches } from '@farad/contract/shop/lists';
import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { watchQueries } from '@farad/database/people/watch.queries';
import { cheaperTarget, isWatchMet, watchedPrice, watchesMax } from '@farad/domain/favourites';
import { roublesToUnitPrice, unitPriceToRoubles, type Coefficient, type UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import type { ListDeps } from './list-cards.ts';

/** A customer who wants to be notified of a product. Their addresses were confirmed by a code. */
export interface Watcher {
  readonly accountId: number;
  readonly coefficient: Coefficient;
  readonly locale: Locale;
}

type Wish = z.output<typeof WatchBody>;

type WatchRow = Awaited<ReturnType<ReturnType<typeof watchQueries>['ofAccount']>>[number];

const presentWatch = ({ productId, kind, target, createdAt }: WatchRow): Watches['watches'][number] => ({
  product_id: String(productId),
  kind,
  price: target === null ? null : unitPriceToRoubles(target),
  createdAt: createdAt.toISOString(),
});

/** Returns the watches of a customer whose products are shown. A watch is a stock or price alert for one product. */
export async function watchesOf(db: Handle, accountId: number): Promise<Watches> {
  const watches = await watchQueries(db).ofAccount(accountId);
  return { watches: watches.filter(({ isShown }) => isShown).map(presentWatch) };
}

/**
 * Returns all watches of a customer with the current cards of their products; `product` null = it is no longer shown.
 */
export async function watchedProducts({ db, presenter }: ListDeps, accountId: number, viewer: Viewer) {
  const watches = (await watchQueries(db).ofAccount(accountId)).map(presentWatch);
  const ids = [...new Set(watches.map(({ product_id }) => Number(product_id) as ProductId))];
  const products = new Map((await catalogueQueries(db).byIds(ids)).map((product) => [String(product.id), product]));
  return {
    watches: watches.map((watch) => {
      const product = products.get(watch.product_id);
      const price = product === undefined ? null : watchedPrice(product, viewer.coefficient);
      return {
        ...watch,
        product: product === undefined ? null : presenter.card(product, viewer),
        priceNow: price === null ? null : unitPriceToRoubles(price),
      };
    }),
  } satisfies WatchedProducts;
}

/**
 * Returns the target price of a watch; null = it watches the stock. Fails if the product is already in stock or already
 * has that price.
 */
function targetOf(product: CatalogueProduct, watcher: Watcher, wish: Wish): Result<UnitPrice | null, Failure> {
  const nothing = fail<Failure>({ code: 'nothing_to_watch' });
  if (wish.kind === 'in_stock') {
    if (product.state !== 'published') return nothing;
    return isWatchMet({ kind: 'in_stock', target: null }, product, watcher.coefficient) ? nothing : ok(null);
  }
  const wished = wish.price === undefined ? ok(null) : roublesToUnitPrice(wish.price);
  if (!wished.ok) return fail({ code: 'invalid_input', field: 'price' });
  const target = cheaperTarget(product, watcher.coefficient, wished.value);
  return target === null ? nothing : ok(target);
}

/** Creates or deletes a watch. Returns the customer's watches after the change. */
export async function setWatch(deps: Deps, watcher: Watcher, wish: Wish): Promise<Result<Watches, Failure>> {
  const { accountId, locale } = watcher;
  const productId = Number(wish.product_id) as ProductId;
  return decideInTransaction<Watches, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const queries = watchQueries(tx);
    if (!wish.isWatched) {
      await queries.remove(accountId, productId, wish.kind);
      return ok(await watchesOf(tx, accountId));
    }
    const [product] = await catalogueQueries(tx).byIds([productId]);
    if (product === undefined) return fail({ code: 'unknown_product', field: 'product_id' });
    const target = targetOf(product, watcher, wish);
    if (!target.ok) return target;
    const present = await queries.ofAccount(accountId);
    const isNew = !present.some((watch) => watch.productId === productId && watch.kind === wish.kind);
    if (isNew && present.length >= watchesMax) return fail({ code: 'too_many_watches' });
    await queries.save({ accountId, productId, kind: wish.kind, target: target.value, locale });
    return ok(await watchesOf(tx, accountId));
  });
}

const tokenForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Deletes the watch that a link in a notification names, and returns its product. No sign-in is needed, since only the
 * customer has the link.
 */
export async function stopWatch({ db }: Deps, token: string): Promise<Result<CatalogueProduct | null, Failure>> {
  const productId = tokenForm.test(token) ? await watchQueries(db).stop(token) : undefined;
  if (productId === undefined) return fail({ code: 'not_found', field: 'token' });
  const [product] = await catalogueQueries(db).byIds([productId]);
  return ok(product ?? null);
}
