import type { InvoiceUnit } from '../invoice/invoice-lines.ts';
import type { Kopecks } from '../money/money.ts';
import { sumKopecks } from '../money/sum.ts';
import type { ProductId, SalesUnit } from '../product/product.ts';
import type { HandedPieces } from '../receipt/handed-over.ts';
import type { GoodsOrigin, Mark } from '../receipt/receipt.ts';
import { paidForPart, type LinePart } from '../receipt/rows-of-line.ts';
import { vatInside, type VatPercent } from '../vat/vat.ts';

/** A line of an order. `total` is the amount paid for all its pieces, after all discounts. */
export interface UpdOrderLine extends GoodsOrigin {
  /** Number of the line in the order, from 1. */
  readonly position: number;
  readonly productId: ProductId;
  /** Maker's part number. */
  readonly article: string;
  readonly name: string;
  readonly unit: SalesUnit;
  readonly quantity: number;
  readonly total: Kopecks;
  readonly vatPercent: VatPercent;
}

/** An order whose goods are handed over, with the VAT rates of that day. */
export interface UpdOrder {
  readonly lines: readonly UpdOrderLine[];
  /** Price of the delivery; 0 = free, or its price was refunded. */
  readonly cargo: Kopecks;
  readonly cargoVatPercent: VatPercent;
}

/** A row of a УПД. `total` includes `vat`. */
export interface UpdLine extends GoodsOrigin {
  /** Number of the line in the order, from 1; 0 = the delivery. */
  readonly position: number;
  /** Pieces of the order's line that this row contains. */
  readonly parts: readonly LinePart[];
  /** Maker's part number; '' = a service. */
  readonly article: string;
  readonly name: string;
  readonly unit: InvoiceUnit;
  readonly quantity: number;
  readonly total: Kopecks;
  readonly vat: Kopecks;
  readonly vatPercent: VatPercent;
  /** Marking codes of the pieces; absent = goods without marking. */
  readonly marks?: readonly Mark[];
}

/** Returns the first `count` pieces of a line that are not taken. There may be fewer. */
export function freePieces(quantity: number, taken: readonly LinePart[], count: number): readonly LinePart[] {
  const end: LinePart = { from: quantity, count: 0 };
  const parts: LinePart[] = [];
  let from = 0;
  let left = count;
  for (const part of [...taken.toSorted((a, b) => a.from - b.from), end]) {
    const free = Math.min(left, part.from - from);
    if (free > 0) {
      parts.push({ from, count: free });
      left -= free;
    }
    from = Math.max(from, part.from + part.count);
  }
  return parts;
}

function goodsLine(
  line: UpdOrderLine,
  { quantity: wanted, marks }: HandedPieces,
  taken: readonly LinePart[],
): UpdLine | null {
  const { position, article, name, unit, vatPercent, country, customsDeclaration } = line;
  const parts = freePieces(line.quantity, taken, wanted);
  const quantity = parts.reduce((sum, { count }) => sum + count, 0);
  if (quantity === 0) return null;
  const total = sumKopecks(parts.map((part) => paidForPart(line, part)));
  return {
    position,
    parts,
    article,
    name,
    unit,
    quantity,
    total,
    vat: vatInside(total, vatPercent),
    vatPercent,
    ...(country === undefined ? {} : { country }),
    ...(customsDeclaration === undefined ? {} : { customsDeclaration }),
    ...(marks.length === 0 ? {} : { marks }),
  };
}

/** Name of the delivery in the document, which is Russian. */
const deliveryName = 'Доставка';

function deliveryLine({ cargo: total, cargoVatPercent: vatPercent }: UpdOrder): UpdLine {
  const service = { position: 0, article: '', name: deliveryName, unit: 'service' } as const;
  return {
    ...service,
    parts: [{ from: 0, count: 1 }],
    quantity: 1,
    total,
    vat: vatInside(total, vatPercent),
    vatPercent,
  };
}

/**
 * Returns the rows of the УПД for goods that are handed over. `inForce`: rows of the order's УПД whose goods have not
 * come back. Pieces of a line are numbered, as on receipts, so that the rows of all УПД of an order add up to its total
 * to the kopeck. The delivery is on the first УПД.
 */
export function updLines(
  order: UpdOrder,
  handed: readonly HandedPieces[],
  inForce: readonly UpdLine[],
): readonly UpdLine[] {
  const goods = order.lines.flatMap((line) => {
    const own = handed.find(({ productId }) => productId === line.productId);
    const taken = inForce.filter(({ position }) => position === line.position).flatMap(({ parts }) => parts);
    const row = own === undefined ? null : goodsLine(line, own, taken);
    return row === null ? [] : [row];
  });
  const owesDelivery = order.cargo > 0 && !inForce.some(({ position }) => position === 0);
  return goods.length > 0 && owesDelivery ? [...goods, deliveryLine(order)] : goods;
}
