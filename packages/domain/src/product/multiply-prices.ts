import { multiplyDivide } from '../money/exact.ts';
import { neutralCoefficient, type Coefficient, type UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { PriceTiers } from './product.ts';

/**
 * Multiplies all prices by a factor, exactly, rounded half up to a ten-thousandth of a rouble. Returns null if a price
 * would be 0 or above the maximum.
 */
export function multiplyPrices(tiers: PriceTiers, factor: Coefficient): PriceTiers | null {
  const changed = tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    unitPrice: multiplyDivide(unitPrice, factor, neutralCoefficient) as UnitPrice,
  }));
  return changed.every(({ unitPrice }) => unitPrice > 0 && unitPrice <= unitPriceMax) ? changed : null;
}
