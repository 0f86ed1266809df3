import type { OfferedProduct, OfferRow } from '@farad/database/imports/exchange-take.queries';
import { moscowDay } from '@farad/domain/delivery';
import { isRoubles, piecesOf, priceOfOne, type OneCProblem } from '@farad/domain/one-c';
import { sellerVat, type SellerVatMode } from '@farad/domain/invoice';
import type { UnitPrice } from '@farad/domain/money';
import { quantityMax } from '@farad/domain/quantities';
import type { VatClass, VatPeriod } from '@farad/domain/vat';
import type { OneCProductOffer, OneCPrice } from '@farad/importers/commerceml/item-types';

import type { Classifier } from './classifier.ts';

/** Settings on which prices and stock of an offer depend. */
export interface OfferRules {
  readonly classifier: Classifier;
  readonly vatMode: SellerVatMode;
  readonly vatPeriods: readonly VatPeriod[];
  readonly now: Date;
  /** Called with the price types of an offer if staff have not chosen a use for any of them. */
  readonly wait: (typeNames: readonly string[]) => void;
  /** Warehouse for stock that the file gives without a warehouse; null = such stock is ignored. */
  readonly totalWarehouseId: number | null;
}

type Refuse = (problem: OneCProblem, value: string) => void;
type Tier = { readonly minQuantity: number; readonly unitPrice: UnitPrice };

/**
 * Sorts the price breaks and brings them into the form that imports store. The first begins at quantity 1, and each
 * costs less than the one before.
 */
function inOrder(tiers: readonly Tier[]): readonly Tier[] {
  const kept: Tier[] = [];
  for (const tier of tiers.toSorted((a, b) => a.minQuantity - b.minQuantity || a.unitPrice - b.unitPrice)) {
    const last = kept.at(-1);
    if (tier.unitPrice === 0 || (last !== undefined && tier.unitPrice >= last.unitPrice)) continue;
    kept.push(last === undefined ? { ...tier, minQuantity: 1 } : tier);
  }
  return kept;
}

function pricesOf(
  prices: readonly OneCPrice[],
  vatClass: VatClass,
  { classifier, vatMode, vatPeriods, now, wait }: OfferRules,
  refuse: Refuse,
) {
  const percent = sellerVat(vatMode, moscowDay(now), vatPeriods)(vatClass) ?? 0;
  const tiers: Tier[] = [];
  let purchase: UnitPrice | null = null;
  let isPriced = false;
  const unused: string[] = [];
  for (const { typeId, price, currency, coefficient, minQuantity } of prices) {
    const type = classifier.types.get(typeId);
    if (type === undefined || type.use === 'none') {
      unused.push(type?.name ?? typeId);
      continue;
    }
    if (!isRoubles(currency || type.currency)) {
      refuse('foreign_currency', `${price} ${currency || type.currency}`);
      continue;
    }
    const unitPrice = priceOfOne({ price, coefficient, addedPercent: type.hasTaxInside ? 0 : percent });
    const from = minQuantity === '' ? type.fromQuantity : piecesOf(minQuantity);
    if (unitPrice === null || from === null || from > quantityMax) refuse('not_a_price', price);
    else if (type.use === 'purchase') purchase = unitPrice;
    else {
      isPriced = true;
      tiers.push({ minQuantity: Math.max(1, from), unitPrice });
    }
  }
  if (unused.length === prices.length && unused.length > 0) wait(unused);
  return { tiers: isPriced ? inOrder(tiers) : null, purchase };
}

function stocksOf(
  offer: OneCProductOffer,
  { classifier, totalWarehouseId }: OfferRules,
  refuse: Refuse,
): OfferRow['stocks'] {
  const pieces = new Map<number, number>();
  const add = (warehouseId: number, written: string): void => {
    const quantity = piecesOf(written);
    if (quantity === null) {
      refuse('not_a_number', written);
      return;
    }
    if (/^\s*[-−]\s*[\d.,]*[1-9]/u.test(written)) refuse('negative', written);
    pieces.set(warehouseId, (pieces.get(warehouseId) ?? 0) + quantity);
  };
  const isKnown = offer.stocks.some(({ warehouseId }) => (classifier.warehouses.get(warehouseId) ?? null) !== null);
  if (!isKnown) {
    if (offer.quantity !== null && totalWarehouseId !== null) add(totalWarehouseId, offer.quantity);
  } else {
    // An offer that names warehouses names all that have stock. The other warehouses have none.
    for (const id of classifier.warehouses.values()) if (id !== null) pieces.set(id, 0);
    for (const { warehouseId, quantity } of offer.stocks) {
      const own = classifier.warehouses.get(warehouseId) ?? null;
      if (own !== null) add(own, quantity);
    }
  }
  return [...pieces].map(([warehouseId, quantity]) => ({ warehouseId, quantity }));
}

/**
 * Converts an offer to the row to be stored. `refuse` is called for values that are left out. A deleted offer sets its
 * stock to 0.
 */
export function offerRow(
  offer: OneCProductOffer,
  { productId, vatClass }: OfferedProduct,
  rules: OfferRules,
  refuse: Refuse,
): OfferRow {
  if (offer.isDeleted) {
    const ids = new Set([...rules.classifier.warehouses.values(), rules.totalWarehouseId]);
    const stocks = [...ids].flatMap((warehouseId) => (warehouseId === null ? [] : [{ warehouseId, quantity: 0 }]));
    return { productId, tiers: null, purchase: null, stocks };
  }
  return { productId, ...pricesOf(offer.prices, vatClass, rules, refuse), stocks: stocksOf(offer, rules, refuse) };
}
