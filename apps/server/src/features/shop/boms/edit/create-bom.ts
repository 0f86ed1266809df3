import type { calls } from '@farad/contract/calls';
import { LineText } from '@farad/contract/kit/wire';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomQueries, readBomTask } from '@farad/database/boms/bom.queries';
import type { Tx } from '@farad/database/connection/connect';
import { decideInTransaction, inTransaction } from '@farad/database/connection/transaction';
import { bomBoardsMax, bomRevisionsMax } from '@farad/domain/bom';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { bomWords } from '@farad/wording/bom-messages';

import type { Failure } from '#http/answers/errors.ts';
import type { ReadAnswer, ReadRequest } from '#core/boms/parts-thread/messages.ts';
import type { BomDeps } from '../bom/bom-context.ts';
import { isKey, newKey } from '../bom/bom-owner.ts';
import { newCounting, rememberedGrades } from '../bom/bom-settings.ts';
import { matchBom } from '../bom/match-bom.ts';
import { beginMatching, saveRead, saveRefusal, rescueMs, type RevisionName } from '../bom/read-file.ts';
import type { Background } from '../bom/run-soon.ts';
import type { QueryOf } from '#http/serve/route.ts';

/** A file or text for a new list, for a new board of a list, or for a new revision of a board. */
export interface SentList {
  readonly source: Extract<ReadRequest['source'], { kind: 'file' | 'text' }>;
  /** Name of the uploaded file; null = the text was pasted. */
  readonly fileName: string | null;
  readonly name: string;
  /** Id of the list to extend; null = create a new list. */
  readonly bomId: string | null;
  /** Board that gets a new revision; null = add a board. */
  readonly board: number | null;
}

const nameLengthMax = 120;

/** Returns a name for a list, made from the file name without folders, extension and invalid characters. */
export function nameOfFile(fileName: string, locale: Locale): string {
  const plain = (fileName.split(/[\\/]/u).at(-1) ?? '').replace(/\.[\p{L}\d]{1,5}$/u, '').trim();
  // The cut may have split the last character, so a lone half of a surrogate pair is removed.
  const name = LineText.parse(plain.slice(0, nameLengthMax).replace(/[\p{Cc}\p{Cs}]/gu, ''));
  return name === '' ? bomWords(locale).listName : name;
}

/** Parses the list and the board to which the content belongs. A board without a list is refused. */
export function readTarget(
  query: QueryOf<typeof calls.createBomFromText>,
): Result<Pick<SentList, 'bomId' | 'board'>, Failure> {
  const { bom: bomId = null, board = null } = query;
  if (bomId !== null && !isKey(bomId)) return fail({ code: 'not_found', field: 'bom' });
  if (board !== null && bomId === null) return fail({ code: 'invalid_input', field: 'board' });
  return ok({ bomId, board });
}

interface Making {
  readonly owner: BomOwner;
  readonly sent: SentList;
  readonly locale: Locale;
  readonly now: Date;
}

/** Creates a new list for the content. */
async function newBom(tx: Tx, { owner, sent, locale, now }: Making): Promise<Result<RevisionName, Failure>> {
  const boms = bomQueries(tx);
  const bomId = newKey();
  const settings = { ...newCounting, ...rememberedGrades(await boms.latestSettings(owner)) };
  const isMade = await boms.create({ id: bomId, owner, name: sent.name, settings, locale, now });
  if (!isMade) return fail({ code: 'too_many_lists' });
  await boms.addBoard(bomId, 0, sent.name);
  return ok({ bomId, board: 0, revision: await boms.addRevision({ bomId, board: 0, fileName: sent.fileName, now }) });
}

/** Adds a board, or a revision of a board, to a list of the owner. */
async function addedTo(tx: Tx, bomId: string, { owner, sent, now }: Making): Promise<Result<RevisionName, Failure>> {
  const boms = bomQueries(tx);
  const own = await boms.own(owner, bomId);
  if (own === undefined || (await boms.lock(bomId)) === undefined) return fail({ code: 'not_found', field: 'bom' });
  const boards = (await boms.boards([bomId])).get(bomId) ?? [];
  const { board } = sent;
  if (board !== null) {
    const known = boards.find((one) => one.board === board);
    if (known === undefined) return fail({ code: 'not_found', field: 'board' });
    if (known.revisions.length >= bomRevisionsMax) return fail({ code: 'too_many_lists', field: 'board' });
  } else if (boards.length >= bomBoardsMax) return fail({ code: 'too_many_lists', field: 'bom' });
  const number = board ?? Math.max(-1, ...boards.map((one) => one.board)) + 1;
  if (board === null) await boms.addBoard(bomId, number, sent.name);
  return ok({
    bomId,
    board: number,
    revision: await boms.addRevision({ bomId, board: number, fileName: sent.fileName, now }),
  });
}

