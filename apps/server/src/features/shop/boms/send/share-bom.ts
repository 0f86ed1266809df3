import type { WireSharedBom } from '@farad/contract/shop/boms/boms';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { bomShareLifeSeconds, compressDesignators } from '@farad/domain/bom';
import { toRoubles, unitPriceToRoubles } from '@farad/domain/money';
import { fail, ok, textIn, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { sha256 } from '#kit/sha256.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { lockOwnBom, type BomDeps } from '../bom/bom-context.ts';
import { isKey, newKey, type BomCaller } from '../bom/bom-owner.ts';
import { loadBom } from '../bom/present-bom.ts';
import { wordsOf } from '../bom/present-rows.ts';
import { shareToken } from '../bom/share-token.ts';

/** Creates a link with which others can view the list. An earlier link stops working. */
export const shareBom = (
  { db, clock, secretKey }: BomDeps,
  caller: BomCaller,
  bomId: string,
  hasPrices: boolean,
): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    const nonce = newKey();
    const expiresAt = new Date(clock().getTime() + bomShareLifeSeconds * 1000);
    const tokenSha = sha256(shareToken(secretKey, nonce));
    await bomMemoryQueries(tx).share(bomId, { nonce, tokenSha256: tokenSha, hasPrices, expiresAt });
    return ok(null);
  });

export const stopSharing = ({ db }: BomDeps, caller: BomCaller, bomId: string): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    await bomMemoryQueries(tx).stopSharing(bomId);
    return ok(null);
  });

/**
 * Returns a shared list for a reader of its link. If the owner allows prices, the list shows the reader's own prices.
 */
export async function showShared(
  deps: BomDeps,
  token: string,
  viewer: Viewer,
): Promise<Result<WireSharedBom, Failure>> {
  const { db, clock, index } = deps;
  const share = isKey(token) ? await bomMemoryQueries(db).shared(sha256(token), clock()) : undefined;
  const bom = share && (await bomQueries(db).byId(share.bomId));
  if (share === undefined || bom === undefined) return fail({ code: 'not_found', field: 'token' });
  const { counted, boards } = await loadBom(db, bom, viewer.coefficient);
  const { hasPrices } = share;
  const numbers = counted.rows.flatMap(({ lines }) => lines.map(({ row }) => row));
  const lines = new Map((await bomLineQueries(db).byRows(bom.id, numbers)).map((line) => [line.row, line]));
  const ids = counted.rows.flatMap(({ product }) => product?.id ?? []);
  const products = new Map((await index.products([...new Set(ids)])).map((product) => [product.id, product]));
  return ok({
    name: bom.name,
    boards: boards.map(({ name, count }) => ({ name, count })),
    hasPrices,
    total: hasPrices ? toRoubles(counted.totals.all) : null,
    rows: counted.rows.map((row) => {
      const own = row.lines.flatMap(({ row: number }) => lines.get(number) ?? []);
      const [first] = own;
      const product = row.product === null ? undefined : products.get(row.product.id);
      const { unitPrice, total, order } = row.figures;
      return {
        designators: compressDesignators(own.flatMap(({ line }) => line.designators)),
        asked: first === undefined ? '' : (first.line.mpn ?? wordsOf(first)),
        status: row.status,
        product:
          product === undefined
            ? null
            : {
                _id: String(product.id),
                seo: product.seo,
                mpn: product.mpn,
                title: textIn(product.title, viewer.locale),
                categorySlug: index.categoryById(product.categoryId)?.slug ?? 'unknown',
                brand: index.brandById(product.brandId)?.name ?? '',
              },
        order,
        unitPrice: hasPrices && unitPrice !== null ? unitPriceToRoubles(unitPrice) : null,
        total: hasPrices && total !== null ? toRoubles(total) : null,
      };
    }),
  });
}
