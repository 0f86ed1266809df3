import { bomRowsMax } from '@farad/contract/boms';
import { bomStatuses, healthFlags, type BomStatus, type HealthFlag } from '@farad/domain/bom';
import { fail, ok, type Result } from '@farad/domain/shared';
import { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { isPending, needsDecision, type CountedRow } from './bom/count-bom.ts';

const sorts = ['file', 'status', 'part', 'total'] as const;

/** Which rows of the workbench are asked for. */
export interface RowsWish {
  readonly statuses: readonly BomStatus[];
  readonly flags: readonly HealthFlag[];
  readonly text: string;
  readonly sort: (typeof sorts)[number];
  readonly skip: number;
  readonly limit: number;
  /** Place behind which the next open row is looked for; −1: from the first. */
  readonly after: number;
}

const rowsDefault = 50;
const textLengthMax = 200;

const known = <T extends string>(values: readonly T[], given: readonly string[]): readonly T[] | null => {
  const found = values.filter((value) => given.includes(value));
  return given.every((value) => found.some((one) => one === value)) ? found : null;
};

function readCount(text: string | undefined, otherwise: number, max: number): number | null {
  if (text === undefined) return otherwise;
  return /^\d{1,6}$/u.test(text) && Number(text) <= max ? Number(text) : null;
}

const count = z.string().regex(/^\d{1,6}$/u);

export const RowsQuery = z.object({
  status: z.array(z.enum(bomStatuses)).optional(),
  flag: z.array(z.enum(healthFlags)).optional(),
  text: z.string().max(textLengthMax).optional(),
  sort: z.enum(sorts).optional(),
  skip: count.optional(),
  limit: count.optional(),
  after: count.optional(),
});

/** The query of the rows; what is not of its form is named. */
export function readRowsWish(query: readonly (readonly [string, string])[]): Result<RowsWish, Failure> {
  const all = (name: string): string[] => query.filter(([given]) => given === name).map(([, value]) => value);
  const wrong = (field: string) => fail<Failure>({ code: 'invalid_input', field });
  const statuses = known(bomStatuses, all('status'));
  if (statuses === null) return wrong('status');
  const flags = known(healthFlags, all('flag'));
  if (flags === null) return wrong('flag');
  const text = (all('text')[0] ?? '').trim();
  if (text.length > textLengthMax) return wrong('text');
  const sort = sorts.find((one) => one === (all('sort')[0] ?? 'file'));
  if (sort === undefined) return wrong('sort');
  const skip = readCount(all('skip')[0], 0, 100_000);
  if (skip === null) return wrong('skip');
  const limit = readCount(all('limit')[0], rowsDefault, bomRowsMax);
  if (limit === null || limit === 0) return wrong('limit');
  const after = readCount(all('after')[0], -1, 100_000);
  if (after === null) return wrong('after');
  return ok({ statuses, flags, text, sort, skip, limit, after });
}

const statusOrder = new Map(
  (['error', 'conflict', 'several', 'probable', 'not_found', 'not_carried', 'exact', 'excluded'] as const).map(
    (status, place) => [status, place],
  ),
);

const orders: Readonly<Record<RowsWish['sort'], (a: CountedRow, b: CountedRow) => number>> = {
  file: () => 0,
  // What needs a person comes first.
  status: (a, b) => (statusOrder.get(a.status) ?? 0) - (statusOrder.get(b.status) ?? 0),
  part: (a, b) => (a.product?.mpn ?? '\uffff').localeCompare(b.product?.mpn ?? '\uffff', 'en'),
  total: (a, b) => (b.figures.total ?? -1) - (a.figures.total ?? -1),
};

/** The rows that are asked for, all pages of them. `withText`: lines that the text is in; null: none is asked for. */
export function pickRows(
  rows: readonly CountedRow[],
  { statuses, flags, sort }: RowsWish,
  withText: ReadonlySet<number> | null,
): readonly CountedRow[] {
  const picked = rows.filter(
    (row) =>
      (statuses.length === 0 || (statuses.includes(row.status) && !row.lines.every(isPending))) &&
      (flags.length === 0 || flags.some((flag) => row.flags.includes(flag))) &&
      (withText === null || row.lines.some((line) => withText.has(line.row))),
  );
  return picked.sort(orders[sort]);
}

/** Place of the first row behind `after` that waits for a decision, else of the first of all; null: none does. */
export function nextOpen(rows: readonly CountedRow[], after: number): number | null {
  const behind = rows.findIndex((row, place) => place > after && needsDecision(row));
  const first = behind === -1 ? rows.findIndex(needsDecision) : behind;
  return first === -1 ? null : first;
}
