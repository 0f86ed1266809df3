import type { AttributeFields, StaffAttribute } from '@farad/contract/office/catalogue/attributes';
import type { Tx } from '@farad/database/connection/connect';
import {
  staffAttributeQueries,
  type AttributeRow,
  type SavedAttribute,
} from '@farad/database/catalogue/staff-attribute.queries';
import { attributeProblem, mergedValues, type AttributeKind, type Unit } from '@farad/domain/category';
import { fail, ok, type Locale, type LocalizedText, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { changeFrame, recordedChange, recordedNew, versionOf, wrong } from './change-frame.ts';
import { savedOf, presentAttribute, recordedAttribute } from './show-attributes.ts';

const notFound = fail<Failure>({ code: 'not_found' });

async function byId(tx: Tx, attributeId: string): Promise<AttributeRow | undefined> {
  const id = readRowNumber(attributeId);
  return id === undefined ? undefined : staffAttributeQueries(tx).byId(id);
}

async function must(tx: Tx, id: number): Promise<AttributeRow> {
  const row = await staffAttributeQueries(tx).byId(id);
  if (row === undefined) throw new Error(`attribute ${id} not found`);
  return row;
}

type Meaning = Pick<SavedAttribute, 'kind' | 'unit'>;

function meaningProblem(before: Meaning | null, after: Meaning, hasValues: boolean, path: string, locale: Locale) {
  const problem = attributeProblem(before, after, hasValues);
  if (problem === null) return null;
  if (problem === 'kind_in_use') return wrong(`${path}kind`, 'kindInUse', locale);
  return wrong(`${path}unit`, problem === 'unit_in_use' ? 'unitInUse' : 'unitWithoutNumber', locale);
}

/** Adds an attribute. Its key cannot change later. */
export const createAttribute = (
  deps: Deps,
  caller: StaffCall,
  { key, kind, unit, title }: { key: string; kind: AttributeKind; unit: Unit | null; title: LocalizedText },
): Promise<Result<StaffAttribute, Failure>> =>
  changeFrame<StaffAttribute>(deps, async (tx) => {
    const queries = staffAttributeQueries(tx);
    const problem = meaningProblem(null, { kind, unit }, false, '', caller.locale);
    if (problem !== null) return problem;
    if (await queries.hasKey(key)) return fail({ code: 'duplicate', field: 'key' });
    // Products may still have values under this key from a deleted attribute. These would get a wrong meaning.
    if (await queries.hasValues(key)) return fail({ code: 'duplicate', field: 'key' });
    const saved: SavedAttribute = { kind, unit, title, valueTitles: {}, spellings: {} };
    const id = await queries.add(key, saved);
    await record(tx, deps, caller, {
      action: 'attribute.created',
      object: { kind: 'attribute', id },
      after: { key, ...recordedNew(recordedAttribute(saved)) },
    });
    return ok(await presentAttribute(tx, deps, await must(tx, id), caller.locale));
  });

/** Saves an attribute. Fails if it was changed since the caller loaded it. */
export const saveAttribute = (
  deps: Deps,
  caller: StaffCall,
  attributeId: string,
  { version, fields }: { version: string; fields: AttributeFields },
): Promise<Result<StaffAttribute, Failure>> =>
  changeFrame<StaffAttribute>(deps, async (tx) => {
    const { locale } = caller;
    const queries = staffAttributeQueries(tx);
    const row = await byId(tx, attributeId);
    if (row === undefined) return notFound;
    const before = savedOf(row);
    if (versionOf(before) !== version) return fail({ code: 'catalogue_changed' });
    const { kind, unit, title, values } = fields;
    const isAnother = before.kind !== kind || before.unit !== unit;
    const hasValues = isAnother && (await queries.hasValues(row.key));
    const problem = meaningProblem(before, fields, hasValues, 'fields.', locale);
    if (problem !== null) return problem;
    const twice = values.findIndex(({ value }, at) => values.findIndex((each) => each.value === value) < at);
    if (twice !== -1) return wrong(`fields.values.${twice}.value`, 'valueTwice', locale);
    const valueTitles = Object.fromEntries(values.map((each) => [each.value, each.title]));
    const after: SavedAttribute = { kind, unit, title, valueTitles, spellings: before.spellings };
    await queries.save(row.id, after);
    const change = recordedChange(recordedAttribute(before), recordedAttribute(after));
    await record(tx, deps, caller, {
      action: 'attribute.changed',
      object: { kind: 'attribute', id: row.id },
      ...change,
    });
    return ok(await presentAttribute(tx, deps, await must(tx, row.id), locale));
  });

/**
 * Replaces several values of a choice attribute by one value, in all products. Later imports replace the old values
 * too.
 */
export const mergeAttributeValues = (
  deps: Deps,
  caller: StaffCall,
  attributeId: string,
  { from, into }: { from: readonly string[]; into: string },
): Promise<Result<{ products: number }, Failure>> =>
  changeFrame<{ products: number }>(deps, async (tx) => {
    const row = await byId(tx, attributeId);
    if (row === undefined) return notFound;
    if (row.kind !== 'enum') return wrong('from', 'notChoice', caller.locale);
    const others = [...new Set(from)].filter((value) => value !== into);
    if (others.length === 0) return wrong('into', 'mergeSelf', caller.locale);
    const before = savedOf(row);
    await staffAttributeQueries(tx).save(row.id, { ...before, ...mergedValues(before, others, into) });
    const products = await staffAttributeQueries(tx).replaceValues(row.key, others, into);
    await record(tx, deps, caller, {
      action: 'attribute.values_merged',
      object: { kind: 'attribute', id: row.id },
      before: { values: others },
      after: { values: [into], products },
    });
    return ok({ products });
  });

/** Deletes an attribute; fails if products have values of it. */
export const deleteAttribute = (
  deps: Deps,
  caller: StaffCall,
  attributeId: string,
): Promise<Result<{ isDone: true }, Failure>> =>
  changeFrame<{ isDone: true }>(deps, async (tx) => {
    const queries = staffAttributeQueries(tx);
    const row = await byId(tx, attributeId);
    if (row === undefined) return notFound;
    if (await queries.hasValues(row.key)) {
      return fail({ code: 'in_use', detail: translators[caller.locale]('backOfficeCatalogue.attributeHasValues') });
    }
    await queries.remove(row.id, row.key);
    await record(tx, deps, caller, {
      action: 'attribute.deleted',
      object: { kind: 'attribute', id: row.id },
      before: { key: row.key, ...recordedNew(recordedAttribute(savedOf(row))) },
    });
    return ok({ isDone: true as const });
  });
