import type { Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { LocalizedText } from '@farad/domain/shared';
import type { VatClass } from '@farad/domain/vat';
import { sql, type RawBuilder } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface OrderLineRow {
  readonly productId: ProductId;
  readonly seo: string;
  readonly title: LocalizedText;
  readonly mpn: string;
  readonly brand: string;
  readonly package: string | null;
  readonly unit: SalesUnit;
  readonly categorySlug: string;
  readonly quantity: Quantity;
  readonly unitPrice: UnitPrice;
  /** Price of all pieces before coupon and bonuses. */
  readonly total: Kopecks;
  /** The line's share of the order's coupon discount. `bonus` is its share of the bonuses. */
  readonly coupon: Kopecks;
  readonly bonus: Kopecks;
  readonly vatClass: VatClass;
  /** The buyer's note, such as their own part number or designators. */
  readonly note: string;
}

/**
 * Returns SQL of the purchase price of one piece at this quantity. It is saved with the line, so that later purchases
 * do not change the order's cost.
 */
const costNow = (quantity: RawBuilder<unknown>, productId: RawBuilder<unknown>) => sql<UnitPrice | null>`(
  select cost_at(tier_quantities, tier_prices, average, average_pieces, ${quantity}::integer)
  from product_cost where product_id = ${productId})`;

/** Returns the column values of an order line. */
export const lineValues = (orderId: number, line: OrderLineRow, position: number) => ({
  order_id: orderId,
  position,
  product_id: line.productId,
  seo: line.seo,
  title: JSON.stringify(line.title),
  mpn: line.mpn,
  brand: line.brand,
  package: line.package,
  unit: line.unit,
  category_slug: line.categorySlug,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  total_kopecks: line.total,
  coupon_kopecks: line.coupon,
  bonus_kopecks: line.bonus,
  vat_class: line.vatClass,
  note: line.note,
  purchase_price: costNow(sql.val(line.quantity), sql.val(line.productId)),
});

/**
 * Inserts all lines with one statement. Its text does not depend on the number of lines, so that it can be prepared.
 */
export async function insertOrderLines(handle: Handle, orderId: number, lines: readonly OrderLineRow[]): Promise<void> {
  const rows = lines.map((line, index) => {
    const { productId, seo, title, mpn, brand, package: packageName, unit, categorySlug } = line;
    const { quantity, unitPrice, total, coupon, bonus, vatClass, note } = line;
    const position = index + 1;
    const product = { position, productId, seo, title, mpn, brand, package: packageName, unit, categorySlug };
    return { ...product, quantity, unitPrice, total, coupon, bonus, vatClass, note };
  });
  await sql`insert into order_line (order_id, position, product_id, seo, title, mpn, brand, package, unit, category_slug,
      quantity, unit_price, total_kopecks, coupon_kopecks, bonus_kopecks, vat_class, note, purchase_price)
    select ${orderId}::bigint, line.position, line."productId", line.seo, line.title, line.mpn, line.brand, line.package,
      line.unit, line."categorySlug", line.quantity, line."unitPrice", line.total, line.coupon, line.bonus,
      line."vatClass", line.note, ${costNow(sql`line.quantity`, sql`line."productId"`)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (position integer, "productId" integer, seo text,
      title jsonb, mpn text, brand text, package text, unit text, "categorySlug" text, quantity integer,
      "unitPrice" bigint, total bigint, coupon bigint, bonus bigint, "vatClass" text, note text)`.execute(handle);
}
