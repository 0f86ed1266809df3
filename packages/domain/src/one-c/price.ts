import { readDecimal, type Decimal } from '../import/price.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { UnitPrice } from '../money/money.ts';

/** A price as the file from 1C contains it. */
export interface WrittenPrice {
  readonly price: string;
  /** Number of pieces that the price is for; empty = one. */
  readonly coefficient: string;
  /** VAT percent to add to the price; 0 = the price includes VAT. */
  readonly addedPercent: number;
}

const roubles = new Set(['', 'RUB', 'RUR', '643', '810', 'РУБ', 'РУБ.', 'Р', 'Р.']);

/** True if the text names roubles. An empty text means roubles too. */
export const isRoubles = (currency: string): boolean => roubles.has(currency.trim().toUpperCase());

const tenTo = (scale: number): bigint => 10n ** BigInt(scale);

/**
 * Returns the price of one piece with VAT, in ten-thousandths of a rouble. The result is exact and rounded half up
 * once. A positive price never becomes 0. Returns null if the price is unreadable or above the shop's maximum.
 */
export function priceOfOne({ price, coefficient, addedPercent }: WrittenPrice): UnitPrice | null {
  const written = readDecimal(price);
  const per: Decimal | null = coefficient.trim() === '' ? { digits: 1n, scale: 0 } : readDecimal(coefficient);
  if (written === null || per === null || per.digits === 0n) return null;
  if (written.digits === 0n) return 0 as UnitPrice;
  const numerator = written.digits * BigInt(100 + addedPercent) * 10_000n * tenTo(per.scale);
  const divisor = tenTo(written.scale) * 100n * per.digits;
  const value = (numerator * 2n + divisor) / (divisor * 2n);
  if (value > BigInt(unitPriceMax)) return null;
  return Number(value < 1n ? 1n : value) as UnitPrice;
}

/**
 * Returns the whole pieces of a quantity from 1C; null = not a number, or too large. A negative stock becomes 0: 1C may
 * sell more than it has.
 */
export function piecesOf(written: string): number | null {
  const text = written.trim().replace(/^[-−]/u, '');
  const value = readDecimal(text === '' ? '0' : text);
  if (value === null) return null;
  if (/^[-−]/u.test(written.trim())) return 0;
  const pieces = value.digits / tenTo(value.scale);
  return pieces > 2_000_000_000n ? null : Number(pieces);
}
