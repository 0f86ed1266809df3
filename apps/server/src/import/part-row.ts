import { hash } from 'node:crypto';

import { arrayText, copyRow } from '@farad/database/seed/copy-text';
import type {
  AttributeDefinition,
  AttributeValue,
  Category,
  CategoryAttribute,
  Manufacturer,
} from '@farad/domain/category';
import { readPackage, type ReadPackage } from '@farad/domain/import';
import { slugify } from '@farad/domain/shared';
import { textAt, type SourceProblem, type SourceRecord } from '@farad/importers/record';

import type { CategoryPlan } from './category-plan.ts';
import type { ColumnPlan } from './column-plan.ts';
import { addDerived } from './derived-values.ts';
import type { MakerPlan } from './maker-plan.ts';
import type { Mapping } from './mapping.ts';
import { countMax, countOf, lifecycleOf, priceRuleOf, requiredText, RowRefused, tiersOf } from './part-fields.ts';
import { partWriter } from './part-texts.ts';
import { attributeReader, categoryPath } from './source-part.ts';

export interface ImportPlan {
  readonly mapping: Mapping;
  readonly columns: ColumnPlan;
  readonly makers: MakerPlan;
  readonly categories: CategoryPlan;
  readonly categoryAttributes: ReadonlyMap<number, readonly CategoryAttribute[]>;
  /** Of the shop, of its reference frame and of this file. */
  readonly definitions: ReadonlyMap<string, AttributeDefinition>;
}

const mpnLengthMax = 100;
const numberLengthMax = 100;
const slugLengthMax = 120;
const stockMax = 2_000_000_000;
const cacheMax = 50_000;

/** A row for the staging table, or the problem that keeps it out; `warnings` are values that were left out. */
export type MadeRow =
  | { readonly text: string; readonly warnings: readonly SourceProblem[] }
  | { readonly text: null; readonly warnings: readonly SourceProblem[]; readonly problem: SourceProblem };

type Warnings = SourceProblem[];

function addBody(values: Record<string, AttributeValue>, { name, mounting, isAngled, pitch }: ReadPackage): void {
  if (name !== null) values['package'] ??= name;
  if (mounting !== null) values['mounting'] ??= mounting;
  if (isAngled) values['orientation'] ??= 'angled';
  if (pitch !== null) values['pitch'] ??= pitch;
}

/** Typed values of a row: its columns first, then what its package and other values tell. */
function valueReader(plan: ImportPlan) {
  const attributesOf = attributeReader(plan.mapping);
  const packages = new Map<string, ReadPackage>();
  const packageOf = (text: string): ReadPackage => {
    const known = packages.get(text) ?? readPackage(text);
    if (packages.size < cacheMax) packages.set(text, known);
    return known;
  };
  return (record: SourceRecord, warnings: Warnings): Readonly<Record<string, AttributeValue>> => {
    const values: Record<string, AttributeValue> = {};
    for (const [name, text] of attributesOf(record)) {
      const found = plan.columns.readers.get(name)?.(text);
      if (found === undefined || found.kind === 'absent') continue;
      if (found.kind === 'unread')
        warnings.push({ line: record.line, field: name, value: text.slice(0, 200), reason: 'not_typed' });
      else if (plan.definitions.has(found.key)) values[found.key] ??= found.value;
    }
    const { package: field } = plan.mapping.fields;
    if (field !== undefined) addBody(values, packageOf(textAt(record.fields, field)));
    addDerived(values);
    return values;
  };
}

function documentsOf(record: SourceRecord, field: string | undefined, mpn: string, warnings: Warnings): string {
  const url = field === undefined ? '' : textAt(record.fields, field);
  if (field === undefined || url === '' || url === '-') return '[]';
  if (url.length <= 1000 && URL.canParse(url) && new URL(url).protocol === 'https:')
    return JSON.stringify([{ kind: 'datasheet', title: mpn, url }]);
  warnings.push({ line: record.line, field, value: url.slice(0, 200), reason: 'not_a_link' });
  return '[]';
}

