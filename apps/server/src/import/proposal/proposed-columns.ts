import {
  readDays,
  readPieces,
  readValue,
  saysNothingOfPart,
  shareOfCodes,
  shareOfCyrillic,
  shareOfHan,
  shareOfLifecycles,
  shareOfLinks,
  shareOfPacking,
  shareOfPrices,
  shareOfSentences,
  variety,
  type ImportField,
} from '@farad/domain/import';
import { splitLeadingNumber } from '@farad/domain/part-name';
import { numberColumn, restColumn } from '@farad/importers/record';
import { nameKey } from '@farad/importers/vocabulary/key';
import { fieldCandidates, isRubbishName } from '@farad/importers/vocabulary/field-names';

/** A column in the first rows: its texts that are not empty, and the share of rows that have one. */
export interface SeenColumn {
  readonly name: string;
  readonly texts: readonly string[];
  readonly filled: number;
}

export type ProposedFields = Partial<Record<ImportField, string>> & { readonly categories: readonly string[] };

const shareThat = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

const isPieces = (text: string): boolean =>
  readPieces(text).kind === 'value' || /^(?:есть|да|\++|много|in stock)$/iu.test(text.trim());
const isDays = (text: string): boolean =>
  ['value', 'absent'].includes(readDays(text).kind) || /запрос|request/iu.test(text);
const withLetters = (texts: readonly string[]): number => shareThat(texts, (text) => /\p{L}/u.test(text));

/** Functions that return how well the content of a column fits a field. */
const fits: Readonly<Partial<Record<ImportField, (texts: readonly string[]) => number>>> = {
  mpn: (texts) => (shareOfCodes(texts) + 0.2 * (1 - shareOfSentences(texts))) * (variety(texts) > 0.5 ? 1 : 0.4),
  supplierNumber: (texts) => (shareOfSentences(texts) > 0.5 ? 0 : variety(texts)),
  maker: (texts) => (shareOfPrices(texts) > 0.5 || shareOfLinks(texts) > 0.5 ? 0 : 1),
  package: (texts) => (shareOfPacking(texts) > 0.5 || shareOfLinks(texts) > 0.5 ? 0 : 1),
  datasheet: (texts) => shareOfLinks(texts),
  stock: (texts) => shareThat(texts, isPieces),
  minQuantity: (texts) => shareThat(texts, isPieces),
  multiple: (texts) => shareThat(texts, isPieces),
  leadTimeDays: (texts) => shareThat(texts, isDays),
  lifecycle: (texts) => shareOfLifecycles(texts),
  series: (texts) => (shareOfPrices(texts) > 0.7 || shareOfLinks(texts) > 0.5 ? 0 : 1),
  category: (texts) => (shareOfPrices(texts) > 0.7 || saysNothingOfPart(texts) ? 0 : 1),
  titleRu: (texts) =>
    shareOfLinks(texts) > 0.3 || shareOfPrices(texts) > 0.7 ? 0 : 0.3 + 0.7 * shareOfSentences(texts),
};
const fitMin = 0.45;

/** Returns the column that fits a field best, by its name, its content and the share of rows that have a value. */
function bestFor(
  field: ImportField,
  columns: readonly SeenColumn[],
  used: ReadonlySet<string>,
): SeenColumn | undefined {
  let best: { readonly column: SeenColumn; readonly score: number } | undefined;
  for (const column of columns) {
    if (used.has(column.name)) continue;
    const named = fieldCandidates(lastOf(column.name)).find((each) => each.field === field);
    if (named === undefined) continue;
    const fit = fits[field]?.(column.texts) ?? 1;
    if (fit < fitMin) continue;
    const score = named.sureness * (0.5 + fit / 2) * (0.3 + 0.7 * column.filled);
    if (best === undefined || score > best.score) best = { column, score };
  }
  return best?.column;
}

