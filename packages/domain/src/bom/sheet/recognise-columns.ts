import { cleanText } from '../cell/clean-text.ts';
import { looksLikeMpn, valuesOf, type ColumnValues } from '../cell/column-values.ts';
import { headerForm } from '../header/header-form.ts';
import { fieldInForm } from '../form/form-columns.ts';
import { listFormOf, type ListForm } from '../row/list-form.ts';
import { sideDescriptions } from '../header/header-words.ts';
import type { BomColumn, BomField } from '../header/layout.ts';
import { distributorByValues, nothing, type ColumnDraft, type Seen, type Taken } from './seen-column.ts';
import { arePlaces, areCountedPlaces, withCountedQuantity } from './counted-places.ts';
import { withNameless, withNamelessCounts } from './nameless-columns.ts';
import { isOrderedFrom, isSeller, namedBySupplier } from './sellers.ts';
import { settled, withAnyPart, withPartType } from './settle-columns.ts';

/**
 * Returns how well the texts of a column fit a field, 0…1. 0.5 = the column is empty, or the field accepts every text.
 */
function suits(field: BomField, { share, isOrdinal, filled }: ColumnValues): number {
  if (filled === 0) return 0.5;
  if (isOrdinal && field !== 'quantity') return 0;
  const table: Partial<Record<BomField, number>> = {
    mpn: Math.max(share.mpn, share.words > 0.5 || share.electrical > 0.5 ? 0.1 : 0.4) - share.designators,
    designators: share.designators,
    quantity: share.integer,
    value: Math.max(share.electrical, 0.45) - share.words / 2,
    description: Math.max(share.words, 0.45) - share.mpn / 2,
    type: 1 - share.mpn,
    package: Math.max(share.package, 0.4),
    dnp: Math.max(share.dnp, 0.45),
  };
  return Math.max(0, table[field] ?? 0.5) * (1 - share.url);
}

/** Fields that can be recognised from texts alone, each with its condition. */
const telling: readonly (readonly [BomField, (values: ColumnValues) => boolean])[] = [
  ['designators', ({ share }) => share.designators >= 0.85 && share.lcsc < 0.5],
  ['package', ({ share }) => share.package >= 0.85 && share.mpn < 0.3],
  ['maker', ({ share }) => share.maker >= 0.6],
  ['datasheet', ({ share }) => share.url >= 0.6],
  ['document', ({ share }) => share.document >= 0.6],
  [
    'foreign_number',
    ({ share }) => share.lcsc >= 0.85 || share.digikey >= 0.7 || share.mouser >= 0.8 || share.rs >= 0.9,
  ],
  ['dnp', ({ share }) => share.dnp >= 0.9],
  ['mpn', ({ share }) => share.mpn >= 0.8 && share.electrical < 0.3],
];

/**
 * Whether a column named `Part` or `Parts` holds designators. In Eagle's lists it does, beside `Value` and `Package`.
 */
const isPlaceOfPart = (column: Seen, sure: ReadonlySet<BomField>): boolean =>
  /^parts?$/u.test(headerForm(column.header)) && sure.has('package') && sure.has('value') && !sure.has('designators');

/**
 * Whether a column is `Device` beside `Value`, as in Eagle's lists. Such a column holds names of symbols, even if they
 * contain the package: `C-EUC0603`.
 */
const isSymbol = ({ header }: Seen, sure: ReadonlySet<BomField>): boolean =>
  headerForm(header) === 'device' && sure.has('value');

/** Whether many texts contain a part number beside other words: `12pF GRM1555C1H120JA01D`. */
const nameNumbers = ({ texts, values }: Seen): boolean =>
  texts.filter((text) => text.split(/\s+/u).some((word) => word.length > 7 && looksLikeMpn(word))).length >=
  values.filled * 0.4;

