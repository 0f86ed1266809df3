import { auditQueries } from '@farad/database/staff/audit.queries';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { importHeldQueries } from '@farad/database/imports/import-held.queries';
import { importUndoQueries, type LeftPart } from '@farad/database/imports/import-undo.queries';
import { inTransaction } from '@farad/database/connection/transaction';

import { reportProgress } from './report-progress.ts';
import { ownOrigin, type RunRow, type Workplace } from './run-order.ts';

/** Maximum number of listed parts that could not be restored. */
const leftMax = 50;

interface Done {
  readonly removed: number;
  readonly archived: number;
  readonly restored: number;
  readonly left: number;
}

const withMore = <D extends Done>(
  done: D,
  some: Partial<Omit<Done, 'left'>> & { readonly left: readonly unknown[] },
): D => ({
  ...done,
  removed: done.removed + (some.removed ?? 0),
  archived: done.archived + (some.archived ?? 0),
  restored: done.restored + (some.restored ?? 0),
  left: done.left + some.left.length,
});

/** Undoes an import in batches. After a crash, a second call continues with the rest. */
export async function undoOrder({ db }: Workplace, row: RunRow): Promise<void> {
  const { supplier_id: supplierId, warehouse_id: warehouseId, written_at: writtenAt } = row;
  if (supplierId === null || warehouseId === null || writtenAt === null)
    throw new Error('import to undo has written no rows');
  const undone = { runId: row.id, supplierId, warehouseId };
  const begun = row.undone as (Partial<Done> & { readonly staffId: number | null }) | null;
  let done = { removed: 0, archived: 0, restored: 0, left: 0, ...begun };
  let left = (row.undo_left as LeftPart[] | null) ?? [];
  const progress = reportProgress(db, row.id, new AbortController(), () => 0);
  const total = row.written.new + row.written.changed + (row.written.vanished ?? 0);
  const batch = (step: 'takeBackMade' | 'restoreChanged') =>
    inTransaction(db, async (tx) => {
      const some = await importUndoQueries(tx)[step](undone);
      if (some === null) return null;
      const now = withMore(done, some);
      const named = [...left, ...some.left].slice(0, leftMax);
      const kept = { undone: JSON.stringify(now), undo_left: JSON.stringify(named) };
      await importRunQueries(tx).change(row.id, kept, ['undoing']);
      return { now, named };
    });
  for (const step of ['takeBackMade', 'restoreChanged'] as const) {
    for (let some = await batch(step); some !== null; some = await batch(step)) {
      [done, left] = [some.now, some.named];
      progress.undo(done.removed + done.archived + done.restored + done.left, total);
    }
  }
  await progress.stop();
  await inTransaction(db, async (tx) => {
    await importUndoQueries(tx).forgetVanished(row.id);
    await importHeldQueries(tx).forget(row.id);
    const at = new Date();
    const kept = JSON.stringify({ ...done, at: at.toISOString() });
    await importRunQueries(tx).change(row.id, { state: 'undone', undone: kept, progress: null, is_stopping: false }, [
      'undoing',
    ]);
    const object = { kind: 'import', id: row.id } as const;
    await auditQueries(tx).add(
      ownOrigin(begun?.staffId ?? null),
      { action: 'import.undone', object, after: { ...done } },
      at,
    );
  });
}
