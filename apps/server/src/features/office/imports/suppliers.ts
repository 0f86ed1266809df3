import type { ImportPrices } from '@farad/contract/office/imports/mapping';
import type { ImportSchedule, ImportSupplier, ImportSuppliers } from '@farad/contract/office/imports/suppliers';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import { inTransaction, decideInTransaction } from '@farad/database/connection/transaction';
import { isKnownPublic, nextFetch } from '@farad/domain/import';
import { fail, ok, type Result } from '@farad/domain/shared';
import { importWords } from '@farad/wording/import-messages';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { fetchSupplier } from '#import/orders/fetch-due.ts';
import { importFolders } from '#import/orders/fetch-source.ts';
import { presentSupplier } from './present-import.ts';

interface Fields {
  readonly code: string;
  readonly title: string;
  readonly prices: z.infer<typeof ImportPrices> | null;
  readonly isPublic?: boolean | undefined;
}

type Answer = Result<ImportSupplier, Failure>;

async function shown(db: Parameters<typeof supplierQueries>[0], id: number): Promise<Answer> {
  const row = await supplierQueries(db).byId(id);
  return row === undefined ? fail({ code: 'not_found' }) : ok(presentSupplier(row));
}

export async function listSuppliers({ db, config }: Deps): Promise<z.infer<typeof ImportSuppliers>> {
  const [suppliers, folders] = await Promise.all([supplierQueries(db).all(), importFolders(config.importFolder)]);
  return { suppliers: suppliers.map(presentSupplier), folders: folders === null ? null : [...folders] };
}

function priceProblem({ prices }: Fields, caller: StaffCall): Failure | null {
  if (prices === null || prices.currency === 'RUB' || prices.rate !== null) return null;
  return { code: 'invalid_input', field: 'prices.rate', detail: importWords[caller.locale].mapping.no_rate };
}

export const createSupplier = (deps: Deps, caller: StaffCall, fields: Fields): Promise<Answer> =>
  decideInTransaction<ImportSupplier, Failure>(deps.db, async (tx) => {
    const problem = priceProblem(fields, caller);
    if (problem !== null) return fail(problem);
    const { isPublic = isKnownPublic(fields.code) || isKnownPublic(fields.title) } = fields;
    const made = await supplierQueries(tx).create({ ...fields, isPublic });
    if (made === undefined) return fail({ code: 'duplicate', field: 'code' });
    await record(tx, deps, caller, {
      action: 'supplier.created',
      object: { kind: 'supplier', id: made.id },
      after: { ...fields },
    });
    return shown(tx, made.id);
  });

export const saveSupplier = (deps: Deps, caller: StaffCall, supplierId: string, fields: Fields): Promise<Answer> =>
  decideInTransaction<ImportSupplier, Failure>(deps.db, async (tx) => {
    const row = await supplierQueries(tx).byId(readRowNumber(supplierId) ?? 0);
    if (row === undefined) return fail({ code: 'not_found' });
    if (row.code !== fields.code) {
      return fail({ code: 'invalid_input', field: 'code', detail: importWords[caller.locale].mapping.other_code });
    }
    const problem = priceProblem(fields, caller);
    if (problem !== null) return fail(problem);
    const { title, prices, isPublic = row.is_public } = fields;
    await supplierQueries(tx).save(row.id, { title, prices, isPublic });
    const [before, after] = [
      { title: row.title, prices: row.prices, isPublic: row.is_public },
      { title, prices, isPublic },
    ];
    await record(tx, deps, caller, {
      action: 'supplier.changed',
      object: { kind: 'supplier', id: row.id },
      before,
      after,
    });
    return shown(tx, row.id);
  });

async function scheduleProblem(
  { config, files }: Deps,
  caller: StaffCall,
  schedule: ImportSchedule,
  mappings: number,
): Promise<Failure | null> {
  const words = importWords[caller.locale].mapping;
  const wrong = (field: string, detail: string): Failure => ({ code: 'invalid_input', field, detail });
  const { source } = schedule;
  if (source.kind === 'address') {
    if (!source.url.startsWith('https://') || !URL.canParse(source.url))
      return wrong('schedule.source.url', words.not_https);
    if (!files.mayBeFetched(source.url)) return wrong('schedule.source.url', words.private_address);
  } else if (!((await importFolders(config.importFolder)) ?? []).includes(source.folder)) {
    return wrong('schedule.source.folder', words.no_folder);
  }
  return mappings === 0 ? wrong('schedule', words.no_mapping) : null;
}

export const setSchedule = (
  deps: Deps,
  caller: StaffCall,
  supplierId: string,
  schedule: ImportSchedule | null,
): Promise<Answer> =>
  decideInTransaction<ImportSupplier, Failure>(deps.db, async (tx) => {
    const row = await supplierQueries(tx).byId(readRowNumber(supplierId) ?? 0);
    if (row === undefined) return fail({ code: 'not_found' });
    const problem = schedule === null ? null : await scheduleProblem(deps, caller, schedule, Number(row.mappings));
    if (problem !== null) return fail(problem);
    const nextAt = schedule?.isOn === true ? nextFetch(schedule.at, deps.clock()) : null;
    await supplierQueries(tx).setSchedule(row.id, { schedule, nextAt });
    const [before, after] = [{ schedule: row.schedule }, { schedule }];
    await record(tx, deps, caller, {
      action: 'supplier.scheduled',
      object: { kind: 'supplier', id: row.id },
      before,
      after,
    });
    return shown(tx, row.id);
  });

/** Downloads the file of a supplier's schedule now. The result appears in the list of imports. */
export async function runSchedule(deps: Deps, caller: StaffCall, supplierId: string): Promise<Answer> {
  const row = await supplierQueries(deps.db).byId(readRowNumber(supplierId) ?? 0);
  if (row === undefined) return fail({ code: 'not_found' });
  if (row.schedule === null) return fail({ code: 'import_state' });
  const event = { action: 'supplier.fetched', object: { kind: 'supplier', id: row.id } } as const;
  await inTransaction(deps.db, (tx) => record(tx, deps, caller, event));
  deps.imports.later(() => fetchSupplier(deps, row, caller.actor.staff.id, deps.clock()));
  return shown(deps.db, row.id);
}