/**
 * Returns the last name of a column that is a path to a value in JSON Lines: `attributes.MOQ` → `MOQ`. In `Min. order`
 * the dot ends a shortened word.
 */
const lastOf = (name: string): string =>
  /^[a-z_]+\.[^.\s][^.]*$/iu.test(name) ? name.slice(name.indexOf('.') + 1) : name;

const isNamed = (column: SeenColumn, field: ImportField): boolean =>
  fieldCandidates(column.name).some((each) => each.field === field);

const articleKeys = new Set(['артикул', 'арт', 'article', 'articlenumber'].map(nameKey));
const isArticle = ({ name }: SeenColumn): boolean => articleKeys.has(nameKey(name));

/** Returns true for headings such as `Номенклатурный номер` or `Order code`. An `Артикул` may be the maker's number. */
const isOrderCode = (column: SeenColumn): boolean => isNamed(column, 'supplierNumber') && !isArticle(column);

const orderCodesMin = 0.9;

/** Returns true if the column has a supplier's own numbers: its heading says so, and they are digits alone. */
const hasOrderCodes = (column: SeenColumn): boolean =>
  isOrderCode(column) && shareThat(column.texts, (text) => /^\d+$/u.test(text)) >= orderCodesMin;

/** Finds the column of part numbers by its content. It is used if no column has a usual name for part numbers. */
function codeColumn(columns: readonly SeenColumn[]): SeenColumn | undefined {
  const score = (column: SeenColumn): number => {
    const [codes, letters] = [shareOfCodes(column.texts), withLetters(column.texts)];
    if (codes < 0.6 || variety(column.texts) < 0.5 || shareOfLinks(column.texts) > 0.3) return 0;
    const isCalledSo = isArticle(column) || isNamed(column, 'supplierNumber') || isNamed(column, 'titleRu');
    const isOwnCode = /^код(?:\P{L}|$)|^code$/iu.test(column.name.trim());
    return codes * column.filled * (0.3 + 0.7 * letters) * (isOwnCode ? 0.5 : isCalledSo ? 1 : 0.7);
  };
  const [best] = columns
    .filter((column) => !isRubbishName(column.name) && !hasOrderCodes(column))
    .map((column) => ({ column, score: score(column) }))
    .filter((each) => each.score > 0.25)
    .sort((a, b) => b.score - a.score);
  return best?.column;
}

const numberedMin = 0.5;
const differentMin = 0.8;

/**
 * Returns the derived column of the part numbers with which most names begin: `BAT54S, Диод Шоттки`. Names of which many
 * begin alike begin with a series and not with a number.
 */
function leadingNumbers(columns: readonly SeenColumn[]): SeenColumn | undefined {
  const named = columns.filter((column) => isNamed(column, 'titleRu') && shareOfSentences(column.texts) > 0.5);
  return named
    .map((column): SeenColumn => {
      const texts = column.texts.flatMap((text) => splitLeadingNumber(text)?.number ?? []);
      return { name: numberColumn(column.name), texts, filled: texts.length / Math.max(1, column.texts.length) };
    })
    .filter(({ texts, filled }) => filled >= numberedMin && variety(texts) >= differentMin)
    .sort((a, b) => b.filled - a.filled)[0];
}

/** Returns true if the codes differ only in their digits, as in `PE-100018`, and do not begin like the numbers. */
function areOtherCodes(codes: readonly string[], numbers: readonly string[]): boolean {
  const shapes = new Set(codes.map((code) => code.replace(/\d+/gu, '0')));
  const known = codes.map((code) => code.toUpperCase());
  return (
    shapes.size === 1 && shareThat(numbers, (one) => known.some((code) => code.startsWith(one.toUpperCase()))) < 0.5
  );
}

/**
 * Returns the column of the maker's part number: by its name, otherwise by content that looks like part numbers,
 * otherwise the beginnings of the names, otherwise the column of article numbers.
 */
