import type { Brand } from '../shared/brand.ts';

/** Integer kopecks: 1 ₽ = 100. */
export type Kopecks = Brand<number, 'Kopecks'>;

/** Unit price in ten-thousandths of a rouble: 0,31 ₽ = 3100 (specification section 5; product B1). */
export type UnitPrice = Brand<number, 'UnitPrice'>;

/** Price multiplier in ten-thousandths: 1 = 10000 (`pricesKoef` of the specification). */
export type Coefficient = Brand<number, 'Coefficient'>;

/** Integer number of pieces, or of the product's other unit. */
export type Quantity = Brand<number, 'Quantity'>;

export const unitPricesPerRouble = 10_000;
export const kopecksPerRouble = 100;
export const neutralCoefficient = 10_000 as Coefficient;
