import type { Quantity, UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { PriceRounding } from './supplier/terms.ts';
import type { PriceBreak, PriceBreaks } from '../product/product.ts';
import type { VatPercent } from '../vat/vat.ts';

/** A decimal number without rounding errors: digits × 10^-scale. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * How a supplier's price becomes the shop's price: price × rate × (1 + VAT) × (1 + margin). `rate` is in roubles per
 * unit of currency.
 */
export interface PriceRule {
  readonly rate: Decimal;
  /** VAT that the supplier adds to its prices, in percent; absent = its prices are final. The margin comes after it. */
  readonly addedVat?: AddedVat | undefined;
  /** Margins by price, in ascending order: each applies below a number of roubles; the last has no limit. */
  readonly margins: readonly { readonly belowRoubles: number | null; readonly percent: Decimal }[];
  /** Step to which prices are rounded half up, but never to zero; absent = `exact`. */
  readonly rounding?: PriceRounding;
}

/** VAT rates that a supplier may add to its prices, the usual one first. */
export const addedVats = [22, 20, 10, 7, 5] as const satisfies readonly VatPercent[];

export type AddedVat = (typeof addedVats)[number];

/** Rounding steps in ten-thousandths of a rouble. */
const roundingSteps = { exact: 1, kopeck: 100, rouble: 10_000, ten_roubles: 100_000 } as const satisfies Record<
  PriceRounding,
  number
>;

/**
 * A price break of the supplier, in the supplier's currency: the price of one piece if at least `from` pieces are
 * bought.
 */
export interface WrittenPriceBreak {
  readonly from: number;
  readonly price: Decimal;
}

const scaleMax = 40;

/** Removes thousands separators. With two kinds of separators the last is the decimal one: `1,234.56`, `1.234,56`. */
const withoutGroups = (text: string): string => {
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  return /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text) ? text.replaceAll('.', '') : text;
};

/** Reads `10.1169`, `1 234,50`, `3,5e-4`. Returns null if the text is not a non-negative number. */
export function readDecimal(written: string | number): Decimal | null {
  const text = withoutGroups(
    String(written)
      .trim()
      .replace(/(?<=\d)[ \u00a0\u2009\u202f'](?=\d{3}(?!\d))/g, ''),
  );
  const match = /^\+?(\d{1,15})(?:[.,](\d{1,30}))?(?:e([+-]?\d{1,2}))?$/i.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > scaleMax) return null;
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** Currency symbols and words that may stand beside a price. */
const currencySigns: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/^(?:₽|rub|rur|руб(?:лей|ля|ль)?\.?|р\.?)$/iu, 'RUB'],
  [/^(?:\$|usd|us\$|долл(?:\.|аров)?)$/iu, 'USD'],
  [/^(?:€|eur|евро)$/iu, 'EUR'],
  [/^(?:£|gbp|фунт(?:ов)?)$/iu, 'GBP'],
  [/^(?:¥|cny|rmb|元|юан(?:ь|ей))$/iu, 'CNY'],
  [/^(?:₺|try|tl)$/iu, 'TRY'],
];

/**
 * Reads a price as people write it: `12,50 руб.`, `$3`. Returns null if the text is no price, or a price in another
 * currency.
 */
export function readPrice(written: string, currency: string): Decimal | null {
  const text = written
    .slice(0, 60)
    .trim()
    .replace(/^(?:от|from)\s+(?=\d)/iu, '')
    .replace(
      /\s*(?:\*{1,3}|\/ ?(?:шт\.?|ед\.?|pcs?|ea|adet)|(?:с|без|вкл\.?|incl\.?|excl\.?|\+) ?(?:НДС|VAT|KDV)\.?)$/iu,
      '',
    );
  const plain = readDecimal(text);
  if (plain !== null) return plain;
  const found = /^(?<before>\D*?)\s*(?<number>\d[\d\s\u00a0\u2009\u202f.,']*?)\s*(?<after>[^\d\s]*)$/u.exec(
    text,
  )?.groups;
  const signs = [found?.['before'], found?.['after']].filter((sign) => sign !== undefined && sign !== '');
  if (found === undefined || signs.length !== 1) return null;
  const sign = currencySigns.find(([pattern]) => pattern.test(signs[0] ?? ''));
  return sign?.[1] === currency ? readDecimal(found['number'] ?? '') : null;
}

const quotientHalfUp = (numerator: bigint, divisor: bigint): bigint => (numerator * 2n + divisor) / (divisor * 2n);

/**
 * Returns the shop's price in ten-thousandths of a rouble, computed exactly and rounded half up. 0 stays 0, but a
 * positive price never becomes 0. Returns null if the price exceeds the shop's maximum.
 */
export function convertPrice(price: Decimal, rule: PriceRule): UnitPrice | null {
  const { rate, addedVat, margins, rounding = 'exact' } = rule;
  if (price.digits === 0n || rate.digits === 0n) return 0 as UnitPrice;
  const product = price.digits * rate.digits * BigInt(100 + (addedVat ?? 0));
  const scale = price.scale + rate.scale + 2;
  const margin = margins.find(
    ({ belowRoubles }) => belowRoubles === null || product < BigInt(belowRoubles) * 10n ** BigInt(scale),
  );
  const percent = margin?.percent ?? { digits: 0n, scale: 0 };
  const factor = 100n * 10n ** BigInt(percent.scale) + percent.digits;
  // ten-thousandths = product × factor × 10^4 ÷ 10^(scale + percent.scale + 2)
  const divisor = 10n ** BigInt(scale + percent.scale + 2);
  const step = roundingSteps[rounding];
  // Rounding twice would be wrong: 1.00499 roubles are 1.00 in kopecks, although they are 1.0050 in ten-thousandths.
  const steps = Number(quotientHalfUp(product * factor * 10_000n, BigInt(step) * divisor));
  const value = Math.max(1, steps) * step;
  return value > unitPriceMax ? null : (value as UnitPrice);
}

/**
 * Converts a supplier's price breaks into the shop's, in ascending order; the first starts at 1 piece. Of two with
 * the same quantity the first is used. Those with the same price are joined. One that costs more per piece than the one
 * before is dropped. So nobody pays more per piece for more pieces. An empty result means that the part is known
 * but not sold. Returns null if a price exceeds the shop's maximum.
 */
export function convertPriceBreaks(written: readonly WrittenPriceBreak[], rule: PriceRule): PriceBreaks | null {
  const tiers: PriceBreak[] = [];
  let lastFrom: number | null = null;
  for (const { from, price } of written.toSorted((a, b) => a.from - b.from)) {
    const unitPrice = convertPrice(price, rule);
    if (unitPrice === null) return null;
    if (unitPrice === 0) continue;
    const last = tiers.at(-1);
    if (last !== undefined && (from === lastFrom || unitPrice >= last.unitPrice)) continue;
    lastFrom = from;
    tiers.push({ minQuantity: (last === undefined ? 1 : from) as Quantity, unitPrice });
  }
  return tiers;
}
