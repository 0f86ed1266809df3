import type { GonePart, GoneRows, GoneTarget, ImportSession, RefusedRow } from '@farad/database/imports/import-session';
import { decideVanished, importLimits, type VanishedChoice } from '@farad/domain/import';
import { textAt, type SourceProblem, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from '../mapping.ts';
import { stopIf, type ImportOrder, type Vanished } from './import-order.ts';

/** Vanished rows of a file, and their treatment. */
export interface FoundVanished {
  readonly told: Vanished;
  /** Treatment of the vanished parts; `leave` = they stay unchanged. */
  readonly deed: VanishedChoice;
  readonly gone: GoneRows;
}

/** Maximum number of refused rows that are stored. If there are more, it is unknown which rows vanished. */
const refusedMax = 100_000;
const textMax = 100;

/** Counts of a file's rows, and the supplier's number and MPN of its refused rows. */
export interface StagedRows {
  rows: number;
  refused: number;
  warnings: number;
  /** Number of rows that are not in `named`, since they could not be read or there were too many. */
  broken: number;
  readonly named: RefusedRow[];
}

/** Stores the supplier's number and the MPN of a refused row, so that it does not count as vanished. */
export function noteRefused(counts: StagedRows, record: SourceRecord, { fields }: Mapping): void {
  const written = (field: string | undefined): string =>
    field === undefined ? '' : textAt(record.fields, field).slice(0, textMax);
  if (counts.named.length < refusedMax)
    counts.named.push({ number: written(fields.supplierNumber), mpn: written(fields.mpn) });
  else counts.broken += 1;
}

/**
 * Finds the vanished rows and decides their treatment, after the rows of the file were matched. Returns null for an
 * exchange, a file that is not a full list, or unknown columns.
 */
export async function findVanished(
  order: ImportOrder,
  session: ImportSession,
  counts: StagedRows,
): Promise<FoundVanished | null> {
  const { mapping, layout = null } = order;
  if ((order.mode ?? 'full') !== 'full' || order.exchangeFile !== undefined || layout === null) return null;
  const choice = mapping.vanished;
  const gone = await session.vanished.find(mapping.supplier.code, layout, counts.named);
  const { rows, listed, others } = gone;
  const { deed, doubt } = decideVanished({
    choice,
    rows,
    listed,
    read: counts.rows + counts.broken,
    refused: counts.refused,
    broken: counts.broken,
    confirmed: order.vanishedUpTo ?? null,
  });
  const shown = order.isDryRun ? choice : deed;
  const parts = gone.supplierId === null ? 0 : await session.vanished.foresee(gone, mapping.warehouse.code, shown);
  return { told: { choice, doubt, rows, listed, others, parts }, deed, gone };
}

/** Returns true if vanished rows require changes of the catalogue. */
export const hasVanished = (found: FoundVanished | null): found is FoundVanished =>
  found !== null && found.deed !== 'leave' && found.told.rows + found.told.parts > 0;

/** Changes the parts of the vanished rows in batches. Returns the number of changed parts. */
export async function settleVanished(
  order: ImportOrder,
  session: ImportSession,
  { deed }: FoundVanished,
  target: GoneTarget,
): Promise<number> {
  let parts = 0;
  const take = (after: number) => session.vanished.take(deed, target, after);
  for (let after = 0; ;) {
    stopIf(order.signal);
    const done = await (order.isAllOrNothing ? take(after) : session.inTransaction(() => take(after)));
    if (done === null) return parts;
    [after, parts] = [done.last, parts + done.parts];
  }
}

const toldAtOnce = 10_000;

function reasonOf({ after }: GonePart): SourceProblem['reason'] {
  if ('state' in after) return 'vanished_archived';
  return 'stock' in after ? 'vanished_no_stock' : 'vanished_left';
}

/** Reports each part with vanished rows, also those left unchanged. Reports none if the mapping's choice is `leave`. */
export async function reportVanished(order: ImportOrder, session: ImportSession, found: FoundVanished): Promise<void> {
  if (found.told.choice === 'leave' || found.told.rows + found.told.parts === 0) return;
  for (let after = 0; ;) {
    const some = await session.vanished.list(after, toldAtOnce);
    for (const part of some) {
      const { number: value, mpn, brand: maker } = part;
      order.onProblem({ line: 0, field: null, value, reason: reasonOf(part), part: { mpn, maker } });
    }
    const last = some.at(-1);
    if (last === undefined || some.length < toldAtOnce) return;
    after = last.product_id;
  }
}

/** Returns the first parts with vanished rows, for a dry run. */
export const firstVanished = (session: ImportSession): Promise<readonly GonePart[]> =>
  session.vanished.list(0, importLimits.differencesMax);
