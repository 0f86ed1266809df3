import type { BomToBasketAnswer } from '@farad/contract/shop/boms/rows';
import type { WireBomDifference } from '@farad/contract/shop/boms/boms';
import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import { bomProductQueries } from '@farad/database/boms/bom-product.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { compareRevisions, compressDesignators, type RevisionDifference } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { findOwnBom, type BasketWish, type BomDeps } from '../bom/bom-context.ts';
import type { BomVisitor } from '../bom/bom-owner.ts';
import { actionOf, countBom, statusOf } from '../bom/count-bom.ts';
import { loadBom } from '../bom/present-bom.ts';
import { wordsOf } from '../bom/present-rows.ts';
import { noteOf, notOrderedOf } from './bom-to-basket.ts';

type Row = WireBomDifference['rows'][number];

/** Two revisions of one board, which are compared. */
export interface RevisionPair {
  readonly board: number;
  readonly from: number;
  readonly to: number;
}

interface Compared {
  readonly before: readonly BomLineRow[];
  readonly after: readonly BomLineRow[];
  readonly difference: RevisionDifference;
  /** Number of boards that the customer wants to make. */
  readonly boards: number;
}

async function compare(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  { board, from, to }: RevisionPair,
): Promise<Result<Compared, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  const known = (await bomQueries(deps.db).boards([bomId])).get(bomId)?.find((one) => one.board === board);
  if (known === undefined) return fail({ code: 'not_found', field: 'board' });
  const isThere = (revision: number): boolean => known.revisions.some((one) => one.revision === revision);
  if (!isThere(from)) return fail({ code: 'not_found', field: 'from' });
  if (!isThere(to)) return fail({ code: 'not_found', field: 'to' });
  const lines = bomLineQueries(deps.db);
  const [before, after] = [await lines.ofRevision(bomId, board, from), await lines.ofRevision(bomId, board, to)];
  const difference = compareRevisions(
    before.map(({ line }) => line),
    after.map(({ line }) => line),
  );
  return ok({ before, after, difference, boards: known.count });
}

/** True if the line has no part, or an error that nobody decided about. Nothing is bought for such a line. */
const isOpen = (line: BomLineRow): boolean =>
  actionOf(line) !== 'exclude' && (line.productId === null || statusOf(line) === 'error');

/** Returns how many pieces must be bought for the line on one board. */
const piecesOf = (line: BomLineRow | undefined): number =>
  line === undefined || actionOf(line) === 'exclude' || isOpen(line) ? 0 : line.quantity;

const sideOf = (line: BomLineRow | undefined): Row['before'] =>
  line === undefined ? null : { part: line.line.mpn ?? wordsOf(line), quantity: line.quantity };

/**
 * Returns the changes between two revisions of a board. They follow the order of the later revision; removed lines come
 * last.
 */
export async function showDifference(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  pair: RevisionPair,
): Promise<Result<WireBomDifference, Failure>> {
  const compared = await compare(deps, caller, bomId, pair);
  if (!compared.ok) return compared;
  const { before, after, difference, boards } = compared.value;
  const ids = [...before, ...after].flatMap(({ productId }) => productId ?? []);
  const products = await bomProductQueries(deps.db).byIds([...new Set(ids)]);
  const rowOf = (kind: Row['kind'], old: BomLineRow | undefined, now: BomLineRow | undefined): Row => {
    const isSame = old !== undefined && now !== undefined && old.productId === now.productId;
    const each = isSame ? piecesOf(now) - piecesOf(old) : now === undefined ? -piecesOf(old) : piecesOf(now);
    const productId = (now ?? old)?.productId ?? null;
    const product = productId === null ? undefined : products.get(productId);
    return {
      kind,
      before: sideOf(old),
      after: sideOf(now),
      pieces: now !== undefined && isOpen(now) ? null : each * boards,
      designators: compressDesignators((now ?? old)?.line.designators ?? []),
      product:
        product === undefined
          ? null
          : {
              _id: String(product.id),
              mpn: product.mpn,
            },
    };
  };
  const later = [
    ...difference.added.map((place) => ({ place, row: rowOf('added', undefined, after[place]) })),
    ...difference.changed.map((one) => ({
      place: one.after,
      row: rowOf('changed', before[one.before], after[one.after]),
    })),
  ].sort((a, b) => a.place - b.place);
  const gone = difference.removed.map((place) => rowOf('removed', before[place], undefined));
  return ok({ from: pair.from, to: pair.to, rows: [...later.map(({ row }) => row), ...gone] });
}

/** Returns how many pieces of each product must be bought for one board. */
function perBoard(lines: readonly BomLineRow[]): Map<ProductId, number> {
  const pieces = new Map<ProductId, number>();
  for (const line of lines) {
    if (line.productId === null) continue;
    pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + piecesOf(line));
  }
  return pieces;
}

/** Puts into the basket the pieces of each product that the later revision needs in addition to the earlier one. */
export async function differenceToBasket(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  pair: RevisionPair,
): Promise<Result<z.input<typeof BomToBasketAnswer>, Failure>> {
  const compared = await compare(deps, caller, bomId, pair);
  if (!compared.ok) return compared;
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  const { before, after } = compared.value;
  const { list } = await loadBom(deps.db, own.value.bom, caller.actor.coefficient);
  const [old, now] = [perBoard(before), perBoard(after)];
  const ids = [...now.keys()];
  const products = await bomProductQueries(deps.db).byIds(ids);
  // One line for each product of which more pieces are needed, and each new line without a decision.
  const seen = new Set<ProductId>();
  const lines = after.flatMap((line) => {
    if (isOpen(line) || line.productId === null)
      return before.some(({ lineKey }) => lineKey === line.lineKey) ? [] : [line];
    const more = (now.get(line.productId) ?? 0) - (old.get(line.productId) ?? 0);
    if (more <= 0 || seen.has(line.productId) || piecesOf(line) === 0) return [];
    seen.add(line.productId);
    return [{ ...line, quantity: more }];
  });
  const { rows } = countBom({ ...list, lines, products });
  const places = Map.groupBy(after, ({ productId }) => productId);
  const wishes = rows.flatMap(({ product, buys }): BasketWish[] => {
    if (product === null || buys === 0) return [];
    const designators = (places.get(product.id) ?? []).flatMap(({ line }) => line.designators);
    return [{ productId: product.id, quantity: buys, note: noteOf(designators) }];
  });
  const notOrdered = notOrderedOf(rows);
  const left = rows.filter(({ status, buys }) => status !== 'excluded' && buys === 0).length;
  if (wishes.length === 0) return ok({ added: 0, notOrdered, left });
  const filled = await decideInTransaction(deps.db, (tx) => deps.intoBasket(tx, caller, wishes, false));
  return filled.ok ? ok({ added: wishes.length, notOrdered, left }) : filled;
}
