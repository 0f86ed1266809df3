import type { PricesAnswer, PricesBody } from '@farad/contract/shop/customer-api';
import { bomNumberQueries } from '@farad/database/boms/bom-number.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { numbersToFind, fitQuantity, matchPastedLines, type PastedLine } from '@farad/domain/basket';
import { basketLineTotal, scaledUnitPrice, toRoubles, unitPriceToRoubles, type Quantity } from '@farad/domain/money';
import { tierPriceMap, unitPriceAt } from '@farad/domain/product';
import { textIn } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import { brandsMeant } from '#core/boms/match-parts-list-makers.ts';
import { numberedParts } from '#core/catalogue/numbered-parts.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';

type PriceDeps = Pick<Deps, 'db' | 'index'>;
type LineToAdd = z.output<typeof PricesBody>['lines'][number];
type PricedProduct = PricesAnswer['lines'][number]['products'][number];

/** Maximum number of parts returned for one number. More parts would not help the customer. */
const partsMax = 20;

/**
 * Returns the price of the wanted quantity, or of the nearest quantity that can be bought. All values are null if the
 * product cannot be bought.
 */
function priceOf(product: CatalogueProduct, wanted: Quantity, { coefficient }: Viewer) {
  const isSold = product.state === 'published' && product.tiers.length > 0;
  const { quantity } = isSold ? fitQuantity(product, 0, wanted) : { quantity: null };
  if (quantity === null) return { quantity, unit_price: null, total_price: null };
  const price = unitPriceAt(product.tiers, quantity);
  return {
    quantity,
    unit_price: unitPriceToRoubles(scaledUnitPrice(price, coefficient)),
    total_price: toRoubles(basketLineTotal(price, quantity, coefficient)),
  };
}

const presentPriced = (product: CatalogueProduct, maker: string, wanted: Quantity, viewer: Viewer): PricedProduct => ({
  product_id: String(product.id),
  seo: product.seo,
  mpn: product.mpn,
  maker,
  title: textIn(product.title, viewer.locale),
  package: product.package,
  unit: product.unit,
  isSold: product.state === 'published',
  available: product.available,
  minQuantity: product.minQuantity,
  multiple: product.multiple,
  leadTimeDays: product.leadTimeDays,
  lifecycle: product.lifecycle,
  price: tierPriceMap(product.tiers, viewer.coefficient),
  ...priceOf(product, wanted, viewer),
});

const lineOf = ({ number, quantity }: LineToAdd, index: number): PastedLine => ({
  row: index + 1,
  text: number,
  readings: [
    {
      number,
      quantity: quantity as Quantity,
    },
  ],
});

/**
 * Returns a function that tells whether a product is of the maker with the given name. Without a name it returns true
 * for all products.
 */
async function makersFilter({ db, index }: PriceDeps, lines: readonly LineToAdd[]) {
  const spellings = [...new Set(lines.map(({ maker }) => maker.trim().toLowerCase()).filter((maker) => maker !== ''))];
  const learned = await bomNumberQueries(db).learnedMakers(spellings);
  const meant = new Map(spellings.map((maker) => [maker, brandsMeant(index.frame(), learned, maker)]));
  return (maker: string, product: CatalogueProduct): boolean => {
    const key = maker.trim().toLowerCase();
    return key === '' || meant.get(key)?.has(product.brandId) === true;
  };
}

/**
 * Returns prices and stock of products by part numbers. A number is compared first with makers' exact numbers, then
 * with the shop's own, then by letters and digits only. All numbers are searched by one query. Numbers without a
 * product are also listed in `unknown`.
 */
export async function priceNumbers(
  deps: PriceDeps,
  { lines }: z.output<typeof PricesBody>,
  viewer: Viewer,
): Promise<PricesAnswer> {
  const pasted = lines.map(lineOf);
  const requested = numbersToFind(pasted);
  const matched = matchPastedLines(pasted, await numberedParts(deps.db, requested));
  const found = await deps.index.products([...new Set(matched.flatMap(({ parts }) => parts.map(({ id }) => id)))]);
  const products = new Map(found.map((product) => [product.id, product]));
  const isOfMaker = await makersFilter(deps, lines);
  const answered = lines.map(({ number, maker, quantity }, index) => {
    const parts = (matched[index]?.parts ?? []).flatMap(({ id }) => products.get(id) ?? []);
    const own = parts.filter((product) => isOfMaker(maker, product)).slice(0, partsMax);
    return {
      number,
      maker,
      products: own.map((product) =>
        presentPriced(product, deps.index.brandById(product.brandId)?.name ?? '', quantity as Quantity, viewer),
      ),
    };
  });
  const unknown = answered.filter((line) => line.products.length === 0).map(({ number }) => number);
  return { lines: answered, unknown: [...new Set(unknown)] };
}
