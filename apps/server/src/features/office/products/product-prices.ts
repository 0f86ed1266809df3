import type { PurchasePrices, SetProductPricesBody, SetPurchasePriceBody } from '@farad/contract/office/prices/prices';
import type { StaffProduct } from '@farad/contract/office/catalogue/products';
import type { Handle } from '@farad/database/connection/connect';
import { saveProductQueries } from '@farad/database/catalogue/save-product.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import { staffProductQueries } from '@farad/database/catalogue/staff-product.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { roublesToUnitPrice, unitPriceToRoubles } from '@farad/domain/money';
import { publicationProblem, type ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin, type StaffCall } from '#http/serve/staff-route.ts';
import { secondLookAt } from '#core/catalogue/second-look.ts';
import { definitionsOf, presentCost, presentProduct } from './present-product.ts';
import { presentPrices, readTiers, versionOf } from './product-fields.ts';
import { recordedChange } from './product-record.ts';
import { readProductId } from './save-product.ts';

const historyLength = 50;

/** True if the caller may see purchase prices. Accountants, for example, may not. */
export const seesPurchasePrices = ({ actor }: Pick<StaffCallOrigin, 'actor'>): boolean =>
  actor.staff.permissions.includes('view_purchase_prices');

/** Sets the prices of a product. Fails if the product was changed since the caller loaded it. */
export const setProductPrices = (
  deps: Deps,
  caller: StaffCall,
  productId: string,
  { version, prices, isConfirmed = false }: z.output<typeof SetProductPricesBody>,
): Promise<Result<StaffProduct, Failure>> =>
  decideInTransaction<StaffProduct, Failure>(deps.db, async (tx) => {
    const id = readProductId(productId);
    const [before] = id === undefined ? [] : await staffProductQueries(tx).lock([id]);
    if (before === undefined) return fail({ code: 'not_found' });
    const definitions = definitionsOf(deps);
    if (versionOf(before) !== version) {
      return fail({ code: 'product_changed', product: presentProduct(before, definitions, caller.locale) });
    }
    const tiers = readTiers(prices, caller.locale);
    if (!tiers.ok) return fail({ ...tiers.error, field: tiers.error.field?.replace('fields.', '') ?? 'prices' });
    if (publicationProblem({ state: before.state, title: before.title, tiers: tiers.value }) === 'price_missing') {
      return fail({ code: 'invalid_input', field: 'prices' });
    }
    if (!isConfirmed) {
      const wanted = { id: before.id, mpn: before.mpn, before: tiersOf({ ...before }), after: tiers.value };
      const look = await secondLookAt(tx, caller.actor.staff.permissions, [wanted]);
      if (look !== null) return fail(look);
    }
    await saveProductQueries(tx).setTiers(before.id, tiers.value);
    const [after] = await staffProductQueries(tx).byIds([before.id]);
    if (after === undefined) throw new Error(`product ${before.id} not found`);
    const change = recordedChange(before, after, isConfirmed);
    await record(tx, deps, caller, { action: 'product.changed', object: { kind: 'product', id: after.id }, ...change });
    return ok(presentProduct(after, definitions, caller.locale));
  });

async function presentPurchase(handle: Handle, id: ProductId): Promise<PurchasePrices> {
  const queries = purchasePriceQueries(handle);
  const [costs, history] = await Promise.all([queries.of([id]), queries.history(id, historyLength)]);
  const cost = costs.get(id);
  return {
    ...presentCost(cost),
    tiers: cost === undefined ? [] : presentPrices(tiersOf(cost)),
    average:
      cost === undefined || cost.average === null || cost.averagePieces === 0
        ? null
        : { price: unitPriceToRoubles(cost.average), pieces: cost.averagePieces },
    supplier: cost?.supplier ?? '',
    history: history.map(({ id: row, unitPrice, tier_quantities, tier_prices, supplier, at, by }) => ({
      id: String(row),
      purchasePrice: unitPrice === null ? null : unitPriceToRoubles(unitPrice),
      tiers: presentPrices(
        tiersOf({
          tier_quantities: tier_quantities ?? [],
          tier_prices: tier_prices ?? [],
        }),
      ),
      supplier,
      at: at.toISOString(),
      by: by ?? '',
    })),
  };
}

const known = async (handle: Handle, productId: string): Promise<ProductId | undefined> => {
  const id = readProductId(productId);
  const [row] = id === undefined ? [] : await staffProductQueries(handle).byIds([id]);
  return row?.id;
};

/** Returns the current and former purchase prices of a product. */
export async function showPurchasePrices({ db }: Deps, productId: string): Promise<Result<PurchasePrices, Failure>> {
  const id = await known(db, productId);
  return id === undefined ? fail({ code: 'not_found' }) : ok(await presentPurchase(db, id));
}

/** Sets the purchase price of a product. Staff who may change prices but not see purchase prices are refused. */
export const setPurchasePrice = (
  deps: Deps,
  caller: StaffCall,
  productId: string,
  { purchasePrice, supplier }: z.output<typeof SetPurchasePriceBody>,
): Promise<Result<PurchasePrices, Failure>> =>
  decideInTransaction<PurchasePrices, Failure>(deps.db, async (tx) => {
    if (!seesPurchasePrices(caller)) return fail({ code: 'forbidden' });
    const id = await known(tx, productId);
    if (id === undefined) return fail({ code: 'not_found' });
    const price = purchasePrice === null ? ok(null) : roublesToUnitPrice(purchasePrice);
    if (!price.ok) return fail({ code: 'invalid_input', field: 'purchasePrice' });
    const { staff } = caller.actor;
    const before = await presentPurchase(tx, id);
    const changed = await purchasePriceQueries(tx).set(
      [{ productId: id, unitPrice: price.value, supplier }],
      deps.clock(),
      staff.id,
    );
    const after = await presentPurchase(tx, id);
    const forLog = ({ purchasePrice: paid, supplier: from }: PurchasePrices) => ({
      purchasePrice: paid === null ? null : `${paid} ₽${from === '' ? '' : ` · ${from}`}`,
    });
    const event = { action: 'product.purchase_price_set', object: { kind: 'product', id } } as const;
    if (changed > 0) await record(tx, deps, caller, { ...event, before: forLog(before), after: forLog(after) });
    return ok(after);
  });
