import type { ProductFacts } from './product-sets.ts';

/** A product similar to a missing part number. A lower `cost` means more similar. */
export interface Near extends ProductFacts {
  readonly cost: number;
}

/** Returns products as equally similar ones. */
export const nearAt = (products: readonly ProductFacts[], cost: number): readonly Near[] =>
  products.map((product) => ({ ...product, cost }));
