import { bomLineQueries, type BomLineSave } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { lockOwnBom, type BomDeps } from '../bom/bom-context.ts';
import { isKey, type BomCaller } from '../bom/bom-owner.ts';

/**
 * Undoes a change of a row; this works once. The choice that was remembered from the change is forgotten. Returns the
 * row number of one of the restored lines.
 */
export const undoChange = (
  { db, clock }: BomDeps,
  caller: BomCaller,
  bomId: string,
  undo: string,
): Promise<Result<number, Failure>> =>
  decideInTransaction<number, Failure>(db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    // The cast is safe, since only `keepUndo` writes these lines.
    const lines = (isKey(undo) ? await bomMemoryQueries(tx).takeUndo(undo, bomId) : undefined) as
      | readonly BomLineSave[]
      | undefined;
    const [first] = lines ?? [];
    if (lines === undefined || first === undefined) return fail({ code: 'not_found', field: 'undo' });
    await bomLineQueries(tx).save(bomId, lines);
    const keys = lines.flatMap(({ lineKey, partKey }) => (partKey === null ? [lineKey] : [lineKey, partKey]));
    await bomMemoryQueries(tx).forget(own.value.owner, keys);
    await bomQueries(tx).set(bomId, {}, clock());
    return ok(first.row);
  });
