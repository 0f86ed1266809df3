import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import type { ImportRules } from '@farad/contract/office/imports/check';
import { importRunQueries, type ImportRunRow } from '@farad/database/imports/import-run.queries';
import { importUndoQueries } from '@farad/database/imports/import-undo.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { importLimits, type ImportState } from '@farad/domain/import';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { AuditAction } from '@farad/domain/staff';
import { importWords } from '@farad/wording/import-messages';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { importFiles } from '#import/orders/import-files.ts';
import { mappingContext } from '#import/orders/mapping-context.ts';
import { engineFormat } from '#import/orders/preview-rows.ts';
import type { Looked } from '#import/orders/look-into-file.ts';
import { mappingProblems } from '#import/orders/wire-mapping.ts';

export const undoBounds = { latest: importLimits.undoableLatest, days: importLimits.undoableDays };

type Locked = NonNullable<Awaited<ReturnType<ReturnType<typeof importRunQueries<Tx>>['lock']>>>;
type Changed = Result<ImportRunRow, Failure>;

export async function findImport(db: Handle, importId: string): Promise<Changed> {
  const id = readRowNumber(importId);
  const row = id === undefined ? undefined : await importRunQueries(db).byId(id, undoBounds);
  return row === undefined ? fail({ code: 'not_found' }) : ok(row);
}

/**
 * Changes an import under a lock and records the change in the audit log. Fails with `import_state` if the state of
 * the import is not in `from`.
 */
export const changeImport = (
  deps: Deps,
  caller: StaffCall,
  importId: string,
  { from, action }: { readonly from: readonly ImportState[]; readonly action: AuditAction },
  work: (tx: Tx, row: Locked) => Promise<Result<Readonly<Record<string, unknown>>, Failure>>,
): Promise<Changed> =>
  decideInTransaction<ImportRunRow, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(importId);
    const row = id === undefined ? undefined : await importRunQueries(tx).lock(id);
    if (row === undefined) return fail({ code: 'not_found' });
    if (!from.includes(row.state)) return fail({ code: 'import_state' });
    const done = await work(tx, row);
    if (!done.ok) return done;
    await record(tx, deps, caller, {
      action,
      object: { kind: 'import', id: row.id },
      after: { file: row.file, ...done.value },
    });
    return findImport(tx, importId);
  });

/** Appends a piece to the uploaded file. After the last piece, the recognition of the file starts. */
export async function addPart(
  deps: Deps,
  caller: StaffCall,
  importId: string,
  offsetText: string,
  bytes: Buffer,
): Promise<Changed> {
  const offset = /^\d{1,12}$/.test(offsetText) ? Number(offsetText) : undefined;
  const found = await findImport(deps.db, importId);
  if (!found.ok) return found;
  const { id, state, size, received } = found.value;
  if (offset === undefined || offset > received) return fail({ code: 'invalid_input', field: 'offset' });
  const isWhole = bytes.length === Math.min(importLimits.partBytes, size - offset);
  if (!isWhole || bytes.length === 0) return fail({ code: 'invalid_input', field: 'file' });
  // An earlier request has stored this piece of the file, but its response was lost.
  if (offset + bytes.length <= received) return found;
  if (state !== 'uploading' || offset !== received) return fail({ code: 'import_state' });
  await importFiles(deps.storage).write(id, offset, bytes);
  const now = received + bytes.length;
  const queries = importRunQueries(deps.db);
  if (now < size) {
    await queries.noteReceived(id, now);
    return findImport(deps.db, importId);
  }
  const done = await changeImport(
    deps,
    caller,
    importId,
    { from: ['uploading'], action: 'import.uploaded' },
    async (tx) => {
      await importRunQueries(tx).change(id, { received: now, state: 'recognising' }, ['uploading']);
      return ok({ size });
    },
  );
  if (done.ok) deps.imports.wake();
  return done;
}

/** Reads the file of an import with the format of `mapping` and returns the recognised layout. */
export async function lookInto(
  deps: Deps,
  { id, file: name }: Pick<ImportRunRow, 'id' | 'file'>,
  mapping: Pick<ImportMapping, 'format'>,
  locale: Locale,
): Promise<Result<Looked, Failure>> {
  const file = await importFiles(deps.storage).source(id);
  const looked = await deps.imports.look({ kind: 'look', file, name, format: engineFormat(mapping) });
  if (!looked.ok)
    return fail({ code: 'invalid_input', field: 'mapping.format', detail: importWords[locale].failures[looked.error] });
  return ok(looked.value as Looked);
}

