import type { Day } from '../delivery/day.ts';
import { multiplyDivide } from '../money/exact.ts';
import type { Kopecks } from '../money/money.ts';

/**
 * VAT classes of goods. A seller without VAT sells all goods as `none`. A seller under the simplified tax system may
 * have chosen 5 or 7 % for all taxed goods (`five`, `seven`).
 */
export const vatClasses = ['standard', 'reduced', 'zero', 'none', 'five', 'seven'] as const;
export type VatClass = (typeof vatClasses)[number];

/** VAT rate in whole percent of the price without VAT; null = no VAT, which is legally different from 0 %. */
export type VatPercent = 0 | 5 | 7 | 10 | 20 | 22 | null;

/** VAT rates that cash registers know. A new rate in the law needs a new release. */
export const vatPercents = [0, 5, 7, 10, 20, 22] as const satisfies readonly VatPercent[];

/** VAT rate of a class, which applies from a day on. */
export interface VatPeriod {
  readonly vatClass: VatClass;
  readonly percent: VatPercent;
  /** First day on which the rate applies. */
  readonly from: Day;
}

const always = '0001-01-01' as Day;

/**
 * VAT rates by law (Tax Code art. 164), the newest first within a class. 22 % applies to shipments from 2026 (Federal
 * Law 425-FZ), 5 % and 7 % from 2025 (176-FZ).
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
 * Returns all VAT rates in this order: the rate of a class on a day is the first one of the class that has begun by
 * then. SQL of the database uses the same list. `added`: rates that staff entered, in any order; of two from the same
 * day, the later one in the list applies.
 */
export const vatSteps = (added: readonly VatPeriod[]): readonly VatPeriod[] => [
  ...added.toReversed().toSorted((one, other) => (one.from === other.from ? 0 : one.from < other.from ? 1 : -1)),
  ...lawfulPeriods,
];

/**
 * Returns the VAT rate of a class on a day. That is the day of shipment, even if the goods were paid in an earlier
 * year; for a prepayment it is the day of payment. `added`: rates that staff entered, in any order. From their day on
 * they replace the rates in the program.
 */
export function vatPercentOn(vatClass: VatClass, day: Day, added: readonly VatPeriod[] = []): VatPercent {
  const period = vatSteps(added).find((each) => each.vatClass === vatClass && each.from <= day);
  if (period === undefined) throw new RangeError(`no VAT rate for class ${vatClass} on ${day}`);
  return period.percent;
}

/**
 * Returns the VAT included in the total of a line: gross × rate ÷ (100 + rate), rounded half up to the kopeck. The VAT
 * of a document is the sum over its lines. The rate for prepayments (22/122) gives the same amount.
 */
export const vatInside = (gross: Kopecks, percent: VatPercent): Kopecks =>
  (percent === null ? 0 : multiplyDivide(gross, percent, 100 + percent)) as Kopecks;

/**
 * VAT classes whose sale lets the seller deduct the VAT that suppliers charge (Tax Code art. 171): the cost is then
 * without VAT. With 5 or 7 %, or without VAT, nothing is deducted, and the supplier's VAT is part of the cost.
 */
export const deductibleClasses: readonly VatClass[] = ['standard', 'reduced', 'zero'];
