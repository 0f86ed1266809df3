import type { ProductId } from '../product/product.ts';
import { toCyrillicCapitals, toLatinLetters } from '../shared/look-alikes.ts';
import type { PastedLine, PastedReading } from './read-pasted-list.ts';

/** A catalogue product with the part numbers that a pasted list may name it by. */
export interface NumberedPart {
  readonly id: ProductId;
  readonly mpn: string;
  /** Normalised suppliers' numbers of the product. Contains only numbers that the pasted list names. */
  readonly otherKeys?: readonly string[];
}

/** Normalises a part number: only letters and digits, in capitals. */
const partKey = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns lookup keys of a number: as written, and with look-alike letters converted to Latin and to Cyrillic. */
function partKeys(number: string): readonly string[] {
  const key = partKey(number);
  return key === '' ? [] : [...new Set([key, toLatinLetters(key), toCyrillicCapitals(key)])];
}

/** Returns the text as a product id of the shop, or null if it is not a whole number. */
const shopNumber = (number: string): ProductId | null =>
  /^[1-9]\d{0,9}$/.test(number) ? (Number(number) as ProductId) : null;

/**
 * Returns all numbers of the list in three forms, so that one query finds their products: as written, normalised, and
 * as product ids.
 */
export function numbersToFind(lines: readonly PastedLine[]) {
  const numbers = lines.flatMap(({ readings }) => readings.map(({ number }) => number));
  return {
    numbers: [...new Set(numbers)],
    keys: [...new Set(numbers.flatMap(partKeys))],
    ids: [...new Set(numbers.flatMap((number) => shopNumber(number) ?? []))],
  };
}

/**
 * Returns the products that one reading of a line may mean. Compares the number with exact part numbers, then with
 * product ids, normalised part numbers and suppliers' numbers. Stops at the first comparison that finds a product.
 */
function partsOf<P extends NumberedPart>(
  { number }: PastedReading,
  byKey: ReadonlyMap<string, readonly P[]>,
  byId: ReadonlyMap<ProductId, P>,
  byOtherKey: ReadonlyMap<string, readonly P[]>,
): readonly P[] {
  const alikes = [...new Set(partKeys(number).flatMap((key) => byKey.get(key) ?? []))];
  const exact = alikes.filter(({ mpn }) => mpn.toUpperCase() === number.toUpperCase());
  if (exact.length > 0) return exact;
  const own = byId.get(shopNumber(number) ?? (0 as ProductId));
  if (own !== undefined) return [own];
  return alikes.length > 0 ? alikes : (byOtherKey.get(partKey(number)) ?? []);
}

/**
 * Returns each line with its first reading that finds products, and these products. If no reading finds any, returns
 * the first reading, which is the likeliest, and no products.
 */
export function matchPastedLines<P extends NumberedPart>(
  lines: readonly PastedLine[],
  found: readonly P[],
): readonly { readonly line: PastedLine; readonly reading: PastedReading | null; readonly parts: readonly P[] }[] {
  const byKey = Map.groupBy(found, ({ mpn }) => partKey(mpn));
  const byOtherKey = new Map<string, P[]>();
  for (const part of found)
    for (const key of part.otherKeys ?? []) byOtherKey.set(key, [...(byOtherKey.get(key) ?? []), part]);
  const byId = new Map(found.map((part) => [part.id, part]));
  return lines.map((line) => {
    for (const reading of line.readings) {
      const parts = partsOf(reading, byKey, byId, byOtherKey);
      if (parts.length > 0) return { line, reading, parts };
    }
    return { line, reading: line.readings[0] ?? null, parts: [] };
  });
}
