import { cleanText } from './clean-text.ts';
import { isNotFittedAlone, saysNotFitted } from './not-fitted.ts';
import { looksLikeMpn } from './column-values.ts';
import { distributorOf, headerMeaning, isShop, likelyMeaning } from '../header/header-meaning.ts';
import { headerForm } from '../header/header-form.ts';
import { isDrawingNumber, isSupplyDocument } from './supply-document.ts';
import { supplierWords } from '../header/header-words.ts';
import { namedNumber } from './named-number.ts';
import { isLink, isPrice, saysAny, shopNumbersIn } from './shop-numbers.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';
import { takeJoinedPackage, takeProperties } from '../header/stated-properties.ts';
import { bomFields, type BomColumn, type BomField, type BomLayout, type ForeignDistributor } from '../header/layout.ts';

export interface ForeignNumber {
  readonly distributor: ForeignDistributor | null;
  readonly number: string;
}

/** The texts of a row by field. */
export interface RowTexts {
  /** The first non-empty text of each field. */
  readonly of: Partial<Record<BomField, string>>;
  readonly otherMpns: readonly string[];
  /** Texts of other columns that describe the part: power, dielectric. */
  readonly otherDescriptions: readonly string[];
  readonly foreignNumbers: readonly ForeignNumber[];
  /** Columns that may say whether the part is fitted: the header as `headerForm` returns it, and the text. */
  readonly fitting: readonly (readonly [header: string, text: string])[];
  /** Supply documents of the part (technical conditions): `ОЖ0.467.164ТУ`. */
  readonly papers: readonly string[];
  /** Name of the part in a CAD library; null = not stated. */
  readonly libraryName: string | null;
  /** True if the column of designators has a dash: the part has no place on the board. */
  readonly isUnplaced: boolean;
  /** True if a column of unknown meaning states that the part is not fitted. */
  readonly isLeftOut: boolean;
  /** Texts of columns of unknown meaning, such as `NF(R15 R19)` for parts that are not fitted. */
  readonly remarks: readonly string[];
  /** Fields with invisible characters, and their texts. */
  readonly hidden: readonly (readonly [BomField, string])[];
}

/** Columns of a layout, prepared for reading rows. */
export interface RowReader {
  readonly columns: readonly BomColumn[];
  readonly defaults: Partial<Record<BomField, string>>;
  /**
   * For each column of sellers' numbers, the index of the column with the sellers' names beside it. The key is the
   * index of the number column.
   */
  readonly suppliers: ReadonlyMap<number, number>;
  /** Columns of unknown meaning. */
  readonly unread: readonly number[];
  /** Column with names from a CAD library. */
  readonly library: number | null;
  readonly has: ReadonlySet<BomField>;
}

/** Whether a column is about a single variant of the board: `kicost.v2:dnp`, `V1.value`, `Вариант 2`. */
const isOfVariant = (header: string): boolean =>
  likelyMeaning(header) === 'dnp' || /^\S{1,40}[:.]\p{L}+$|variant|вариант|исполнение/iu.test(header);
/** Headers of columns with part names from a CAD library. */
const libraryWords: ReadonlySet<string> = new Set(['designitemid', 'libref', 'libraryref', 'libraryreference']);

/** Returns the nearest column with sellers' names for each column of sellers' numbers. */
function suppliersOf({ columns }: BomLayout): ReadonlyMap<number, number> {
  const names = columns.filter(
    ({ header, field }) =>
      (field === null || field === 'maker') && supplierWords.has(headerForm(header).replace(/\d+$/u, '')),
  );
  // A column recognised only by its numbers, such as `Ref` beside `Supplier`, may hold sellers' numbers or makers'
  // numbers.
  const numbers = columns.filter(
    ({ field, evidence, header }) =>
      field === 'foreign_number' ||
      (field === 'mpn' &&
        // `Part Number` beside `Supplier` may hold makers' or sellers' numbers.
        (evidence === 'values' || headerMeaning(header)?.fields.includes('customer_number') === true)),
  );
  return new Map(
    numbers.flatMap(({ index }) => {
      const nearest = names.toSorted((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))[0];
      return nearest === undefined ? [] : [[index, nearest.index] as const];
    }),
  );
}

