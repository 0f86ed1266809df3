export { allocate } from './allocate.ts';
export { basketLineTotal, lineTotal, scaledUnitPrice } from './line-total.ts';
export {
  kopecksPerRouble,
  neutralCoefficient,
  unitPricesPerRouble,
  type Coefficient,
  type Kopecks,
  type Quantity,
  type UnitPrice,
} from './money.ts';
export {
  coefficientToNumber,
  kopecksFromRoubles,
  roublesText,
  roublesToUnitPrice,
  toRoubles,
  unitPriceMax,
  unitPriceToRoubles,
  wholeKopecks,
} from './roubles.ts';
export { sumKopecks } from './sum.ts';
