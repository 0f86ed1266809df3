import { headerForm } from '../header/header-form.ts';
import type { BomColumn } from '../header/layout.ts';
import { supplierWords } from '../header/header-words.ts';
import { partFields } from '../header/missing-fields.ts';
import { hasSellersNumbers } from './sellers.ts';
import { distributorByValues, type Seen, type Taken } from './seen-column.ts';

const filledOf = ({ texts }: Seen): readonly string[] => texts.filter((text) => text !== '');

/** Symbols of a CAD library: `C`, `R_Small`, `Conn_02x05`, `SW_Push`. */
const symbol =
  /^(?:[RCLDQYF]|CP\d?|LED|TestPoint|(?:[RCLDQ]|CP|SW|LED|Conn|Crystal|Jumper|Polyfuse|MountingHole)_\S+)$/u;

/**
 * Reads a column `Part` as the description if the list also has a column of values, and many texts of `Part` are
 * symbols. KiBoM writes such lists.
 */
function ofLibrary(taken: Taken, column: Seen, all: readonly Seen[]): Taken {
  const isEither = taken.field === 'mpn' && (column.meaning?.fields.length ?? 0) > 1;
  if (!isEither || !all.some(({ meaning }) => meaning?.fields.length === 1 && meaning.fields[0] === 'value'))
    return taken;
  const filled = filledOf(column);
  const symbols = filled.filter((text) => symbol.test(text)).length;
  return filled.length >= 3 && symbols >= filled.length * 0.3 ? { ...taken, field: 'description' } : taken;
}

/** Whether most texts are part numbers of makers or order numbers of Farnell. */
const areNumbers = ({ values: { share, filled } }: Seen): boolean =>
  filled >= 3 && Math.max(share.mpn, share.farnell) >= 0.7;

/**
 * Reads a column of part numbers as the description if its texts are names and another column has the numbers:
 * `Bezeichnung` beside `Bestellnr`.
 */
function besideNumbers(taken: Taken, column: Seen, all: readonly Seen[], named: readonly Taken[]): Taken {
  const isName =
    taken.field === 'mpn' && column.meaning?.fields[0] === 'mpn' && column.meaning.fields[1] === 'description';
  if (!isName || column.values.share.mpn >= 0.5) return taken;
  const hasNumbers = all.some((other, place) => other !== column && named[place]?.field === 'mpn' && areNumbers(other));
  return hasNumbers ? { ...taken, field: 'description' } : taken;
}

/** Whether a header names part numbers and nothing else: `Part Number`, `MPN`. */
const isHeadedNumber = ({ meaning }: Seen): boolean =>
  meaning?.fields[0] === 'mpn' && (meaning.fields.length === 1 || meaning.fields[1] === 'customer_number');

/** Whether at least 40 % of the texts may be part numbers. */
const mayBeNumbers = ({ values: { share, filled } }: Seen): boolean =>
  filled >= 3 && Math.max(share.mpn, share.farnell, share.lcsc, share.digikey, share.mouser) >= 0.4;

/**
 * Reads a column such as `Name` as the description if a column headed `Part Number` has the numbers. The name may be
 * that of a symbol: `CAP_0603`.
 */
function besidePartNumber(taken: Taken, column: Seen, all: readonly Seen[], named: readonly Taken[]): Taken {
  const isName =
    taken.field === 'mpn' && /^(?:name|bezeichnung|benennung|название|наименование)$/u.test(headerForm(column.header));
  if (!isName) return taken;
  const isNumbered = all.some(
    (other, place) =>
      other !== column &&
      named[place]?.field === 'mpn' &&
      (isHeadedNumber(other) || other.meaning?.fields[0] === 'maker') &&
      mayBeNumbers(other) &&
      other.values.filled >= column.values.filled / 2,
  );
  return isNumbered ? { ...taken, field: 'description' } : taken;
}

/** Reads a column `PN` as the customer's numbers if it has a company's own running numbers: `DIO-004`, `CON-005`. */
function ofOwnNumbers(taken: Taken, column: Seen): Taken {
  const isEither = taken.field === 'mpn' && column.meaning?.fields.includes('customer_number') === true;
  const filled = isEither ? filledOf(column) : [];
  const digits = filled.flatMap((text) => /^\p{Lu}{2,5}-(\d{3,5})$/u.exec(text)?.[1] ?? []);
  const isRunning =
    filled.length > 2 &&
    digits.length === filled.length &&
    new Set(digits.map((each) => each.length)).size === 1 &&
    digits.filter((each) => each.startsWith('0')).length >= digits.length / 2;
  return isRunning ? { ...taken, field: 'customer_number' } : taken;
}

/**
 * Reads a column `Article` of running numbers as the customer's numbers if a column `Part Number` has the part numbers.
 */
function besideOwnNumbers(taken: Taken, column: Seen, all: readonly Seen[], named: readonly Taken[]): Taken {
  const isEither = taken.field === 'mpn' && column.meaning?.fields.includes('customer_number') === true;
  const filled = filledOf(column);
  if (!isEither || filled.length < 3) return taken;
  const areRunning = filled.filter((text) => /^\d{5,13}$/u.test(text)).length >= filled.length * 0.8;
  const isNumbered = all.some(
    (other, place) =>
      other !== column && named[place]?.field === 'mpn' && isHeadedNumber(other) && other.values.share.mpn >= 0.3,
  );
  return areRunning && isNumbered ? { ...taken, field: 'customer_number' } : taken;
}

/**
 * Reads an unnamed column as sellers' numbers if its texts are such numbers. `ID` beside a column of sellers also
 * counts as unnamed.
 */