export function rowReaderOf(layout: BomLayout, defaults: Partial<Record<BomField, string>>): RowReader {
  const columns = layout.columns
    .filter(({ field }) => field !== null)
    .toSorted(
      (a, b) =>
        Number(a.field === 'alternate') - Number(b.field === 'alternate') ||
        a.priority - b.priority ||
        a.index - b.index,
    );
  const has = new Set(
    // An empty column of designators does not count, so that rows without designators are not taken as continuations.
    columns.flatMap(({ field, samples }) =>
      field === null || (field === 'designators' && samples.length === 0) ? [] : [field],
    ),
  );
  const library = columns.find(({ header }) => libraryWords.has(headerForm(header)))?.index ?? null;
  const unread = layout.columns.flatMap(({ field, evidence, header, index }) =>
    field === null && evidence === 'none' && !isOfVariant(header) ? [index] : [],
  );
  return { columns, defaults, suppliers: suppliersOf(layout), library, unread, has };
}

/** Recognises the distributor by the format of its number; null = ambiguous. */
const distributorByForm = (number: string): ForeignDistributor | null =>
  /^C\d{3,9}$/u.test(number) ? 'lcsc' : /-(?:ND|\d-ND)$/u.test(number) ? 'digikey' : null;

/** A distributor's number in a column of makers' numbers. Shorter numbers may be parts: `C1815` is a transistor. */
const isForeign = /^C\d{5,9}$|-ND$/u;

/** Patterns of shops' part numbers, by shop. */
const formsOfShops: Partial<Record<ForeignDistributor, RegExp>> = {
  lcsc: /^C\d{3,9}$/u,
  digikey: /-ND$/u,
  mouser: /^\d{2,3}-\S{4,}$/u,
  farnell: /^\d{6,7}(?:RL)?$/u,
  rs: /^\d{3}-\d{3,4}P?$/u,
};

/**
 * Returns the shop that a number in a column of makers' numbers belongs to; null = none. The shop is known by the
 * number's form, or by the seller's name in the same row.
 */
function shopOf(number: string, seller: string, { header, evidence }: BomColumn): ForeignDistributor | null {
  if (isForeign.test(number)) return distributorByForm(number);
  // An export of Mouser's cart without its header row: the form of the number identifies the shop.
  const isUnheaded = header === '' && evidence === 'values';
  if (isUnheaded && /^(?:\d{3}-(?=.*[A-Z])[A-Z\d]|\d{2}-(?=[A-Z].*\d)[A-Z]{1,4}.{6})[A-Z\d./+-]{4,}$/u.test(number))
    return 'mouser';
  const named = seller === '' ? null : distributorOf(seller);
  return named !== null && formsOfShops[named]?.test(number) === true ? named : null;
}

/** Removes a shop's name before a number that has the form of this shop's numbers: `digikey 445-4964-1-ND`. */
function withoutShop(text: string): string {
  const { shop = '', number = '' } = /^(?<shop>\p{L}[\p{L}-]{1,12})[ :]+(?<number>\S+)$/u.exec(text)?.groups ?? {};
  const named = number === '' ? null : distributorOf(shop);
  return named !== null && distributorByForm(number) === named ? number : text;
}

/** Separators between several part numbers in one cell: line ends, `;` and `|`; or ` / `, `, ` and words for "or". */
const separators = [/[\r\n;|]+/u, /\s+(?:\/|or|или|oder|veya)\s+|,\s+/iu];

/** Whether a text is one part number. A number that has only digits counts too, as in `131-3701-301 OR 731000103`. */
const isOneNumber = (text: string): boolean =>
  looksLikeMpn(text) || /^\d[\d-]{7,}$/u.test(text) || namedNumber(text) !== null;

/**
 * Whether a text is a whole part number and not a suffix such as `LFS` or `IT:E`. Spaces alone separate part numbers
 * only if each of them is whole.
 */
const isLongNumber = (text: string): boolean =>
  text.length >= 9 && (text.match(/\p{L}/gu)?.length ?? 0) >= 3 && looksLikeMpn(text);

/** Returns the part numbers of a cell. If the cell does not contain several, returns its whole text. */
const severalIn = (cell: string): readonly string[] => {
  for (const separator of separators) {
    const parts = cell
      .split(separator)
      .map((part) => cleanText(part).text)
      .filter((part) => part !== '');
    if (parts.length > 1 && parts.every(isOneNumber)) return parts;
  }
  const { text } = cleanText(cell);
  const words = text.split(' ');
  return words.length > 1 && words.every(isLongNumber) ? words : [text];
};

const alternatesIn = (cell: string): readonly string[] =>
  cell
    .split(/[\r\n;,|]+|\s(?:или|or|oder|veya|\/)\s/u)
    .map((part) => cleanText(part).text)
    .filter((part) => part.length > 2);

/**
 * Whether a cell of the alternates column is a remark and not a part number: `THT`, `Requires rework`, `Solder a 60mm
 * cable`.
 */
