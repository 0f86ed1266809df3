import type { Tx } from '@farad/database/connection/connect';
import { type Import, type ImportDifferences } from '@farad/contract/office/imports/imports';
import {
  type ImportChangedField,
  type ImportCounts,
  type ImportHeld,
  type ImportVanished,
  ImportRules,
} from '@farad/contract/office/imports/check';
import { type ImportPreview, ImportPrices } from '@farad/contract/office/imports/mapping';
import { type ImportSupplier, ImportSchedule } from '@farad/contract/office/imports/suppliers';
import type { ImportRunRow } from '@farad/database/imports/import-run.queries';
import type { supplierQueries } from '@farad/database/imports/supplier.queries';
import { restingStates, type ImportCause, type ImportFailure, type ImportProblem } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';
import type { SourceProblem } from '@farad/importers/record';
import { importWords } from '@farad/wording/import-messages';

import { plainPrices } from '#import/orders/guess-mapping.ts';
import type { PlainProblem } from '#import/orders/messages.ts';

type Counts = ImportCounts;

const noCounts: Counts = {
  rows: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  duplicate: 0,
  refused: 0,
  warnings: 0,
  withoutRussian: 0,
  addedBrands: 0,
  addedCategories: 0,
  addedAttributes: 0,
};

/** Database column → field of the contract in which staff see its changes. */
const fieldOfColumn: Readonly<Record<string, ImportChangedField>> = {
  tier_quantities: 'prices',
  tier_prices: 'prices',
  purchase: 'prices',
  purchase_tiers: 'prices',
  stock: 'stock',
  title: 'title',
  mpn: 'mpn',
  description: 'description',
  category_id: 'category',
  brand_id: 'brand',
  package: 'package',
  state: 'state',
  lifecycle: 'lifecycle',
  lead_time_days: 'leadTimeDays',
  attributes: 'attributes',
  series: 'series',
  documents: 'documents',
  other_numbers: 'otherNumbers',
  min_quantity: 'minQuantity',
  multiple: 'multiple',
};

export const fieldOf = (column: string): ImportChangedField | undefined => fieldOfColumn[column];

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/**
 * Returns the counts of an import that ran; null for others. New and changed rows are counted when they are written to
 * the database. So the counts are complete even if the import was interrupted and continued.
 */
function countsOf(row: ImportRunRow): Counts | null {
  const counts = { ...noCounts, ...(row.counts as Partial<Counts>) };
  if (row.started_at === null || row.is_check) return null;
  if (row.state === 'running' || row.state === 'queued') return null;
  const { new: made, changed } = row.written;
  const rest = counts.rows - made - changed - counts.duplicate - counts.refused;
  return { ...counts, new: made, changed, unchanged: row.state === 'done' ? Math.max(0, rest) : counts.unchanged };
}

const vanishedOf = ({ vanished = null }: { readonly vanished?: ImportVanished | null }): Import['vanished'] => vanished;

const heldOf = ({ held = null }: { readonly held?: ImportHeld | null }): Import['held'] => held;

interface Checked {
  readonly at: string;
  readonly rules: ImportRules;
  readonly counts: Counts & { readonly vanished?: ImportVanished | null; readonly held?: ImportHeld | null };
  readonly columns: readonly { readonly column: string; readonly parts: number }[];
  /** Advice how to fix problems; absent in checks of earlier versions. */
  readonly advice?: readonly ImportCause[];
}

const presentCause = ({ reason, column, rows, sample, remedy }: ImportCause, locale: Locale) => {
  const { problems, unreadColumn } = importWords[locale];
  // `makers.missing` is not the name of a column. It stands for all rows without a maker.
  const shown = column === 'makers.missing' ? null : column;
  return { column: shown, rows, sample, remedy, message: reason === 'unread_column' ? unreadColumn : problems[reason] };
};

function checkOf(row: ImportRunRow, locale: Locale): Import['check'] {
  const checked = row.checked as Checked | null;
  if (checked === null) return null;
  const parts = new Map<ImportChangedField, number>();
  for (const { column, parts: count } of checked.columns) {
    const field = fieldOf(column);
    if (field !== undefined) parts.set(field, Math.max(parts.get(field) ?? 0, count));
  }
  const changed = [...parts].map(([field, count]) => ({ field, parts: count })).sort((a, b) => b.parts - a.parts);
  const advice = (checked.advice ?? []).map((cause) => presentCause(cause, locale));
  const { at, rules, counts } = checked;
  return {
    at,
    rules,
    counts: { ...noCounts, ...counts },
    changed,
    vanished: vanishedOf(counts),
    held: heldOf(counts),
    advice,
  };
}

