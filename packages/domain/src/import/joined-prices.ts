import { quantityMax } from '../quantities/order-quantity.ts';
import { readPrice, type WrittenPriceBreak } from './price.ts';

const separators = /[/|;\n]/u;
const partsMax = 12;

/** Matches a price with the quantity from which it applies: `1+ 3.12`, `10-99: 2.87`, `от 100 = 2.41`. */
const ownQuantity =
  /^(?:от|from|≥|>=?)?\s*(?<from>\d{1,8})(?:\s*[-–]\s*\d{1,8})?\s*(?:(?:\+|шт\.?|pcs\.?)\s*[:=]?|[:=])\s*(?<price>\D{0,4}\d.*)$/iu;

/** Matches a part of a heading that ends with a quantity: `100`, `от 100 шт`, `10-99`, `Price 1+`. */
const quantityOfHeading =
  /(?:^|[^\d.,])(?<from>\d{1,8})(?:\s*[-–]\s*\d{1,8})?\s*(?:\+|шт\.?|pcs\.?|pc\.?|ea\.?|adet|个|и более|and up)?\s*[^\d]{0,12}$/iu;

function partsOf(text: string): readonly string[] | null {
  if (text.length > 400 || !separators.test(text)) return null;
  const parts = text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length < 2 || parts.length > partsMax ? null : parts;
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number >= 1 && number <= quantityMax && number > (numbers[index - 1] ?? 0));

/**
 * Returns the quantities that the heading of a price column lists: `Price 1/10/100`, `Цена от 1 / от 10 шт`. Empty if
 * it lists none. The numbers in `Опт 1/2/3` are kinds of prices.
 */
export function quantitiesOfHeading(heading: string): readonly number[] {
  const found = (partsOf(heading) ?? [])
    .map((part) => quantityOfHeading.exec(part)?.groups?.['from'])
    .filter((from) => from !== undefined)
    .map(Number);
  const areKinds = found.every((number, index) => number === index + 1);
  return found.length < 2 || areKinds || !isAscending(found) ? [] : found;
}

/** Whether a cell joins several prices: `3.12/2.87/2.41`, `1+ 3.12; 10+ 2.87`; but not a date: `12/05/2026`. */
export function joinsPrices(text: string): boolean {
  const parts = partsOf(text.trim());
  if (parts === null || /^\d{1,4}\/\d{1,2}\/\d{1,4}$/u.test(text.trim())) return false;
  return parts.every((part) =>
    /^\D{0,4}\d[\d\s\u00a0.,']*\D{0,6}$/u.test(ownQuantity.exec(part)?.groups?.['price'] ?? part),
  );
}

/**
 * Reads a cell with several prices. Their quantities are in the cell, or the heading lists an equal number of
 * quantities. Returns null if the cell is a single price, or if the quantities are unknown.
 */
export function readJoinedPrices(text: string, heading: string, currency: string): readonly WrittenPriceBreak[] | null {
  const parts = joinsPrices(text) ? partsOf(text.trim()) : null;
  if (parts === null) return null;
  const own = parts.map((part) => ownQuantity.exec(part)?.groups);
  const stated = own.every((each) => each !== undefined) ? own.map((each) => Number(each?.['from'])) : [];
  const quantities = stated.length === 0 ? quantitiesOfHeading(heading) : stated;
  if (quantities.length !== parts.length || !isAscending(quantities)) return null;
  const tiers = parts.map((part, index) => ({
    from: quantities[index] ?? 1,
    price: readPrice(stated.length === 0 ? part : (own[index]?.['price'] ?? ''), currency),
  }));
  return tiers.every((tier): tier is WrittenPriceBreak => tier.price !== null) ? tiers : null;
}