const isRemark = (cell: string): boolean =>
  !cell
    .split(/[\s,;|]+/u)
    .some((word) => word.length > 2 && /\d/u.test(word) && !(/\s/u.test(cell.trim()) && valueLexeme(word) !== null));

/** The name of a parameter that a CAD program did not replace by its value: `=Value`, `ManufacturerPartNumber`. */
const parameterName = /^(?:=\p{L}[\p{L} ]{1,40}|(?:Manufacturer[ _]?)?Part[ _]?Number|Value|Comment)$/u;

const meansNothing = (text: string): boolean =>
  parameterName.test(text) ||
  /^(?:[-–—?*.]+|:?-+:?|n\/?a|none|null|unknown|undefined|unspecified|#n\/a|tbd|нет|~|-?\(the data has been deleted\.?\))$/iu.test(
    text,
  );

/** Fields that identify a part. A price, a link or `any` in such a field identifies nothing. */
const identities: ReadonlySet<BomField> = new Set(['mpn', 'foreign_number', 'alternate']);

function identifiesNothing(field: BomField, text: string): boolean {
  // `open` means that any maker will do.
  if (field === 'maker') return /^open$/iu.test(text);
  if (!identities.has(field)) return (field === 'value' || field === 'description') && isLink(text);
  if (saysAny(text) || isPrice(text)) return true;
  return field === 'mpn' && isLink(text);
}