const begin = (tx: Tx, making: Making): Promise<Result<RevisionName, Failure>> => {
  const { bomId } = making.sent;
  return bomId === null ? newBom(tx, making) : addedTo(tx, bomId, making);
};

/**
 * Saves the lines that were read, or the reason why the content is no parts list. Returns true if the caller should
 * match the lines now.
 */
async function keep(tx: Tx, name: RevisionName, answer: ReadAnswer, now: Date): Promise<boolean> {
  if (answer.ok) await saveRead(tx, name, answer.value, {});
  else await saveRefusal(tx, name, answer.error);
  return beginMatching(tx, name.bomId, now);
}

const bytesOf = ({ source }: SentList): Uint8Array =>
  source.kind === 'text' ? Buffer.from(source.text) : source.bytes;

/**
 * Stores content whose reading takes too long for the response, and lets the reading continue in the background. If the
 * program ends meanwhile, a job reads the stored content.
 */
async function readOn(deps: BomDeps, making: Making, reading: Promise<ReadAnswer | null>, background: Background) {
  const { db, clock } = deps;
  const begun = await decideInTransaction(db, async (tx) => {
    const made = await begin(tx, making);
    if (!made.ok) return made;
    const { bomId, board, revision } = made.value;
    await bomQueries(tx).setRevision(bomId, board, revision, { source: bytesOf(making.sent) });
    await bomQueries(tx).addJob(readBomTask, bomId, new Date(making.now.getTime() + rescueMs));
    await bomQueries(tx).settle(bomId);
    return made;
  });
  if (!begun.ok) return begun;
  const name = begun.value;
  const rest = async (): Promise<void> => {
    const answer = await reading;
    if (answer === null) return;
    const isShort = await inTransaction(db, async (tx) => {
      await bomQueries(tx).lock(name.bomId);
      const revision = await bomQueries(tx).revision(name.bomId, name.board, name.revision);
      if (revision?.state !== 'reading') return false;
      await bomQueries(tx).removeJob(readBomTask, name.bomId);
      return keep(tx, name, answer, clock());
    });
    if (isShort) await matchBom(deps, name.bomId);
  };
  background.goOn(rest());
  return ok(name.bomId);
}

/**
 * Reads the content and matches its lines with parts. Short lists are ready in the response; longer ones continue in
 * the background. If the content is no parts list, it is not stored and the list's `refusal` tells why. Fails with
 * `unavailable` while too many lists are being read.
 * @returns id of the list
 */
export async function createBom(
  deps: BomDeps,
  background: Background,
  owner: BomOwner,
  sent: SentList,
  locale: Locale,
): Promise<Result<string, Failure>> {
  const { db, clock } = deps;
  if (sent.bomId === null && (await bomQueries(db).isFull(owner))) return fail({ code: 'too_many_lists' });
  if (sent.bomId !== null && (await bomQueries(db).own(owner, sent.bomId)) === undefined) {
    return fail({ code: 'not_found', field: 'bom' });
  }
  const remembered = await bomMemoryQueries(db).headerSets(owner);
  const reading = deps.reading.read({ source: sent.source, choices: {}, remembered });
  const soon = await background.inTime(reading);
  const making = { owner, sent, locale, now: clock() };
  if (soon === undefined) return readOn(deps, making, reading, background);
  const answer = soon.value;
  if (answer === null) return fail({ code: 'unavailable', retryAfterSeconds: 5 });
  const created = await decideInTransaction(db, async (tx) => {
    const made = await begin(tx, making);
    if (!made.ok) return made;
    return ok({ bomId: made.value.bomId, isShort: await keep(tx, made.value, answer, making.now) });
  });
  if (!created.ok) return created;
  if (created.value.isShort) await background.wait(matchBom(deps, created.value.bomId));
  return ok(created.value.bomId);
}
