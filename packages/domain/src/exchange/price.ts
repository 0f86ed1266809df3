import { readDecimal, type Decimal } from '../import/price.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { UnitPrice } from '../money/money.ts';

/** A price of 1C as it is written. */
export interface WrittenPrice {
  readonly price: string;
  /** Base units in what the price is for; empty: one. */
  readonly coefficient: string;
  /** Whole percent that is still to be added; 0: the tax is inside already. */
  readonly addedPercent: number;
}

const roubles = new Set(['', 'RUB', 'RUR', '643', '810', 'РУБ', 'РУБ.', 'Р', 'Р.']);

/** Whether prices of this currency are in roubles; one that is not named is. */
export const isRoubles = (currency: string): boolean => roubles.has(currency.trim().toUpperCase());

const tenTo = (scale: number): bigint => 10n ** BigInt(scale);

/**
 * Price of one piece with its tax in ten-thousandths of a rouble, half up once, from exact decimals; what is more than
 * nothing is at least the smallest price. Null: no price, or beyond the dearest of the shop.
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

/** Pieces of a written quantity: whole ones, none where 1C has sold more than it had. Null: no number. */
export function piecesOf(written: string): number | null {
  const text = written.trim().replace(/^[-−]/u, '');
  const value = readDecimal(text === '' ? '0' : text);
  if (value === null) return null;
  if (/^[-−]/u.test(written.trim())) return 0;
  const pieces = value.digits / tenTo(value.scale);
  return pieces > 2_000_000_000n ? null : Number(pieces);
}
