import { hash } from 'node:crypto';

import { arrayText, copyRow } from '@farad/database/seed/copy-text';
import type { AttributeDefinition, AttributeValue, Category, CategoryAttribute } from '@farad/domain/category';
import {
  convertTiers,
  readDecimal,
  readPackage,
  type PriceRule,
  type ReadPackage,
  type WrittenTier,
} from '@farad/domain/import';
import type { Lifecycle, PriceTiers } from '@farad/domain/product';
import { slugify } from '@farad/domain/shared';
import { fieldAt, textAt, type ProblemReason, type SourceProblem, type SourceRecord } from '@farad/importers/record';

import type { CategoryPlan } from './category-plan.ts';
import type { ColumnPlan } from './column-plan.ts';
import { addDerived } from './derived-values.ts';
import type { MakerPlan } from './maker-plan.ts';
import type { Mapping } from './mapping.ts';
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
const countMax = 10_000_000;

const lifecycles: readonly (readonly [pattern: RegExp, lifecycle: Lifecycle])[] = [
  [/not\s+recommended|\bnrnd\b|не рекоменд/i, 'not_for_new_designs'],
  [/last\s+time|end\s+of\s+life|\beol\b|\bltb\b|discontinu|снимается/i, 'end_of_life'],
  [/obsolete|снят/i, 'obsolete'],
];

const lifecycleOf = (text: string): Lifecycle => lifecycles.find(([pattern]) => pattern.test(text))?.[1] ?? 'active';

/** Decimals of the mapping as they are counted with; the schema has seen that they are decimals. */
export function priceRuleOf({ rate, margin }: Mapping['prices']): PriceRule {
  const zero = { digits: 0n, scale: 0 };
  const steps = Array.isArray(margin) ? margin : [{ percent: margin }];
  return {
    rate: readDecimal(rate ?? 1) ?? zero,
    margins: steps
      .map((step) => ({ belowRoubles: step.belowRoubles ?? null, percent: readDecimal(step.percent) ?? zero }))
      .sort((a, b) => (a.belowRoubles ?? Infinity) - (b.belowRoubles ?? Infinity)),
  };
}

class RowRefused extends Error {
  readonly problem: Omit<SourceProblem, 'line'>;

  constructor(field: string, value: string, reason: ProblemReason) {
    super(reason);
    this.problem = { field, value: value.slice(0, 200), reason };
  }
}

/** Reads one tier after another; a price that is none refuses the row rather than be left out. */
function tiersOf(record: SourceRecord, { prices }: Mapping, rule: PriceRule): PriceTiers {
  const written: WrittenTier[] = [];
  const add = (from: unknown, value: unknown, field: string): void => {
    if (value === null || value === undefined || value === '' || value === '-') return;
    const price = typeof value === 'number' || typeof value === 'string' ? readDecimal(value) : null;
    const quantity = Number(from);
    if (price === null || !(quantity >= 0 && quantity <= countMax)) {
      throw new RowRefused(field, typeof value === 'object' ? JSON.stringify(value) : String(value), 'not_a_price');
    }
    written.push({ from: Math.max(1, Math.ceil(quantity)), price });
  };
  if (prices.tiers !== undefined) {
    const list = fieldAt(record.fields, prices.tiers.field);
    for (const tier of Array.isArray(list) ? (list as unknown[]) : []) {
      if (typeof tier !== 'object' || tier === null) continue;
      const fields = tier as Readonly<Record<string, unknown>>;
      add(fieldAt(fields, prices.tiers.quantity), fieldAt(fields, prices.tiers.price), prices.tiers.field);
    }
  }
  for (const { quantity, field } of prices.columns ?? []) add(quantity, textAt(record.fields, field), field);
  const tiers = convertTiers(written, rule);
  if (tiers === null) throw new RowRefused('prices', '', 'not_a_price');
  return tiers;
}

const withoutGroups = (text: string): string => text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');

/** A whole number of a field, at least `min`; `absent` where the field is empty or has no name in the mapping. */
function countOf<T>(record: SourceRecord, field: string | undefined, min: number, max: number, absent: T): number | T {
  if (field === undefined) return absent;
  const text = withoutGroups(textAt(record.fields, field))
    .replace(/^[<>]\s*/, '')
    .replace(/[.,]0+$/, '');
  if (text === '' || text === '-') return absent;
  if (!/^\d{1,15}$/.test(text)) throw new RowRefused(field, text, 'not_a_number');
  return Math.min(max, Math.max(min, Number(text)));
}

function requiredText(record: SourceRecord, field: string, max: number): string {
  const text = textAt(record.fields, field)
    .normalize('NFC')
    .replace(/[\s\u0000-\u001f\u007f]+/gu, ' ')
    .trim();
  if (text === '') throw new RowRefused(field, '', 'required');
  if (text.length > max) throw new RowRefused(field, text, 'too_long');
  return text;
}