function mpnColumn(columns: readonly SeenColumn[]): SeenColumn | undefined {
  const named = bestFor('mpn', columns, new Set());
  if (named !== undefined) return named;
  const [codes, leading] = [codeColumn(columns), leadingNumbers(columns)];
  if (codes === undefined) return leading ?? columns.find(isArticle);
  const isLeading = leading !== undefined && isOrderCode(codes) && areOtherCodes(codes.texts, leading.texts);
  return isLeading ? leading : codes;
}

const order: readonly ImportField[] = [
  ...(['maker', 'supplierNumber', 'datasheet', 'multiple', 'minQuantity', 'leadTimeDays', 'stock'] as const),
  ...(['package', 'lifecycle', 'series'] as const),
];

/**
 * A column with supplier's numbers is used only if at least this share of its rows is filled. Rows without a number
 * could not be identified.
 */
const supplierNumberFilledMin = 0.9;

/**
 * Adds at most two columns with texts. If the first is Russian, it is the title; if the second is, the description. A
 * text in another language becomes the English description if it consists of sentences, is not Chinese, and the file
 * has no object with attributes. Names that begin with the part number are added without it.
 */
function addTexts(
  fields: Partial<Record<ImportField, string>>,
  columns: readonly SeenColumn[],
  used: Set<string>,
  hasAttributes: boolean,
): void {
  for (const next of ['title', 'description'] as const) {
    const column = bestFor('titleRu', columns, used);
    if (column === undefined) return;
    const isRussian = shareOfCyrillic(column.texts) > 0.3;
    if (!isRussian && (hasAttributes || shareOfHan(column.texts) > 0.1 || shareOfSentences(column.texts) < 0.3)) {
      used.add(column.name);
      continue;
    }
    const field: ImportField = isRussian ? (next === 'title' ? 'titleRu' : 'descriptionRu') : 'descriptionEn';
    fields[field] ??= fields.mpn === numberColumn(column.name) ? restColumn(column.name) : column.name;
    used.add(column.name);
  }
}

/** Returns the column of each field, by name and content. `prices` are the columns with prices. */
export function proposeFields(
  columns: readonly SeenColumn[],
  prices: ReadonlySet<string>,
  from: string | null,
): ProposedFields {
  const isOutside = ({ name }: SeenColumn): boolean => from === null || !name.startsWith(`${from}.`);
  const rest = columns.filter(({ name, texts }) => !prices.has(name) && texts.length > 0);
  const fields: Partial<Record<ImportField, string>> = {};
  const used = new Set<string>();
  const take = (field: ImportField, column: SeenColumn | undefined): void => {
    if (column === undefined) return;
    fields[field] = column.name;
    used.add(column.name);
  };
  take('mpn', mpnColumn(rest.filter(isOutside)));
  for (const field of order) {
    const column = bestFor(field, rest, used);
    if (field === 'supplierNumber' && (column === undefined || column.filled < supplierNumberFilledMin)) continue;
    take(field, column);
  }
  const categories = rest
    .filter(isOutside)
    .filter((column) => !used.has(column.name) && isNamed(column, 'category'))
    .filter(({ texts }) => (fits.category?.(texts) ?? 0) > 0)
    .map(({ name }) => name)
    .slice(0, 5);
  for (const name of categories) used.add(name);
  addTexts(fields, rest.filter(isOutside), used, from !== null);
  return { ...fields, categories };
}

/** Returns the columns that may be the stock or a part of it. `taken` are the columns that mean something else. */
export const stockCandidates = (columns: readonly SeenColumn[], taken: ReadonlySet<string>): readonly SeenColumn[] =>
  columns.filter(
    (column) =>
      !taken.has(column.name) &&
      column.texts.length > 0 &&
      fieldCandidates(lastOf(column.name)).some(({ field }) => field === 'stock') &&
      (fits.stock?.(column.texts) ?? 0) >= fitMin,
  );

