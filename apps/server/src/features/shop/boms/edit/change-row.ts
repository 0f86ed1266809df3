import type { ChangeBomRowBody } from '@farad/contract/shop/boms/rows';
import { bomLineQueries, type BomLineRow, type BomLineSave } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomProductQueries } from '@farad/database/boms/bom-product.queries';
import { bomQueries, type BomRow } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { BomMatch } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { lineFacts } from '#core/boms/parts-thread/line-facts.ts';
import { findOwnBom, lockOwnBom, type BomDeps } from '../bom/bom-context.ts';
import { newKey, type BomVisitor } from '../bom/bom-owner.ts';
import { editLine, withoutErrors, type LineEdit } from '../bom/line-of-texts.ts';
import { findMatches } from '../bom/match-bom.ts';
import { loadBom, type LoadedBom } from '../bom/present-bom.ts';
import type { CountedRow } from '../bom/count-bom.ts';

type Change = z.output<typeof ChangeBomRowBody>;

/** Result of a change of a row. */
export interface RowChange {
  /** Key by which the change can be undone. */
  readonly undo: string;
  /** Row number of the row's first line. */
  readonly row: number;
}

const historyMax = 20;

/** Returns the row that contains the line; undefined = none. */
export const rowWith = ({ counted }: LoadedBom, line: number): CountedRow | undefined =>
  counted.rows.find(({ lines }) => lines.some(({ row }) => row === line));

/** Parses a row number from a path; null = invalid. */
export const readRow = (text: string): number | null => (/^\d{1,6}$/u.test(text) ? Number(text) : null);

/** Returns a line in the form in which it is saved. */
export const save = (line: BomLineRow): BomLineSave => ({ ...line, ...lineFacts(line.line) });

const editKeys = [
  ...(['quantity', 'mpn', 'maker', 'value', 'package', 'description', 'designators', 'note', 'isDnp'] as const),
];

/** Fields whose correction starts a new match of the line. A new note or quantity starts no match. */
const findingKeys = ['mpn', 'maker', 'value', 'package', 'description'] as const;

interface Changing {
  readonly deps: BomDeps;
  readonly bom: BomRow;
  readonly owner: BomOwner;
  readonly change: Change;
  readonly now: Date;
}

const taken = (line: BomLineRow, match: BomMatch | null): BomLineRow => ({
  ...line,
  match,
  status: match?.status ?? 'not_found',
  productId: match?.productId ?? null,
  isDecided: false,
});

/** Returns the corrected lines of a row. If the row has several lines, the corrected quantity is their sum. */
function edited(lines: readonly BomLineRow[], edit: LineEdit): Result<BomLineRow[], Failure> {
  if (lines.length > 1 && edit.designators !== undefined) return fail({ code: 'invalid_input', field: 'designators' });
  const others = lines.slice(1).reduce((sum, { quantity }) => sum + quantity, 0);
  const first = edit.quantity === undefined ? undefined : edit.quantity - others;
  if (first !== undefined && first < 0) return fail({ code: 'invalid_input', field: 'quantity' });
  return ok(
    lines.map((row, place) => {
      const line = editLine(row.line, { ...edit, quantity: place === 0 ? first : undefined });
      return { ...row, line, ...lineFacts(line) };
    }),
  );
}

async function rematched({ deps, bom }: Changing, lines: readonly BomLineRow[], boards: number): Promise<BomLineRow[]> {
  const matches = await findMatches(deps, bom, lines, boards);
  return lines.map((line, place) => taken(line, matches[place] ?? null));
}

/** Sets the part that the customer chose; `productId` null = no part. Returns the changed lines. */
export function chosen(
  lines: readonly BomLineRow[],
  productId: ProductId | null,
  mpns: ReadonlyMap<ProductId, string>,
  now: Date,
) {
  const nameOf = (id: ProductId | null): string | null => (id === null ? null : (mpns.get(id) ?? String(id)));
  return lines.map((line): BomLineRow => {
    const swap = { from: nameOf(line.productId), to: nameOf(productId), at: now.toISOString() };
    const left = (line.match?.candidates.length ?? 0) > 0 ? 'several' : 'not_found';
    return {
      ...line,
      productId,
      isDecided: true,
      status: productId === null ? left : 'exact',
      history: line.productId === productId ? line.history : [swap, ...line.history].slice(0, historyMax),
    };
  });
}

/** Returns the line without its errors and without the mark "do not place". */
function accepted(row: BomLineRow): BomLineRow {
  const line = { ...withoutErrors(row.line), isDnp: false };
  return { ...row, line, ...lineFacts(line) };
}

const isOpen = ({ hasError, isDnp }: BomLineRow): boolean => !hasError && !isDnp;

/** True if the lines need a new match: their texts were corrected, or nothing prevents ordering them any more. */
const isFoundAnew = (change: Change, before: readonly BomLineRow[], after: readonly BomLineRow[]): boolean =>
  findingKeys.some((key) => change[key] !== undefined) || (!before.every(isOpen) && after.every(isOpen));

