import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

import { ImportMapping } from '@farad/contract/office/imports/mapping';
import { ImportSchedule } from '@farad/contract/office/imports/suppliers';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';

import { importFiles } from './import-files.ts';
import { lookIntoFile } from './look-into-file.ts';
import { inStatedCurrency } from './stated-currency.ts';
import { noteFailure } from './note-failure.ts';
import { failureOf, lineOf, type RunRow, type Workplace } from './run-order.ts';

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
  return digest.digest('hex');
}

/**
 * Recognises the file of an import. A scheduled import is queued with the mapping that is stored for these columns, if
 * there is one.
 */
export async function recogniseOrder({ db, files }: Workplace, row: RunRow): Promise<void> {
  const queries = importRunQueries(db);
  const path = await importFiles(files).source(row.id);
  try {
    const { headerKey, guess } = await lookIntoFile(path, {});
    const known = { header_key: headerKey, sha256: await digestOf(path) };
    if (row.by !== 'schedule' || row.supplier_id === null) {
      await queries.change(row.id, { ...known, state: 'mapping', failure: null }, ['recognising']);
      return;
    }
    const supplier = await supplierQueries(db).byId(row.supplier_id);
    const mapping = ImportMapping.safeParse(await supplierQueries(db).mapping(row.supplier_id, headerKey));
    const schedule = ImportSchedule.safeParse(supplier?.schedule);
    const isOtherCurrency = mapping.success && inStatedCurrency(mapping.data, guess.statedCurrencies) !== mapping.data;
    const plan =
      mapping.success && schedule.success && !isOtherCurrency
        ? ({
            state: 'queued',
            mapping: JSON.stringify(mapping.data),
            rules: JSON.stringify(schedule.data.rules),
          } as const)
        : ({ state: 'mapping', failure: isOtherCurrency ? 'other_currency' : 'mapping_does_not_fit' } as const);
    await queries.change(row.id, { ...known, ...plan }, ['recognising']);
    if (plan.state === 'mapping') await noteFailure(db, row, plan.failure);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    const told = { failure, failure_line: lineOf(error), finished_at: new Date() };
    await queries.change(row.id, { ...told, state: 'unreadable' }, ['recognising']);
    await noteFailure(db, row, failure);
  }
}
