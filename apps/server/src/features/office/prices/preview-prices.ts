import type { PricePreview, PriceRuleBody } from '@farad/contract/office/prices/prices';
import { priceChangeQueries, type PricedRow } from '@farad/database/prices/price-change.queries';
import type { SavedPriceRule } from '@farad/database/prices/schema-prices';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import { unitPriceToRoubles } from '@farad/domain/money';
import { applyPriceRule, isBelowCost, secondLook, type PriceBreaks, type ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { ruleToStore } from './read-rule.ts';

/** Maximum number of products in a preview, and maximum number of rows shown. */
const previewMax = 20_000;
const sampleLength = 50;
/** Number of products read in one query. */
const pageLength = 1000;

export const samePriceBreaks = (a: PriceBreaks, b: PriceBreaks): boolean =>
  a.length === b.length &&
  a.every(({ minQuantity, unitPrice }, at) => b[at]?.minQuantity === minQuantity && b[at]?.unitPrice === unitPrice);

const presentTiers = (tiers: PriceBreaks) =>
  tiers.map(({ minQuantity, unitPrice }) => ({ quantity: minQuantity, price: unitPriceToRoubles(unitPrice) }));

interface Seen {
  readonly row: PricedRow;
  readonly before: PriceBreaks;
  readonly after: PriceBreaks;
}

/**
 * Yields the products of a rule page by page. One product more than `previewMax` is read, to see that there are more.
 * Other requests run between the pages.
 */
async function* pagesOf({ db }: Deps, rule: SavedPriceRule): AsyncGenerator<readonly PricedRow[]> {
  let after = 0 as ProductId;
  for (let left = previewMax + 1; left > 0; left -= pageLength) {
    const limit = Math.min(pageLength, left);
    const page = await priceChangeQueries(db).products(rule, after, limit, false);
    yield page;
    after = page.at(-1)?.id ?? after;
    if (page.length < limit) return;
  }
}

/** Returns a preview of the prices that a rule would set. */
export async function previewPrices(
  deps: Deps,
  body: PriceRuleBody,
  seesPurchasePrices: boolean,
): Promise<Result<PricePreview, Failure>> {
  const rule = ruleToStore(deps, body);
  if (!rule.ok) return fail({ ...rule.error, field: rule.error.field?.replace('Id', '') ?? '' });
  const rules = await settingQueries(deps.db).value('second_look');
  const changed: Seen[] = [];
  let [found, leftOut] = [0, 0];
  for await (const page of pagesOf(deps, rule.value)) {
    for (const row of page.slice(0, previewMax - found)) {
      const before = tiersOf({ ...row });
      const after = applyPriceRule({ tiers: before, cost: row.cost }, rule.value.rule);
      if (typeof after === 'string') leftOut += 1;
      else if (!samePriceBreaks(before, after)) changed.push({ row, before, after });
    }
    found += page.length;
  }
  const products = Math.min(found, previewMax);
  const below = changed.filter(({ row, after }) => isBelowCost(after, row.cost));
  // Products whose prices need confirmation must be among the shown rows.
  const looked = new Set(
    changed.filter(({ row, before, after }) => secondLook(before, after, row.cost, rules).length > 0),
  );
  const first = [...new Set([...(seesPurchasePrices ? below : []), ...looked, ...changed])];
  return ok({
    products,
    changed: changed.length,
    unchanged: products - changed.length - leftOut,
    leftOut,
    ...(seesPurchasePrices ? { belowPurchase: below.length } : {}),
    secondLook: looked.size,
    isCut: found > previewMax,
    sample: first.slice(0, sampleLength).map((seen) => ({
      id: String(seen.row.id),
      mpn: seen.row.mpn,
      brand: seen.row.brand,
      needsLook: looked.has(seen),
      before: presentTiers(seen.before),
      after: presentTiers(seen.after),
      ...(seesPurchasePrices ? { isBelowPurchase: isBelowCost(seen.after, seen.row.cost) } : {}),
    })),
  });
}
