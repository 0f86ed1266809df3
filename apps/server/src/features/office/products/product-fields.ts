import { createHash } from 'node:crypto';

import type { ProductFields } from '@farad/contract/office/catalogue/products';
import type { SavedProduct } from '@farad/database/catalogue/save-product.queries';
import { tiersOf } from '@farad/database/catalogue/product-row';
import type { StaffProductRecord } from '@farad/database/catalogue/staff-product.queries';
import type { AttributeDefinition, AttributeValue, AttributeValues, BrandId, CategoryId } from '@farad/domain/category';
import { unitPricesPerRouble, unitPriceToRoubles, type Quantity, type UnitPrice } from '@farad/domain/money';
import { readAttribute } from '@farad/domain/import';
import { publicationProblem, priceBreakProblem, type PriceBreaks } from '@farad/domain/product';
import { formatAttributeValue } from '@farad/domain/quantities';
import { fail, ok, withEmpty, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Failure } from '#http/answers/errors.ts';

/** Definitions of attributes by key. */
export type Definitions = ReadonlyMap<string, AttributeDefinition>;

const versionLength = 22;

/** Returns a hash of the fields that staff edit, to detect changes by others. Demand, photos and stock are left out. */
export function versionOf(row: StaffProductRecord): string {
  const fields = [
    row.mpn,
    row.brand_id,
    row.category_id,
    row.title,
    row.description,
    row.tier_quantities,
    row.tier_prices,
    row.before_price,
    row.min_quantity,
    row.multiple,
    row.unit,
    row.package,
    row.weight_milligrams,
    row.lifecycle,
    row.state,
    row.country,
    row.lead_time_days,
    row.attributes,
    row.series,
    row.documents,
    row.other_numbers,
    row.vat_class,
    row.warranty_months,
    row.customs_declaration,
    row.is_marked,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, versionLength);
}

/** Returns an attribute's value as the text of its form field. Parsing this text gives the same value. */
const attributeText = (definition: AttributeDefinition | undefined, value: AttributeValue, locale: Locale): string =>
  (definition === undefined ? null : formatAttributeValue(definition, value, locale)) ?? String(value);

export const presentPrices = (tiers: PriceBreaks): ProductFields['prices'] =>
  tiers.map(({ minQuantity, unitPrice }) => ({ quantity: minQuantity, price: unitPriceToRoubles(unitPrice) }));

export function presentFields(row: StaffProductRecord, definitions: Definitions, locale: Locale): ProductFields {
  const attributes = Object.entries(row.attributes).map(
    ([key, value]) => [key, attributeText(definitions.get(key), value, locale)] as const,
  );
  return {
    mpn: row.mpn,
    brandId: String(row.brand_id),
    categoryId: String(row.category_id),
    title: withEmpty(row.title),
    description: withEmpty(row.description),
    state: row.state,
    lifecycle: row.lifecycle,
    prices: presentPrices(tiersOf({ ...row })),
    beforePrice: row.before_price === null ? null : unitPriceToRoubles(row.before_price),
    minQuantity: row.min_quantity,
    multiple: row.multiple,
    unit: row.unit,
    package: row.package,
    weight: row.weight_milligrams,
    country: row.country,
    leadTimeDays: row.lead_time_days,
    attributes: Object.fromEntries(attributes),
    series: row.series,
    documents: [...row.documents],
    otherNumbers: Object.entries(row.other_numbers).map(([name, number]) => ({
      name,
      number,
    })),
    vatClass: row.vat_class,
    warrantyMonths: row.warranty_months,
    customsDeclaration: row.customs_declaration,
    isMarked: row.is_marked,
  };
}

const unitPrice = (roubles: number): UnitPrice => Math.round(roubles * unitPricesPerRouble) as UnitPrice;

type Detail = 'titleMissing' | 'priceMissing' | 'tierFirst' | 'tierOrder' | 'tierPrice' | 'unread' | 'twice';

