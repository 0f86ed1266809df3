import type { OwnStock, SetOwnStockBody } from '@farad/contract/shop/boms/boms';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomProductQueries } from '@farad/database/boms/bom-product.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { ownStockMax } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import type { BomDeps } from '../bom/bom-context.ts';

/** Returns the customer's own stock, without parts that the catalogue no longer shows. */
export async function showOwnStock(
  deps: BomDeps,
  accountId: number,
  viewer: Viewer,
): Promise<z.input<typeof OwnStock>> {
  const stock = await bomMemoryQueries(deps.db).ownStock(accountId);
  const products = await deps.index.products([...stock.keys()]);
  return {
    most: ownStockMax,
    parts: products.map((product) => ({ product: deps.card(product, viewer), quantity: stock.get(product.id) ?? 0 })),
  };
}

/** Sets the customer's own stock of parts. If a part occurs several times, its last quantity counts. */
export const setOwnStock = (
  { db }: BomDeps,
  accountId: number,
  { parts }: z.output<typeof SetOwnStockBody>,
): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(db, async (tx) => {
    await lockAccount(tx, accountId);
    const stated = new Map(parts.map(({ product_id, quantity }) => [Number(product_id) as ProductId, quantity]));
    const known = await bomProductQueries(tx).byIds([...stated.keys()]);
    const unknown = parts.findIndex(({ product_id }) => !known.has(Number(product_id) as ProductId));
    if (unknown !== -1) return fail({ code: 'unknown_product', field: `parts.${unknown}.product_id` });
    const memory = bomMemoryQueries(tx);
    await memory.setOwnStock(
      accountId,
      Array.from(stated, ([productId, quantity]) => ({ productId, quantity })),
    );
    const all = await memory.ownStock(accountId);
    return all.size > ownStockMax ? fail({ code: 'too_many_lists', field: 'parts' }) : ok(null);
  });