/** Returns the field by header. With several meanings, the values and the sure fields of other columns decide. */
function byHeader(column: Seen, sure: ReadonlySet<BomField>): Taken | null {
  const fields = column.meaning?.fields ?? [];
  if (fields.length === 0) return null;
  if (isPlaceOfPart(column, sure)) return { field: 'designators', distributor: null, evidence: 'header' };
  // `Part Number` beside `Manufacturer Part Number` is the customer's own number.
  const isOwn = (field: BomField): boolean =>
    (field === 'mpn' && sure.has('mpn')) ||
    // Eagle's `Device` beside `Value` names a symbol of its library, not a part number.
    (field === 'mpn' && fields[0] === 'description' && (sure.has('package') || isSymbol(column, sure))) ||
    ((field === 'designators' || field === 'value') && sure.has(field));
  const free = fields.filter((field) => fields.length === 1 || !isOwn(field));
  const likely = free.length > 1 ? free.filter((field) => field !== 'customer_number') : free;
  const best = likely.toSorted((a, b) => suits(b, column.values) - suits(a, column.values))[0];
  // A column such as `Comment` beside `Value`, without part numbers, holds remarks: `Voltage important`.
  const isRemark = best === 'mpn' && fields[0] === 'value' && sure.has('value') && column.values.share.mpn < 0.2;
  if (isRemark && !nameNumbers(column)) {
    const isName = !/^(?:comment|注释)/u.test(headerForm(column.header)) && !sure.has('description');
    return { field: isName ? 'description' : 'note', distributor: null, evidence: 'header' };
  }
  // A column such as `Component` beside `Part Number` may hold values: 10k, 100nF.
  const areValues = best === 'description' && fields.length > 1 && column.values.share.electrical >= 0.4;
  if (areValues && !sure.has('value')) return { field: 'value', distributor: null, evidence: 'values' };
  return best === undefined
    ? null
    : { field: best, distributor: column.meaning?.distributor ?? null, evidence: 'header' };
}

/** Chooses among several meanings of a header by the texts; undefined = the texts do not decide. */
function amongSeveral(column: Seen, taken: Taken, sure: ReadonlySet<BomField>): Taken | undefined {
  const { meaning, values } = column;
  const fields = meaning?.fields ?? [];
  // `Variant` usually names a variant of the board. The column marks unfitted parts only if a cell says so: `DNP`.
  const isVariant = taken.field === 'dnp' && headerForm(column.header) === 'variant';
  if (isVariant && values.share.dnp === 0) return nothing;
  if (fields.length < 2) return undefined;
  // A column such as `Name` may hold designators: R1, R2, D1.
  const isPlaced = values.share.designators >= 0.85 && values.filled > 1 && !sure.has('designators');
  if (isPlaced && taken.field !== 'designators') return { ...taken, field: 'designators', evidence: 'values' };
  // `Item` with 1, 2, 3 is a row number, not a part number.
  if (fields.includes('mpn') && fields[0] !== 'value' && isRowNumber(column)) return nothing;
  if (isSellersNumber(column, taken)) {
    return { field: 'foreign_number', distributor: distributorByValues(values), evidence: 'values' };
  }
  // A seven-digit order code may be Farnell's or a maker's. It is looked up as both.
  return taken.field === 'mpn' && values.share.farnell >= 0.9 ? { ...taken, distributor: 'farnell' } : undefined;
}

/**
 * Whether a column holds names of symbols, such as Eagle's `Device` beside packages or values. The names may look like
 * part numbers.
 */
const isLibraryName = ({ meaning }: Seen, taken: Taken, sure: ReadonlySet<BomField>): boolean =>
  taken.field === 'description' && (meaning?.fields.length ?? 0) > 1 && (sure.has('package') || sure.has('value'));

/** Whether most texts are designators, also with uncommon letters, and many list several: `U4,rU4`, `EXLED1,EXLED2`. */
function areListedNames({ texts, values }: Seen): boolean {
  const lists = texts.filter((text) => text !== '').map((text) => text.split(/[,;\s]+/u).filter((name) => name !== ''));
  const named = lists.filter((names) => names.every((name) => /^\p{L}{1,8}\d{1,3}$/u.test(name)));
  return named.length >= values.filled * 0.8 && named.filter((names) => names.length > 1).length * 3 >= named.length;
}

/**
 * Returns the field of a column such as `References` where another column has the designators. It may name parts, such
 * as `Murata GRM188R71E104JA01J`.
 */
function instead(column: Seen, sure: ReadonlySet<BomField>): Taken {
  const numbered = column.texts.filter((text) => text.split(/[\s,]+/u).some(looksLikeMpn)).length;
  const isNumber = numbered >= column.values.filled / 2 && !sure.has('mpn');
  return { field: isNumber ? 'mpn' : 'description', distributor: null, evidence: 'values' };
}