/** Saves a mapping for the import and for its supplier. Spellings that staff corrected are saved with the supplier. */
export async function saveMapping(
  deps: Deps,
  caller: StaffCall,
  importId: string,
  { supplierId, mapping }: { readonly supplierId: string; readonly mapping: ImportMapping },
): Promise<Changed> {
  const found = await findImport(deps.db, importId);
  if (!found.ok) return found;
  if (found.value.state !== 'mapping' || !found.value.is_kept) return fail({ code: 'import_state' });
  const supplier = await supplierQueries(deps.db).byId(readRowNumber(supplierId) ?? 0);
  if (supplier === undefined) return fail({ code: 'invalid_input', field: 'supplierId' });
  const looked = await lookInto(deps, found.value, mapping, caller.locale);
  if (!looked.ok) return looked;
  const { format, columns, headerKey } = looked.value;
  const names = format === 'jsonl' ? null : columns.map(({ name }) => name);
  const [wrong] = mappingProblems(mapping, await mappingContext(deps.db, supplier.id, names));
  if (wrong !== undefined) {
    const detail = importWords[caller.locale].mapping[wrong.problem];
    return fail({ code: 'invalid_input', field: `mapping.${wrong.field}`, detail });
  }
  return changeImport(deps, caller, importId, { from: ['mapping'], action: 'import.mapped' }, async (tx, { id }) => {
    const suppliers = supplierQueries(tx);
    const makers = new Map(
      mapping.makers.flatMap(({ spelling, brandId, isForAll }) =>
        brandId === null
          ? []
          : [[spelling.toLowerCase(), { spelling: spelling.toLowerCase(), brandId, isForAll }] as const],
      ),
    );
    await suppliers.learnMakers(supplier.id, [...makers.values()]);
    await suppliers.learnCategories(supplier.id, [
      ...new Map(mapping.categories.map((each) => [each.path, each])).values(),
    ]);
    await suppliers.keepMapping(supplier.id, headerKey, mapping);
    const change = { mapping: JSON.stringify(mapping), checked: null, differences: '{}', failure: null };
    await importRunQueries(tx).change(id, { ...change, supplier_id: supplier.id, header_key: headerKey }, ['mapping']);
    return ok({ supplier: supplier.title });
  });
}

interface StartOrder {
  readonly rules: ImportRules;
  readonly isCheck: boolean;
  readonly vanishedUpTo?: number | null | undefined;
}

/** Queues a check or an import of the file. */
export async function startImport(
  deps: Deps,
  caller: StaffCall,
  importId: string,
  { rules, isCheck, vanishedUpTo = null }: StartOrder,
): Promise<Changed> {
  const started = await changeImport(
    deps,
    caller,
    importId,
    { from: ['mapping'], action: 'import.started' },
    async (tx, row) => {
      if (row.mapping === null || row.supplier_id === null || !row.is_kept) return fail({ code: 'import_state' });
      const order = { state: 'queued', rules: JSON.stringify(rules), is_check: isCheck, is_stopping: false } as const;
      const begun = { failure: null, progress: null, started_at: null, vanished_up_to: vanishedUpTo };
      await importRunQueries(tx).change(row.id, { ...order, ...begun }, ['mapping']);
      return ok({ ...rules, isCheck, ...(vanishedUpTo === null ? {} : { vanishedUpTo }) });
    },
  );
  if (started.ok) deps.imports.wake();
  return started;
}

export const cancelImport = (deps: Deps, caller: StaffCall, importId: string): Promise<Changed> =>
  changeImport(deps, caller, importId, { from: ['queued', 'running'], action: 'import.cancelled' }, async (tx, row) => {
    const over = row.is_check ? 'mapping' : 'cancelled';
    const queries = importRunQueries(tx);
    if (row.state === 'queued') await queries.change(row.id, { state: over, finished_at: deps.clock() }, ['queued']);
    else await queries.change(row.id, { is_stopping: true }, ['running']);
    return ok({});
  });

export async function undoImport(deps: Deps, caller: StaffCall, importId: string): Promise<Changed> {
  const found = await findImport(deps.db, importId);
  if (!found.ok) return found;
  if (!found.value.is_undoable) return fail({ code: 'import_not_undoable' });
  const staffId = caller.actor.staff.id;
  const begun = await changeImport(
    deps,
    caller,
    importId,
    { from: ['done', 'cancelled', 'failed'], action: 'import.undo_begun' },
    async (tx, { id, state }) => {
      await importRunQueries(tx).change(id, { state: 'undoing', undone: JSON.stringify({ staffId }) }, [state]);
      return ok({});
    },
  );
  if (begun.ok) deps.imports.wake();
  return begun;
}

/** Publishes the draft products that an import created. */
export const publishImported = (
  deps: Deps,
  caller: StaffCall,
  importId: string,
): Promise<Result<{ published: number; left: number }, Failure>> =>
  decideInTransaction<{ published: number; left: number }, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(importId);
    const row = id === undefined ? undefined : await importRunQueries(tx).lock(id);
    if (row === undefined) return fail({ code: 'not_found' });
    if (row.supplier_id === null || row.written_at === null || row.state === 'running' || row.state === 'undone') {
      return fail({ code: 'import_state' });
    }
    const done = await importUndoQueries(tx).publishMade({ runId: row.id, supplierId: row.supplier_id });
    const object = { kind: 'import', id: row.id } as const;
    await record(tx, deps, caller, { action: 'import.published', object, after: done });
    return ok(done);
  });

/** Deletes an uploaded file that was not imported. */
export async function removeImport(
  deps: Deps,
  caller: StaffCall,
  importId: string,
): Promise<Result<{ isDone: true }, Failure>> {
  const found = await findImport(deps.db, importId);
  if (!found.ok) return found;
  const { id } = found.value;
  const removed = await decideInTransaction<{ isDone: true }, Failure>(deps.db, async (tx) => {
    const row = await importRunQueries(tx).lock(id);
    if (row === undefined) return fail({ code: 'not_found' });
    if (row.state !== 'uploading' && row.state !== 'unreadable' && row.state !== 'mapping')
      return fail({ code: 'import_state' });
    await record(tx, deps, caller, {
      action: 'import.removed',
      object: { kind: 'import', id },
      before: { file: row.file },
    });
    await importRunQueries(tx).remove(id);
    return ok({ isDone: true });
  });
  if (removed.ok) await importFiles(deps.storage).remove(id);
  return removed;
}
