import type { Quantity, UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { PriceRounding } from './supplier/terms.ts';
import type { PriceTier, PriceTiers } from '../product/product.ts';

/** A decimal number without rounding: digits × 10^-scale. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** How a supplier's price becomes ours: × rate (roubles for one unit of its currency) × (1 + margin). */
export interface PriceRule {
  readonly rate: Decimal;
  /** Ascending: the margin of prices below so many roubles; the last one has no bound. */
  readonly margins: readonly { readonly belowRoubles: number | null; readonly percent: Decimal }[];
  /** Half up, never to nothing; absent: `exact`. */
  readonly rounding?: PriceRounding;
}

/** Ten-thousandths of a rouble. */
const roundingSteps = { exact: 1, kopeck: 100, rouble: 10_000, ten_roubles: 100_000 } as const satisfies Record<
  PriceRounding,
  number
>;

/** A supplier's tier before it is converted. */
export interface WrittenTier {
  readonly from: number;
  readonly price: Decimal;
}

const scaleMax = 40;

/** `1,234.56` and `1.234,56`: of two signs the last is the decimal one. */
const withoutGroups = (text: string): string => {
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  return /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text) ? text.replaceAll('.', '') : text;
};

/** Reads `10.1169`, `1 234,50`, `3,5e-4`; null where it is no number that is not negative. */
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

/** Signs and words that stand beside a price. */
const currencySigns: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/^(?:₽|rub|rur|руб(?:лей|ля|ль)?\.?|р\.?)$/iu, 'RUB'],
  [/^(?:\$|usd|us\$|долл(?:\.|аров)?)$/iu, 'USD'],
  [/^(?:€|eur|евро)$/iu, 'EUR'],
  [/^(?:£|gbp|фунт(?:ов)?)$/iu, 'GBP'],
  [/^(?:¥|cny|rmb|元|юан(?:ь|ей))$/iu, 'CNY'],
  [/^(?:₺|try|tl)$/iu, 'TRY'],
];

/** Reads a price as people write it: `12,50 руб.`, `$3`; null where it is none, or is in another currency. */
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
 * The price in ten-thousandths of a rouble, half up, from exact decimals; 0 stays 0 and what is more than 0 is at least
 * the smallest price. Null above the dearest price of the shop.
 */
export function convertPrice(price: Decimal, { rate, margins, rounding = 'exact' }: PriceRule): UnitPrice | null {
  if (price.digits === 0n || rate.digits === 0n) return 0 as UnitPrice;
  const product = price.digits * rate.digits;
  const scale = price.scale + rate.scale;
  const margin = margins.find(
    ({ belowRoubles }) => belowRoubles === null || product < BigInt(belowRoubles) * 10n ** BigInt(scale),
  );
  const percent = margin?.percent ?? { digits: 0n, scale: 0 };
  const factor = 100n * 10n ** BigInt(percent.scale) + percent.digits;
  // ten-thousandths = product × factor × 10^4 ÷ 10^(scale + percent.scale + 2)
  const divisor = 10n ** BigInt(scale + percent.scale + 2);
  const step = roundingSteps[rounding];
  // Rounded once: 1.00499 roubles are a rouble in kopecks, though 1.0050 in ten-thousandths.
  const steps = Number(quotientHalfUp(product * factor * 10_000n, BigInt(step) * divisor));
  const value = Math.max(1, steps) * step;
  return value > unitPriceMax ? null : (value as UnitPrice);
}

/**
 * A supplier's tiers as the shop keeps them: ascending, the first from 1, neighbours with one price joined, a tier that is
 * dearer than the one before left out (nobody pays more for more); of two from one quantity the first counts. Empty where nothing has a price: the part is known and
 * not sold. Null where a price is beyond the shop's dearest.
 */
export function convertTiers(written: readonly WrittenTier[], rule: PriceRule): PriceTiers | null {
  const tiers: PriceTier[] = [];
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
