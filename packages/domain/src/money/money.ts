import type { Brand } from '../shared/brand.ts';

/** Amount in whole kopecks: 1 ₽ = 100. */
export type Kopecks = Brand<number, 'Kopecks'>;

/** Unit price in ten-thousandths of a rouble: 0,31 ₽ = 3100 (specification section 5; product B1). */
export type UnitPrice = Brand<number, 'UnitPrice'>;

/** Factor of a customer's prices in ten-thousandths: 10000 means ×1 (`pricesKoef` of the specification). */
export type Coefficient = Brand<number, 'Coefficient'>;

/** Whole number of pieces, or of another unit in which the product is sold. */
export type Quantity = Brand<number, 'Quantity'>;

export const unitPricesPerRouble = 10_000;
export const kopecksPerRouble = 100;
export const neutralCoefficient = 10_000 as Coefficient;
