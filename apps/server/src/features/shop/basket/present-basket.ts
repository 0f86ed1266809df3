import type { WireBasket, WireBasketLine } from '@farad/contract/shop/basket';
import type { BasketLineRow, BasketRow } from '@farad/database/basket/basket.queries';
import { priceBasket, type PricedBasket } from '@farad/domain/basket';
import {
  neutralCoefficient,
  scaledUnitPrice,
  toRoubles,
  unitPriceToRoubles,
  type Coefficient,
  type UnitPrice,
} from '@farad/domain/money';
import { tierPriceMap, unitPriceAt } from '@farad/domain/product';
import { checkOrderLine } from '@farad/domain/quote';
import { textIn, truncateText, type Locale } from '@farad/domain/shared';

/** For whom a basket is shown: language, name of the basket, and the coefficient by which prices are multiplied. */
export interface BasketReader {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
  readonly name: string;
}

function problemOf(row: BasketLineRow): WireBasketLine['problem'] {
  const checked = checkOrderLine(row);
  if (checked.ok) return null;
  return checked.error.code === 'invalid_input' ? 'not_enough_stock' : checked.error.code;
}

function presentLine(row: BasketLineRow, priced: PricedBasket['lines'][number], reader: BasketReader): WireBasketLine {
  const { coefficient, locale } = reader;
  const roubles = (price: UnitPrice): number => unitPriceToRoubles(scaledUnitPrice(price, coefficient));
  return {
    product_id: String(row.productId),
    seo: row.seo,
    title: textIn(row.title, locale),
    description: truncateText(textIn(row.description, locale)),
    qty: row.quantity,
    prices: tierPriceMap(row.tiers, coefficient),
    current_price: unitPriceToRoubles(priced.unitPrice),
    total_price: toRoubles(priced.lineTotal),
    isDeleted: false,
    before_price: row.beforePrice === null ? null : roubles(row.beforePrice),
    mpn: row.mpn,
    brand: row.brand,
    package: row.package,
    unit: row.unit,
    categorySlug: row.categorySlug,
    available: row.available,
    minQuantity: row.minQuantity,
    multiple: row.multiple,
    seen: { current_price: roubles(row.seenUnitPrice), available: row.seenAvailable },
    note: row.note,
    problem: problemOf(row),
  };
}

/** Returns a basket in the form of specification section 3, at the current prices for the reader. */
export function presentBasket(basket: BasketRow, rows: readonly BasketLineRow[], reader: BasketReader): WireBasket {
  const priced = priceBasket(rows, reader.coefficient);
  return {
    _id: basket.id,
    created_user: { name: reader.name, id: basket.accountId === null ? null : String(basket.accountId) },
    customer_id: basket.accountId === null ? null : String(basket.accountId),
    products: rows.flatMap((row, index) => {
      const line = priced.lines[index];
      return line ? [presentLine(row, line, reader)] : [];
    }),
    total_price: toRoubles(priced.total),
    total_discount: toRoubles(priced.discount),
    pricesKoef: reader.coefficient / neutralCoefficient,
    coupon: basket.coupon,
    bonuses_discount: basket.bonuses,
    isDeliveryToDoor: basket.deliveryKind === 'courier',
    isDeliveryToPickUp: basket.deliveryKind === 'pickup_point',
    cargo_price: toRoubles(basket.cargo),
    name: basket.name,
  };
}

/**
 * Returns the price and the stock that the buyer sees when they add a product, to detect later changes. The price is 0
 * if the product has no price any more.
 */
export const seenNow = (product: Pick<BasketLineRow, 'tiers' | 'available'>, quantity: BasketLineRow['quantity']) => ({
  seenUnitPrice: product.tiers.length === 0 ? (0 as UnitPrice) : unitPriceAt(product.tiers, quantity),
  seenAvailable: product.available,
});
