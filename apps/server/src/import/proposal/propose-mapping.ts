import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { importFields, type ImportField } from '@farad/domain/import';
import { slugify } from '@farad/domain/shared';
import { textAt, type SourceRecord } from '@farad/importers/record';
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
/** Rows of JSON Lines may have different fields, so every nth row is read. */
const stride = 40;
const columnsMax = 500;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the columns of the rows; for nested objects, the paths to their values. */
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

/** Finds a list of objects with a quantity and a price in each row. */
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

/** Returns the currency of a column that has all price breaks. */
function tierPrices(field: string, columns: readonly SeenColumn[]): ProposedPrices {
  const named = currencyOfName(field);
  const currency = named ?? currencyOfHeadings(columns.map(({ name }) => name));
  return { columns: [], currency, stated: new Map(named === null ? [] : [[field, named]]), all: new Set() };
}

/** A proposal for a file, from which the mapping of the command or the back office is made. */
export interface Proposal {
  readonly fields: Readonly<Partial<Record<ImportField, string>>>;
  readonly categories: readonly string[];
  /** Columns that add up to the stock; the field has the first of them. */
  readonly stocks: readonly string[];
  readonly tiers: ProposedTiers | null;
  readonly prices: readonly { readonly quantity: number; readonly field: string }[];
  readonly currency: string;
  /** Price columns whose currency the file names; for others it is guessed by the headings. */
  readonly statedCurrencies: ReadonlyMap<string, string>;
  /** The object with the attributes of a row; null = columns are attributes. */
  readonly attributesFrom: string | null;
  readonly hints: readonly AttributeHint[];
  /** Columns without information about parts. */
  readonly ignored: readonly string[];
  /** Values for rows without one. */
  readonly constants: Readonly<Partial<Record<ImportField, string>>>;
}

/** Maker of parts for which the file names none, so that rows without a maker are not refused. */
const noMaker = 'Noname';

/** Returns the category in a file name: "chip-resistor-surface-mount.csv", "Микроконтроллеры 2026.xlsx". */
function categoryOfName(file: string): string | null {
  const name = basename(file)
    .replace(/\.[^.]*(?:\.gz)?$/u, '')
    .replace(/[_\-.+]+/gu, ' ');
  return categoryNamer([])(name) ?? (readCategoryName([name]) === null ? null : name);
}

/** Returns the columns that form the stock together, if there is a stock column. */
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

/** Names and columns of a file, for all its rows. */
export interface FileNames {
  /** Its name as the supplier gave it. */
  readonly name: string;
  /** Texts above its heading. */
  readonly titles: readonly string[];
}

/** Returns what the columns of a file mean, by name and content. */
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
  ];
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

/** Returns an initial mapping for a file, to be reviewed by a person. */
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
    // The rate is left to the person: a mapping without it is refused with a question.
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

/** Writes the proposed mapping beside the file. Returns its path and the columns that add up to the stock. */
export async function writeProposal(
  file: string,
): Promise<{ readonly path: string; readonly stocks: readonly string[] }> {
  const records: SourceRecord[] = [];
  let titles: readonly string[] = [];
  for await (const batch of readRows(file, { format: {} }, (layout) => ({ titles } = layout))) {
    records.push(...batch.records);
    if (records.length >= samples * stride) break;
  }
  const every = Math.max(1, Math.floor(records.length / samples));
  const seen = records.filter((_, index) => index % every === 0).slice(0, samples);
  const path = await besideOf(file, '.mapping.json');
  await writeFile(path, `${JSON.stringify(proposeMapping(seen, { name: file, titles }), null, 2)}\n`);
  return { path, stocks: proposeColumns(seen, { name: file, titles }).stocks };
}