/** With the attributes that the import gives it. */
function categoryReader({ mapping, categories, categoryAttributes }: ImportPlan) {
  const known = new Map<string, Category>();
  return (record: SourceRecord): Category => {
    const path = categoryPath(record, mapping);
    const found = known.get(path);
    if (found !== undefined) return found;
    const category = categories.categoryOf(path);
    const after = { ...category, attributes: categoryAttributes.get(category.id) ?? category.attributes };
    if (known.size < cacheMax) known.set(path, after);
    return after;
  };
}

function makerOf(record: SourceRecord, { mapping, makers }: ImportPlan): Manufacturer {
  const { maker: field } = mapping.fields;
  const spelling = field === undefined ? '' : textAt(record.fields, field);
  const maker = makers.makerOf(spelling);
  if (maker === undefined) throw new RowRefused(field ?? 'makers.missing', spelling, 'required');
  return maker;
}

/** Columns that say how much and on what terms it is sold. */
function termsOf(record: SourceRecord, { fields }: Mapping) {
  const multiple = countOf(record, fields.multiple, 1, countMax, 1);
  const least = countOf(record, fields.minQuantity, 1, countMax, 1);
  const series = fields.series === undefined ? '' : textAt(record.fields, fields.series);
  return {
    multiple,
    least: Math.ceil(least / multiple) * multiple,
    stock: countOf(record, fields.stock, 0, stockMax, null),
    series: series === '' || series === '-' ? null : series.slice(0, 100),
    lifecycle: fields.lifecycle === undefined ? 'active' : lifecycleOf(textAt(record.fields, fields.lifecycle)),
  };
}

/** Makes rows of the staging table, in the order of its columns (import-sql.ts), with a digest of each. */
export function rowMaker(plan: ImportPlan) {
  const { mapping } = plan;
  const { fields } = mapping;
  const rule = priceRuleOf(mapping.prices);
  const writer = partWriter(plan.definitions);
  const readValues = valueReader(plan);
  const categoryOf = categoryReader(plan);

  const make = (record: SourceRecord, warnings: Warnings): string => {
    const mpn = requiredText(record, fields.mpn, mpnLengthMax);
    const maker = makerOf(record, plan);
    const number =
      fields.supplierNumber === undefined
        ? `${maker.slug}/${mpn.toUpperCase()}`
        : requiredText(record, fields.supplierNumber, numberLengthMax);
    const category = categoryOf(record);
    const values = readValues(record, warnings);
    const tiers = tiersOf(record, mapping, rule);
    const terms = termsOf(record, mapping);
    const seo = `${maker.slug}-${slugify(mpn) || slugify(number)}`.slice(0, slugLengthMax).replace(/-$/, '');
    const row = copyRow([
      ...[number, mpn, mpn.replaceAll(' ', '').toUpperCase(), maker.id, category.id, seo],
      JSON.stringify(writer.title(category, mpn, values)),
      JSON.stringify(writer.description(category, maker.name, mpn, values)),
      arrayText(tiers.map(({ minQuantity }) => minQuantity)),
      arrayText(tiers.map(({ unitPrice }) => unitPrice)),
      ...[terms.least, terms.multiple],
      typeof values['package'] === 'string' ? values['package'] : null,
      terms.lifecycle,
      mapping.publish ? (tiers.length === 0 ? 'known' : 'published') : 'draft',
      mapping.leadTimeDays,
      JSON.stringify(values),
      terms.series,
      documentsOf(record, fields.datasheet, mpn, warnings),
      JSON.stringify(mapping.numberName === undefined ? {} : { [mapping.numberName]: number }),
      terms.stock,
    ]);
    return `${record.line}\t${row.slice(0, -1)}\t${hash('md5', row)}\n`;
  };

  return (record: SourceRecord): MadeRow => {
    const warnings: SourceProblem[] = [];
    try {
      return { text: make(record, warnings), warnings };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return { text: null, warnings, problem: { line: record.line, ...error.problem } };
    }
  };
}
