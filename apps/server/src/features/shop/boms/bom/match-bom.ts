import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomQueries, matchBomTask, type BomRow } from '@farad/database/boms/bom.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import type { BomLine, BomMatch } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { hourMs } from '@farad/domain/shared';

import { everyMatch, matchSearchedLines } from '#core/boms/match-parts-list.ts';
import { withNearParts } from '#core/boms/near-parts.ts';
import { SearchAway } from '#kit/search-away.ts';
import type { MatchDeps } from './bom-context.ts';
import { countingOf, gradesOf } from './bom-settings.ts';

/** Number of lines that are matched and saved together. Saved lines survive a crash. */
const goSize = 500;

export const ownerOfBom = ({ accountId, guestSha256 }: BomRow): BomOwner | null => {
  if (accountId !== null) return { accountId, guestSha256: null };
  return guestSha256 === null ? null : { accountId: null, guestSha256 };
};

type KnownLine = Pick<BomLineRow, 'line' | 'lineKey' | 'partKey'>;

/**
 * Returns a function that returns the part that the owner chose earlier for a line; null = none. A choice for a line
 * with equal cells has priority over a choice for the same part.
 */
async function chosenFor(
  { db }: MatchDeps,
  owner: BomOwner | null,
  lines: readonly KnownLine[],
): Promise<(line: BomLine) => ProductId | null> {
  const keys = lines.flatMap(({ lineKey, partKey }) => (partKey === null ? [lineKey] : [lineKey, partKey]));
  const choices = owner === null ? new Map<string, ProductId>() : await bomMemoryQueries(db).choices(owner, keys);
  const chosen = new Map(
    lines.map(({ line, lineKey, partKey }) => [line, choices.get(lineKey) ?? choices.get(partKey ?? '') ?? null]),
  );
  return (line) => chosen.get(line) ?? null;
}

/**
 * Matches lines of one board with parts; null = the line was not searched. `boards` is the number of boards to be made.
 */
async function findSome(
  deps: MatchDeps,
  bom: BomRow,
  lines: readonly KnownLine[],
  boards: number,
): Promise<readonly (BomMatch | null)[]> {
  const counting = countingOf(bom);
  const { isExactOnly, isSamePackageOnly } = counting;
  const requested = lines.map(({ line }) => line);
  const matches = await matchSearchedLines(deps, {
    lines: requested,
    options: { isExactOnly, isSamePackageOnly, grades: gradesOf(counting), boards: Math.max(1, boards) },
    chosenBefore: await chosenFor(deps, ownerOfBom(bom), lines),
  });
  return withNearParts(deps.index, requested, matches);
}

/** Matches lines as {@link findSome} does. Throws if a line was not searched. */
export async function findMatches(...asked: Parameters<typeof findSome>): Promise<readonly BomMatch[]> {
  return everyMatch(await findSome(...asked));
}

/** Saves the matches of lines. Returns how many lines were searched; the others are left to the next job. */
async function matchSome(deps: MatchDeps, bom: BomRow, lines: readonly BomLineRow[]): Promise<number> {
  let searched = 0;
  const boards = (await bomQueries(deps.db).boards([bom.id])).get(bom.id) ?? [];
  for (const [board, ofBoard] of Map.groupBy(lines, (line) => line.board)) {
    const count = boards.find((one) => one.board === board)?.count ?? 1;
    const matches = await findSome(deps, bom, ofBoard, count);
    const found = ofBoard.flatMap(({ row }, place) => {
      const match = matches[place] ?? null;
      return match === null ? [] : [{ row, match }];
    });
    await bomLineQueries(deps.db).saveMatches(bom.id, found);
    searched += found.length;
  }
  return searched;
}

/** Time after which matching stops, in milliseconds. The remaining lines are left to the next job. */
const jobMs = 60_000;
/** Shortest and longest pause before a list is searched again for which the search engine was away, in milliseconds. */
const againMs = { least: 15_000, most: hourMs } as const;

/** Returns the moment of the next search of a list. The longer the list waits already, the later it is. */
function nextSearch({ changedAt }: BomRow, now: Date): Date {
  const waits = (now.getTime() - changedAt.getTime()) / 4;
  return new Date(now.getTime() + Math.min(Math.max(waits, againMs.least), againMs.most));
}

/** Outcome of a search of a list. `away` = the search engine did not answer for some lines, or at all. */
type Searched = 'whole' | 'late' | 'away';

async function matchUnmatched(deps: MatchDeps, bom: BomRow): Promise<Searched> {
  const end = performance.now() + jobMs;
  const [boms, lines] = [bomQueries(deps.db), bomLineQueries(deps.db)];
  let after = -1;
  let missed = 0;
  for (;;) {
    const some = await lines.unmatched(bom.id, after, goSize);
    const last = some.at(-1);
    if (last === undefined) return missed > 0 ? 'away' : 'whole';
    const searched = await matchSome(deps, bom, some);
    after = last.row;
    missed += some.length - searched;
    await boms.addDone(bom.id, searched);
    if (performance.now() > end) return 'late';
  }
}

const awayIfNoAnswer = (error: unknown): Searched => {
  if (error instanceof SearchAway) return 'away';
  throw error;
};

/**
 * Matches all lines of a list that have not been matched yet. Changes that the customer makes meanwhile are not
 * overwritten. Lines that the search engine did not answer stay unmatched, and other jobs search them again until the
 * engine answers.
 */
export async function matchBom(deps: MatchDeps, bomId: string): Promise<void> {
  const { db, clock } = deps;
  const boms = bomQueries(db);
  const bom = await boms.byId(bomId);
  if (bom === undefined) return;
  const searched = await matchUnmatched(deps, bom).catch(awayIfNoAnswer);
  if (searched === 'late') return boms.addJob(matchBomTask, bomId, clock());
  if (searched === 'away') return boms.addJob(matchBomTask, bomId, nextSearch(bom, clock()));
  await inTransaction(db, async (tx) => {
    await bomQueries(tx).lock(bomId);
    await bomQueries(tx).settle(bomId);
    await bomQueries(tx).removeJob(matchBomTask, bomId);
  });
}
