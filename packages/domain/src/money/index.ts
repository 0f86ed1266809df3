export {
  kopecksPerRouble,
  neutralCoefficient,
  unitPricesPerRouble,
  type Coefficient,
  type Kopecks,
  type Quantity,
  type UnitPrice,
} from './money.ts';
