import type { SecondLook } from '@farad/contract/office/prices/prices';
import type { Tx } from '@farad/database/connection/connect';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import type { Permission } from '@farad/domain/customer';
import { unitPriceToRoubles } from '@farad/domain/money';
import {
  lookedPrices,
  type LookedPrice,
  type PriceBreaks,
  type ProductCost,
  type ProductId,
} from '@farad/domain/product';

import type { Failure } from '#http/answers/errors.ts';

/** Current and proposed prices of a product. */
export interface WantedPrices {
  readonly id: ProductId;
  readonly mpn: string;
  readonly before: PriceBreaks;
  readonly after: PriceBreaks;
}

const shownMax = 50;

const inPercent = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

/**
 * Returns proposed prices in the form of the contract, for staff to confirm. `isBelowCost` is included only for staff
 * who may see purchase prices.
 */
export const presentLooked = (
  looked: readonly LookedPrice[],
  seesCosts: boolean,
): SecondLook['products'][number]['prices'] =>
  looked.map(({ quantity, before, after, shift, isBelowCost }) => ({
    quantity,
    before: before === null ? null : unitPriceToRoubles(before),
    after: unitPriceToRoubles(after),
    percent: inPercent(shift),
    ...(seesCosts ? { isBelowCost } : {}),
  }));

/** Returns a failure that lists the proposed prices that staff must confirm; null = no price needs confirmation. */
export async function secondLookAt(
  tx: Tx,
  permissions: readonly Permission[],
  wanted: readonly WantedPrices[],
): Promise<Failure | null> {
  const rules = await settingQueries(tx).value('second_look');
  const costs = await purchasePriceQueries(tx).of(wanted.map(({ id }) => id));
  const costOfProduct = (id: ProductId): ProductCost | null => {
    const cost = costs.get(id);
    return cost === undefined ? null : { ...cost, tiers: tiersOf(cost) };
  };
  const sees = permissions.includes('view_purchase_prices');
  const found = wanted.flatMap(({ id, mpn, before, after }) => {
    const looked = lookedPrices(before, after, costOfProduct(id), rules);
    return looked.length === 0 ? [] : [{ productId: String(id), mpn, prices: presentLooked(looked, sees) }];
  });
  if (found.length === 0) return null;
  return { code: 'price_second_look', secondLook: { rows: found.length, products: found.slice(0, shownMax) } };
}