/** A row for the staging table, or the problem that keeps it out; `warnings` are values that were left out. */
export type MadeRow =
  | { readonly text: string; readonly warnings: readonly SourceProblem[] }
  | { readonly text: null; readonly warnings: readonly SourceProblem[]; readonly problem: SourceProblem };

export function rowMaker(plan: ImportPlan) {
  const { mapping } = plan;
  const rule = priceRuleOf(mapping.prices);
  const attributesOf = attributeReader(mapping);
  const writer = partWriter(plan.definitions);
  const packages = new Map<string, ReadPackage>();
  const categories = new Map<Category, Category>();

  const packageOf = (text: string): ReadPackage => {
    const known = packages.get(text) ?? readPackage(text);
    if (packages.size < 50_000) packages.set(text, known);
    return known;
  };

  /** With the attributes that the import gives it. */
  const categoryAfter = (category: Category): Category => {
    const known = categories.get(category);
    if (known !== undefined) return known;
    const after = { ...category, attributes: plan.categoryAttributes.get(category.id) ?? category.attributes };
    categories.set(category, after);
    return after;
  };

  const valuesOf = (record: SourceRecord, read: ReadPackage, warnings: SourceProblem[]) => {
    const values: Record<string, AttributeValue> = {};
    for (const [name, text] of attributesOf(record)) {
      const found = plan.columns.readers.get(name)?.(text);
      if (found === undefined || found.kind === 'absent') continue;
      if (found.kind === 'value') {
        if (plan.definitions.has(found.key)) values[found.key] ??= found.value;
      } else warnings.push({ line: record.line, field: name, value: text.slice(0, 200), reason: 'not_typed' });
    }
    if (read.name !== null) values['package'] ??= read.name;
    if (read.mounting !== null) values['mounting'] ??= read.mounting;
    if (read.isAngled) values['orientation'] ??= 'angled';
    if (read.pitch !== null) values['pitch'] ??= read.pitch;
    addDerived(values);
    return values;
  };

  const documentsOf = (record: SourceRecord, mpn: string, warnings: SourceProblem[]): string => {
    const field = mapping.fields.datasheet;
    const url = field === undefined ? '' : textAt(record.fields, field);
    if (field === undefined || url === '' || url === '-') return '[]';
    if (url.length <= 1000 && URL.canParse(url) && new URL(url).protocol === 'https:')
      return JSON.stringify([{ kind: 'datasheet', title: mpn, url }]);
    warnings.push({ line: record.line, field, value: url.slice(0, 200), reason: 'not_a_link' });
    return '[]';
  };

  const make = (record: SourceRecord, warnings: SourceProblem[]): string => {
    const { fields } = mapping;
    const mpn = requiredText(record, fields.mpn, mpnLengthMax);
    const spelling = fields.maker === undefined ? '' : textAt(record.fields, fields.maker);
    const maker = plan.makers.makerOf(spelling);
    if (maker === undefined) throw new RowRefused(fields.maker ?? 'makers.missing', spelling, 'required');
    const number =
      fields.supplierNumber === undefined
        ? `${maker.slug}/${mpn.toUpperCase()}`
        : requiredText(record, fields.supplierNumber, numberLengthMax);
    const category = categoryAfter(plan.categories.categoryOf(categoryPath(record, mapping)));
    const body = packageOf(fields.package === undefined ? '' : textAt(record.fields, fields.package));
    const values = valuesOf(record, body, warnings);
    const tiers = tiersOf(record, mapping, rule);
    const multiple = countOf(record, fields.multiple, 1, countMax, 1);
    const least = countOf(record, fields.minQuantity, 1, countMax, 1);
    const stock = countOf(record, fields.stock, 0, stockMax, null);
    const series = fields.series === undefined ? '' : textAt(record.fields, fields.series);
    const otherNumbers = mapping.numberName === undefined ? {} : { [mapping.numberName]: number };
    const columns = [
      number,
      mpn,
      mpn.replaceAll(' ', '').toUpperCase(),
      maker.id,
      category.id,
      `${maker.slug}-${slugify(mpn) || slugify(number)}`.slice(0, slugLengthMax).replace(/-$/, ''),
      JSON.stringify(writer.title(category, mpn, values)),
      JSON.stringify(writer.description(category, maker.name, mpn, values)),
      arrayText(tiers.map(({ minQuantity }) => minQuantity)),
      arrayText(tiers.map(({ unitPrice }) => unitPrice)),
      Math.ceil(least / multiple) * multiple,
      multiple,
      typeof values['package'] === 'string' ? values['package'] : null,
      fields.lifecycle === undefined ? 'active' : lifecycleOf(textAt(record.fields, fields.lifecycle)),
      mapping.publish ? (tiers.length === 0 ? 'known' : 'published') : 'draft',
      mapping.leadTimeDays,
      JSON.stringify(values),
      series === '' || series === '-' ? null : series.slice(0, 100),
      documentsOf(record, mpn, warnings),
      JSON.stringify(otherNumbers),
      stock,
    ];
    const row = copyRow(columns);
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
