import type { Brand } from '../shared/brand.ts';

/** Whole kopecks: 1 ₽ = 100. */
export type Kopecks = Brand<number, 'Kopecks'>;

/** Ten-thousandths of a rouble: 0,31 ₽ = 3100. The price of one piece (specification section 5; product B1). */
export type UnitPrice = Brand<number, 'UnitPrice'>;

/** Price multiplier in ten-thousandths: 1 = 10000 (`pricesKoef` of the specification). */
export type Coefficient = Brand<number, 'Coefficient'>;

/** Whole pieces (or the product's unit). */
export type Quantity = Brand<number, 'Quantity'>;

export const unitPricesPerRouble = 10_000;
export const kopecksPerRouble = 100;
export const neutralCoefficient = 10_000 as Coefficient;
