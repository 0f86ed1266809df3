export { lawfulPeriods, vatClasses, vatInside, vatPercentOn, vatPercents } from './vat.ts';
export type { VatClass, VatPercent, VatPeriod } from './vat.ts';