/** Whether words for "not fitted" are the whole text or its first clause: `DoNoPlace. User option`. */
const saysLeftOut = (text: string): boolean => {
  const [first = ''] = text.slice(0, 200).split(/[.,;:(]/u, 1);
  return text.length >= 3 && (isNotFittedAlone(text) || (first.trim().length >= 3 && isNotFittedAlone(first)));
};

interface Draft extends RowTexts {
  libraryName: string | null;
  isLeftOut: boolean;
  readonly papers: string[];
  readonly otherMpns: string[];
  readonly otherDescriptions: string[];
  readonly foreignNumbers: ForeignNumber[];
  readonly hidden: [BomField, string][];
  readonly fitting: [string, string][];
}

function takeNumbers(draft: Draft, column: BomColumn, cell: string, seller: string): boolean {
  const { field, distributor: own } = column;
  if (field === 'alternate') {
    if (isRemark(cell)) draft.of.note ??= cleanText(cell).text;
    else draft.otherMpns.push(...alternatesIn(cell));
  }
  if (field !== 'mpn') return field === 'alternate';
  const [written = '', ...others] = severalIn(cell);
  const first = withoutShop(written);
  const distributor = shopOf(first, seller, column);
  if (distributor !== null) {
    draft.foreignNumbers.push({ distributor, number: first });
    return true;
  }
  if (own !== null) draft.foreignNumbers.push({ distributor: own, number: first.slice(0, 80) });
  if (draft.of.mpn === undefined) draft.of.mpn = first;
  // `Comment` beside `Part Number` may hold a value or a kind of part. Then only a part number is taken.
  else if (isOneNumber(first) || headerMeaning(column.header)?.fields[0] !== 'value') draft.otherMpns.push(first);
  draft.otherMpns.push(...others);
  return true;
}

/** Whether a person or the column's header states the distributor of a column. Then it applies to all rows. */
const isOfOneShop = ({ distributor, evidence, header }: BomColumn): boolean =>
  distributor !== null &&
  (evidence === 'chosen' || evidence === 'remembered' || headerMeaning(header)?.distributor === distributor);

/**
 * Takes shops' part numbers from a cell. The shop is the first of these that is known: the name before the number, the
 * only shop of the column, the shop whose numbers have this form, the seller named beside it. Without a seller, the
 * column's distributor is the last choice.
 */
function takeShopNumbers(draft: Draft, column: BomColumn, cell: string, seller: string): void {
  const { numbers, remark } = shopNumbersIn(cell);
  if (remark !== null) draft.otherDescriptions.push(remark);
  for (const { shop, number } of numbers) {
    const beside = seller === '' ? column.distributor : distributorOf(seller);
    const own = shop === null ? null : distributorOf(shop);
    // `C1421` of another seller is not LCSC's number.
    const byForm = distributorByForm(number);
    const likely = byForm === 'lcsc' && seller !== '' ? beside : (byForm ?? beside);
    const distributor = own ?? (isOfOneShop(column) ? column.distributor : likely);
    draft.foreignNumbers.push({ distributor, number: number.slice(0, 80) });
  }
}

/** Fills empty fields with the texts given for all lines. */
function takeDefaults(draft: Draft, defaults: Partial<Record<BomField, string>>): void {
  for (const field of bomFields) {
    const text = defaults[field];
    if (text !== undefined && text !== '') draft.of[field] ??= text;
  }
}

/** Removes the placeholder that programs write for a missing parameter. */
const withoutFiller = (cell: string): string => cell.replace(/\[NoParam\](?:,\s*)?/giu, '');

/** Moves supply documents and drawing numbers out of the part number fields. */
function sortPapers({ of, papers }: Draft): void {
  const { document, mpn } = of;
  const isPaper = mpn !== undefined && isSupplyDocument(mpn);
  if (mpn !== undefined && (isPaper || isDrawingNumber(mpn))) {
    if (!isPaper) of.customer_number ??= mpn;
    delete of.mpn;
  }
  if (isPaper) papers.push(mpn);
  if (document === undefined) return;
  if (isSupplyDocument(document)) papers.push(document);
  else takeOrderNumber(of, document);
}

/**
 * Takes the order number of a foreign part from the document column. The text of the part number column is then only a
 * description.
 */
function takeOrderNumber(of: Draft['of'], document: string): void {
  if (of.mpn === document) return;
  if (of.mpn === undefined || (looksLikeMpn(document) && !looksLikeMpn(of.mpn))) {
    if (of.mpn !== undefined) of.description ??= of.mpn;
    of.mpn = document;
  } else of.note ??= document;
}

/** Returns the clean text of a column, or an empty text. */
const cellText = (cells: readonly string[], column: number | null): string =>
  column === null ? '' : cleanText(cells[column] ?? '').text;

/**
 * Whether a row is a resistor, capacitor or coil without a part number. For such a row, the value `NA` means not
 * assembled.
 */
const isUnnamedPassive = ({ of, foreignNumbers }: Draft): boolean =>
  of.mpn === undefined && foreignNumbers.length === 0 && /^[RCL]\d/u.test(of.designators ?? '');

/** Whether a remark in place of the datasheet's address says that the part is not fitted: `wird nicht bestückt`. */
const isRemarkOnFitting = (field: BomField, text: string): boolean =>
  field === 'datasheet' && !isLink(text) && saysNotFitted(text);

const saysNotAssembled = (cells: readonly string[], columns: readonly BomColumn[]): boolean =>
  columns.some(({ field, index }) => field === 'value' && cells[index]?.trim() === 'NA');

/**
 * Returns the seller named beside a column of numbers; empty = none. A column `Vendor` may name makers, so there only a
 * known shop counts as a seller.
 */
function sellerBeside(cells: readonly string[], { columns, suppliers }: RowReader, index: number): string {
  const place = suppliers.get(index);
  const seller = cellText(cells, place ?? null);
  const isMaker = columns.some((column) => column.index === place && column.field === 'maker');
  return isMaker && !isShop(seller) && distributorOf(seller) === null ? '' : seller;
}

const isDash = (text: string): boolean => /^[-–—]$/u.test(text);

export function textsOf(cells: readonly string[], reader: RowReader): RowTexts {
  const { columns, defaults, library, unread } = reader;
  const others = unread.map((index) => cleanText(cells[index] ?? '').text).filter((text) => text !== '');
  const draft: Draft = {
    of: {},
    libraryName: cellText(cells, library) || null,
    papers: [],
    otherMpns: [],
    otherDescriptions: [],
    foreignNumbers: [],
    hidden: [],
    fitting: [],
    isUnplaced: columns.some(({ field, index }) => field === 'designators' && isDash(cellText(cells, index))),
    isLeftOut: others.some(saysLeftOut),
    remarks: others.filter((text) => /\d/u.test(text)),
  };
  for (const column of columns) {
    const { field, index, header } = column;
    const cell = withoutFiller(cells[index] ?? '');
    const { text, wasHidden } = cleanText(cell);
    if (field === null || text === '' || (meansNothing(text) && field !== 'dnp')) continue;
    if (identifiesNothing(field, text)) continue;
    if (wasHidden) draft.hidden.push([field, text]);
    if (field === 'dnp') draft.fitting.push([headerForm(header), text]);
    if (isRemarkOnFitting(field, text)) draft.isLeftOut = true;
    const seller = sellerBeside(cells, reader, index);
    if (takeNumbers(draft, column, cell, seller)) continue;
    if (field === 'foreign_number') {
      takeShopNumbers(draft, column, cell, seller);
    } else if (field === 'description' && draft.of.description !== undefined) draft.otherDescriptions.push(text);
    else draft.of[field] ??= text;
  }
  takeProperties(draft.of, columns);
  takeJoinedPackage(draft.of, columns);
  sortPapers(draft);
  if (isUnnamedPassive(draft) && saysNotAssembled(cells, columns)) draft.isLeftOut = true;
  takeDefaults(draft, defaults);
  return draft;
}
