import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { importFields, type ImportField } from '@farad/domain/import';
import { slugify } from '@farad/domain/shared';
import { columnInFile, textAt, type SourceRecord } from '@farad/importers/record';
import { categoryNamer } from '@farad/importers/vocabulary/named-category';
import { readCategoryName } from '@farad/importers/vocabulary/read-category';

import { readRows } from '../open-file.ts';
import { besideOf } from '../problems-file.ts';
import {
  attributeHints,
  ignoredColumns,
  proposeFields,
  stockCandidates,
  type AttributeHint,
  type SeenColumn,
} from './proposed-columns.ts';
import { stockColumns } from './stock-columns.ts';
import { currencyOfHeadings, proposePrices, type ProposedPrices } from './proposed-prices.ts';

const samples = 500;
/**
 * Up to `samples` × `stride` rows of JSON Lines are read, and `samples` evenly spaced ones are examined. The rows may
 * have different fields.
 */
const stride = 40;
const columnsMax = 500;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the columns of the rows. For nested objects they are named by the paths to their values. */
function columnsOf(records: readonly SourceRecord[]): readonly SeenColumn[] {
  const texts = new Map<string, string[]>();
  const add = (name: string, record: SourceRecord): void => {
    const known = texts.get(name) ?? [];
    if (!texts.has(name) && texts.size < columnsMax) texts.set(name, known);
    const text = textAt(record.fields, name);
    if (text !== '' && text !== '-') known.push(text);
  };
  for (const record of records) {
    for (const [name, value] of Object.entries(record.fields)) {
      if (isObject(value)) for (const inner of Object.keys(value)) add(`${name}.${inner}`, record);
      else add(name, record);
    }
  }
  return [...texts].map(([name, own]) => ({ name, texts: own, filled: own.length / Math.max(1, records.length) }));
}

interface ProposedTiers {
  readonly field: string;
  readonly quantity: string;
  readonly price: string;
}

/** Finds a field with a list of objects that have a quantity and a price. Null = there is none. */
function tiersOf(records: readonly SourceRecord[]): ProposedTiers | null {
  for (const { fields } of records) {
    for (const [field, list] of Object.entries(fields)) {
      const first: unknown = Array.isArray(list) ? list[0] : undefined;
      if (!isObject(first)) continue;
      const keys = Object.keys(first);
      const price = keys.find((key) => /price|цена/i.test(key));
      const quantity = keys.find((key) => /from|qty|quant|min|кол/i.test(key));
      if (price !== undefined && quantity !== undefined) return { field, quantity, price };
    }
  }
  return null;
}

const currencyOfName = (name: string): string | null => {
  if (/usd|\$|доллар/i.test(name)) return 'USD';
  if (/eur|€|евро/i.test(name)) return 'EUR';
  if (/руб|rub|₽/i.test(name)) return 'RUB';
  return /cny|rmb|yuan|¥|元|юан/i.test(name) ? 'CNY' : null;
};

/** Returns the proposed prices if one field contains all price breaks. They only state the currency. */
function tierPrices(field: string, columns: readonly SeenColumn[]): ProposedPrices {
  const named = currencyOfName(field);
  const currency = named ?? currencyOfHeadings(columns.map(({ name }) => name));
  return { columns: [], currency, stated: new Map(named === null ? [] : [[field, named]]), all: new Set() };
}

/** Probable meaning of the columns of a file. The command and the back office make their mappings from it. */
export interface Proposal {
  readonly fields: Readonly<Partial<Record<ImportField, string>>>;
  readonly categories: readonly string[];
  /** Columns whose stocks are added. The field `stock` has the first of them. */
  readonly stocks: readonly string[];
  readonly tiers: ProposedTiers | null;
  readonly prices: readonly { readonly quantity: number; readonly field: string }[];
  readonly currency: string;
  /**
   * Currencies that the file states, by price column. For the other columns the currency is guessed from the headings.
   */
  readonly statedCurrencies: ReadonlyMap<string, string>;
  /** Field with an object that has the attributes of a row; null = the columns are the attributes. */
  readonly attributesFrom: string | null;
  readonly hints: readonly AttributeHint[];
  /** Columns that are not read: they do not describe parts, or they are further prices. */
  readonly ignored: readonly string[];
  /** Values of fields for rows that have none. */
  readonly constants: Readonly<Partial<Record<ImportField, string>>>;
}

/** Maker of the rows that name none. Without it they would be refused. */
const noMaker = 'Noname';

/**
 * Returns the category that a file name contains: "chip-resistor-surface-mount.csv", "Микроконтроллеры 2026.xlsx". Null
 * = none.
 */
function categoryOfName(file: string): string | null {
  const name = basename(file)
    .replace(/\.[^.]*(?:\.gz)?$/u, '')
    .replace(/[_\-.+]+/gu, ' ');
  return categoryNamer([])(name) ?? (readCategoryName([name]) === null ? null : name);
}

