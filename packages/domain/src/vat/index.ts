export { deductibleClasses, lawfulPeriods, vatClasses, vatInside, vatPercentOn, vatPercents, vatSteps } from './vat.ts';
export type { VatClass, VatPercent, VatPeriod } from './vat.ts';
