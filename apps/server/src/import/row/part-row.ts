import { hash } from 'node:crypto';

import { arrayText, copyRow } from '@farad/database/seed/copy-text';
import type {
  AttributeDefinition,
  AttributeValue,
  Category,
  CategoryAttribute,
  Manufacturer,
} from '@farad/domain/category';
import { packageVariant, readPackage, withoutHan, type ImportMode, type ReadPackage } from '@farad/domain/import';
import { bareLink, documentLink, type PriceBreaks } from '@farad/domain/product';
import { slugify, type LocalizedText } from '@farad/domain/shared';
import { textAt, type SourceProblem, type SourceRecord } from '@farad/importers/record';

import { cachedByText } from '#kit/cached-by-text.ts';
import type { CategoryPlan } from './category-plan.ts';
import type { ColumnPlan } from './column-plan.ts';
import { addDerived } from './derived-values.ts';
import { describedAdder } from './described-attributes.ts';
import type { MakerPlan } from '../makers/maker-plan.ts';
import type { Mapping } from '../mapping.ts';
import {
  countMax,
  countOf,
  daysOf,
  lifecycleOf,
  priceRuleOf,
  pricesOf,
  requiredText,
  RowRefused,
  stockOf,
  type LeaveOut,
} from './part-fields.ts';
import { ownTexts } from './own-texts.ts';
import { partWriter } from './part-texts.ts';
import type { LooseRow, NearestCategory } from './nearest-category.ts';
import {
  attributeReader,
  describingTexts,
  isUmbrellaPath,
  pathReader,
  pathSign,
  type AttributeReader,
} from './source-part.ts';

export interface ImportPlan {
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  /** True if the file writes decimals after a comma. */
  readonly hasDecimalComma: boolean;
  readonly columns: ColumnPlan;
  readonly makers: MakerPlan;
  readonly categories: CategoryPlan;
  readonly categoryAttributes: ReadonlyMap<number, readonly CategoryAttribute[]>;
  /** Finds the categories of parts in mixed groups. */
  readonly nearest: NearestCategory;
  /** Returns the slugs of a category and its ancestors, the most specific one first. */
  readonly slugsOf: (category: Category) => readonly string[];
  /** Definitions of the shop's attributes, and of those that the import adds. */
  readonly definitions: ReadonlyMap<string, AttributeDefinition>;
}

const mpnLengthMax = 100;
const numberLengthMax = 100;
const slugLengthMax = 120;
const spellingLengthMax = 300;
const stockMax = 2_000_000_000;
const leadTimeMax = 1000;
const cacheMax = 50_000;

/** A part as the file describes it. */
export interface ReadPart {
  /** Null = the file names no known maker. This is possible if only prices or stock are imported. */
  readonly maker: Manufacturer | null;
  readonly mpn: string;
  readonly number: string;
  readonly category: Category;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Null has the same meaning as in RowPrices. */
  readonly tiers: PriceBreaks | null;
  /** Purchase prices by quantity; empty = the file has none. */
  readonly purchase: PriceBreaks;
  readonly values: Readonly<Record<string, AttributeValue>>;
  readonly terms: ReturnType<typeof termsOf>;
  readonly documents: string;
  /** True if there is no Russian title. */
  readonly isUntranslated: boolean;
}

/**
 * A row for the staging table, or the problem for which it is refused. `warnings` name the values that were left out.
 */
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

/**
 * Returns a function that reads the values of a row: those in its columns, then those that follow from the package and
 * other values.
 */
function valueReader(plan: ImportPlan, attributesOf: AttributeReader) {
  const packageOf = cachedByText(readPackage);
  const withoutHanOf = cachedByText(withoutHan);
  const namesOf = cachedByText((path) => path.split(pathSign));
  return (record: SourceRecord, path: string, warnings: Warnings): Record<string, AttributeValue> => {
    const values: Record<string, AttributeValue> = {};
    for (const [name, text] of attributesOf(record)) {
      const found = plan.columns.readers.get(name)?.(text, path);
      if (found === undefined || found.kind === 'absent') continue;
      const value = found.kind === 'value' && typeof found.value === 'string' ? withoutHanOf(found.value) : null;
      if (found.kind === 'unread' || value === '')
        warnings.push({ line: record.line, field: name, value: text.slice(0, 200), reason: 'not_typed' });
      else if (plan.definitions.has(found.key)) values[found.key] ??= value ?? found.value;
      else warnings.push({ line: record.line, field: name, value: text.slice(0, 200), reason: 'rare_attribute' });
    }
    const { package: field } = plan.mapping.fields;
    if (field !== undefined) addBody(values, packageOf(textAt(record.fields, field)));
    addDerived(values, namesOf(path), () => describingTexts(record, plan.mapping));
    return values;
  };
}

function documentsOf(record: SourceRecord, field: string | undefined, mpn: string, warnings: Warnings): string {
  const text = field === undefined ? '' : textAt(record.fields, field);
  const url = bareLink(text);
  if (field === undefined || url === '' || url === '-') return '[]';
  if (documentLink(url) !== null && URL.canParse(url)) return JSON.stringify([{ kind: 'datasheet', title: mpn, url }]);
  warnings.push({ line: record.line, field, value: text.slice(0, 200), reason: 'not_a_link' });
  return '[]';
}

