import type { StaffAttribute, StaffAttributeRow } from '@farad/contract/office/catalogue/attributes';
import type { Handle } from '@farad/database/connection/connect';
import {
  staffAttributeQueries,
  type AttributeRow,
  type SavedAttribute,
} from '@farad/database/catalogue/staff-attribute.queries';
import type { CategoryId } from '@farad/domain/category';
import type { calls } from '@farad/contract/calls';
import { unitSymbols } from '@farad/domain/quantities';
import { emptyFilter } from '@farad/domain/search-query';
import { fail, locales, ok, textIn, type Locale, type Result } from '@farad/domain/shared';

import { recordedText } from '#core/catalogue/recorded-text.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import type { QueryOf } from '#http/serve/route.ts';
import { pageLength } from '#kit/page.ts';
import { missingIn, versionOf, whole } from './change-frame.ts';
import { pageAfter } from './page-after.ts';

/** Maximum number of values that are shown with their counts. */
const usedMax = 3000;

type AttributesQuery = QueryOf<typeof calls.staffAttributes>;
type Sort = AttributesQuery['sort'];

export const savedOf = (row: AttributeRow): SavedAttribute => ({
  kind: row.kind,
  unit: row.unit,
  title: whole(row.title),
  valueTitles: Object.fromEntries(Object.entries(row.value_titles).map(([value, title]) => [value, whole(title)])),
  spellings: row.spellings,
});

type Uses = ReadonlyMap<string, readonly number[]>;

const presentRow = (row: AttributeRow, uses: Uses, locale: Locale): StaffAttributeRow => ({
  id: String(row.id),
  key: row.key,
  kind: row.kind,
  unit: row.unit,
  title: textIn(row.title, locale),
  missing: missingIn(row.title),
  categories: uses.get(row.key)?.length ?? 0,
  values: Object.keys(row.value_titles).length,
});

function sorted(rows: readonly AttributeRow[], sort: Sort, uses: Uses, locale: Locale): readonly AttributeRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const titleOf = new Map(rows.map((row) => [row.id, textIn(row.title, locale)]));
  const byTitle = (a: AttributeRow, b: AttributeRow): number =>
    compare(titleOf.get(a.id) ?? '', titleOf.get(b.id) ?? '') || a.id - b.id;
  const useOf = (row: AttributeRow): number => uses.get(row.key)?.length ?? 0;
  if (sort === 'key') return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return rows.toSorted((a, b) => (sort === 'categories' ? useOf(b) - useOf(a) : 0) || byTitle(a, b));
}

/** Returns one page of attributes. */
export async function listAttributes(
  { db }: Deps,
  query: AttributesQuery,
  locale: Locale,
): Promise<Result<{ attributes: StaffAttributeRow[]; next: string | null }, Failure>> {
  const { text, kind, unit, sort, after } = query;
  const queries = staffAttributeQueries(db);
  const sought = text.toLowerCase();
  const rows = (await queries.all()).filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (unit === undefined || row.unit === unit) &&
      [row.key, ...Object.values(row.title)].some((each) => each.toLowerCase().includes(sought)),
  );
  const uses = await queries.categoriesByKey();
  const { page, next } = pageAfter(sorted(rows, sort, uses, locale), after, pageLength.long);
  return ok({ attributes: page.map((row) => presentRow(row, uses, locale)), next });
}

/**
 * Returns how many shown products have the attribute. For a choice attribute, also how many have each of its values.
 */
async function usageOf({ index }: Deps, { key, kind }: AttributeRow) {
  const definition = index.frame().attributes.find((each) => each.key === key);
  const facets = definition === undefined ? [] : [definition.key];
  const answer = await index.search({ ...emptyFilter, limit: 0 }, { facets });
  const facet = answer.attributeFacets.find((each) => each.key === key);
  const values = kind === 'enum' ? (facet?.values ?? []) : [];
  return {
    products: facet?.filled ?? 0,
    used: values
      .flatMap(({ value, count }) => (count > 0 ? [{ value: String(value), count }] : []))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, usedMax),
  };
}

/** Returns one attribute with the data that staff can edit. */
export async function presentAttribute(
  handle: Handle,
  deps: Deps,
  row: AttributeRow,
  locale: Locale,
): Promise<StaffAttribute> {
  const queries = staffAttributeQueries(handle);
  const ids = (await queries.categoriesByKey()).get(row.key) ?? [];
  const saved = savedOf(row);
  const usage = await usageOf(deps, row);
  return {
    id: String(row.id),
    key: row.key,
    version: versionOf(saved),
    ...usage,
    fields: {
      kind: saved.kind,
      unit: saved.unit,
      title: saved.title,
      values: Object.entries(saved.valueTitles).map(([value, title]) => ({
        value,
        title,
      })),
    },
    hasValues: usage.products > 0 || (await queries.hasValues(row.key)),
    categories: ids.flatMap((id) => {
      const category = deps.index.categoryById(id as CategoryId);
      return category === undefined
        ? []
        : [
            {
              id: String(id),
              title: textIn(category.title, locale),
            },
          ];
    }),
    spellings: Object.entries(saved.spellings).map(([spelling, value]) => ({
      spelling,
      value,
    })),
  };
}

export async function showAttribute(
  deps: Deps,
  attributeId: string,
  locale: Locale,
): Promise<Result<StaffAttribute, Failure>> {
  const id = readRowNumber(attributeId);
  const row = id === undefined ? undefined : await staffAttributeQueries(deps.db).byId(id);
  return row === undefined ? fail({ code: 'not_found' }) : ok(await presentAttribute(deps.db, deps, row, locale));
}

/** Returns an attribute's values in the form of the audit log. */
export const recordedAttribute = (saved: SavedAttribute) => ({
  kind: saved.kind,
  measure: saved.unit === null ? null : unitSymbols[saved.unit].ru,
  ...recordedText('title', saved.title),
  values: Object.entries(saved.valueTitles).map(
    ([value, titles]) => `${value}: ${locales.map((locale) => titles[locale]).join(' / ')}`,
  ),
});
