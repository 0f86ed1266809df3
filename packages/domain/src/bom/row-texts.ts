import { cleanText } from './clean-text.ts';
import { isNotFittedAlone } from './dnp.ts';
import { looksLikeMpn } from './column-values.ts';
import { distributorOf, likelyMeaning } from './header-meaning.ts';
import { headerForm } from './header-form.ts';
import { supplierWords } from './header-words.ts';
import { bomFields, type BomColumn, type BomField, type BomLayout, type ForeignDistributor } from './layout.ts';

export interface ForeignNumber {
  readonly distributor: ForeignDistributor | null;
  readonly number: string;
}

/** The texts of a row by what their columns mean. */
export interface RowTexts {
  /** The first that is filled of each field. */
  readonly of: Readonly<Partial<Record<BomField, string>>>;
  readonly otherMpns: readonly string[];
  /** Of further columns that describe the part: power, dielectric. */
  readonly otherDescriptions: readonly string[];
  readonly foreignNumbers: readonly ForeignNumber[];
  /** Columns that say what is fitted: the words above, as `headerForm` leaves them, and the text. */
  readonly fitting: readonly (readonly [header: string, text: string])[];
  /** A column of no known meaning says that the part is not fitted. */
  readonly isLeftOut: boolean;
  /** Fields in which something invisible was found, with their texts. */
  readonly hidden: readonly (readonly [BomField, string])[];
}

/** Columns of a layout, made ready for reading rows. */
export interface RowReader {
  readonly columns: readonly BomColumn[];
  readonly defaults: Partial<Record<BomField, string>>;
  readonly supplier: number | null;
  /** Columns of no known meaning. */
  readonly unread: readonly number[];
  readonly has: ReadonlySet<BomField>;
}

/** `kicost.v2:dnp`, `V1.value`, `Вариант 2`: what holds for one variant of the board alone. */
const isOfVariant = (header: string): boolean =>
  likelyMeaning(header) === 'dnp' || /^\S{1,40}[:.]\p{L}+$|variant|вариант|исполнение/iu.test(header);

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
  const unread = layout.columns.flatMap(({ field, evidence, header, index }) =>
    field === null && evidence === 'none' && !isOfVariant(header) ? [index] : [],
  );
  return { columns, defaults, supplier: supplier?.index ?? null, unread, has };
}

/** By how distributors number their goods; null where it could be anybody's. */
const distributorByForm = (number: string): ForeignDistributor | null =>
  /^C\d{3,9}$/u.test(number) ? 'lcsc' : /-(?:ND|\d-ND)$/u.test(number) ? 'digikey' : null;

/** A distributor's number in a column of makers' numbers; `C1815` is a transistor. */
const isForeign = /^C\d{5,9}$|-ND$/u;

/** Several numbers in one cell: on lines of their own or between semicolons. */
const severalIn = (cell: string): readonly string[] => {
  const parts = cell
    .split(/[\r\n;|]+/u)
    .map((part) => cleanText(part).text)
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every(looksLikeMpn) ? parts : [cleanText(cell).text];
};

const alternatesIn = (cell: string): readonly string[] =>
  cell
    .split(/[\r\n;,|]+|\s(?:или|or|oder|veya|\/)\s/u)
    .map((part) => cleanText(part).text)
    .filter((part) => part.length > 2);

const meansNothing = (text: string): boolean => /^(?:[-–—?*.]+|n\/?a|none|null|#n\/a|tbd|нет|~)$/iu.test(text);

/** The words stand alone or begin the text: `DoNoPlace. User option`. */
const saysLeftOut = (text: string): boolean => {
  const [first = ''] = text.slice(0, 200).split(/[.,;:(]/u, 1);
  return text.length >= 3 && (isNotFittedAlone(text) || (first.trim().length >= 3 && isNotFittedAlone(first)));
};

interface Draft extends RowTexts {
  readonly of: Partial<Record<BomField, string>>;
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

/** Texts for all lines, of fields that have a column or none. */
function takeDefaults(draft: Draft, defaults: Partial<Record<BomField, string>>): void {
  for (const field of bomFields) {
    const text = defaults[field];
    if (text !== undefined && text !== '') draft.of[field] ??= text;
  }
}

export function textsOf(cells: readonly string[], { columns, defaults, supplier, unread }: RowReader): RowTexts {
  const isLeftOut = unread.some((index) => saysLeftOut(cleanText(cells[index] ?? '').text));
  const lists = { otherMpns: [], otherDescriptions: [], foreignNumbers: [], hidden: [], fitting: [] };
  const draft: Draft = { of: {}, isLeftOut, ...lists };
  for (const column of columns) {
    const { field, index, distributor, header } = column;
    const cell = cells[index] ?? '';
    const { text, wasHidden } = cleanText(cell);
    if (field === null || text === '' || (meansNothing(text) && field !== 'dnp')) continue;
    if (wasHidden) draft.hidden.push([field, text]);
    if (field === 'dnp') draft.fitting.push([headerForm(header), text]);
    if (takeNumbers(draft, column, cell)) continue;
    if (field === 'foreign_number') {
      const named = distributor ?? distributorOf(supplier === null ? '' : (cells[supplier] ?? ''));
      draft.foreignNumbers.push({ distributor: named ?? distributorByForm(text), number: text.slice(0, 80) });
    } else if (field === 'description' && draft.of.description !== undefined) draft.otherDescriptions.push(text);
    else draft.of[field] ??= text;
  }
  takeDefaults(draft, defaults);
  return draft;
}
