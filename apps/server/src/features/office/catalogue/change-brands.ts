import type { BrandFields, MergedBrands, StaffBrand } from '@farad/contract/office/catalogue/brands';
import type { Tx } from '@farad/database/connection/connect';
import { staffBrandQueries, type BrandRow, type SavedBrand } from '@farad/database/catalogue/staff-brand.queries';
import { emptyTexts, fail, ok, slugify, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { followBrands, unfollowBrands, waitingPrices } from './follow-merges.ts';
import { changeFrame, recordedChange, recordedNew, versionOf, wrong } from './change-frame.ts';
import { savedOf, presentBrand, recordedBrand, undoableMerge } from './show-brands.ts';

const slugLengthMax = 60;

const notFound = fail<Failure>({ code: 'not_found' });
const nothingToUndo = fail<Failure>({ code: 'nothing_to_undo' });

async function byId(tx: Tx, brandId: string): Promise<BrandRow | undefined> {
  const id = readRowNumber(brandId);
  return id === undefined ? undefined : (await staffBrandQueries(tx).byIds([id]))[0];
}

async function must(tx: Tx, id: number): Promise<BrandRow> {
  const [row] = await staffBrandQueries(tx).byIds([id]);
  if (row === undefined) throw new Error(`brand ${id} not found`);
  return row;
}

/** Returns a failure if another brand already has the name, the slug or one of the spellings. */
async function nameProblem(
  tx: Tx,
  { name, slug, spellings }: Pick<SavedBrand, 'name' | 'slug' | 'spellings'>,
  own: number | null,
  path: string,
  locale: Locale,
) {
  const queries = staffBrandQueries(tx);
  if (await queries.hasName(name, own)) return fail<Failure>({ code: 'duplicate', field: `${path}name` });
  if (slug !== '' && (await queries.isTaken(slug, own))) {
    return fail<Failure>({ code: 'duplicate', field: `${path}slug` });
  }
  const lower = spellings.map((spelling) => spelling.toLowerCase());
  const foreign = await queries.foreignSpelling(lower, own);
  const at = foreign === undefined ? -1 : lower.indexOf(foreign);
  return at === -1 ? null : wrong(`${path}spellings.${at}`, 'spellingTaken', locale);
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const stem = slugify(name).slice(0, slugLengthMax).replace(/-$/, '') || 'maker';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`;
    if (!(await staffBrandQueries(tx).isTaken(slug, null))) return slug;
  }
}

export const createBrand = (
  deps: Deps,
  caller: StaffCall,
  { name, slug }: { name: string; slug: string },
): Promise<Result<StaffBrand, Failure>> =>
  changeFrame<StaffBrand>(deps, async (tx) => {
    const problem = await nameProblem(tx, { name, slug, spellings: [] }, null, '', caller.locale);
    if (problem !== null) return problem;
    const saved: SavedBrand = {
      name,
      slug: slug || (await freeSlug(tx, name)),
      isHidden: false,
      country: null,
      site: '',
      description: emptyTexts,
      spellings: [],
    };
    const id = await staffBrandQueries(tx).add(saved);
    const after = recordedNew(recordedBrand(saved));
    await record(tx, deps, caller, { action: 'brand.created', object: { kind: 'brand', id }, after });
    return ok(await presentBrand(tx, await must(tx, id), deps.clock()));
  });

/** Saves a brand. Fails if it was changed since the caller loaded it. */
export const saveBrand = (
  deps: Deps,
  caller: StaffCall,
  brandId: string,
  { version, fields }: { version: string; fields: BrandFields },
): Promise<Result<StaffBrand, Failure>> =>
  changeFrame<StaffBrand>(deps, async (tx) => {
    const row = await byId(tx, brandId);
    if (row === undefined) return notFound;
    const before = await savedOf(tx, row);
    if (versionOf(before) !== version) return fail({ code: 'catalogue_changed' });
    const problem = await nameProblem(tx, fields, row.id, 'fields.', caller.locale);
    if (problem !== null) return problem;
    await staffBrandQueries(tx).save(row.id, row.slug, fields);
    const now = await must(tx, row.id);
    const change = recordedChange(recordedBrand(before), recordedBrand(await savedOf(tx, now)));
    await record(tx, deps, caller, { action: 'brand.changed', object: { kind: 'brand', id: row.id }, ...change });
    return ok(await presentBrand(tx, now, deps.clock()));
  });

/** Deletes a brand; fails if products have it. */
export const deleteBrand = (
  deps: Deps,
  caller: StaffCall,
  brandId: string,
): Promise<Result<{ isDone: true }, Failure>> =>
  changeFrame<{ isDone: true }>(deps, async (tx) => {
    const row = await byId(tx, brandId);
    if (row === undefined) return notFound;
    const count = await staffBrandQueries(tx).countProducts([row.id]);
    if (count > 0) {
      const detail = translators[caller.locale]('backOfficeCatalogue.brandHasProducts', { count });
      return fail({ code: 'in_use', detail });
    }
    const before = recordedNew(recordedBrand(await savedOf(tx, row)));
    await staffBrandQueries(tx).remove(row.id);
    await record(tx, deps, caller, { action: 'brand.deleted', object: { kind: 'brand', id: row.id }, before });
    return ok({ isDone: true as const });
  });

/** Merges brands into the brand `keptId`. The names of the others become spellings of this brand. */
export const mergeBrands = (
  deps: Deps,
  caller: StaffCall,
  { keptId, ids }: { keptId: string; ids: readonly string[] },
): Promise<Result<MergedBrands, Failure>> =>
  changeFrame<MergedBrands>(deps, async (tx) => {
    const queries = staffBrandQueries(tx);
    const target = await byId(tx, keptId);
    if (target === undefined) return fail({ code: 'invalid_input', field: 'keptId' });
    const from = await queries.byIds([...new Set(ids.map(Number))]);
    const missing = ids.findIndex((id) => !from.some((brand) => String(brand.id) === id));
    if (missing !== -1) return fail({ code: 'invalid_input', field: `ids.${missing}` });
    if (from.some(({ id }) => id === target.id)) return wrong('ids', 'mergeSelf', caller.locale);
    const brandIds = from.map(({ id }) => id);
    const waiting = await waitingPrices(tx, { brandIds }, 'ids', caller.locale);
    if (waiting !== null) return waiting;
    const now = deps.clock();
    const { id: mergeId, was, products } = await queries.merge(target.id, from, now);
    const stayed = was.filter(({ isGone }) => !isGone);
    const gone = was.filter(({ isGone }) => isGone).map(({ id }) => id);
    await followBrands(tx, gone, target.id);
    const left = stayed.length === 0 ? 0 : await queries.countProducts(stayed.map(({ id }) => id));
    await record(tx, deps, caller, {
      action: 'brand.merged',
      object: { kind: 'brand', id: target.id },
      before: { brands: was.map(({ name, slug }) => `${name} (${slug})`) },
      after: { brands: [`${target.name} (${target.slug})`], products, left },
    });
    const isUndoable = (await undoableMerge(tx, target.id, now)) !== undefined;
    return ok({
      mergeId: isUndoable ? String(mergeId) : null,
      products,
      left,
      leftBrands: stayed.map(({ name }) => name),
    });
  });

/** Undoes the last merge of brands into another brand. Fails if that is no longer possible. */
export const undoBrandMerge = (
  deps: Deps,
  caller: StaffCall,
  mergeId: string,
): Promise<Result<{ products: number }, Failure>> =>
  changeFrame<{ products: number }>(deps, async (tx) => {
    const queries = staffBrandQueries(tx);
    const id = readRowNumber(mergeId);
    const requested = id === undefined ? undefined : await queries.mergeById(id);
    if (requested === undefined) return notFound;
    const merge = await undoableMerge(tx, requested.kept_id, deps.clock());
    if (merge?.id !== requested.id || (await byId(tx, String(requested.kept_id))) === undefined) return nothingToUndo;
    // Since the merge, other brands may have taken the ids, names or slugs of the merged brands.
    const gone = merge.was.filter(({ isGone }) => isGone);
    const stayed = merge.was.filter(({ isGone }) => !isGone);
    if ((await queries.byIds(gone.map((brand) => brand.id))).length > 0) return nothingToUndo;
    if ((await queries.byIds(stayed.map((brand) => brand.id))).length < stayed.length) return nothingToUndo;
    for (const brand of gone) {
      if (await queries.hasName(brand.name, null)) return nothingToUndo;
      for (const slug of [brand.slug, ...brand.formerSlugs]) {
        if (await queries.isTaken(slug, requested.kept_id)) return nothingToUndo;
      }
    }
    const products = await queries.undoMerge({ id: merge.id, keptId: merge.kept_id, was: merge.was }, deps.clock());
    await unfollowBrands(
      tx,
      gone.map((brand) => brand.id),
    );
    await record(tx, deps, caller, {
      action: 'brand.merge_undone',
      object: { kind: 'brand', id: merge.kept_id },
      after: { brands: merge.was.map(({ name, slug }) => `${name} (${slug})`), products },
    });
    return ok({ products });
  });
