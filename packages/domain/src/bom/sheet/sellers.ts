import { headerForm } from '../header/header-form.ts';
import { distributorOf, isShop } from '../header/header-meaning.ts';
import { supplierWords } from '../header/header-words.ts';
import type { ForeignDistributor } from '../header/layout.ts';
import { distributorByValues, type Seen, type Taken } from './seen-column.ts';

/** A column matches a pattern if at least this share of its texts match it. */
const mostShare = 0.6;

const isMost = (count: number, { length }: readonly string[]): boolean => count >= length * mostShare;

const isKnownSeller = (text: string): boolean => distributorOf(text) !== null || isShop(text);

const filledOf = ({ texts }: Seen): readonly string[] => texts.filter((text) => text !== '');

const isHeadedSellers = ({ header }: Seen): boolean => supplierWords.has(headerForm(header).replace(/\d+$/u, ''));

/** An address of a shop: `tme.eu`, `reichelt.de;tinytronics.nl`. */
const address = /(?<![\p{L}@])[\p{L}\d-]{2,40}\.(?:com|de|ru|eu|nl|be|fr|pl|cz|it|es|co\.uk|com\.tr)(?![\p{L}\d])/iu;

/**
 * Whether a text may be a number of a shop and not of a maker: digits only, or a known form: `19C7201`, `C25804`,
 * `399-1092-1-ND`.
 */
const isShopsNumber = (text: string): boolean =>
  /^(?:\d{1,8}(?:-\d)?|\d{2}[A-Z]\d{4}|C\d{3,9}|\S{3,}-ND|\d{2,3}-[A-Z\d][A-Z\d./+#-]{3,40})$/iu.test(text);

/**
 * True if a column of order numbers has the sellers' numbers. Another column must name the sellers, and at least 60 %
 * of its names must be known sellers. A column `Part No` must meet three more conditions: it has at least three
 * texts, most of them look like sellers' numbers, and no column names makers.
 */
export function isOrderedFrom(column: Seen, taken: Taken, all: readonly Seen[]): boolean {
  const form = headerForm(column.header);
  const isOrderNumber = /^(?:order|stock|bestell|заказ)/u.test(form);
  if (taken.field !== 'mpn' || !(isOrderNumber || /^(?:p|part)(?:n|no|num|number)$/u.test(form))) return false;
  const named = all.filter(isHeadedSellers).flatMap(filledOf);
  const known = named.filter(isKnownSeller).length;
  if (named.length === 0) return false;
  if (isOrderNumber) return isMost(known, named);
  const hasMakers = all.some(
    (other) => other.meaning?.fields[0] === 'maker' && !isHeadedSellers(other) && other.values.filled > 0,
  );
  const numbers = filledOf(column);
  const ofShops = numbers.filter(isShopsNumber).length;
  return !hasMakers && isMost(known, named) && numbers.length >= 3 && isMost(ofShops, numbers);
}

/**
 * Returns the distributor whose numbers a column has: by the form of the numbers, or by the nearest column of sellers'
 * names. null = unknown.
 */
export function namedBySupplier(column: Seen, all: readonly Seen[]): ForeignDistributor | null {
  const own = distributorByValues(column.values);
  if (own !== null) return own;
  const beside = all
    .filter(isHeadedSellers)
    .toSorted((a, b) => Math.abs(a.index - column.index) - Math.abs(b.index - column.index))[0];
  const names = new Set((beside?.texts ?? []).filter((text) => text !== '').map(distributorOf));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/**
 * True if a column that was read as makers' names has sellers' names. Its header is a word such as `Vendor`. In
 * addition, it contains names or addresses of distributors, or another column names the makers.
 */
export function isSeller(column: Seen, taken: Taken, all: readonly Seen[]): boolean {
  if (taken.field !== 'maker' || !isHeadedSellers(column)) return false;
  const isOther = all.some(
    (other) => other !== column && other.meaning?.fields[0] === 'maker' && !supplierWords.has(headerForm(other.header)),
  );
  return isOther || column.texts.some((text) => distributorOf(text) !== null || address.test(text.slice(0, 200)));
}

/** A seller's name before its number: `Farnell/1699397`, `FARNELL 1759420`. */
const namedNumber = /^(?<shop>[\p{L}\d][\p{L}\d .&-]{1,30})(?:[/:]\s?| (?=\S+$))(?<number>(?=\S*\d)\S{3,40})$/u;

/** Whether a column with a header such as `Supplier` has suppliers' numbers: `Farnell/1699397`, `445-2525-1-ND`. */
export function hasSellersNumbers(column: Seen): boolean {
  if (!isHeadedSellers(column) || column.values.filled < 3) return false;
  const filled = filledOf(column);
  const numbers = filled.filter((text) => {
    const named = namedNumber.exec(text)?.groups;
    return named === undefined
      ? /\d/u.test(text) && !/^\d{1,3}$/u.test(text) && isShopsNumber(text)
      : isKnownSeller(named['shop'] ?? '') || isShopsNumber(named['number'] ?? '');
  });
  return isMost(numbers.length, filled);
}
