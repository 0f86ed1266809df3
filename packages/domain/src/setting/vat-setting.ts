import type { Day } from '../delivery/day.ts';
import type { VatPeriod } from '../vat/vat.ts';

/** VAT classes whose rate may change by law; exempt goods stay exempt. */
export const changingVatClasses = ['standard', 'reduced', 'five', 'seven'] as const;

/** VAT rates in addition to the built-in ones. */
export interface VatSetting {
  readonly periods: readonly VatPeriod[];
}

export const usualVat: VatSetting = { periods: [] };

const sameAs = (one: VatPeriod) => (other: VatPeriod) =>
  one.vatClass === other.vatClass && one.percent === other.percent && one.from === other.from;

/**
 * Returns the invalid field; null = none. Current and past rates cannot change, because receipts used them. New rates
 * start tomorrow at the earliest, one per class and day.
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
