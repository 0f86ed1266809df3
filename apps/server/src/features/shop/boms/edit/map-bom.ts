import { BomMapping, type LayoutBomBody, type WireBomMapping } from '@farad/contract/shop/boms/files';
import { bomMemoryQueries } from '@farad/database/boms/bom-memory.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { type RevisionChoices } from '@farad/database/boms/bom-board.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import type { ReadRequest } from '#core/boms/parts-thread/messages.ts';
import { findOwnBom, lockOwnBom, type BomDeps, type OwnBom } from '../bom/bom-context.ts';
import type { BomCaller } from '../bom/bom-owner.ts';
import { matchBom } from '../bom/match-bom.ts';
import { beginMatching, saveRead, rememberedOf, type RevisionName } from '../bom/read-file.ts';
import type { Background } from '../bom/run-soon.ts';

/** Returns the current revision of the requested board; default: board 0. */
async function findRevision(deps: BomDeps, { bom }: OwnBom, board = 0): Promise<Result<RevisionName, Failure>> {
  const boards = (await bomQueries(deps.db).boards([bom.id])).get(bom.id) ?? [];
  const found = boards.find((one) => one.board === board);
  if (found === undefined) return fail({ code: 'not_found', field: 'board' });
  return ok({ bomId: bom.id, board: found.board, revision: found.revision });
}

/** Returns how the file of a board was read: its columns, their meanings and a preview. */
export async function showMapping(
  deps: BomDeps,
  caller: BomCaller,
  bomId: string,
  board: number | undefined,
): Promise<Result<WireBomMapping, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  const name = await findRevision(deps, own.value, board);
  if (!name.ok) return name;
  const revision = await bomQueries(deps.db).revision(bomId, name.value.board, name.value.revision);
  const mapping = BomMapping.safeParse(revision?.mapping);
  return mapping.success ? ok(mapping.data) : fail({ code: 'not_found', field: 'board' });
}

/**
 * Merges new choices for a file into the customer's earlier ones, and returns all. If another sheet or header row is
 * chosen, the earlier choices of columns are dropped, since they belong to other columns.
 */
function chosen(before: RevisionChoices, body: z.output<typeof LayoutBomBody>): RevisionChoices {
  const isOther =
    (body.sheet !== undefined && body.sheet !== before.sheet) ||
    (body.headerRow !== undefined && body.headerRow !== before.headerRow);
  const { encoding, separator, sheet, headerRow, defaults } = before;
  const ofFile = { encoding, separator, sheet, headerRow, defaults };
  const ofRevision = Object.fromEntries(Object.entries(ofFile).filter(([, value]) => value !== undefined));
  const base: RevisionChoices = isOther ? ofRevision : before;
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const merged: RevisionChoices = { ...base, ...given };
  const named = new Map([...(base.columns ?? []), ...(body.columns ?? [])].map((column) => [column.index, column]));
  return named.size === 0 ? merged : { ...merged, columns: [...named.values()] };
}

/** Returns the field of the request whose sheet, row or column does not exist in the file; null = none. */
function wrongField(body: z.output<typeof LayoutBomBody>, { sheets, columns }: WireBomMapping): string | null {
  if (body.sheet !== undefined && sheets[body.sheet] === undefined) return 'sheet';
  const rows = sheets[body.sheet ?? 0]?.rows ?? 0;
  if (body.headerRow !== undefined && body.headerRow !== null && body.headerRow >= rows) return 'headerRow';
  if (body.lastRow !== undefined && body.lastRow >= rows) return 'lastRow';
  const isSame = body.sheet === undefined && body.headerRow === undefined && body.separator === undefined;
  const wrong = (body.columns ?? []).findIndex(({ index }) => isSame && index >= columns.length);
  return wrong === -1 ? null : `columns.${wrong}.index`;
}

/**
 * Reads the file of a board again with the customer's choices. The choices of columns are remembered for later files
 * with the same headers.
 */
export async function layoutBom(
  deps: BomDeps,
  background: Background,
  caller: BomCaller,
  bomId: string,
  boardAsked: number | undefined,
  body: z.output<typeof LayoutBomBody>,
): Promise<Result<null, Failure>> {
  const { db, reading, clock } = deps;
  const own = await findOwnBom(db, caller, bomId);
  if (!own.ok) return own;
  const name = await findRevision(deps, own.value, boardAsked);
  if (!name.ok) return name;
  const { board, revision } = name.value;
  const stored = await bomQueries(db).revision(bomId, board, revision);
  const mapping = BomMapping.safeParse(stored?.mapping);
  if (stored === undefined || !mapping.success) return fail({ code: 'not_found', field: 'board' });
  const wrong = wrongField(body, mapping.data);
  if (wrong !== null) return fail({ code: 'invalid_input', field: wrong });
  const choices = chosen(stored.choices, body);
  const source: ReadRequest['source'] =
    stored.source !== null
      ? { kind: 'file', bytes: stored.source, name: stored.fileName ?? '', isPacked: true }
      : { kind: 'sheets', bytes: stored.sheets ?? Buffer.of() };
  const answer = await reading.read({ source, choices, remembered: await rememberedOf(db, own.value.owner) });
  if (answer === null) return fail({ code: 'unavailable', retryAfterSeconds: 5 });
  if (!answer.ok) return fail({ code: 'invalid_input', field: body.encoding === undefined ? 'separator' : 'encoding' });
  const done = await decideInTransaction(db, async (tx) => {
    const locked = await lockOwnBom(tx, caller, bomId);
    if (!locked.ok) return locked;
    await saveRead(tx, name.value, answer.value, choices);
    if (body.columns !== undefined && answer.value.headerKey !== '') {
      const columns = choices.columns ?? [];
      await bomMemoryQueries(tx).keepHeaderSet(own.value.owner, answer.value.headerKey, columns, clock());
    }
    return ok(await beginMatching(tx, bomId, clock()));
  });
  if (!done.ok) return done;
  if (done.value) await background.wait(matchBom(deps, bomId));
  return ok(null);
}