/** Sets the part of the lines. `text` = the product id that the customer sent; null = no part. */
async function withPart(
  { deps, now }: Changing,
  lines: readonly BomLineRow[],
  text: string | null,
): Promise<Result<BomLineRow[], Failure>> {
  const wanted = text === null ? null : (Number(text) as ProductId);
  const ids = [wanted, ...lines.map(({ productId }) => productId)].filter((id) => id !== null);
  const products = await bomProductQueries(deps.db).byIds(ids);
  if (wanted !== null && !products.has(wanted)) return fail({ code: 'unknown_product', field: 'product_id' });
  return ok(chosen(lines, wanted, new Map(Array.from(products, ([id, { mpn }]) => [id, mpn])), now));
}

/** Returns the changed lines of a row. */
async function changedLines(
  changing: Changing,
  lines: readonly BomLineRow[],
  boards: number,
): Promise<Result<BomLineRow[], Failure>> {
  const { change } = changing;
  const { action, product_id: part } = change;
  const isEdited = editKeys.some((key) => change[key] !== undefined);
  const corrected = isEdited ? edited(lines, change) : ok([...lines]);
  if (!corrected.ok) return corrected;
  const isTaken = (action !== undefined && action !== 'exclude') || typeof part === 'string';
  const savedLines = isTaken ? corrected.value.map(accepted) : corrected.value;
  const isSought = part === undefined && isFoundAnew(change, lines, savedLines);
  const found = isSought ? await rematched(changing, savedLines, boards) : savedLines;
  const parted = part === undefined ? ok(found) : await withPart(changing, found, part);
  if (!parted.ok || action === undefined) return parted;
  return ok(parted.value.map((line) => ({ ...line, action })));
}

/** Saves the customer's choice for lines of the same kind, or deletes it if the customer removed the part. */
async function learn(
  tx: Parameters<typeof bomMemoryQueries>[0],
  { owner, change, now }: Changing,
  lines: readonly BomLineRow[],
) {
  if (change.product_id === undefined) return;
  const keys = lines.flatMap(({ lineKey, partKey }) => (partKey === null ? [lineKey] : [lineKey, partKey]));
  const memory = bomMemoryQueries(tx);
  if (change.product_id === null) await memory.forget(owner, keys);
  else await memory.learn(owner, keys, Number(change.product_id) as ProductId, now);
}

/**
 * Watches the stock of a part for the customer, if the action is to wait for it. Returns a failure for a guest, who
 * cannot be notified.
 */
async function watch(deps: BomDeps, caller: BomVisitor, change: Change, row: CountedRow): Promise<Failure | null> {
  const { actor, locale } = caller;
  if (change.action !== 'wait' && change.action !== 'split') return null;
  if (actor.kind === 'guest') return { code: 'unauthenticated', field: 'action' };
  const productId = change.product_id ?? (row.product === null ? null : String(row.product.id));
  if (productId === null) return { code: 'invalid_input', field: 'action' };
  const watcher = { accountId: actor.account.id, coefficient: actor.coefficient, locale };
  const watched = await deps.watch(watcher, productId);
  // `nothing_to_watch` means that some pieces are in stock now. The nightly check of lists notifies about the missing
  // ones.
  return watched.ok || watched.error.code === 'nothing_to_watch' ? null : watched.error;
}

/** Changes a row: its part, its action or its texts. Returns the key by which the change can be undone. */
export async function changeRow(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  rowText: string,
  change: Change,
): Promise<Result<RowChange, Failure>> {
  const { db, clock } = deps;
  const own = await findOwnBom(db, caller, bomId);
  if (!own.ok) return own;
  const loaded = await loadBom(db, own.value.bom, caller.actor.coefficient);
  const number = readRow(rowText);
  const row = number === null ? undefined : rowWith(loaded, number);
  if (row === undefined) return fail({ code: 'not_found', field: 'row' });
  const refused = await watch(deps, caller, change, row);
  if (refused !== null) return fail(refused);
  const changing = { deps, ...own.value, change, now: clock() };
  const lines = await bomLineQueries(db).byRows(
    bomId,
    row.lines.map((line) => line.row),
  );
  const boards = loaded.boards.find(({ board }) => board === lines[0]?.board)?.count ?? 1;
  const changed = await changedLines(changing, lines, boards);
  if (!changed.ok) return changed;
  return decideInTransaction<RowChange, Failure>(db, async (tx) => {
    const locked = await lockOwnBom(tx, caller, bomId);
    if (!locked.ok) return locked;
    const undo = newKey();
    await bomMemoryQueries(tx).keepUndo(undo, bomId, lines.map(save), changing.now);
    // A changed line no longer belongs to an earlier request to the shop.
    await bomLineQueries(tx).save(
      bomId,
      changed.value.map((line) => ({ ...save(line), askedIn: null })),
    );
    await learn(tx, changing, changed.value);
    await bomQueries(tx).set(bomId, {}, changing.now);
    return ok({ undo, row: row.row });
  });
}
