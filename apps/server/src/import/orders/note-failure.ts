import type { Handle } from '@farad/database/connection/connect';
import type { ImportRun } from '@farad/database/imports/import-run.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import type { ImportFailure } from '@farad/domain/import';

/** Stores the failure of a scheduled import, to show it with the schedule. */
export async function noteFailure(db: Handle, row: ImportRun, failure: ImportFailure): Promise<void> {
  if (row.by === 'schedule' && row.supplier_id !== null) {
    await supplierQueries(db).noteFailure(row.supplier_id, row.id, failure, new Date());
  }
}