function ofSellers(taken: Taken, column: Seen, all: readonly Seen[]): Taken {
  const { share, filled } = column.values;
  if (taken.field === null && hasSellersNumbers(column)) {
    return { field: 'foreign_number', distributor: distributorByValues(column.values), evidence: 'values' };
  }
  if (taken.field !== null || column.meaning === null || column.meaning.fields.length > 0 || filled < 3) return taken;
  const isBesideSeller = all.some(
    ({ header, index }) => supplierWords.has(headerForm(header)) && Math.abs(index - column.index) === 1,
  );
  const areOfShops = Math.max(share.lcsc, share.digikey, share.mouser, share.farnell) >= 0.6;
  if (!isBesideSeller || !areOfShops) return taken;
  return { field: 'foreign_number', distributor: distributorByValues(column.values), evidence: 'values' };
}

/** Reads a column `Type` as packages if most of its texts are packages and no other column has them. */
function ofPackages(taken: Taken, { values }: Seen, named: readonly Taken[]): Taken {
  const isPackage = taken.field === 'type' && values.filled >= 3 && values.share.package >= 0.6;
  return isPackage && !named.some(({ field }) => field === 'package') ? { ...taken, field: 'package' } : taken;
}

/**
 * Reads a column with an unknown header as shops' part numbers if its texts are numbers of several shops: `C92487`,
 * `651-1792229`.
 */
function ofSeveralShops(taken: Taken, column: Seen): Taken {
  const { meaning, values } = column;
  if (taken.field !== null || meaning !== null || values.filled < 3) return taken;
  const filled = filledOf(column);
  const ofShops = filled.filter((text) =>
    /^(?:C\d{3,9}|\S{3,}-ND|\d{2,3}-[A-Z\d][A-Z\d./+#-]{3,40})$/iu.test(text),
  ).length;
  const isOfShops = ofShops >= filled.length * 0.85 && values.share.lcsc + values.share.digikey >= 0.2;
  return isOfShops ? { field: 'foreign_number', distributor: null, evidence: 'values' } : taken;
}

/**
 * Corrects a column of makers to part numbers if its texts are part numbers. In addition, one of these must be true:
 * - Another column has the makers: `Manufacturer` beside `Manufacturer name`.
 * - A column has a shop's numbers (`Digikey`), and no column has part numbers.
 */
function ofSecondMaker(taken: Taken, column: Seen, all: readonly Seen[], named: readonly Taken[]): Taken {
  if (taken.field !== 'maker' || !areNumbers(column)) return taken;
  const hasMakers = all.some(
    (other, place) => other !== column && named[place]?.field === 'maker' && other.values.share.mpn < 0.4,
  );
  const hasNumbers = named.some(({ field }) => field === 'mpn');
  const isBesideShop = named.some(({ field }) => field === 'foreign_number');
  const isSole = !hasNumbers && isBesideShop && column.values.share.mpn >= 0.6;
  return hasMakers || isSole ? { ...taken, field: 'mpn', evidence: 'values' } : taken;
}

/** Corrects the fields of columns by their neighbours. */
export function settled(first: readonly Taken[], all: readonly Seen[]): Taken[] {
  const named = first.map((taken, place) => {
    const column = all[place];
    return column === undefined ? taken : ofSecondMaker(taken, column, all, first);
  });
  return named.map((taken, place) => {
    const column = all[place];
    if (column === undefined) return taken;
    const articles = besideOwnNumbers(ofOwnNumbers(ofLibrary(taken, column, all), column), column, all, named);
    const own = besidePartNumber(articles, column, all, named);
    const settledOwn = ofPackages(besideNumbers(own, column, all, named), column, named);
    return ofSeveralShops(ofSellers(settledOwn, column, all), column);
  });
}

/** If no column identifies the part, reads the first column with words and an unknown header as the description. */
export function withAnyPart<Column extends Pick<BomColumn, 'field'>>(
  columns: readonly Column[],
  all: readonly Seen[],
): readonly Column[] {
  if (columns.some(({ field }) => field !== null && partFields.includes(field))) return columns;
  if (columns.some(({ field }) => field === 'type') || !columns.some(({ field }) => field === 'quantity'))
    return columns;
  const isNamed = (column: Seen): boolean => {
    const filled = filledOf(column);
    return filled.length >= 3 && filled.filter((text) => /\p{L}{2}/u.test(text)).length >= filled.length * 0.8;
  };
  const place = all.findIndex(
    (column, at) =>
      columns[at]?.field === null && column.meaning === null && column.values.share.url < 0.2 && isNamed(column),
  );
  return columns.map((column, at) => (at === place ? { ...column, field: 'description', evidence: 'values' } : column));
}

/** Words for how a part is mounted: `SMD`, `Through-hole`. */
const mountings = /^(?:smd|smt|tht?|pth|(?:through|thru)[ -]?hole|surface[ -]?mount)$/iu;

/** Headers of columns with a category, which several parts share. */
const sortWords =
  /^(?:category|categor[ií]a|cat[ée]gorie|kategori[ea]?|kind|class|категория|вид|группа|класс|分类|类别)/u;

/** Reads the type column, such as Fritzing's `Part Type`, as the value if no column has values or part numbers. */
export function withPartType<Column extends Pick<BomColumn, 'field' | 'header' | 'samples'>>(
  columns: readonly Column[],
): readonly Column[] {
  if (columns.some(({ field }) => field === 'value' || field === 'mpn')) return columns;
  const isDescribed = columns.some(({ field }) => field === 'description');
  const type = columns.find(
    ({ field, header, samples }) =>
      field === 'type' &&
      !(isDescribed && sortWords.test(headerForm(header))) &&
      !samples.every((text) => mountings.test(text)),
  );
  return columns.map((column) => (column === type ? { ...column, field: 'value' } : column));
}