/** Returns a function that finds the category of a row. The category has the attributes that the import adds. */
function categoryReader({ categories, categoryAttributes, nearest }: ImportPlan) {
  const known = new Map<string, Category>();
  const changed = new Map<Category, Category>();
  const afterImport = (category: Category): Category => {
    const before = changed.get(category);
    if (before !== undefined) return before;
    const after = { ...category, attributes: categoryAttributes.get(category.id) ?? category.attributes };
    changed.set(category, after);
    return after;
  };
  return (path: string, row: () => LooseRow): Category => {
    const near = isUmbrellaPath(path) ? nearest(path, row()) : null;
    if (near !== null) return afterImport(near);
    const found = known.get(path);
    if (found !== undefined) return found;
    const after = afterImport(categories.categoryOf(path));
    if (known.size < cacheMax) known.set(path, after);
    return after;
  };
}

const spellingOf = (record: SourceRecord, { mapping: { fields } }: ImportPlan): string =>
  fields.maker === undefined ? '' : textAt(record.fields, fields.maker);

function makerOf(record: SourceRecord, plan: ImportPlan): Manufacturer {
  const spelling = spellingOf(record, plan);
  const maker = plan.makers.makerOf(spelling);
  const field = plan.mapping.fields.maker ?? 'makers.missing';
  if (maker === undefined) throw new RowRefused(field, spelling, 'required');
  if (/^[=@]/.test(spelling)) throw new RowRefused(field, spelling, 'formula');
  return maker;
}

const knownMakerOf = (record: SourceRecord, plan: ImportPlan): Manufacturer | null =>
  plan.makers.makerOf(spellingOf(record, plan)) ?? null;

/** Returns the column with the prices that apply from this quantity. */
const columnFrom = ({ prices: { tiers, columns = [] } }: Mapping, from: number): string =>
  tiers?.field ?? columns.find(({ quantity }) => quantity === from)?.field ?? 'prices';

/**
 * Reads stock and sales terms. If small quantities have no price, the minimum quantity is the smallest one that has a
 * price.
 */
function termsOf(
  record: SourceRecord,
  { mapping, hasDecimalComma }: ImportPlan,
  pricedFrom: number,
  leaveOut: LeaveOut,
) {
  const { fields, leadTimeDays } = mapping;
  const multiple = countOf(record, fields.multiple, [1, countMax], 1, leaveOut, hasDecimalComma);
  const stated = countOf(record, fields.minQuantity, [1, countMax], 1, leaveOut, hasDecimalComma);
  const least = Math.max(stated, pricedFrom);
  if (pricedFrom > stated) leaveOut(columnFrom(mapping, pricedFrom), String(pricedFrom), 'priced_from');
  const isSaid = least > 1 || fields.minQuantity !== undefined || fields.multiple !== undefined;
  const series = fields.series === undefined ? '' : textAt(record.fields, fields.series);
  return {
    multiple,
    /** Minimum quantity; null = the file does not state one. */
    least: isSaid ? Math.ceil(least / multiple) * multiple : null,
    stock: stockOf(record, fields.stock, stockMax, leaveOut, hasDecimalComma),
    leadTimeDays: daysOf(record, fields.leadTimeDays, leadTimeMax, leadTimeDays, leaveOut),
    series: series === '' || series === '-' ? null : series.slice(0, 100),
    lifecycle: fields.lifecycle === undefined ? 'active' : lifecycleOf(textAt(record.fields, fields.lifecycle)),
  };
}

