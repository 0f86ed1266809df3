import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomQueries, matchBomTask, readBomTask, type RevisionChoices } from '@farad/database/boms/bom.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { inTransaction } from '@farad/database/connection/transaction';
import type { NotPartsList } from '@farad/domain/bom';

import type { ReadList, ReadRequest } from '#core/boms/parts-thread/messages.ts';
import type { ReadDeps } from './bom-context.ts';
import { matchBom, ownerOfBom } from './match-bom.ts';

/** A revision of a board in a list. */
export interface RevisionName {
  readonly bomId: string;
  readonly board: number;
  readonly revision: number;
}

/** Longer lists are matched only by a job, since nobody would wait for them. */
const shortList = 300;
/** A job finishes what this program started but did not end within this time. */
export const rescueMs = 60_000;

/** Returns the remembered columns of this owner's lists. */
export const rememberedOf = (db: Handle, owner: BomOwner): Promise<ReadRequest['remembered']> =>
  bomMemoryQueries(db).headerSets(owner);

/** Saves what was read from a file. The list must be locked. */
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

/** Removes a file that is no parts list: the list is as before it. */
export async function saveRefusal(tx: Tx, name: RevisionName, what: NotPartsList): Promise<void> {
  const boms = bomQueries(tx);
  await boms.dropRevision(name.bomId, name.board, name.revision);
  await boms.set(name.bomId, { refusal: what });
}

/**
 * Starts matching of lines that were just saved. A job is queued in any case, so that a crash loses nothing; for a long
 * list it starts at once. Returns true if the caller should match now.
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

/** Job: reads stored files that were not read because the program ended or was too slow. */
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