/** Whether a column holds no designators but words: `Location` with `Box 7` in many rows, or sentences. */
function arePlainWords({ texts, values, header }: Seen): boolean {
  if (values.filled < 3 || values.share.designators >= 0.1) return false;
  const filled = texts.filter((text) => text !== '');
  const worded = filled.filter((text) => /\s/u.test(text) && /\p{Ll}{2}/u.test(text)).length;
  const isRepeated = new Set(filled).size <= filled.length * 0.6;
  // `Location` with places of storage: `Box 7`, `MCU box`.
  if (/^(?:locations?|loc|konum|место)$/u.test(headerForm(header)) && worded >= filled.length * 0.8) return true;
  // Single words that repeat, such as names of shops in a column `Location`.
  if (isRepeated && filled.every((text) => /^\p{L}+$/u.test(text))) return true;
  return worded >= filled.length * 0.6 && (isRepeated || values.share.words >= 0.5);
}

/**
 * Returns the field of a column if the other columns decide it, for example because another one has the designators;
 * undefined = they do not decide it.
 */
function provedByOthers(
  column: Seen,
  taken: Taken,
  sure: ReadonlySet<BomField>,
  all: readonly Seen[],
): Taken | undefined {
  if (isOrderedFrom(column, taken, all)) return { field: 'foreign_number', distributor: null, evidence: 'values' };
  const isNamed = isNameOfPlace(column, all) && !sure.has('designators');
  if (isNamed) return { ...taken, field: 'designators', evidence: 'values' };
  const chosen = amongSeveral(column, taken, sure);
  if (chosen !== undefined) return chosen;
  if (isPlacedElsewhere(column, taken, all)) return instead(column, sure);
  const isCustomers = taken.field === 'customer_number' && !sure.has('designators');
  return isCustomers && areCountedPlaces(column, all)
    ? { ...taken, field: 'designators', evidence: 'values' }
    : undefined;
}

/** Whether a column `Name` beside `Value` holds designators: R1, R2, BAT. */
const isNameOfPlace = (column: Seen, all: readonly Seen[]): boolean =>
  headerForm(column.header) === 'name' &&
  arePlaces(column) &&
  all.some(({ meaning }) => meaning?.fields.length === 1 && meaning.fields[0] === 'value');

/** Whether a column such as `References` holds no designators, because another column holds them. */
const isPlacedElsewhere = (column: Seen, { field }: Taken, all: readonly Seen[]): boolean =>
  field === 'designators' &&
  column.values.filled > 0 &&
  column.values.share.integer < 0.5 &&
  suits('designators', column.values) < 0.25 &&
  all.some((other) => other !== column && arePlaces(other));

/**
 * Whether the column keeps the field that its header names, because its texts fit this field well enough or do not show
 * another one.
 */
const isKept = (column: Seen, taken: Taken, field: BomField, sure: ReadonlySet<BomField>): boolean =>
  // A column of part numbers keeps its field even if it also has links.
  (field === 'mpn' && column.values.share.url > 0 && column.texts.filter(looksLikeMpn).length > 1) ||
  (field === 'designators' && column.meaning?.fields.length === 1 && areListedNames(column)) ||
  suits(field, column.values) >= 0.25 ||
  isLibraryName(column, taken, sure);

/** Whether a column only counts rows, whatever field its header names. */
const isCount = ({ values, header }: Seen, field: BomField): boolean =>
  (field === 'designators' && (values.isOrdinal || isNumbered(values))) ||
  (field === 'quantity' && values.isOrdinal && headerForm(header) === 'number');

/** Corrects the field if the texts clearly contradict the header. */
function corrected(column: Seen, taken: Taken, sure: ReadonlySet<BomField>, all: readonly Seen[]): Taken {
  const { values } = column;
  if (taken.field === null) return taken;
  const proved = provedByOthers(column, taken, sure, all);
  if (proved !== undefined) return proved;
  if (values.filled < 3) return taken;
  if (isCount(column, taken.field)) return nothing;
  if (taken.field === 'designators' && arePlainWords(column)) return nothing;
  if (isKept(column, taken, taken.field, sure)) return taken;
  if (taken.field === 'designators' && sure.has('designators')) return nothing;
  const told = telling.find(([field, isIt]) => field !== taken.field && !sure.has(field) && isIt(values));
  return told === undefined ? taken : { field: told[0], distributor: distributorByValues(values), evidence: 'values' };
}

/** Whether a column `Part Number` holds a distributor's numbers, as in a distributor's cart. */
const isSellersNumber = ({ values: { share } }: Seen, { field }: Taken): boolean =>
  (field === 'customer_number' || field === 'mpn') &&
  Math.max(share.lcsc, share.digikey, share.mouser, share.rs) >= (field === 'mpn' ? 0.95 : 0.7);

/** Whether a column holds position numbers, as in a specification: `1`, `2`, `5`. */
const isNumbered = ({ share }: ColumnValues): boolean => share.integer >= 0.8 && share.designators < 0.2;

