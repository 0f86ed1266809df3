import type { CategoryFields, StaffCategory } from '@farad/contract/office/catalogue/categories';
import type { Tx } from '@farad/database/connection/connect';
import { staffAttributeQueries } from '@farad/database/catalogue/staff-attribute.queries';
import {
  staffCategoryQueries,
  type CategoryRow,
  type SavedCategory,
} from '@farad/database/catalogue/staff-category.queries';
import {
  categoriesBelow,
  deletionProblem,
  mergedAttributes,
  mergeProblem,
  moveProblem,
  placedAmong,
  reservedCategorySlugs,
  type AttributeKey,
  type CategoryId,
  type MoveProblem,
} from '@farad/domain/category';
import { emptyTexts, fail, ok, slugify, type Locale, type LocalizedText, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import { categoriesBelow as wholeBranch } from '#core/catalogue/categories-below.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { followCategory, waitingPrices } from './follow-merges.ts';
import { changeFrame, recordedChange, recordedNew, versionOf, wrong } from './change-frame.ts';
import { savedOf, placeOf, presentCategory, recordedCategory } from './show-categories.ts';

const slugLengthMax = 60;

const notFound = fail<Failure>({ code: 'not_found' });
const detailOf = { cycle: 'cycle', too_deep: 'tooDeep' } as const satisfies Record<MoveProblem, string>;

async function byId(tx: Tx, categoryId: string): Promise<CategoryRow | undefined> {
  const id = readRowNumber(categoryId);
  return id === undefined ? undefined : staffCategoryQueries(tx).byId(id);
}

async function must(tx: Tx, id: number): Promise<CategoryRow> {
  const row = await staffCategoryQueries(tx).byId(id);
  if (row === undefined) throw new Error(`category ${id} not found`);
  return row;
}

async function slugProblem(tx: Tx, slug: string, field: string, own: number | null, locale: Locale) {
  if (reservedCategorySlugs.includes(slug)) return wrong(field, 'slugReserved', locale);
  const isTaken = await staffCategoryQueries(tx).isTaken(slug, own);
  return isTaken ? fail<Failure>({ code: 'duplicate', field }) : null;
}

/** Returns a new slug made from the name. No category has or had this slug. */
async function freeSlug(tx: Tx, title: LocalizedText): Promise<string> {
  const stem =
    slugify(title.en || title.ru)
      .slice(0, slugLengthMax)
      .replace(/-$/, '') || 'category';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`;
    if (reservedCategorySlugs.includes(slug) || (await staffCategoryQueries(tx).isTaken(slug, null))) continue;
    return slug;
  }
}

/** Adds a category as the last child of the category `parentId`. */
export const createCategory = (
  deps: Deps,
  caller: StaffCall,
  { parentId, title, slug }: { parentId: string | null; title: LocalizedText; slug: string },
): Promise<Result<StaffCategory, Failure>> =>
  changeFrame<StaffCategory>(deps, async (tx) => {
    const queries = staffCategoryQueries(tx);
    const rows = await queries.all();
    const parent = parentId === null ? null : rows.find(({ id }) => String(id) === parentId);
    if (parent === undefined) return fail({ code: 'invalid_input', field: 'parentId' });
    const problem = moveProblem(rows.map(placeOf), null, (parent?.id ?? null) as CategoryId | null);
    if (problem !== null) return wrong('parentId', detailOf[problem], caller.locale);
    const taken = slug === '' ? null : await slugProblem(tx, slug, 'slug', null, caller.locale);
    if (taken !== null) return taken;
    const saved: SavedCategory = {
      slug: slug || (await freeSlug(tx, title)),
      title,
      description: emptyTexts,
      partTitle: title,
      isHidden: false,
      attributes: [],
    };
    const id = await queries.add(parent?.id ?? null, saved);
    const after = { ...recordedNew(recordedCategory(saved)), ...(parent === null ? {} : { parent: parent.title.ru }) };
    await record(tx, deps, caller, { action: 'category.created', object: { kind: 'category', id }, after });
    return ok(await presentCategory(tx, await must(tx, id)));
  });

/**
 * Checks the attributes of a category's table. Each must exist and be listed once; at most one choice attribute may
 * have pages for its values.
 */
async function readAttributes(
  tx: Tx,
  typed: CategoryFields['attributes'],
  locale: Locale,
): Promise<Result<SavedCategory['attributes'], Failure>> {
  const kinds = new Map((await staffAttributeQueries(tx).all()).map(({ key, kind }) => [key, kind]));
  for (const [at, { key, isIndexed }] of typed.entries()) {
    const field = `fields.attributes.${at}.key`;
    if (!kinds.has(key)) return wrong(field, 'attributeUnknown', locale);
    if (typed.findIndex((each) => each.key === key) < at) return wrong(field, 'attributeTwice', locale);
    if (!isIndexed) continue;
    const indexed = `fields.attributes.${at}.isIndexed`;
    if (kinds.get(key) !== 'enum') return wrong(indexed, 'indexedKind', locale);
    if (typed.findIndex((each) => each.isIndexed) < at) return wrong(indexed, 'indexedTwice', locale);
  }
  return ok(
    typed.map(({ key, isFacet, isColumn, isIndexed }) => ({
      key: key as AttributeKey,
      isFacet,
      isColumn,
      ...(isIndexed ? { isIndexed: true as const } : {}),
    })),
  );
}

/** Saves a category. Fails if it was changed since the caller loaded it. */
export const saveCategory = (
  deps: Deps,
  caller: StaffCall,
  categoryId: string,
  { version, fields }: { version: string; fields: CategoryFields },
): Promise<Result<StaffCategory, Failure>> =>
  changeFrame<StaffCategory>(deps, async (tx) => {
    const row = await byId(tx, categoryId);
    if (row === undefined) return notFound;
    const before = savedOf(row);
    if (versionOf(before) !== version) return fail({ code: 'catalogue_changed' });
    const taken = await slugProblem(tx, fields.slug, 'fields.slug', row.id, caller.locale);
    if (taken !== null) return taken;
    const attributes = await readAttributes(tx, fields.attributes, caller.locale);
    if (!attributes.ok) return attributes;
    const after: SavedCategory = { ...fields, attributes: attributes.value };
    await staffCategoryQueries(tx).save(row.id, row.slug, after);
    const change = recordedChange(recordedCategory(before), recordedCategory(after));
    await record(tx, deps, caller, {
      action: 'category.changed',
      object: { kind: 'category', id: row.id },
      ...change,
    });
    return ok(await presentCategory(tx, await must(tx, row.id)));
  });

interface Place {
  readonly parentId: string | null;
  readonly place: number;
}

/** Moves a category with everything below it. Returns its former place. */
export const moveCategory = (
  deps: Deps,
  caller: StaffCall,
  categoryId: string,
  to: Place,
): Promise<Result<{ before: Place }, Failure>> =>
  changeFrame<{ before: Place }>(deps, async (tx) => {
    const queries = staffCategoryQueries(tx);
    const rows = await queries.all();
    const row = rows.find(({ id }) => String(id) === categoryId);
    if (row === undefined) return notFound;
    const parent = to.parentId === null ? null : rows.find(({ id }) => String(id) === to.parentId);
    if (parent === undefined) return fail({ code: 'invalid_input', field: 'parentId' });
    const places = rows.map(placeOf);
    const { id, parentId } = placeOf(row);
    const newParent = (parent?.id ?? null) as CategoryId | null;
    const problem = moveProblem(places, id, newParent);
    if (problem !== null) return wrong('parentId', detailOf[problem], caller.locale);
    const stood = categoriesBelow(places, parentId).findIndex((each) => each.id === id);
    const siblings = categoriesBelow(places, newParent).map((each) => each.id);
    const arranged = placedAmong(siblings, id, to.place);
    await queries.arrange(newParent, arranged);
    const titleOf = (of: number | null): string => rows.find((each) => each.id === of)?.title.ru ?? '—';
    await record(tx, deps, caller, {
      action: 'category.moved',
      object: { kind: 'category', id },
      before: { parent: titleOf(parentId), place: stood + 1 },
      after: { parent: titleOf(newParent), place: arranged.indexOf(id) + 1 },
    });
    return ok({ before: { parentId: parentId === null ? null : String(parentId), place: stood } });
  });

/** Merges a category into another one. */
export const mergeCategory = (
  deps: Deps,
  caller: StaffCall,
  categoryId: string,
  intoId: string,
): Promise<Result<{ products: number }, Failure>> =>
  changeFrame<{ products: number }>(deps, async (tx) => {
    const queries = staffCategoryQueries(tx);
    const rows = await queries.all();
    const from = rows.find(({ id }) => String(id) === categoryId);
    if (from === undefined) return notFound;
    const into = rows.find(({ id }) => String(id) === intoId);
    if (into === undefined) return fail({ code: 'invalid_input', field: 'intoId' });
    if (into === from) return wrong('intoId', 'mergeSelf', caller.locale);
    const problem = mergeProblem(rows.map(placeOf), from.id as CategoryId, into.id as CategoryId);
    if (problem !== null) return wrong('intoId', detailOf[problem], caller.locale);
    const waiting = await waitingPrices(tx, { categoryId: from.id }, 'intoId', caller.locale);
    if (waiting !== null) return waiting;
    const products = await queries.merge(from, into.id, mergedAttributes(into.attributes, from.attributes));
    const branch = wholeBranch((await queries.all()).map(placeOf), into.id) ?? [];
    await followCategory(tx, from.id, into.id, branch);
    await record(tx, deps, caller, {
      action: 'category.merged',
      object: { kind: 'category', id: into.id },
      before: { category: from.title.ru, slug: from.slug },
      after: { category: into.title.ru, slug: into.slug, products },
    });
    return ok({ products });
  });

/** Deletes an empty category. */
export const deleteCategory = (
  deps: Deps,
  caller: StaffCall,
  categoryId: string,
): Promise<Result<{ isDone: true }, Failure>> =>
  changeFrame<{ isDone: true }>(deps, async (tx) => {
    const row = await byId(tx, categoryId);
    if (row === undefined) return notFound;
    const { products, categories, coupons } = await presentCategory(tx, row);
    const problem = deletionProblem({ products, categories, coupons });
    if (problem !== null) {
      const t = translators[caller.locale];
      const detail = {
        has_products: () => t('backOfficeCatalogue.categoryHasProducts', { count: products }),
        has_categories: () => t('backOfficeCatalogue.categoryHasCategories', { count: categories }),
        has_coupons: () => t('backOfficeCatalogue.categoryHasCoupons', { count: coupons }),
      }[problem]();
      return fail({ code: 'in_use', detail });
    }
    await staffCategoryQueries(tx).remove(row.id);
    await record(tx, deps, caller, {
      action: 'category.deleted',
      object: { kind: 'category', id: row.id },
      before: recordedNew(recordedCategory(savedOf(row))),
    });
    return ok({ isDone: true as const });
  });
