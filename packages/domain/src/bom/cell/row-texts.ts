import { cleanText } from './clean-text.ts';
import { isNotFittedAlone } from './dnp.ts';
import { looksLikeMpn } from './column-values.ts';
import { distributorOf, likelyMeaning } from '../header/header-meaning.ts';
import { headerForm } from '../header/header-form.ts';
import { isDrawingNumber, isSupplyDocument } from './supply-document.ts';
import { supplierWords } from '../header/header-words.ts';
import { takeProperties } from '../header/stated-properties.ts';
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
  /** Columns about fitting: the header as `headerForm` returns it, and the text. */
  readonly fitting: readonly (readonly [header: string, text: string])[];
  /** Supply documents of the part (technical conditions): `ОЖ0.467.164ТУ`. */
  readonly papers: readonly string[];
  /** Name of the part in a CAD library; null = not stated. */
  readonly libraryName: string | null;
  /** True if a column of unknown meaning states that the part is not fitted. */
  readonly isLeftOut: boolean;
  /** Fields with invisible characters, and their texts. */
  readonly hidden: readonly (readonly [BomField, string])[];
}

/** Columns of a layout, prepared for reading rows. */
export interface RowReader {
  readonly columns: readonly BomColumn[];
  readonly defaults: Partial<Record<BomField, string>>;
  readonly supplier: number | null;
  /** Columns of unknown meaning. */
  readonly unread: readonly number[];
  /** Column with names from a CAD library. */
  readonly library: number | null;
  readonly has: ReadonlySet<BomField>;
}

/** `kicost.v2:dnp`, `V1.value`, `Вариант 2`: columns about a single variant of the board. */
const isOfVariant = (header: string): boolean =>
  likelyMeaning(header) === 'dnp' || /^\S{1,40}[:.]\p{L}+$|variant|вариант|исполнение/iu.test(header);
/** Headers of columns with part names from a CAD library. */
const libraryWords: ReadonlySet<string> = new Set(['designitemid', 'libref', 'libraryref', 'libraryreference']);

export function rowReaderOf(layout: BomLayout, defaults: Partial<Record<BomField, string>>): RowReader {
  const columns = layout.columns
    .filter(({ field }) => field !== null)
    .toSorted(
      (a, b) =>
        Number(a.field === 'alternate') - Number(b.field === 'alternate') ||
        a.priority - b.priority ||
        a.index - b.index,
    );
  const supplier = layout.columns.find(
    ({ header, field }) => field === null && supplierWords.has(headerForm(header).replace(/\d+$/u, '')),
  );
  const has = new Set(columns.flatMap(({ field }) => (field === null ? [] : [field])));
  const library = columns.find(({ header }) => libraryWords.has(headerForm(header)))?.index ?? null;
  const unread = layout.columns.flatMap(({ field, evidence, header, index }) =>
    field === null && evidence === 'none' && !isOfVariant(header) ? [index] : [],
  );
  return { columns, defaults, supplier: supplier?.index ?? null, library, unread, has };
}

/** Recognises the distributor by the format of its number; null = ambiguous. */
const distributorByForm = (number: string): ForeignDistributor | null =>
  /^C\d{3,9}$/u.test(number) ? 'lcsc' : /-(?:ND|\d-ND)$/u.test(number) ? 'digikey' : null;

/** A distributor's number in a column of makers' numbers. Shorter ones may be parts: `C1815` is a transistor. */
const isForeign = /^C\d{5,9}$|-ND$/u;

/** Signs and words between the numbers of a cell: line ends and semicolons; ` / `, `, `, `or`. */
const separators = [/[\r\n;|]+/u, /\s+(?:\/|or|или|oder|veya)\s+|,\s+/iu];

/** Splits several numbers in one cell. */
const severalIn = (cell: string): readonly string[] => {
  for (const separator of separators) {
    const parts = cell
      .split(separator)
      .map((part) => cleanText(part).text)
      .filter((part) => part !== '');
    if (parts.length > 1 && parts.every(looksLikeMpn)) return parts;
  }
  return [cleanText(cell).text];
};

const alternatesIn = (cell: string): readonly string[] =>
  cell
    .split(/[\r\n;,|]+|\s(?:или|or|oder|veya|\/)\s/u)
    .map((part) => cleanText(part).text)
    .filter((part) => part.length > 2);

const meansNothing = (text: string): boolean =>
  /^(?:[-–—?*.]+|n\/?a|none|null|#n\/a|tbd|нет|~|-?\(the data has been deleted\.?\))$/iu.test(text);

/** The words fill the text or start it: `DoNoPlace. User option`. */
const saysLeftOut = (text: string): boolean => {
  const [first = ''] = text.slice(0, 200).split(/[.,;:(]/u, 1);
  return text.length >= 3 && (isNotFittedAlone(text) || (first.trim().length >= 3 && isNotFittedAlone(first)));
};

interface Draft extends RowTexts {
  libraryName: string | null;
  readonly papers: string[];
  readonly otherMpns: string[];
  readonly otherDescriptions: string[];
  readonly foreignNumbers: ForeignNumber[];
  readonly hidden: [BomField, string][];
  readonly fitting: [string, string][];
}

function takeNumbers(draft: Draft, { field, distributor: own }: BomColumn, cell: string): boolean {
  if (field === 'alternate') draft.otherMpns.push(...alternatesIn(cell));
  if (field !== 'mpn') return field === 'alternate';
  const [first = '', ...others] = severalIn(cell);
  const distributor = isForeign.test(first) ? distributorByForm(first) : null;
  if (distributor !== null) {
    draft.foreignNumbers.push({ distributor, number: first });
    return true;
  }
  if (own !== null) draft.foreignNumbers.push({ distributor: own, number: first.slice(0, 80) });
  if (draft.of.mpn === undefined) draft.of.mpn = first;
  else draft.otherMpns.push(first);
  draft.otherMpns.push(...others);
  return true;
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

/** Foreign parts have their order number in the document column. Then the name is only a description. */
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

export function textsOf(cells: readonly string[], reader: RowReader): RowTexts {
  const { columns, defaults, supplier, library, unread } = reader;
  const isLeftOut = unread.some((index) => saysLeftOut(cleanText(cells[index] ?? '').text));
  const draft: Draft = {
    of: {},
    libraryName: cellText(cells, library) || null,
    papers: [],
    otherMpns: [],
    otherDescriptions: [],
    foreignNumbers: [],
    hidden: [],
    fitting: [],
    isLeftOut,
  };
  for (const column of columns) {
    const { field, index, distributor, header } = column;
    const cell = withoutFiller(cells[index] ?? '');
    const { text, wasHidden } = cleanText(cell);
    if (field === null || text === '' || (meansNothing(text) && field !== 'dnp')) continue;
    if (wasHidden) draft.hidden.push([field, text]);
    if (field === 'dnp') draft.fitting.push([headerForm(header), text]);
    if (takeNumbers(draft, column, cell)) continue;
    if (field === 'foreign_number') {
      const named = distributor ?? distributorOf(cellText(cells, supplier));
      draft.foreignNumbers.push({ distributor: named ?? distributorByForm(text), number: text.slice(0, 80) });
    } else if (field === 'description' && draft.of.description !== undefined) draft.otherDescriptions.push(text);
    else draft.of[field] ??= text;
  }
  takeProperties(draft.of, columns);
  sortPapers(draft);
  takeDefaults(draft, defaults);
  return draft;
}
