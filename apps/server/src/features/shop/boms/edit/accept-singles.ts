import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomProductQueries } from '@farad/database/boms/bom-product.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { lockOwnBom, type BomDeps } from '../bom/bom-context.ts';
import { newKey, type BomCaller } from '../bom/bom-owner.ts';
import { chosen, save } from './change-row.ts';
import { singleLines } from '../bom/present-bom.ts';

/** Number of accepted lines, and the key by which this can be undone; null = nothing to undo. */
export interface Accepted {
  readonly accepted: number;
  readonly undo: string | null;
}

/** Chooses the part of every line that has exactly one candidate, as if the customer had chosen each of them. */
export const acceptSingles = (
  { db, clock }: BomDeps,
  caller: BomCaller,
  bomId: string,
): Promise<Result<Accepted, Failure>> =>
  decideInTransaction<Accepted, Failure>(db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    const now = clock();
    const [lineRows, memory] = [bomLineQueries(tx), bomMemoryQueries(tx)];
    const singles = await singleLines(tx, bomId);
    const products = await bomProductQueries(tx).byIds([...new Set(singles.values())]);
    const sold = [...singles].filter(([, id]) => products.get(id)?.state === 'published');
    if (sold.length === 0) return ok({ accepted: 0, undo: null });
    const only = new Map(sold);
    const before = await lineRows.byRows(bomId, [...only.keys()]);
    const mpns = new Map(Array.from(products, ([id, { mpn }]) => [id, mpn]));
    const undo = newKey();
    await memory.keepUndo(undo, bomId, before.map(save), now);
    const after = before.flatMap((line) => chosen([line], only.get(line.row) ?? null, mpns, now));
    await lineRows.save(bomId, after.map(save));
    for (const [productId, lines] of Map.groupBy(after, (line) => line.productId)) {
      const keys = lines.flatMap(({ lineKey, partKey }) => (partKey === null ? [lineKey] : [lineKey, partKey]));
      if (productId !== null) await memory.learn(own.value.owner, keys, productId, now);
    }
    await bomQueries(tx).set(bomId, {}, now);
    return ok({ accepted: before.length, undo });
  });