const isRowNumber = ({ texts }: Seen): boolean => {
  const filled = texts.filter((text) => text !== '');
  const numbers = filled.filter((text) => /^\d{1,4}[.)]?$/u.test(text)).length;
  const areCounted = ['1', '2', '3'].every((number, place) => filled[place] === number);
  // 60 % are enough, because a title or rows below the list may also be in the column.
  return areCounted || (numbers > 0 && numbers >= filled.length * 0.6);
};

/** Whether a column such as `Index` holds the designators: R1, R2, C1. */
const isIndexOfPlaces = (column: Seen, used: ReadonlySet<BomField | null>): boolean =>
  column.meaning?.fields.length === 0 &&
  /^(?:index|item|id|no|nr|num|line|row)$/u.test(headerForm(column.header)) &&
  !used.has('designators') &&
  arePlaces(column);

/**
 * Returns the field of a column without a header that holds words: part numbers, or else descriptions if no other
 * column describes the part.
 */
function bySpareTexts({ texts, values }: Seen, used: ReadonlySet<BomField | null>): Taken {
  const named = texts.filter((text) => /\p{L}{3}/u.test(text)).length;
  if (values.filled < 3 || named < values.filled * 0.6 || values.share.dnp > 0) return nothing;
  if (!used.has('mpn') && values.share.mpn >= 0.4) return { field: 'mpn', distributor: null, evidence: 'values' };
  const isFree = !used.has('description') && !used.has('value');
  return isFree ? { field: 'description', distributor: null, evidence: 'values' } : nothing;
}

/** Returns the field of a column without a known header. */
function byValues(column: Seen, used: ReadonlySet<BomField | null>, most: number): Taken {
  if (isIndexOfPlaces(column, used)) return { field: 'designators', distributor: null, evidence: 'values' };
  if (column.meaning !== null || column.values.filled < 2 || column.values.isOrdinal) return nothing;
  // A few words beside a list are remarks.
  const isSparse = column.header === '' && column.values.filled < Math.min(6, most * 0.3);
  const told = telling.find(
    ([field, isIt]) => !used.has(field) && !(isSparse && field === 'mpn') && isIt(column.values),
  );
  if (told === undefined && column.header === '' && !isSparse) return bySpareTexts(column, used);
  return told === undefined
    ? nothing
    : { field: told[0], distributor: distributorByValues(column.values), evidence: 'values' };
}

/** Changes the field of a notes column to `designators` if it holds designators, as in specifications. */
const placesInNote = (column: Seen, own: Taken, used: ReadonlySet<BomField | null>): Taken =>
  own.field === 'note' &&
  !used.has('designators') &&
  column.values.filled >= 2 &&
  column.values.share.designators >= 0.7
    ? { ...own, field: 'designators', evidence: 'values' }
    : own;

/** Whether most texts have at least three words: `resistors, 5 % or better`. */
function areSentences({ texts, values }: Seen): boolean {
  const long = texts.filter((text) => /\p{L}{3}/u.test(text) && text.trim().split(/\s+/u).length >= 3);
  return long.length * 2 >= values.filled;
}

/** Whether a column such as `Comment` holds sentences and no part numbers, beside a column `Value` that is filled. */
const isOfSentences = (column: Seen, taken: Taken, all: readonly Seen[]): boolean =>
  taken.field === 'mpn' &&
  column.meaning?.fields[0] === 'value' &&
  column.values.share.mpn < 0.1 &&
  all.some(
    ({ meaning, values }) => meaning?.fields.length === 1 && meaning.fields[0] === 'value' && values.filled > 0,
  ) &&
  areSentences(column);

function meaningOf(column: Seen, all: readonly Seen[], sure: ReadonlySet<BomField>): Taken {
  const header = byHeader(column, sure);
  if (header === null) return nothing;
  const found = corrected(column, header, sure, all);
  if (isOfSentences(column, found, all)) return { ...found, field: sure.has('description') ? 'note' : 'description' };
  if (isSeller(column, found, all)) return nothing;
  if (found.field !== 'foreign_number' || found.distributor !== null) return found;
  return { ...found, distributor: namedBySupplier(column, all) };
}

/**
 * Returns 1 for the header of a total for all boards, otherwise 0. The column is sorted after the quantity per board.
 */
const isTotalQuantity = (header: string): number =>
  /total|order|designator ?count|итого|всего|заказ|toplam|gesamt|总/iu.test(header) ? 1 : 0;

