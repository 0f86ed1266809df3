import { setImmediate as turnEnd } from 'node:timers/promises';

import { productAroundQueries, type ProductAround } from '@farad/database/catalogue/product-around.queries';
import type { ProductId } from '@farad/domain/product';

import type { Deps } from '#deps.ts';

/** Statements that are not sent yet, by product. */
const waiting = new WeakMap<Deps['db'], Map<ProductId, Promise<ProductAround>>>();

/**
 * Returns the data that a product page shows in addition to the product. Several calls of one page each need a part of
 * this data. Calls made in the same turn of the event loop share one statement, sent at the end of the turn. So no
 * caller gets data that is older than its call.
 */
export function productAround({ db }: Pick<Deps, 'db'>, id: ProductId): Promise<ProductAround> {
  const ofDatabase = waiting.get(db) ?? new Map<ProductId, Promise<ProductAround>>();
  waiting.set(db, ofDatabase);
  const read = async (): Promise<ProductAround> => {
    await turnEnd();
    ofDatabase.delete(id);
    return productAroundQueries(db).of(id);
  };
  const shared = ofDatabase.get(id) ?? read();
  ofDatabase.set(id, shared);
  return shared;
}