interface UndoneRow {
  readonly staffId: number | null;
  readonly at?: string;
  readonly removed?: number;
  readonly archived?: number;
  readonly restored?: number;
  readonly left?: number;
}

function undoneOf(row: ImportRunRow): Import['undone'] {
  const undone = row.undone as UndoneRow | null;
  if (undone?.at === undefined) return null;
  const { at, staffId, removed = 0, archived = 0, restored = 0, left = 0 } = undone;
  const staff = staffId === null ? null : { id: String(staffId), name: row.undo_staff_name ?? '' };
  return { at, staff, removed, archived, restored, left };
}

/** Returns the reason of a failure as text. The number of the failed line comes first, if it is known. */
function failureText(failure: ImportFailure, line: number | null, locale: Locale): string {
  const { failures, columns } = importWords[locale];
  return line === null ? failures[failure] : `${columns.row} ${line}. ${failures[failure]}`;
}

export function presentImport(row: ImportRunRow, locale: Locale): Import {
  const { failure, state } = row;
  const rules = ImportRules.safeParse(row.rules);
  const prices = ImportPrices.safeParse((row.mapping as { readonly prices?: unknown } | null)?.prices);
  const isResting = restingStates.includes(state);
  return {
    id: String(row.id),
    state,
    file: { name: row.file, size: row.size, received: row.received, isKept: row.is_kept },
    by: row.by,
    staff: row.staff_id === null ? null : { id: String(row.staff_id), name: row.staff_name ?? '' },
    supplier: row.supplier_id === null ? null : { id: String(row.supplier_id), title: row.supplier_title ?? '' },
    createdAt: row.created_at.toISOString(),
    startedAt: iso(row.started_at),
    finishedAt: iso(row.finished_at),
    rules: rules.success ? rules.data : null,
    addedVat: prices.success ? (prices.data.addedVat ?? null) : null,
    isCheck: row.is_check,
    isStopping: row.is_stopping,
    progress: isResting ? null : (row.progress as Import['progress']),
    counts: countsOf(row),
    vanished: state === 'done' || state === 'undone' ? vanishedOf(row.counts as object) : null,
    held: countsOf(row) === null ? null : heldOf(row.counts as object),
    check: checkOf(row, locale),
    failure: failure === null ? null : { code: failure, message: failureText(failure, row.failure_line, locale) },
    hasProblems: row.has_problems,
    canBeUndone: row.is_undoable,
    undone: undoneOf(row),
  };
}

export const presentProblem = (
  problem: PlainProblem,
  locale: Locale,
): ImportPreview['rows'][number]['problems'][number] => ({
  ...problem,
  message: importWords[locale].problems[problem.reason],
});

export const presentRefused = (problems: readonly SourceProblem[], locale: Locale): ImportDifferences['rows'] =>
  problems.map(({ line, field, value, reason, part }) => ({
    row: line,
    mpn: part?.mpn ?? '',
    maker: part?.maker ?? '',
    product_id: null,
    fields: [],
    problems: [
      presentProblem(
        {
          column: field,
          value,
          reason: reason satisfies ImportProblem,
          isRefused: true,
        },
        locale,
      ),
    ],
  }));

type SupplierRow = NonNullable<Awaited<ReturnType<ReturnType<typeof supplierQueries<Tx>>['byId']>>>;

export function presentSupplier(row: SupplierRow): ImportSupplier {
  const prices = ImportPrices.safeParse(row.prices);
  const schedule = ImportSchedule.safeParse(row.schedule);
  return {
    id: String(row.id),
    code: row.code,
    title: row.title,
    isPublic: row.is_public,
    prices: prices.success ? prices.data : plainPrices,
    mappings: Number(row.mappings),
    makers: Number(row.makers),
    categories: Number(row.categories),
    schedule: schedule.success
      ? {
          ...schedule.data,
          nextAt: iso(row.next_at),
          last: row.last as NonNullable<ImportSupplier['schedule']>['last'],
        }
      : null,
  };
}
