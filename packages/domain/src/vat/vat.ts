import type { Day } from '../delivery/day.ts';
import { multiplyDivide } from '../money/exact.ts';
import type { Kopecks } from '../money/money.ts';

/**
 * What the tax law sees in a thing that is sold. A seller without VAT sells everything as `none`; one by the simplified
 * rules may have chosen `five` or `seven` percent for all that is taxed.
 */
export const vatClasses = ['standard', 'reduced', 'zero', 'none', 'five', 'seven'] as const;
export type VatClass = (typeof vatClasses)[number];

/** Whole percent, added to the net price; null: not taxed at all, which is written otherwise than 0 %. */
export type VatPercent = 0 | 5 | 7 | 10 | 20 | 22 | null;

/** Rates that tills know; a new one of the law needs a new program. */
export const vatPercents = [0, 5, 7, 10, 20, 22] as const satisfies readonly VatPercent[];

/** A rate of a class from a day on. */
export interface VatPeriod {
  readonly vatClass: VatClass;
  readonly percent: VatPercent;
  /** First day. */
  readonly from: Day;
}

const always = '0001-01-01' as Day;

/** What the law says up to now, newest first within a class (Tax Code art. 164; 22 % by Federal Law 425-FZ for what is shipped from 2026 on; 5 % and 7 % by 176-FZ
 * from 2025 on). */
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
 * The rate of a day: that of shipment, also for what was paid in an earlier year; an advance takes the day of payment.
 * `added`: what staff have entered of later law, in any order; it stands above what is known here.
 */
export function vatPercentOn(vatClass: VatClass, day: Day, added: readonly VatPeriod[] = []): VatPercent {
  const applies = (each: VatPeriod): boolean => each.vatClass === vatClass && each.from <= day;
  const [known, later] = [lawfulPeriods.find(applies), added.filter(applies)];
  const period = later.reduce((best, each) => (best === undefined || each.from >= best.from ? each : best), known);
  if (period === undefined) throw new RangeError(`no VAT of ${vatClass} on ${day}`);
  return period.percent;
}

/**
 * VAT inside a price that includes it: gross × rate ÷ (100 + rate), half up to the kopeck, of one line at a time; the
 * VAT of a document is the sum of its lines'. The same for a calculated rate (22/122).
 */
export const vatInside = (gross: Kopecks, percent: VatPercent): Kopecks =>
  (percent === null ? 0 : multiplyDivide(gross, percent, 100 + percent)) as Kopecks;
