import { multiplyDivide } from '../money/exact.ts';
import { neutralCoefficient, type Coefficient, type UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { PriceBreaks } from './product.ts';

/**
 * Returns the prices multiplied by a factor, exactly, rounded half up to a ten-thousandth of a rouble. Returns null if
 * a price would become 0 or exceed the maximum.
 */
export function multiplyPrices(tiers: PriceBreaks, factor: Coefficient): PriceBreaks | null {
  const changed = tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    unitPrice: multiplyDivide(unitPrice, factor, neutralCoefficient) as UnitPrice,
  }));
  return changed.every(({ unitPrice }) => unitPrice > 0 && unitPrice <= unitPriceMax) ? changed : null;
}