const wrong = (field: string, detail: Detail, locale: Locale) =>
  fail<Failure>({
    code: 'invalid_input',
    field: `fields.${field}`,
    detail: translators[locale](`backOfficeProducts.${detail}`),
  });

export function readTiers(prices: ProductFields['prices'], locale: Locale): Result<PriceBreaks, Failure> {
  const tiers = prices.map(({ quantity, price }) => ({
    minQuantity: quantity as Quantity,
    unitPrice: unitPrice(price),
  }));
  const found = priceBreakProblem(tiers);
  if (found === null) return ok(tiers);
  const at = `prices.${found.index}`;
  switch (found.problem) {
    case 'tier_first':
      return wrong(`${at}.quantity`, 'tierFirst', locale);
    case 'tier_order':
      return wrong(`${at}.quantity`, 'tierOrder', locale);
    case 'tier_price':
      return wrong(`${at}.price`, 'tierPrice', locale);
    case 'tier_count':
      return fail({ code: 'invalid_input', field: 'fields.prices' });
  }
}

/** Parses the attributes of the product form. If the text of an attribute is unchanged, its exact old value is used. */
function readAttributes(
  typed: ProductFields['attributes'],
  had: AttributeValues,
  definitions: Definitions,
  locale: Locale,
): Result<AttributeValues, Failure> {
  const values: [string, AttributeValue][] = [];
  for (const [key, text] of Object.entries(typed)) {
    if (text === '') continue;
    const definition = definitions.get(key);
    const before = had[key];
    if (before !== undefined && attributeText(definition, before, locale) === text) {
      values.push([key, before]);
      continue;
    }
    if (definition === undefined) return fail({ code: 'unknown_field', field: `fields.attributes.${key}` });
    const value = readAttribute(definition, text);
    if (value === null) return wrong(`attributes.${key}`, 'unread', locale);
    values.push([key, value]);
  }
  return ok(Object.fromEntries(values));
}

/** Parses the fields of the product form. `had` are the product's attributes before the change. */
export function readFields(
  fields: ProductFields,
  had: AttributeValues,
  definitions: Definitions,
  locale: Locale,
): Result<SavedProduct, Failure> {
  const tiers = readTiers(fields.prices, locale);
  if (!tiers.ok) return tiers;
  const { state, title, otherNumbers } = fields;
  const problem = publicationProblem({ state, title, tiers: tiers.value });
  if (problem === 'title_missing') return wrong('title.ru', 'titleMissing', locale);
  if (problem === 'price_missing') return wrong('prices', 'priceMissing', locale);
  const twice = otherNumbers.findIndex(({ name }, at) => otherNumbers.findIndex((each) => each.name === name) < at);
  if (twice !== -1) return wrong(`otherNumbers.${twice}.name`, 'twice', locale);
  const attributes = readAttributes(fields.attributes, had, definitions, locale);
  if (!attributes.ok) return attributes;
  return ok({
    mpn: fields.mpn,
    brandId: Number(fields.brandId) as BrandId,
    categoryId: Number(fields.categoryId) as CategoryId,
    title,
    description: fields.description,
    tiers: tiers.value,
    state,
    lifecycle: fields.lifecycle,
    unit: fields.unit,
    package: fields.package || null,
    beforePrice: fields.beforePrice === null ? null : unitPrice(fields.beforePrice),
    minQuantity: fields.minQuantity as Quantity,
    multiple: fields.multiple as Quantity,
    weightMilligrams: fields.weight,
    country: fields.country,
    leadTimeDays: fields.leadTimeDays,
    attributes: attributes.value,
    series: fields.series || null,
    documents: fields.documents,
    otherNumbers: Object.fromEntries(otherNumbers.map(({ name, number }) => [name, number])),
    vatClass: fields.vatClass,
    warrantyMonths: fields.warrantyMonths,
    isMarked: fields.isMarked,
    customsDeclaration: fields.customsDeclaration || null,
  });
}