/** Returns the columns whose stocks are added; empty if no column has stock. */
function stocksOf(
  records: readonly SourceRecord[],
  columns: readonly SeenColumn[],
  { stock, ...others }: Proposal['fields'],
  used: ReadonlySet<string>,
): readonly string[] {
  if (stock === undefined) return [];
  const candidates = stockCandidates(columns, new Set([...Object.values(others), ...used]));
  const counted = candidates.map(({ name }) => ({ name, cells: records.map(({ fields }) => textAt(fields, name)) }));
  return stockColumns(counted, stock);
}

/** Texts about a file that apply to all its rows. */
export interface FileNames {
  /** Name of the file, as the supplier gave it. */
  readonly name: string;
  /** Texts above the row of headings. */
  readonly titles: readonly string[];
}

/** Returns the probable meanings of a file's columns, by their names and contents. */
export function proposeColumns(records: readonly SourceRecord[], file: FileNames): Proposal {
  const columns = columnsOf(records);
  const from =
    records.flatMap(({ fields }) => Object.entries(fields)).find(([, value]) => isObject(value))?.[0] ?? null;
  const tiers = tiersOf(records);
  const prices = tiers === null ? proposePrices(columns, file.titles) : tierPrices(tiers.field, columns);
  const { categories, ...fields } = proposeFields(columns, prices.all, from);
  const stocks = stocksOf(records, columns, fields, new Set([...categories, ...prices.all]));
  const taken = [
    ...Object.values(fields),
    ...categories,
    ...stocks,
    ...prices.all,
    ...(tiers === null ? [] : [tiers.field]),
  ].map(columnInFile);
  const named = categories.length === 0 ? categoryOfName(file.name) : null;
  return {
    fields: stocks[0] === undefined ? fields : { ...fields, stock: stocks[0] },
    categories,
    stocks,
    tiers,
    prices: prices.columns,
    currency: prices.currency,
    statedCurrencies: prices.stated,
    attributesFrom: from,
    hints: attributeHints(columns.filter(({ name }) => !taken.includes(name))),
    ignored: [
      ...ignoredColumns(columns, taken),
      ...[...prices.all].filter((name) => !prices.columns.some(({ field }) => field === name)),
    ],
    constants: {
      maker: noMaker,
      ...(named === null ? {} : { category: named }),
    },
  };
}

/** Returns a mapping file to begin with, which a person should check. */
export function proposeMapping(records: readonly SourceRecord[], file: FileNames): object {
  const found = proposeColumns(records, file);
  const { tiers, prices: columns, currency, attributesFrom: from } = found;
  const code = slugify(basename(file.name).replace(/\..*$/, '')).slice(0, 40) || 'supplier';
  const inOrder = importFields.flatMap((field) => {
    const column = found.fields[field];
    return column === undefined ? [] : [[field, column] as const];
  });
  const shape = tiers === null ? (columns.length === 0 ? null : { columns }) : { tiers };
  const own = from === null ? found.ignored : found.ignored.map((name) => withoutPrefix(name, from));
  return {
    supplier: { code, title: code },
    fields: {
      ...Object.fromEntries(inOrder),
      ...(found.stocks.length > 1 ? { stock: found.stocks } : {}),
      ...(found.categories.length === 0 ? {} : { category: found.categories }),
    },
    ...(found.constants.category === undefined ? {} : { constants: { category: found.constants.category } }),
    // The person must enter the rate. A mapping without a rate is refused with a question.
    prices: shape === null ? {} : { ...shape, currency, ...(currency === 'RUB' ? {} : { rate: null }), margin: 0 },
    categories: { table: {}, createFrom: 50 },
    makers: { table: {}, ...(found.constants.maker === undefined ? {} : { missing: found.constants.maker }) },
    attributes: { ...(from === null ? { columns: 'rest' } : { from }), ignore: own, ...tableOf(found, from) },
    publish: true,
  };
}

function tableOf({ hints }: Proposal, from: string | null): object {
  if (hints.length === 0) return {};
  const rows = hints.map(({ column, key, unit }) => [
    from === null ? column : withoutPrefix(column, from),
    { ...(key === null ? {} : { key }), ...(unit === '' ? {} : { unit }) },
  ]);
  return { table: Object.fromEntries(rows) as object };
}

const withoutPrefix = (name: string, from: string): string =>
  name.startsWith(`${from}.`) ? name.slice(from.length + 1) : name;

/**
 * Writes the proposed mapping to a file next to the price list. Returns its path and the columns whose stocks are
 * added.
 */
export async function writeProposal(
  file: string,
): Promise<{ readonly path: string; readonly stocks: readonly string[] }> {
  const records: SourceRecord[] = [];
  let titles: readonly string[] = [];
  for await (const batch of readRows(file, { format: {} }, { onLayout: (layout) => ({ titles } = layout) })) {
    records.push(...batch.records);
    if (records.length >= samples * stride) break;
  }
  const every = Math.max(1, Math.floor(records.length / samples));
  const seen = records.filter((_, index) => index % every === 0).slice(0, samples);
  const path = await besideOf(file, '.mapping.json');
  await writeFile(path, `${JSON.stringify(proposeMapping(seen, { name: file, titles }), null, 2)}\n`);
  return { path, stocks: proposeColumns(seen, { name: file, titles }).stocks };
}
