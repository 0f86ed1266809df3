import type { Tx } from '@farad/database/connection/connect';
import type { PriceChange } from '@farad/contract/office/prices/prices';
import type { priceChangeQueries } from '@farad/database/prices/price-change.queries';
import type { SavedPriceRule } from '@farad/database/prices/schema-prices';
import { coefficientToNumber } from '@farad/domain/money';
import { textIn, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof priceChangeQueries<Tx>>['byId']>>>;

const presentRuleChange = ({ change }: SavedPriceRule['rule']): PriceChange['rule']['change'] =>
  change.kind === 'margin'
    ? { kind: 'margin', margin: change.margin / 100 }
    : { kind: 'factor', factor: coefficientToNumber(change.factor) };

/** Returns a price change in the form of the contract. */
export function presentChange({ index }: Pick<Deps, 'index'>, row: Row, locale: Locale): PriceChange {
  const { categories, brands } = index.frame();
  const { categoryId, brandId, productIds, rule } = row.rule;
  const title = categories.find(({ id }) => (id as number) === categoryId)?.title;
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    by: row.by,
    state: row.state,
    startsAt: row.starts_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    changed: row.changed,
    leftOut: row.left_out,
    held: row.held,
    rule: {
      categoryId: categoryId === null ? null : String(categoryId),
      brandId: brandId === null ? null : String(brandId),
      productCount: productIds?.length ?? 0,
      change: presentRuleChange(rule),
      rounding: rule.rounding,
      isConfirmed: row.rule.isConfirmed === true,
    },
    category: title === undefined ? '' : textIn(title, locale),
    brand: brands.find(({ id }) => (id as number) === brandId)?.name ?? '',
  };
}

/** Returns a price rule in the form of the audit log. */
export function recordedRule({
  categoryId,
  brandId,
  productIds,
  rule,
  isConfirmed = false,
}: SavedPriceRule): Record<string, unknown> {
  const change = presentRuleChange(rule);
  return {
    categoryId,
    brandId,
    products: productIds === null ? null : productIds.length,
    rounding: rule.rounding,
    ...(isConfirmed ? { isPriceConfirmed: true } : {}),
    ...(change.kind === 'margin'
      ? { purchaseMargin: change.margin }
      : { factor: change.kind === 'factor' ? change.factor : null }),
  };
}
