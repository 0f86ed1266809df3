import type { Day } from '../delivery/day.ts';
import { multiplyDivide } from '../money/exact.ts';
import type { Kopecks } from '../money/money.ts';

/**
 * VAT classes of goods. A seller without VAT sells everything as `none`. One under the simplified rules may have chosen
 * `five` or `seven` percent for all taxed goods.
 */
export const vatClasses = ['standard', 'reduced', 'zero', 'none', 'five', 'seven'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Whole percent on the net price; null = not subject to VAT, which is different from 0 %. */
export type VatPercent = 0 | 5 | 7 | 10 | 20 | 22 | null;

/** Rates that cash registers support. A new legal rate requires a new release. */
export const vatPercents = [0, 5, 7, 10, 20, 22] as const satisfies readonly VatPercent[];

/** Rate of a class from a day on. */
export interface VatPeriod {
  readonly vatClass: VatClass;
  readonly percent: VatPercent;
  /** First day of the rate. */
  readonly from: Day;
}

const always = '0001-01-01' as Day;

/**
 * Rates by law until now, newest first within a class (Tax Code art. 164). 22 % by Federal Law 425-FZ for shipments
 * from 2026; 5 % and 7 % by 176-FZ from 2025.
 */
export const lawfulPeriods: readonly VatPeriod[] = [
  { vatClass: 'standard', percent: 22, from: '2026-01-01' as Day },
  { vatClass: 'standard', percent: 20, from: always },
  { vatClass: 'reduced', percent: 10, from: always },
  { vatClass: 'zero', percent: 0, from: always },
  { vatClass: 'none', percent: null, from: always },
  { vatClass: 'five', percent: 5, from: '2025-01-01' as Day },
  { vatClass: 'five', percent: null, from: always },
  { vatClass: 'seven', percent: 7, from: '2025-01-01' as Day },
  { vatClass: 'seven', percent: null, from: always },
];

/**
 * Returns the rate on a day: the day of shipment, also if paid in an earlier year; for an advance, the day of payment.
 * `added`: later rates entered by staff, in any order; they win over the built-in ones.
 */
export function vatPercentOn(vatClass: VatClass, day: Day, added: readonly VatPeriod[] = []): VatPercent {
  const applies = (each: VatPeriod): boolean => each.vatClass === vatClass && each.from <= day;
  const [known, later] = [lawfulPeriods.find(applies), added.filter(applies)];
  const period = later.reduce((best, each) => (best === undefined || each.from >= best.from ? each : best), known);
  if (period === undefined) throw new RangeError(`no VAT rate for class ${vatClass} on ${day}`);
  return period.percent;
}

/**
 * Returns the VAT included in a gross price: gross × rate ÷ (100 + rate), rounded half up to the kopeck, per line. The
 * VAT of a document is the sum over its lines. The calculated rate (22/122) gives the same.
 */
export const vatInside = (gross: Kopecks, percent: VatPercent): Kopecks =>
  (percent === null ? 0 : multiplyDivide(gross, percent, 100 + percent)) as Kopecks;
