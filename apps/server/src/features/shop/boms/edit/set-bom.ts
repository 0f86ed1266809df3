import type { SetBomBody } from '@farad/contract/shop/boms/boms';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { deletedBomLifeSeconds } from '@farad/domain/bom';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { bomWords } from '@farad/wording/bom-messages';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { isKey, newKey, ownerOf, type BomCaller } from '../bom/bom-owner.ts';
import { findOwnBom, lockOwnBom, type BomDeps } from '../bom/bom-context.ts';
import { countingOf, gradesOf } from '../bom/bom-settings.ts';
import { matchBom } from '../bom/match-bom.ts';
import { beginMatching } from '../bom/read-file.ts';
import type { Background } from '../bom/run-soon.ts';

type Change = z.output<typeof SetBomBody>;

const nameLengthMax = 120;

/** Sets name, boards and settings of a list. If the assumed values change, open lines are matched again. */
export async function setBom(
  deps: BomDeps,
  background: Background,
  caller: BomCaller,
  bomId: string,
  { boards, name, tags, ...counting }: Change,
): Promise<Result<null, Failure>> {
  const { db, clock } = deps;
  const done = await decideInTransaction<boolean, Failure>(db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    const boms = bomQueries(tx);
    const known = (await boms.boards([bomId])).get(bomId) ?? [];
    const unknown = (boards ?? []).findIndex(({ board }) => !known.some((one) => one.board === board));
    if (unknown !== -1) return fail({ code: 'invalid_input', field: `boards.${unknown}.board` });
    for (const { board, name: called, count } of boards ?? []) {
      await boms.setBoard(bomId, board, { count, ...(called === undefined ? {} : { name: called }) });
    }
    const before = countingOf(own.value.bom);
    const given = Object.fromEntries(Object.entries(counting).filter(([, value]) => value !== undefined));
    const settings = { ...before, ...given };
    const change = { ...(name === undefined ? {} : { name }), ...(tags === undefined ? {} : { tags }) };
    await boms.set(bomId, { ...change, settings }, clock());
    const isStricter =
      settings.isExactOnly !== before.isExactOnly ||
      settings.isSamePackageOnly !== before.isSamePackageOnly ||
      JSON.stringify(gradesOf(settings)) !== JSON.stringify(gradesOf(before));
    if (!isStricter) return ok(false);
    await bomLineQueries(tx).forgetAllMatches(bomId);
    return ok(await beginMatching(tx, bomId, clock()));
  });
  if (!done.ok) return done;
  if (done.value) await background.wait(matchBom(deps, bomId));
  return ok(null);
}

/** Matches again the lines that have no part. */
export async function rematchBom(
  deps: BomDeps,
  background: Background,
  caller: BomCaller,
  bomId: string,
): Promise<Result<null, Failure>> {
  const done = await decideInTransaction<boolean, Failure>(deps.db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    await bomLineQueries(tx).forgetMatches(bomId);
    return ok(await beginMatching(tx, bomId, deps.clock()));
  });
  if (!done.ok) return done;
  if (done.value) await background.wait(matchBom(deps, bomId));
  return ok(null);
}

/** Deletes a list. It can be restored within a day. */
export const removeBom = (
  { db, clock }: BomDeps,
  caller: BomCaller,
  bomId: string,
): Promise<Result<{ undo: string }, Failure>> =>
  decideInTransaction(db, async (tx) => {
    const own = await lockOwnBom(tx, caller, bomId);
    if (!own.ok) return own;
    await bomQueries(tx).set(bomId, { removedAt: clock() });
    return ok({ undo: bomId });
  });

/** Restores a deleted list. Fails if the owner has the maximum number of lists. */
export const restoreBom = ({ db, clock }: BomDeps, caller: BomCaller, bomId: string): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(db, async (tx) => {
    const owner = ownerOf(caller);
    const bom = owner === null || !isKey(bomId) ? undefined : await bomQueries(tx).ownEver(owner, bomId);
    const oldest = clock().getTime() - deletedBomLifeSeconds * 1000;
    if (owner === null || bom === undefined) return fail({ code: 'not_found', field: 'bomId' });
    if (bom.removedAt === null) return ok(null);
    if (bom.removedAt.getTime() < oldest) return fail({ code: 'not_found', field: 'bomId' });
    if (await bomQueries(tx).isFull(owner)) return fail({ code: 'too_many_lists' });
    await bomQueries(tx).set(bomId, { removedAt: null });
    return ok(null);
  });

/** Copies a list with all choices that the customer made in it. Returns the copy's id. */
export async function copyBom(
  { db, clock }: BomDeps,
  caller: BomCaller,
  bomId: string,
  locale: Locale,
): Promise<Result<string, Failure>> {
  const own = await findOwnBom(db, caller, bomId);
  if (!own.ok) return own;
  const { owner, bom } = own.value;
  if (bom.state !== 'ready') return fail({ code: 'invalid_input', field: 'bomId' });
  return decideInTransaction<string, Failure>(db, async (tx) => {
    const id = newKey();
    const name = bomWords(locale).copyOf(bom.name).slice(0, nameLengthMax);
    const copy = { id, owner, name, settings: bom.settings, locale, now: clock() };
    if (!(await bomQueries(tx).create(copy))) return fail({ code: 'too_many_lists' });
    await bomQueries(tx).copy(bomId, copy);
    return ok(id);
  });
}
