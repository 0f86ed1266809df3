import { basketLineTotal, scaledUnitPrice } from '../money/line-total.ts';
import { neutralCoefficient, type Coefficient, type Kopecks, type Quantity, type UnitPrice } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import { unitPriceAt } from '../product/price-breaks.ts';
import type { PriceBreaks, ProductId } from '../product/product.ts';

/**
 * A line to price. An empty `tiers` means that the product is no longer sold: the line costs 0 and cannot be ordered.
 */
export interface PriceableLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  readonly tiers: PriceBreaks;
  readonly beforePrice: UnitPrice | null;
  /** Unit price promised in a quote (product O3). It replaces price breaks, coefficient and former price. */
  readonly quotedPrice?: UnitPrice;
}

export interface PricedLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** The buyer's unit price, after the coefficient. */
  readonly unitPrice: UnitPrice;
  /** Rounded to whole roubles, stored in kopecks. */
  readonly lineTotal: Kopecks;
  /** How much less the line costs than at the former price; 0 = no former price. */
  readonly discount: Kopecks;
}

export interface PricedBasket {
  readonly lines: readonly PricedLine[];
  readonly total: Kopecks;
  readonly discount: Kopecks;
}

/** Prices a basket. Page, basket, order, payment, receipt and invoice all use this function (product B1). */
export function priceBasket(lines: readonly PriceableLine[], coefficient: Coefficient): PricedBasket {
  const priced = lines.map((line) => priceLine(line, coefficient));
  return {
    lines: priced,
    total: sumKopecks(priced.map((line) => line.lineTotal)),
    discount: sumKopecks(priced.map((line) => line.discount)),
  };
}

function priceLine(line: PriceableLine, coefficient: Coefficient): PricedLine {
  const { productId, quantity, tiers, beforePrice, quotedPrice } = line;
  if (quotedPrice !== undefined) {
    const lineTotal = basketLineTotal(quotedPrice, quantity, neutralCoefficient);
    return { productId, quantity, unitPrice: quotedPrice, lineTotal, discount: 0 as Kopecks };
  }
  if (tiers.length === 0) {
    return { productId, quantity, unitPrice: 0 as UnitPrice, lineTotal: 0 as Kopecks, discount: 0 as Kopecks };
  }
  const unitPrice = unitPriceAt(tiers, quantity);
  const lineTotal = basketLineTotal(unitPrice, quantity, coefficient);
  const before = beforePrice === null ? lineTotal : basketLineTotal(beforePrice, quantity, coefficient);
  const discount = Math.max(0, before - lineTotal) as Kopecks;
  return { productId, quantity, unitPrice: scaledUnitPrice(unitPrice, coefficient), lineTotal, discount };
}
