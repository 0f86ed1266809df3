import { type DecideMakerJoinBody, type MakerJoin, type MakerJoins } from '@farad/contract/office/imports/suppliers';
import type { Tx } from '@farad/database/connection/connect';
import { lockFrame } from '@farad/database/imports/frame-lock.queries';
import { makerJoinQueries, type MakerJoinWas } from '@farad/database/catalogue/maker-join.queries';
import { staffBrandQueries } from '@farad/database/catalogue/staff-brand.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { makerEvidences, readMakerName } from '@farad/domain/import';
import { emptyTexts, fail, ok, slugify, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';

const shownMax = 500;
const nameLengthMax = 100;
const slugLengthMax = 60;

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof makerJoinQueries<Tx>>['byId']>>>;
type Decision = z.output<typeof DecideMakerJoinBody>['decision'];

const present = (row: Row): MakerJoin => ({
  id: String(row.id),
  spelling: row.spelling,
  rows: row.rows,
  supplier: { id: String(row.supplier_id), title: row.supplier_title },
  maker: { id: row.brand_id, name: row.brand_name },
  other: row.other_id === null ? null : { id: row.other_id, name: row.other_name ?? '' },
  evidence: makerEvidences.find((known) => known === row.evidence) ?? 'known',
  shared: row.shared,
  decision: row.decision,
  decidedAt: row.decided_at?.toISOString() ?? null,
  staff: row.staff_name,
});

/**
 * Returns makers' spellings that were matched to makers: those of one import, of one supplier, or all. Undecided ones
 * come first.
 */
export async function listMakerJoins(
  { db }: Deps,
  of: { readonly supplierId?: number | undefined; readonly runId?: number | undefined },
): Promise<MakerJoins> {
  const rows = await makerJoinQueries(db).find(of, shownMax);
  return { joins: rows.map(present), open: rows.filter(({ decision }) => decision === null).length };
}

/** Adds a maker whose name is the spelling and that is visible in the shop. Returns its id. */
async function makeMaker(tx: Tx, spelling: string): Promise<number> {
  const brands = staffBrandQueries(tx);
  const stem = readMakerName(spelling).longTitle.slice(0, nameLengthMax);
  let name = stem;
  for (let number = 2; await brands.hasName(name, null); number += 1) name = `${stem} ${number}`;
  const base = slugify(name).slice(0, slugLengthMax).replace(/-$/, '') || 'maker';
  let slug = base;
  for (let number = 2; await brands.isTaken(slug, null); number += 1) slug = `${base}-${number}`;
  return brands.add({ name, slug, isHidden: false, country: null, site: '', description: emptyTexts, spellings: [] });
}

type Locked = NonNullable<Awaited<ReturnType<ReturnType<typeof makerJoinQueries<Tx>>['lock']>>>;
type Changed = Omit<Parameters<ReturnType<typeof makerJoinQueries<Tx>>['decide']>[1], 'at' | 'staffId'>;

/**
 * Moves the parts with the spelling of `join` to the maker that staff decided on. The former maker is hidden if it has
 * no products left.
 */
async function decide(tx: Tx, join: Locked, decision: 'same' | 'apart'): Promise<Changed> {
  const queries = makerJoinQueries(tx);
  const isAsItIs = (decision === 'same') === (join.other_id === null);
  const taughtId = await queries.taught(join.supplier_id, join.spelling);
  const was = { brandId: join.brand_id, otherId: join.other_id, moved: [], madeId: null, taughtId };
  if (isAsItIs) {
    await queries.teach(join.supplier_id, join.spelling, join.brand_id);
    return { brandId: join.brand_id, otherId: join.other_id, decision, was };
  }
  const madeId = decision === 'apart' ? await makeMaker(tx, join.spelling) : null;
  const to = madeId ?? join.other_id ?? join.brand_id;
  const moved = await queries.move(join, join.brand_id, to);
  await queries.teach(join.supplier_id, join.spelling, to);
  if (decision === 'same' && !(await queries.hasProducts(join.brand_id))) await queries.hide(join.brand_id, true);
  return { brandId: to, otherId: join.brand_id, decision, was: { ...was, moved, madeId } };
}

async function undo(tx: Tx, join: Locked): Promise<Changed> {
  const queries = makerJoinQueries(tx);
  const was = join.was as MakerJoinWas;
  await queries.moveBack(was.moved, join.brand_id, was.brandId);
  await queries.teach(join.supplier_id, join.spelling, was.taughtId);
  if (was.brandId !== join.brand_id) await queries.hide(was.brandId, false);
  const changed = { brandId: was.brandId, otherId: was.otherId, decision: null, was: null };
  return changed;
}

/**
 * Stores the decision whether a spelling means the matched maker: `same`, `apart`, or null to undo the decision. Parts
 * with this spelling move to the right maker immediately.
 */
export const decideMakerJoin = (
  deps: Deps,
  caller: StaffCall,
  joinId: string,
  decision: Decision,
): Promise<Result<MakerJoin, Failure>> =>
  decideInTransaction<MakerJoin, Failure>(deps.db, async (tx) => {
    if (!(await lockFrame(tx))) return fail({ code: 'import_running' });
    const queries = makerJoinQueries(tx);
    const id = readRowNumber(joinId);
    const join = id === undefined ? undefined : await queries.lock(id);
    if (join === undefined) return fail({ code: 'not_found' });
    if (decision === null ? join.was === null : join.decision !== null) return fail({ code: 'import_state' });
    const madeId = (join.was as MakerJoinWas | null)?.madeId ?? null;
    const changed = decision === null ? await undo(tx, join) : await decide(tx, join, decision);
    const staffId = decision === null ? null : caller.actor.staff.id;
    await queries.decide(join.id, { ...changed, staffId, at: deps.clock() });
    if (decision === null && madeId !== null && !(await queries.hasProducts(madeId)))
      await staffBrandQueries(tx).remove(madeId);
    const row = await queries.byId(join.id);
    if (row === undefined) throw new Error(`spelling ${join.id} not found`);
    await record(tx, deps, caller, {
      action: 'supplier.changed',
      object: { kind: 'supplier', id: join.supplier_id },
      before: { spelling: join.spelling, decision: join.decision },
      after: { spelling: join.spelling, decision, maker: row.brand_name, parts: changed.was?.moved.length ?? 0 },
    });
    return ok(present(row));
  });
