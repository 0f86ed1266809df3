import type { BomToBasketAnswer, BomToBasketBody } from '@farad/contract/shop/boms/rows';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { lineNoteLengthMax, maxBasketLines } from '@farad/domain/basket';
import { compressDesignators } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { findOwnBom, type BasketWish, type BomDeps } from '../bom/bom-context.ts';
import type { BomVisitor } from '../bom/bom-owner.ts';
import { isSure, notOrderedReasons, type CountedRow, type NotOrdered } from '../bom/count-bom.ts';
import { loadBom } from '../bom/present-bom.ts';

type Wanted = z.output<typeof BomToBasketBody>['rows'];

function wanted(rows: readonly CountedRow[], which: Wanted): Result<readonly CountedRow[], Failure> {
  if (which === 'all') return ok(rows);
  if (which === 'matched') return ok(rows.filter(isSure));
  const chosen = which.map((number) => rows.find(({ lines }) => lines.some(({ row }) => row === number)));
  const unknown = chosen.findIndex((row) => row === undefined);
  return unknown === -1
    ? ok([...new Set(chosen.flatMap((row) => row ?? []))])
    : fail({ code: 'not_found', field: `rows.${unknown}` });
}

/** Returns designators in the form of a basket line's note, cut to the length of a note. */
export function noteOf(designators: readonly string[]): string {
  const note = compressDesignators(designators);
  return note.length > lineNoteLengthMax ? `${note.slice(0, lineNoteLengthMax - 1)}…` : note;
}

/** Returns a note for each product with the designators of all its lines. */
async function notesOf(
  deps: BomDeps,
  bomId: string,
  rows: readonly CountedRow[],
): Promise<ReadonlyMap<ProductId, string>> {
  const numbers = rows.flatMap(({ lines }) => lines.map(({ row }) => row));
  const lines = await bomLineQueries(deps.db).byRows(bomId, numbers);
  const byProduct = Map.groupBy(lines, ({ productId }) => productId);
  const notes = Array.from(byProduct, ([productId, of]): [ProductId, string] | null => {
    if (productId === null) return null;
    return [productId, noteOf(of.flatMap(({ line }) => line.designators))];
  });
  return new Map(notes.flatMap((note) => (note === null ? [] : [note])));
}

export const notOrderedOf = (rows: readonly CountedRow[]): Record<NotOrdered, number> => {
  const counts = Object.fromEntries(notOrderedReasons.map((why) => [why, 0])) as Record<NotOrdered, number>;
  for (const { notOrdered, lines } of rows) if (notOrdered !== null) counts[notOrdered] += lines.length;
  return counts;
};

/**
 * Puts rows of a list into the caller's basket, with the designators as notes. Rows that are left out are counted by
 * reason.
 */
export async function bomToBasket(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  { rows: which, into }: z.output<typeof BomToBasketBody>,
): Promise<Result<z.input<typeof BomToBasketAnswer>, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  const { counted } = await loadBom(deps.db, own.value.bom, caller.actor.coefficient);
  const rows = wanted(counted.rows, which);
  if (!rows.ok) return rows;
  const bought = rows.value.filter(({ buys }) => buys > 0);
  const notOrdered = notOrderedOf(rows.value);
  const left = counted.rows.filter((row) => row.status !== 'excluded' && !bought.includes(row)).length;
  if (bought.length === 0) return ok({ added: 0, notOrdered, left });
  const notes = await notesOf(deps, bomId, bought);
  const wishes = bought.flatMap(({ product, buys }): BasketWish[] =>
    product === null ? [] : [{ productId: product.id, quantity: buys, note: notes.get(product.id) ?? '' }],
  );
  if (new Set(wishes.map(({ productId }) => productId)).size > maxBasketLines) {
    return fail({ code: 'basket_too_long', field: 'rows' });
  }
  const filled = await decideInTransaction(deps.db, (tx) => deps.intoBasket(tx, caller, wishes, into === 'new'));
  return filled.ok ? ok({ added: wishes.length, notOrdered, left }) : filled;
}
