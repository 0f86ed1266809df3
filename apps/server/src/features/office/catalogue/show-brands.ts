import type { calls } from '@farad/contract/calls';
import type { BrandMergePreview, StaffBrand, StaffBrandRow } from '@farad/contract/office/catalogue/brands';
import type { Handle } from '@farad/database/connection/connect';
import { staffBrandQueries, type BrandRow, type SavedBrand } from '@farad/database/catalogue/staff-brand.queries';
import { brandMergeUndoDays, brandMergeUndoMax } from '@farad/domain/category';
import { emptyFilter } from '@farad/domain/search-query';
import { dayMs, fail, ok, type Result } from '@farad/domain/shared';

import { recordedText } from '#core/catalogue/recorded-text.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { pageLength } from '#kit/page.ts';
import { versionOf, whole } from './change-frame.ts';
import { pageAfter } from './page-after.ts';

/**
 * Maximum number of clashes that the preview of a merge lists. A clash is a part number that several of the brands
 * have.
 */
const namedClashes = 20;
type BrandsQuery = QueryOf<typeof calls.staffBrands>;
type Sort = BrandsQuery['sort'];
type Counts = ReadonlyMap<number, number>;

/** Counts the shown products of each brand. */
async function countsOf({ index }: Deps): Promise<Counts> {
  const { brandFacet } = await index.search({ ...emptyFilter, limit: 0 }, { facets: 'categories' });
  return new Map(brandFacet.map(({ id, count }) => [id, count]));
}

function sorted(rows: readonly BrandRow[], sort: Sort, counts: Counts): readonly BrandRow[] {
  const { compare } = new Intl.Collator('ru', { numeric: true });
  const byName = (a: BrandRow, b: BrandRow): number => compare(a.name, b.name) || a.id - b.id;
  const orders: Readonly<Record<Sort, (a: BrandRow, b: BrandRow) => number>> = {
    name: byName,
    name_back: (a, b) => byName(b, a),
    products: (a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || byName(a, b),
    new: (a, b) => b.id - a.id,
  };
  return rows.toSorted(orders[sort]);
}

const presentRow = (row: BrandRow, counts: Counts, spellings: readonly string[]): StaffBrandRow => ({
  id: String(row.id),
  name: row.name,
  slug: row.slug,
  country: row.country,
  site: row.site,
  isHidden: row.is_hidden,
  products: counts.get(row.id) ?? 0,
  spellings: [...spellings],
});

/** Returns one page of brands. */
export async function listBrands(
  deps: Deps,
  query: BrandsQuery,
): Promise<Result<{ brands: StaffBrandRow[]; next: string | null }, Failure>> {
  const { text, hidden, used, sort, after } = query;
  const queries = staffBrandQueries(deps.db);
  const counts = await countsOf(deps);
  const rows = (await queries.find(text, hidden ?? null)).filter(
    ({ id }) => used === undefined || (counts.get(id) ?? 0) > 0 === used,
  );
  const { page, next } = pageAfter(sorted(rows, sort, counts), after, pageLength.long);
  const spellings = await queries.spellingsOf(page.map(({ id }) => id));
  return ok({ brands: page.map((row) => presentRow(row, counts, spellings.get(row.id) ?? [])), next });
}

export async function savedOf(handle: Handle, row: BrandRow): Promise<SavedBrand> {
  const queries = staffBrandQueries(handle);
  return {
    name: row.name,
    slug: row.slug,
    isHidden: row.is_hidden,
    country: row.country,
    site: row.site,
    description: whole(await queries.description(row.id)),
    spellings: (await queries.spellingsOf([row.id])).get(row.id) ?? [],
  };
}

/** Returns the last merge into a brand; undefined = none, or it can no longer be undone. */
export async function undoableMerge(handle: Handle, keptId: number, now: Date) {
  const merge = await staffBrandQueries(handle).lastMerge(keptId);
  if (merge === undefined || now.getTime() - merge.at.getTime() > brandMergeUndoDays * dayMs) return undefined;
  const products = merge.was.reduce((sum, brand) => sum + (brand.products?.length ?? Infinity), 0);
  return products > brandMergeUndoMax ? undefined : { ...merge, products };
}

/** Returns one brand with the data that staff can edit. */
export async function presentBrand(handle: Handle, row: BrandRow, now: Date): Promise<StaffBrand> {
  const queries = staffBrandQueries(handle);
  const saved = await savedOf(handle, row);
  const merge = await undoableMerge(handle, row.id, now);
  return {
    id: String(row.id),
    version: versionOf(saved),
    fields: {
      ...saved,
      spellings: [...saved.spellings],
    },
    formerSlugs: await queries.formerSlugs(row.id),
    products: await queries.countProducts([row.id]),
    merge:
      merge === undefined
        ? null
        : {
            id: String(merge.id),
            at: merge.at.toISOString(),
            products: merge.products,
            names: merge.was.map(({ name }) => name),
          },
  };
}

export async function showBrand(deps: Deps, brandId: string): Promise<Result<StaffBrand, Failure>> {
  const id = readRowNumber(brandId);
  const [row] = id === undefined ? [] : await staffBrandQueries(deps.db).byIds([id]);
  return row === undefined ? fail({ code: 'not_found' }) : ok(await presentBrand(deps.db, row, deps.clock()));
}

/** Returns the changes that a merge of brands would make, without merging them. */
export async function previewMerge(
  { db }: Deps,
  query: QueryOf<typeof calls.brandMergePreview>,
): Promise<Result<BrandMergePreview, Failure>> {
  const { kept } = query;
  const ids = [...new Set(query.ids)].filter((id) => id !== kept);
  const queries = staffBrandQueries(db);
  const known = await queries.byIds([kept, ...ids]);
  if (!known.some(({ id }) => id === kept)) return fail({ code: 'invalid_input', field: 'kept' });
  if (ids.length === 0 || known.length <= ids.length) return fail({ code: 'invalid_input', field: 'ids' });
  const products = await queries.countProducts(ids);
  const clashes = await queries.clashes([kept, ...ids], namedClashes);
  return ok({ products, clashes, isUndoable: products <= brandMergeUndoMax });
}

/** Returns a brand's values in the form of the audit log. */
export const recordedBrand = (saved: SavedBrand) => ({
  name: saved.name,
  slug: saved.slug,
  isHidden: saved.isHidden,
  country: saved.country,
  site: saved.site,
  ...recordedText('description', saved.description),
  spellings: saved.spellings,
});
