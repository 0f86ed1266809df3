import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomQueries, matchBomTask, readBomTask } from '@farad/database/boms/bom.queries';
import { type RevisionChoices } from '@farad/database/boms/bom-board.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import type { NotPartsList } from '@farad/domain/bom';

import type { ReadList, ReadRequest } from '#core/boms/parts-thread/messages.ts';
import type { ReadDeps } from './bom-context.ts';
import { matchBom, ownerOfBom } from './match-bom.ts';

/** Identifies a revision of one board in a parts list. */
export interface RevisionName {
  readonly bomId: string;
  readonly board: number;
  readonly revision: number;
}

/**
 * Maximum number of lines that are matched in one step. Longer lists are matched by a job, since matching them takes
 * too long for a request.
 */
const shortList = 300;
/** Time in milliseconds after which a job takes over work that this program started but did not finish. */
export const rescueMs = 60_000;

/** Returns the columns that this owner chose in earlier lists, by table header. */
export const rememberedOf = (db: Handle, owner: BomOwner): Promise<ReadRequest['remembered']> =>
  bomMemoryQueries(db).headerSets(owner);

/** Saves the lines that were read from a file. The list must be locked. */
export async function saveRead(
  tx: Tx,
  { bomId, board, revision }: RevisionName,
  read: ReadList,
  choices: RevisionChoices,
): Promise<void> {
  const [boms, lines] = [bomQueries(tx), bomLineQueries(tx)];
  const { keptAs, kept, headerKey, mapping, needsMapping, lineCount } = read;
  const other = keptAs === 'source' ? 'sheets' : 'source';
  await lines.deleteOfRevision(bomId, board, revision);
  await boms.setRevision(bomId, board, revision, {
    state: needsMapping ? 'mapping' : 'read',
    [keptAs]: kept,
    [other]: null,
    choices,
    headerKey,
    mapping,
    lines: lineCount,
  });
  const firstRow = await boms.takeRows(bomId, lineCount);
  for (const json of read.lines) await lines.insert(bomId, board, revision, firstRow, json);
  await boms.set(bomId, { refusal: null });
}

/**
 * Deletes a revision whose file is no parts list. The list is then as it was before, and the reason is saved with it.
 */
export async function saveRefusal(tx: Tx, name: RevisionName, what: NotPartsList): Promise<void> {
  const boms = bomQueries(tx);
  await boms.dropRevision(name.bomId, name.board, name.revision);
  await boms.set(name.bomId, { refusal: what });
}

/**
 * Prepares the matching of lines that were just saved. A job is queued in any case, so that a crash loses nothing. For
 * a long list the job starts immediately. For a short list it starts later, and true is returned: the caller should
 * match the lines now.
 */
export async function beginMatching(tx: Tx, bomId: string, now: Date): Promise<boolean> {
  const boms = bomQueries(tx);
  const total = await bomLineQueries(tx).unmatchedCount(bomId);
  await boms.set(bomId, { done: 0, total }, now);
  if ((await boms.settle(bomId)) !== 'matching' && total === 0) return false;
  const isShort = total <= shortList;
  await boms.addJob(matchBomTask, bomId, isShort ? new Date(now.getTime() + rescueMs) : now);
  return isShort;
}

/** Job that reads the stored files of a list that are still unread, because the program ended or was too slow. */
export async function readBom(deps: ReadDeps, bomId: string): Promise<void> {
  const { db, reading, clock } = deps;
  const bom = await bomQueries(db).byId(bomId);
  const owner = bom && ownerOfBom(bom);
  if (!bom || !owner) return;
  const remembered = await rememberedOf(db, owner);
  for (const { board, revision, fileName, source } of await bomQueries(db).unread(bomId)) {
    if (source === null) continue;
    const sent =
      fileName === null
        ? ({ kind: 'text', text: source.toString() } as const)
        : ({ kind: 'file', bytes: source, name: fileName, isPacked: false } as const);
    const answer = await reading.read({ source: sent, choices: {}, remembered });
    if (answer === null) throw new Error('too many parts lists are waiting');
    await inTransaction(db, async (tx) => {
      await bomQueries(tx).lock(bomId);
      const name = { bomId, board, revision };
      const now = await bomQueries(tx).revision(bomId, board, revision);
      if (now?.state !== 'reading') return;
      if (answer.ok) await saveRead(tx, name, answer.value, {});
      else await saveRefusal(tx, name, answer.error);
      await bomQueries(tx).removeJob(readBomTask, bomId);
      await beginMatching(tx, bomId, clock());
    });
  }
  await matchBom(deps, bomId);
}
