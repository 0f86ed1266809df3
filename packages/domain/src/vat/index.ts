export { vatClasses, vatInside, vatPercentOn, type VatClass, type VatPercent } from './vat.ts';
