import type { PricePreview, PriceRuleBody } from '@farad/contract/back-office-prices';
import { priceChangeQueries, type PricedRow } from '@farad/database/price-change.queries';
import { tiersOf } from '@farad/database/product-row';
import { unitPriceToRoubles, type UnitPrice } from '@farad/domain/money';
import { applyPriceRule, lowestPrice, type PriceTiers, type ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { keptRule } from './read-rule.ts';

/** Products that a preview looks at, and rows of it that are shown. */
const previewMax = 20_000;
const sampleLength = 50;

export const sameTiers = (a: PriceTiers, b: PriceTiers): boolean =>
  a.length === b.length &&
  a.every(({ minQuantity, unitPrice }, at) => b[at]?.minQuantity === minQuantity && b[at]?.unitPrice === unitPrice);

const presentTiers = (tiers: PriceTiers) =>
  tiers.map(({ minQuantity, unitPrice }) => ({ quantity: minQuantity, price: unitPriceToRoubles(unitPrice) }));

const isBelow = (tiers: PriceTiers, paid: UnitPrice | null): boolean => {
  const lowest = lowestPrice(tiers);
  return paid !== null && lowest !== null && lowest < paid;
};

interface Seen {
  readonly row: PricedRow;
  readonly before: PriceTiers;
  readonly after: PriceTiers;
}

/** What a rule would make of the prices. */
export async function previewPrices(
  deps: Deps,
  body: PriceRuleBody,
  seesPurchasePrices: boolean,
): Promise<Result<PricePreview, Failure>> {
  const kept = keptRule(deps, body);
  if (!kept.ok) return fail({ ...kept.error, field: kept.error.field?.replace('Id', '') ?? '' });
  const rows = await priceChangeQueries(deps.db).products(kept.value, 0 as ProductId, previewMax + 1, false);
  const seen = rows.slice(0, previewMax);
  const changed: Seen[] = [];
  let leftOut = 0;
  for (const row of seen) {
    const before = tiersOf({ ...row });
    const after = applyPriceRule({ tiers: before, purchasePrice: row.purchasePrice }, kept.value.rule);
    if (typeof after === 'string') leftOut += 1;
    else if (!sameTiers(before, after)) changed.push({ row, before, after });
  }
  const below = changed.filter(({ row, after }) => isBelow(after, row.purchasePrice));
  // Those that would be sold at a loss are what somebody has to see.
  const first = seesPurchasePrices ? [...new Set([...below, ...changed])] : changed;
  return ok({
    ...{ products: seen.length, changed: changed.length, unchanged: seen.length - changed.length - leftOut, leftOut },
    ...(seesPurchasePrices ? { belowPurchase: below.length } : {}),
    isCut: rows.length > previewMax,
    sample: first.slice(0, sampleLength).map(({ row, before, after }) => ({
      ...{ id: String(row.id), mpn: row.mpn, brand: row.brand },
      ...{ before: presentTiers(before), after: presentTiers(after) },
      ...(seesPurchasePrices ? { isBelowPurchase: isBelow(after, row.purchasePrice) } : {}),
    })),
  });
}
