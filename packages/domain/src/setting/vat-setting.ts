import type { Day } from '../delivery/day.ts';
import type { VatPeriod } from '../vat/vat.ts';

/** Classes whose rate the law changes; what is not taxed stays so. */
export const changingVatClasses = ['standard', 'reduced', 'five', 'seven'] as const;

/** Rates of VAT beyond what the program knows by itself. */
export interface VatSetting {
  readonly periods: readonly VatPeriod[];
}

export const usualVat: VatSetting = { periods: [] };

const sameAs = (one: VatPeriod) => (other: VatPeriod) =>
  one.vatClass === other.vatClass && one.percent === other.percent && one.from === other.from;

/**
 * The field that is wrong; null: none is. What is in force stays as it is, since receipts were written by it; what is
 * entered begins tomorrow at the earliest, once a class and day.
 */
export function vatProblem({ periods }: VatSetting, before: VatSetting, today: Day): string | null {
  const begun = (period: VatPeriod): boolean => period.from <= today;
  if (before.periods.some((was) => begun(was) && !periods.some(sameAs(was)))) return 'periods';
  const index = periods.findIndex(
    (period, at) =>
      (begun(period) && !before.periods.some(sameAs(period))) ||
      periods.some((other, from) => from < at && other.vatClass === period.vatClass && other.from === period.from),
  );
  return index === -1 ? null : `periods.${index}.from`;
}
