import type { ProductCard, WireAttribute } from '@farad/contract/shop/catalogue';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { Category } from '@farad/domain/category';
import { scaledUnitPrice, unitPriceToRoubles, type Coefficient, type UnitPrice } from '@farad/domain/money';
import { tierPriceMap } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { textIn, type Locale } from '@farad/domain/shared';
import type { z } from 'zod';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { shareValue } from '#http/answers/whitelist/shared-values.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';

const roubles = (price: UnitPrice, coefficient: Coefficient): number =>
  unitPriceToRoubles(scaledUnitPrice(price, coefficient));

function madeCard(product: CatalogueProduct, index: CatalogueIndex, viewer: Viewer): ProductCard {
  const { locale, coefficient } = viewer;
  const brand = index.brandById(product.brandId);
  const category = index.categoryById(product.categoryId);
  return {
    _id: String(product.id),
    seo: product.seo,
    mpn: product.mpn,
    brand: { slug: brand?.slug ?? 'unknown', name: brand?.name ?? '' },
    category: { slug: category?.slug ?? 'unknown', title: category?.title[locale] ?? '' },
    title: textIn(product.title, locale),
    title_ru: product.title.ru,
    price: tierPriceMap(product.tiers, coefficient),
    before_price: product.beforePrice === null ? null : roubles(product.beforePrice, coefficient),
    qty: product.available,
    minQuantity: product.minQuantity,
    multiple: product.multiple,
    unit: product.unit,
    package: product.package,
    lifecycle: product.lifecycle,
    isSold: product.state === 'published',
    leadTimeDays: product.leadTimeDays,
    attributes: wireValues(product.attributes),
    images: [...product.images],
  };
}

interface LastCard extends Viewer {
  readonly frame: CatalogueFrame;
  readonly card: ProductCard;
}

/**
 * Cache of the last card of each product. Most visitors see the same prices and language, and product rows stay in
 * memory between requests.
 */
const lastCards = new WeakMap<CatalogueProduct, LastCard>();

/** Returns the card of a product: the fields that lists show. The card is frozen, since several responses share it. */
export function cardOf(product: CatalogueProduct, index: CatalogueIndex, viewer: Viewer): ProductCard {
  const { locale, coefficient } = viewer;
  const frame = index.frame();
  const last = lastCards.get(product);
  if (last?.frame === frame && last.locale === locale && last.coefficient === coefficient) return last.card;
  const card = shareValue(madeCard(product, index, viewer));
  lastCards.set(product, { frame, locale, coefficient, card });
  return card;
}

const wireValues = (values: CatalogueProduct['attributes']): ProductCard['attributes'] =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'object' ? ([value[0], value[1]] satisfies [number, number]) : value,
    ]),
  );

type Attributes = z.input<typeof WireAttribute>[];

function madeAttributes(category: Category, frame: CatalogueFrame, locale: Locale): Attributes {
  const definitions = new Map(frame.attributes.map((definition) => [definition.key, definition]));
  return category.attributes.flatMap(({ key, isFacet, isColumn }) => {
    const definition = definitions.get(key);
    if (definition === undefined) return [];
    const { kind, unit, title } = definition;
    const valueTitles = Object.entries(definition.valueTitles).map(([value, text]) => [value, text[locale]] as const);
    return [
      shareValue({
        key,
        kind,
        unit,
        title: textIn(title, locale),
        valueTitles: Object.fromEntries(valueTitles),
        isFacet,
        isColumn,
      }),
    ];
  });
}

/**
 * Cached attributes of categories, by frame, category and language. They are cached, since every response with products
 * contains them.
 */
const cache = new WeakMap<CatalogueFrame, Map<string, Attributes>>();

/**
 * Returns the attributes of a category's table, in the table's order. `category` undefined = the products have no
 * common category; the list is then empty.
 */
export function wireAttributes(category: Category | undefined, index: CatalogueIndex, locale: Locale): Attributes {
  if (category === undefined) return [];
  const frame = index.frame();
  const ofFrame = cache.get(frame) ?? new Map<string, Attributes>();
  cache.set(frame, ofFrame);
  const key = `${locale} ${category.id}`;
  const known = ofFrame.get(key);
  if (known !== undefined) return known;
  const made = madeAttributes(category, frame, locale);
  ofFrame.set(key, made);
  return made;
}
