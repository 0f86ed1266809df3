import type { ProductId } from '../product/product.ts';
import { toCyrillicCapitals, toLatinLetters } from '../shared/look-alikes.ts';
import type { PastedLine, PastedReading } from './read-pasted-list.ts';

/** A product by its numbers. */
export interface NumberedPart {
  readonly id: ProductId;
  readonly mpn: string;
  /** Keys of numbers that suppliers have for it, of those that were asked for. */
  readonly otherKeys?: readonly string[];
}

/** A number without what people leave out or change: letters and digits, capitals. */
const partKey = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The keys a number may be known by: as it is, and with the look-alikes of either keyboard. */
function partKeys(number: string): readonly string[] {
  const key = partKey(number);
  return key === '' ? [] : [...new Set([key, toLatinLetters(key), toCyrillicCapitals(key)])];
}

/** The shop's own number that a text may be; null: it is none. */
const shopNumber = (number: string): ProductId | null =>
  /^[1-9]\d{0,9}$/.test(number) ? (Number(number) as ProductId) : null;

/** All that the catalogue has to be asked for, for a whole list at once. */
export function askedNumbers(lines: readonly PastedLine[]) {
  const numbers = lines.flatMap(({ readings }) => readings.map(({ number }) => number));
  return {
    numbers: [...new Set(numbers)],
    keys: [...new Set(numbers.flatMap(partKeys))],
    ids: [...new Set(numbers.flatMap((number) => shopNumber(number) ?? []))],
  };
}

/**
 * The parts one reading means: by the very number of the maker, else of the shop, else by its letters and digits, else by
 * the number of a supplier.
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

/** The first reading of a line that the catalogue knows, with its parts; else the likeliest one with none. */
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
