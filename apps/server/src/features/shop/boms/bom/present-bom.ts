import type { WireBom } from '@farad/contract/shop/boms/boms';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomProductQueries } from '@farad/database/boms/bom-product.queries';
import { bomQueries, type BomRow } from '@farad/database/boms/bom.queries';
import { type BomBoardRow } from '@farad/database/boms/bom-board.queries';
import type { Handle } from '@farad/database/connection/connect';
import { onlyCandidate } from '@farad/domain/bom';
import { toRoubles, type Coefficient } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';

import { canAssemble } from './assembly-plan.ts';
import { countBom, isOpenRow, isToCheck, type CountedBom, type CountedList, type CountedTotals } from './count-bom.ts';
import { countingOf, settingsOf } from './bom-settings.ts';
import { shareToken } from './share-token.ts';

/** A parts list with the data from which its figures are computed. */
export interface LoadedBom {
  readonly bom: BomRow;
  readonly boards: readonly BomBoardRow[];
  readonly list: CountedList;
  readonly counted: CountedBom;
}

/** Reads a parts list and computes its figures at current prices and stock. */
export async function loadBom(db: Handle, bom: BomRow, coefficient: Coefficient): Promise<LoadedBom> {
  const boards = (await bomQueries(db).boards([bom.id])).get(bom.id) ?? [];
  const lines = await bomLineQueries(db).facts(bom.id);
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []));
  const products = await bomProductQueries(db).byIds([...ids]);
  const counting = countingOf(bom);
  const isOwn = counting.isOwnStockUsed && bom.accountId !== null;
  const owned = isOwn ? await bomMemoryQueries(db).ownStock(bom.accountId) : new Map<ProductId, number>();
  const list = { lines, products, boards, counting, owned, coefficient };
  return { bom, boards, list, counted: countBom(list) };
}

const presentTotals = (totals: CountedTotals): WireBom['totals'] => ({
  perBoard: toRoubles(totals.perBoard),
  all: toRoubles(totals.all),
  matched: toRoubles(totals.matched),
  notOrdered: totals.notOrdered,
  asked: totals.asked,
  shortPieces: totals.shortPieces,
  grams: totals.milligrams === null ? null : Math.round(totals.milligrams / 1000),
  readyInDays: totals.readyInDays,
  surplus: toRoubles(totals.surplus),
});

const presentBoard = ({
  revisions,
  unreadNumbers,
  unreadSheets,
  ...board
}: BomBoardRow): WireBom['boards'][number] => ({
  ...board,
  unreadNumbers: [...unreadNumbers],
  unreadSheets: [...unreadSheets],
  fileName: revisions.at(-1)?.fileName ?? null,
  revisions: revisions.map(({ at, ...revision }) => ({ ...revision, at: new Date(at).toISOString() })),
});

/** Returns the lines with exactly one candidate that may be accepted without a look at it: row number → candidate. */
export async function singleLines(db: Handle, bomId: string): Promise<ReadonlyMap<number, ProductId>> {
  const lines = await bomLineQueries(db).withOneCandidate(bomId);
  return new Map(
    lines.flatMap(({ row, status, candidates }): [number, ProductId][] => {
      const only = onlyCandidate(status, candidates);
      return only === null ? [] : [[row, only]];
    }),
  );
}

export interface PresentDeps {
  readonly db: Handle;
  readonly secretKey: Buffer;
  readonly clock: () => Date;
}

/** Returns a parts list as its owner sees it. Its figures are stored too, for the overview of all lists. */
export async function presentBom({ db, secretKey, clock }: PresentDeps, loaded: LoadedBom): Promise<WireBom> {
  const { bom, boards, counted } = loaded;
  const { rows, counts, flags, totals } = counted;
  const share = (await bomMemoryQueries(db).shares([bom.id], clock())).get(bom.id);
  const worseLines = loaded.list.lines.filter(({ worse }) => worse.length > 0).length;
  const total = toRoubles(totals.all);
  await bomQueries(db).keepSummary(bom.id, { lines: rows.length, counts, total, worseLines });
  return {
    _id: bom.id,
    state: bom.state,
    progress: bom.state === 'matching' ? { done: Math.min(bom.done, bom.total), total: bom.total } : null,
    refusal: bom.refusal === null ? null : { what: bom.refusal },
    settings: settingsOf(bom),
    boards: boards.map(presentBoard),
    toMap: boards.find(({ revisions }) => revisions.at(-1)?.state === 'mapping')?.board ?? null,
    lines: rows.length,
    counts,
    flags,
    open: {
      lines: rows.filter(isOpenRow).length,
      toCheck: rows.filter(isToCheck).length,
      single: (await singleLines(db, bom.id)).size,
      canAssemble: await canAssemble(db, loaded),
    },
    totals: presentTotals(totals),
    share:
      share === undefined
        ? null
        : {
            token: shareToken(secretKey, share.nonce),
            hasPrices: share.hasPrices,
            expiresAt: share.expiresAt.toISOString(),
          },
    pricedAt: clock().toISOString(),
    isKept: bom.accountId !== null,
  };
}