const copiesMin = 3;

/** Returns true if the texts are row numbers, such as 1, 2, 3, or numbers with equal steps, such as 1, 5, 9. */
const countsRows = (texts: readonly string[]): boolean => {
  const numbers = texts.map((text) => (/^\d{1,7}$/u.test(text) ? Number(text) : Number.NaN));
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    numbers.length >= copiesMin &&
    step >= 1 &&
    numbers.every((each, index) => each === (numbers[0] ?? 0) + index * step)
  );
};

/**
 * Returns the columns that are not attributes, such as internal ones of a distributor, or copies of a mapped column.
 */
export function ignoredColumns(columns: readonly SeenColumn[], taken: readonly string[]): readonly string[] {
  const mapped = columns.filter(({ name }) => taken.includes(name));
  // Short lists and plain numbers may be equal in two columns by chance. For names and part numbers that is unlikely.
  const isCopy = ({ texts }: SeenColumn): boolean =>
    texts.length >= copiesMin &&
    withLetters(texts) > 0.5 &&
    variety(texts) > 0.5 &&
    mapped.some((other) => {
      const theirs = new Set(other.texts.map((text) => text.toLowerCase()));
      return shareThat(texts, (text) => theirs.has(text.toLowerCase())) > 0.9;
    });
  return columns
    .filter(({ name }) => !taken.includes(name))
    .filter(
      (column) =>
        isRubbishName(lastOf(column.name)) ||
        saysNothingOfPart(column.texts) ||
        (column === columns[0] && countsRows(column.texts)) ||
        isCopy(column) ||
        isLeftOver(lastOf(column.name), column),
    )
    .map(({ name }) => name);
}

/**
 * Returns true for a column of stock, sales terms or texts. Called for columns that fill no field. If it returns true,
 * the column becomes no attribute either.
 */
const isLeftOver = (name: string, { texts }: SeenColumn): boolean =>
  fieldCandidates(name).some(
    ({ field, sureness }) =>
      sureness >= 0.4 &&
      field !== 'series' &&
      field !== 'package' &&
      !(field === 'maker' || field === 'lifecycle') &&
      (field !== 'stock' || shareThat(texts, isPieces) > 0.5) &&
      (field !== 'titleRu' || shareOfSentences(texts) > 0.5),
  );

/**
 * Facts from the name and content of an attribute column: its key if the name is misleading, and the unit in its
 * heading.
 */
export interface AttributeHint {
  readonly column: string;
  readonly key: string | null;
  readonly unit: string;
}

const headUnit = /(?:\((?<inside>[^()]{1,12})\)|,\s*(?<behind>[^,()]{1,10}))\s*$/u;
const bareNumber = /^[-+±]?\d[\d.,\s\u00a0]*$/u;

/**
 * Returns the unit in a heading: "Сопротивление, кОм" above plain numbers is kΩ. Empty = the heading has no unit, or
 * the cells have their own.
 */
function unitOfHead({ name, texts }: SeenColumn): string {
  const groups = headUnit.exec(name)?.groups;
  const unit = (groups?.['inside'] ?? groups?.['behind'] ?? '').trim();
  if (unit === '' || shareThat(texts, (text) => bareNumber.test(text.trim())) < 0.5) return '';
  const read = readValue(`1 ${unit}`);
  return read.kind === 'number' && read.dimension !== null && !read.dimension.startsWith('other:') ? unit : '';
}

export const attributeHints = (columns: readonly SeenColumn[]): readonly AttributeHint[] =>
  columns.flatMap((column) => {
    // A column that a distributor calls "Package" often contains the packing.
    const isPacking = /^packag(?:e|ing)$/iu.test(column.name) && shareOfPacking(column.texts) > 0.5;
    const unit = unitOfHead(column);
    return isPacking || unit !== '' ? [{ column: column.name, key: isPacking ? 'packing' : null, unit }] : [];
  });