/** Returns a function that converts a row to a part. The function throws RowRefused if the row is refused. */
export function partReader(plan: ImportPlan) {
  const { mapping } = plan;
  const { fields } = mapping;
  const rule = priceRuleOf(mapping.prices);
  const writer = partWriter(plan.definitions);
  const attributesOf = attributeReader(mapping);
  const readValues = valueReader(plan, attributesOf);
  const addDescribed = describedAdder(mapping, attributesOf, plan.definitions, plan.slugsOf);
  const categoryOf = categoryReader(plan);
  const pathOf = pathReader(mapping);
  const namesOf = (record: SourceRecord): readonly string[] =>
    attributesOf(record).flatMap(([name, text]) => (text === '' || text === '-' ? [] : [name]));
  const isFull = plan.mode === 'full';
  const hasNumber = fields.supplierNumber !== undefined;

  /**
   * Returns the part number and the maker. If only prices or stock are imported, both may be missing, since the
   * supplier's number identifies the part.
   */
  const nameOf = (record: SourceRecord) => {
    const isNamed = isFull || !hasNumber || (fields.mpn !== undefined && textAt(record.fields, fields.mpn) !== '');
    const maker = isFull || !hasNumber ? makerOf(record, plan) : knownMakerOf(record, plan);
    return { mpn: isNamed ? requiredText(record, fields.mpn ?? 'mpn', mpnLengthMax) : '', maker };
  };

  return (record: SourceRecord, warnings: Warnings): ReadPart => {
    const { mpn, maker } = nameOf(record);
    // A row without a supplier's number is identified by its maker and part number.
    const isNumbered = fields.supplierNumber !== undefined && textAt(record.fields, fields.supplierNumber) !== '';
    const number =
      fields.supplierNumber === undefined || (!isNumbered && mpn !== '' && maker !== null)
        ? `${maker?.slug}/${mpn.toUpperCase()}`
        : requiredText(record, fields.supplierNumber, numberLengthMax);
    const leaveOut: LeaveOut = (field, value, reason) =>
      void warnings.push({ line: record.line, field, value: value.slice(0, 200), reason });
    const path = pathOf(record);
    const loose = (): LooseRow => ({ names: namesOf(record), maker: spellingOf(record, plan), mpn });
    const category = categoryOf(path, loose);
    const values = isFull ? readValues(record, path, warnings) : {};
    if (isFull) addDescribed(values, category, record, path);
    const made = {
      title: writer.title(category, mpn, values),
      description: writer.description(category, maker?.name ?? '', mpn, values),
    };
    const { title, description, isUntranslated } = ownTexts(record, mapping, made, leaveOut);
    const prices =
      plan.mode === 'stock' ? { tiers: [], purchase: [], from: 1 } : pricesOf(record, mapping, rule, leaveOut);
    return {
      maker,
      mpn,
      number,
      category,
      values,
      title,
      description,
      isUntranslated,
      ...prices,
      terms: termsOf(record, plan, prices.from, leaveOut),
      documents: isFull ? documentsOf(record, fields.datasheet, mpn, warnings) : '[]',
    };
  };
}

/** Returns the quantities and the prices as two columns; null = not in the file. */
const tierTexts = (tiers: PriceBreaks | null): readonly [string | null, string | null] =>
  tiers === null
    ? [null, null]
    : [arrayText(tiers.map(({ minQuantity }) => minQuantity)), arrayText(tiers.map(({ unitPrice }) => unitPrice))];

/**
 * Returns a function that makes the rows of the staging table, each with a hash. The order of the columns is that of
 * import-sql.ts.
 */
export function rowMaker(plan: ImportPlan) {
  const { mapping } = plan;
  const read = partReader(plan);

  const variantOf = cachedByText(packageVariant);
  /** Returns the package variant of the part, by the package column or the attribute values. */
  const bodyOf = (record: SourceRecord, values: ReadPart['values']): string => {
    const { package: field } = mapping.fields;
    const text = (field === undefined ? '' : textAt(record.fields, field)) || String(values['package'] ?? '');
    return variantOf(text);
  };

  const make = (record: SourceRecord, warnings: Warnings): string => {
    const part = read(record, warnings);
    const { maker, mpn, number, category, tiers, values, terms } = part;
    const seo = `${maker?.slug}-${slugify(mpn) || 'part'}`.slice(0, slugLengthMax).replace(/-$/, '');
    const shown = tiers === null || tiers.length === 0 ? 'known' : 'published';
    const row = copyRow([
      number,
      mpn,
      mpn.replaceAll(' ', '').toUpperCase(),
      maker?.id ?? 0,
      category.id,
      seo,
      JSON.stringify(part.title),
      JSON.stringify(part.description),
      ...tierTexts(tiers),
      // 0 = the file does not state it.
      terms.least ?? 0,
      terms.multiple,
      typeof values['package'] === 'string' ? values['package'] : null,
      terms.lifecycle,
      mapping.publish && !part.isUntranslated ? shown : 'draft',
      terms.leadTimeDays,
      JSON.stringify(values),
      terms.series,
      part.documents,
      JSON.stringify(mapping.numberName === undefined ? {} : { [mapping.numberName]: number }),
      terms.stock,
      part.purchase[0]?.unitPrice ?? null,
      part.isUntranslated,
    ]);
    const paid = tierTexts(part.purchase.length === 0 ? null : part.purchase);
    const known = copyRow([spellingOf(record, plan).slice(0, spellingLengthMax), bodyOf(record, values), ...paid]);
    // Rows with at most one purchase price have the same hash as in earlier releases, which stored only one.
    const told = part.purchase.length > 1 ? row + paid.join(' ') : row;
    return `${record.line}\t${row.slice(0, -1)}\t${known.slice(0, -1)}\t${hash('md5', told)}\n`;
  };

  const written = (record: SourceRecord, path: string | undefined): string =>
    path === undefined ? '' : textAt(record.fields, path).slice(0, mpnLengthMax);
  const nameOf = (record: SourceRecord): NonNullable<SourceProblem['part']> => ({
    mpn: written(record, mapping.fields.mpn) || written(record, mapping.fields.supplierNumber),
    maker: written(record, mapping.fields.maker),
  });

  return (record: SourceRecord): MadeRow => {
    const warnings: SourceProblem[] = [];
    try {
      return { text: make(record, warnings), warnings };
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return { text: null, warnings, problem: { line: record.line, ...error.problem, part: nameOf(record) } };
    }
  };
}
