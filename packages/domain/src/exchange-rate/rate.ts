import type { Day } from '../delivery/day.ts';
import type { Decimal } from '../import/price.ts';

/** A rate of one day as the bank sets it: so many roubles for `nominal` units of the currency. */
export interface DayRate {
  /** Three capital letters, `USD`. */
  readonly currency: string;
  /** 1, 10, 100 … The bank states cheap currencies for more than one unit. */
  readonly nominal: number;
  readonly value: Decimal;
}

/** Largest nominal that is accepted. The bank uses 10,000 (Vietnamese dong). */
const nominalMax = 1_000_000;

/** True for 1, 10, 100 … Only such nominals divide a decimal number without a remainder. */
export const isNominal = (nominal: number): boolean =>
  Number.isInteger(nominal) && nominal >= 1 && nominal <= nominalMax && /^10*$/.test(String(nominal));

/** Returns roubles for one unit of the currency, exactly. */
export const unitRate = ({ nominal, value }: Pick<DayRate, 'nominal' | 'value'>): Decimal => ({
  digits: value.digits,
  scale: value.scale + String(nominal).length - 1,
});

/** Returns the rate with a percentage added, exactly. */
export const ratePlus = (rate: Decimal, percent: Decimal): Decimal => ({
  digits: rate.digits * (100n * 10n ** BigInt(percent.scale) + percent.digits),
  scale: rate.scale + percent.scale + 2,
});

/** Writes a decimal number with a point and without zeros at its end: `77.9556`. */
export function decimalText({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0');
  if (scale === 0) return text;
  const fraction = text.slice(-scale).replace(/0+$/, '');
  return fraction === '' ? text.slice(0, -scale) : `${text.slice(0, -scale)}.${fraction}`;
}

/** Returns both numbers as digits of the same scale. */
function sameScale(a: Decimal, b: Decimal): readonly [bigint, bigint] {
  const scale = Math.max(a.scale, b.scale);
  return [a.digits * 10n ** BigInt(scale - a.scale), b.digits * 10n ** BigInt(scale - b.scale)];
}

const differenceOf = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** True if a rate differs from the last accepted one by more than a percentage of that one. */
export function isJump(accepted: Decimal, next: Decimal, percentMax: number): boolean {
  const [before, after] = sameScale(accepted, next);
  return differenceOf(before, after) * 100n > before * BigInt(percentMax);
}

/** Returns the change in percent with one digit after the point: 30, -4.2. For screens only. */
export function changePercent(accepted: Decimal, next: Decimal): number {
  const [before, after] = sameScale(accepted, next);
  return before === 0n ? 0 : Math.round(Number(((after - before) * 100_000n) / before) / 100) / 10;
}

/** What staff or the shop decided about a rate. `waiting` = it jumped, and staff have not decided yet. */
export const rateStates = ['accepted', 'waiting', 'declined'] as const;

export type RateState = (typeof rateStates)[number];

/** A saved rate of a day. */
export interface SavedRate extends DayRate {
  readonly day: Day;
  readonly state: RateState;
}
