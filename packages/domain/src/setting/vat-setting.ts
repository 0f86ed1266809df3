import type { Day } from '../delivery/day.ts';
import type { VatPeriod } from '../vat/vat.ts';

/** VAT classes whose rate the law may change. Exempt goods stay exempt. */
export const changingVatClasses = ['standard', 'reduced', 'five', 'seven'] as const;

/** VAT rates that staff entered, in addition to those in the program. */
export interface VatSetting {
  readonly periods: readonly VatPeriod[];
}

export const usualVat: VatSetting = { periods: [] };

const sameAs = (one: VatPeriod) => (other: VatPeriod) =>
  one.vatClass === other.vatClass && one.percent === other.percent && one.from === other.from;

/**
 * Returns the invalid field; null = none. Rates that apply or have applied may not change, because receipts contain
 * them. A new rate may apply from tomorrow at the earliest. A class may have only one new rate per day.
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
