import { ImportMapping } from '@farad/contract/office/imports/mapping';
import type { ImportMemory, ImportMemoryToForget } from '@farad/contract/office/imports/suppliers';
import { supplierMemoryQueries } from '@farad/database/imports/supplier-memory.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';

/** Returns the mappings, maker spellings and category paths that are saved for a supplier. */
export async function showMemory(
  { db }: Deps,
  supplierId: string,
  locale: Locale,
): Promise<Result<ImportMemory, Failure>> {
  const supplier = await supplierQueries(db).byId(readRowNumber(supplierId) ?? 0);
  if (supplier === undefined) return fail({ code: 'not_found' });
  const { mappings, makers, categories } = await supplierMemoryQueries(db).all(supplier.id);
  return ok({
    mappings: mappings.map(({ id, mapping, usedAt }) => {
      const stored = ImportMapping.safeParse(mapping);
      const columns = stored.success ? stored.data.columns.map(({ column }) => column) : [];
      return { id: String(id), columns, usedAt: usedAt.toISOString() };
    }),
    makers: makers.map((maker) => ({ ...maker, isForAll: false })),
    categories: categories.map(({ path, title }) => ({ path, title: textIn(title, locale) })),
  });
}

/**
 * Deletes a saved mapping, maker spelling or category path of a supplier. If a schedule needs the mapping, its next run
 * reports that the mapping is missing.
 */
export const forgetMemory = (
  deps: Deps,
  caller: StaffCall,
  supplierId: string,
  what: ImportMemoryToForget,
): Promise<Result<{ isDone: true }, Failure>> =>
  decideInTransaction<{ isDone: true }, Failure>(deps.db, async (tx) => {
    const supplier = await supplierQueries(tx).byId(readRowNumber(supplierId) ?? 0);
    if (supplier === undefined) return fail({ code: 'not_found' });
    const memory = supplierMemoryQueries(tx);
    const isGone =
      what.kind === 'mapping'
        ? await memory.forgetMapping(supplier.id, Number(what.id))
        : what.kind === 'maker'
          ? await memory.forgetMaker(supplier.id, what.spelling)
          : await memory.forgetCategory(supplier.id, what.path);
    if (!isGone) return fail({ code: 'not_found' });
    const object = { kind: 'supplier', id: supplier.id } as const;
    await record(tx, deps, caller, { action: 'supplier.changed', object, before: { ...what } });
    return ok({ isDone: true });
  });
