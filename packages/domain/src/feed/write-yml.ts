import type { AttributeDefinition, AttributeValue, Category } from '../category/category.ts';
import { moscowTime } from '../delivery/day.ts';
import { roublesText, wholeKopecks } from '../money/roubles.ts';
import type { Quantity } from '../money/money.ts';
import { lowestQuantity } from '../product/check-quantity.ts';
import { unitPriceAt } from '../product/price-breaks.ts';
import type { Product } from '../product/product.ts';
import { formatAttributeValue } from '../quantities/format-attribute-value.ts';
import { quantityParts } from '../quantities/format-quantity.ts';
import { truncateText } from '../shared/truncate.ts';
import { xmlText } from './xml-text.ts';

/** Data of a feed apart from its offers. */
export interface YmlShop {
  readonly name: string;
  readonly company: string;
  readonly siteUrl: string;
  /** Creation time of the feed, with its time zone. */
  readonly at: Date;
  readonly categories: readonly Category[];
}

/** Data of one offer in the feed. */
export interface YmlOffer {
  readonly product: Product;
  readonly available: Quantity;
  readonly brand: string;
  /** Attributes of the category, in its display order. */
  readonly attributes: readonly AttributeDefinition[];
}

/** Russian texts of the feed. */
export interface YmlWords {
  readonly yes: string;
  readonly no: string;
  /** For example "Минимальный заказ: 100 шт." */
  readonly minimum: (quantity: Quantity) => string;
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** Returns a weight in kilograms with three decimals, rounded up, so that a positive weight never becomes 0. */
const kilograms = (milligrams: number): string => (Math.ceil(milligrams / 1000) / 1000).toFixed(3);

/** Returns the XML of the feed before the first offer. */
export function ymlStart({ name, company, siteUrl, at, categories }: YmlShop): string {
  const rows = categories.map(
    ({ id, parentId, title }) =>
      `<category id="${id}"${parentId === null ? '' : ` parentId="${parentId}"`}>${xmlText(title.ru)}</category>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${moscowTime(at)}"><shop>` +
    `${element('name', name)}${element('company', company)}${element('url', siteUrl)}` +
    `<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>\n${rows.join('')}</categories>\n<offers>\n`
  );
}

export const ymlEnd = '</offers></shop></yml_catalog>\n';

/** Returns a value as a number and its unit, because price comparison sites compare these; null = not a number. */
function numberWithUnit({ unit }: AttributeDefinition, value: AttributeValue) {
  if (typeof value !== 'number') return null;
  const { before, number, after } = quantityParts(value, unit, 'ru');
  const sign = after.trim();
  return sign === '' ? null : { unit: sign, number: (before + number).replaceAll('\u00a0', '').replace('\u2212', '-') };
}

function params({ product, attributes }: YmlOffer, words: YmlWords): string {
  return attributes
    .flatMap((definition) => {
      const value = product.attributes[definition.key];
      if (value === undefined) return [];
      const name = `<param name="${xmlText(definition.title.ru)}"`;
      const formatted = numberWithUnit(definition, value);
      if (formatted !== null) return [`${name} unit="${xmlText(formatted.unit)}">${xmlText(formatted.number)}</param>`];
      const text = formatAttributeValue(definition, value, 'ru') ?? (value === true ? words.yes : words.no);
      return [`${name}>${xmlText(text)}</param>`];
    })
    .join('');
}

/**
 * Returns the XML of one offer. The price is what a guest pays per piece at the minimum quantity. It is in whole
 * kopecks, because feed readers refuse more than two decimals.
 */
export function ymlOffer(siteUrl: string, offer: YmlOffer, words: YmlWords): string {
  const { product, available, brand } = offer;
  const { beforePrice, weightMilligrams } = product;
  const lowest = lowestQuantity(product);
  const price = wholeKopecks(unitPriceAt(product.tiers, lowest));
  const before = beforePrice === null ? price : wholeKopecks(beforePrice);
  const parts = [
    element('url', `${siteUrl}/product/${product.seo}`),
    element('price', roublesText(price)),
    before > price ? element('oldprice', roublesText(before)) : '',
    element('currencyId', 'RUB'),
    element('categoryId', String(product.categoryId)),
    ...product.images.map((image) => element('picture', image.startsWith('/') ? siteUrl + image : image)),
    element('name', product.title.ru),
    element('vendor', brand),
    element('vendorCode', product.mpn),
    product.description.ru === '' ? '' : element('description', truncateText(product.description.ru)),
    lowest > 1 ? element('sales_notes', words.minimum(lowest)) : '',
    params(offer, words),
    weightMilligrams === null ? '' : element('weight', kilograms(weightMilligrams)),
    element('count', String(available)),
  ];
  return `<offer id="${product.id}" available="${available >= lowest}">${parts.join('')}</offer>\n`;
}
