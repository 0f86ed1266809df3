import type { calls } from '@farad/contract/calls';
import { PriceRuleBody } from '@farad/contract/office/prices/prices';
import type { SavedPriceRule } from '@farad/database/prices/schema-prices';
import { neutralCoefficient, type Coefficient } from '@farad/domain/money';
import { factorOfPercent, type PriceRule, type ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import { categoriesBelow } from '#core/catalogue/categories-below.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { QueryOf } from '#http/serve/route.ts';

const fieldOf: Readonly<Record<string, string>> = { categoryId: 'category', brandId: 'brand', productIds: 'products' };

/** Reads a price rule from the query of a preview request. */
export function readRule(query: QueryOf<typeof calls.previewPrices>): Result<PriceRuleBody, Failure> {
  const { category, brand, products, change, value, rounding } = query;
  const rule = PriceRuleBody.safeParse({
    categoryId: category === '' ? null : category,
    brandId: brand === '' ? null : brand,
    productIds: products === '' ? [] : products.split(','),
    change: { kind: change, [change]: value },
    rounding,
  });
  if (rule.success) return ok(rule.data);
  const place = String(rule.error.issues[0]?.path[0] ?? '');
  return fail({ code: 'invalid_input', field: fieldOf[place] ?? (place === 'change' ? 'value' : place) });
}

function changeOf(change: PriceRuleBody['change']): PriceRule['change'] {
  if (change.kind === 'margin') return { kind: 'margin', margin: Math.round(change.margin * 100) };
  if (change.kind === 'percent') return { kind: 'factor', factor: factorOfPercent(Math.round(change.percent * 100)) };
  return { kind: 'factor', factor: Math.round(change.factor * neutralCoefficient) as Coefficient };
}

/**
 * Returns a rule in the form in which it is stored. Fails if its category, brand or one of its products does not exist.
 */
export function ruleToStore({ index }: Pick<Deps, 'index'>, body: PriceRuleBody): Result<SavedPriceRule, Failure> {
  const { categories, brands } = index.frame();
  const { categoryId, brandId, productIds, rounding } = body;
  const categoryIds = categoryId === null ? null : categoriesBelow(categories, Number(categoryId));
  if (categoryIds === undefined) return fail({ code: 'invalid_input', field: 'categoryId' });
  const hasBrand = brandId === null || brands.some(({ id }) => String(id) === brandId);
  if (!hasBrand) return fail({ code: 'invalid_input', field: 'brandId' });
  return ok({
    categoryIds,
    categoryId: categoryId === null ? null : Number(categoryId),
    brandId: brandId === null ? null : Number(brandId),
    productIds: productIds.length === 0 ? null : productIds.map((id) => Number(id) as ProductId),
    rule: {
      change: changeOf(body.change),
      rounding,
    },
  });
}
