import { multiplyDivide } from '../money/exact.ts';
import { neutralCoefficient, type Coefficient, type UnitPrice } from '../money/money.ts';
import { unitPriceMax } from '../money/roubles.ts';
import type { PriceTiers } from './product.ts';

/**
 * Every price times the factor, to a ten-thousandth of a rouble, half up, exactly. Null where one of them would be
 * nothing or dearer than a price may be.
 */
export function multiplyPrices(tiers: PriceTiers, factor: Coefficient): PriceTiers | null {
  const changed = tiers.map(({ minQuantity, unitPrice }) => ({
    minQuantity,
    unitPrice: multiplyDivide(unitPrice, factor, neutralCoefficient) as UnitPrice,
  }));
  return changed.every(({ unitPrice }) => unitPrice > 0 && unitPrice <= unitPriceMax) ? changed : null;
}