/** Returns -1 for the header of a quantity for one board, otherwise 0. */
const isBoardQuantity = (header: string): number =>
  /per ?(?:board|pcb|unit)|на (?:1 )?(?:плату|изделие)|pro (?:platine|leiterplatte)|kart başına|单块?板|每块?板/iu.test(
    header,
  )
    ? -1
    : 0;

/**
 * Returns the rank of a quantity column; the lowest is used. A purchase list prefers the total, other lists the
 * quantity per board.
 */
const rankOfQuantity = (header: string, form: ListForm | null): number =>
  form === 'purchases' ? -isTotalQuantity(header) : isBoardQuantity(header) + isTotalQuantity(header);

/** Sorts columns of one field by priority. */
function withPriorities(
  columns: readonly Omit<BomColumn, 'priority'>[],
  drafts: readonly Seen[],
  form: ListForm | null,
): readonly BomColumn[] {
  const ranked = columns.toSorted((a, b) => {
    const meaningOfHeader = (index: number) => drafts.find((draft) => draft.index === index)?.meaning;
    const ordinal = (index: number): number => meaningOfHeader(index)?.ordinal ?? 0;
    const isWeaker = ({ field, evidence, header, index }: Omit<BomColumn, 'priority'>): number =>
      (evidence === 'header' ? 0 : 2) +
      // `Comment` comes after `Part Number`, although it may have part numbers too.
      (field === 'mpn' && evidence === 'header' && meaningOfHeader(index)?.fields[0] === 'value' ? 1 : 0) +
      (field === 'quantity' ? rankOfQuantity(header, form) : 0) +
      (sideDescriptions.has(headerForm(header)) ? 1 : 0);
    return isWeaker(a) - isWeaker(b) || ordinal(a.index) - ordinal(b.index) || a.index - b.index;
  });
  return columns.map((column) => ({
    ...column,
    priority: ranked
      .filter(({ field, distributor }) => field === column.field && distributor === column.distributor)
      .findIndex(({ index }) => index === column.index),
  }));
}

const likelyFrom: Partial<Record<BomField, number>> = { quantity: 0.8, designators: 0.5, value: 0.25 };

/** Whether the texts support the field guessed from some header words. */
const isLikely = ({ values }: Seen, field: BomField): boolean =>
  values.filled > 0 && suits(field, values) >= (likelyFrom[field] ?? 0.4);

/** Returns the meaning of each column by its header and its texts. */
export function recogniseColumns(drafts: readonly ColumnDraft[]): readonly BomColumn[] {
  const seen = drafts.map((draft) => {
    // Further tables below may repeat the header. A text equal to the header is no text of the column.
    const own = draft.texts.map((text) => cleanText(text).text);
    const texts = own.map((text) => (text === draft.header ? '' : text));
    return { ...draft, texts, values: valuesOf(texts) };
  });
  const sure = new Set(
    seen.flatMap(({ meaning, values }) => {
      const [only, ...others] = meaning?.fields ?? [];
      // A column without texts is not sure, because `Value` may be empty and `Comment` hold the values.
      const isSure = only !== undefined && others.length === 0 && values.filled > 0;
      return isSure && suits(only, values) >= 0.25 ? [only] : [];
    }),
  );
  const form = listFormOf(drafts);
  const ofOwn = seen.map((column): Taken => {
    const own = meaningOf(column, seen, sure);
    const field = fieldInForm(column, own.field, form);
    return field === own.field ? own : { field, distributor: null, evidence: field === null ? 'none' : 'header' };
  });
  const named = withNameless(settled(ofOwn, seen), seen);
  const used = new Set(named.map(({ field }) => field));
  for (const [place, column] of seen.entries()) {
    const likely = column.likely;
    if (likely === null || used.has(likely) || !isLikely(column, likely)) continue;
    named[place] = { field: likely, distributor: null, evidence: 'header' };
    used.add(likely);
  }
  const most = Math.max(0, ...seen.map(({ values }) => values.filled));
  const columns = seen.map((column, place) => {
    const own = named[place] ?? nothing;
    const isNamed = own.field !== null;
    const result = !isNamed
      ? byValues(column, used, most)
      : form === 'specification'
        ? own
        : placesInNote(column, own, used);
    used.add(result.field);
    named[place] = result;
    return { index: column.index, header: column.header, samples: column.values.samples, ...result };
  });
  const counted = withNamelessCounts(withCountedQuantity(withAnyPart(columns, seen), seen), seen);
  return withPriorities(withPartType(counted), seen, form);
}
