import type { CountedLine } from '@farad/contract/office/orders/phone-orders';
import { basketQueries, type SellableRow } from '@farad/database/basket/basket.queries';
import type { Handle } from '@farad/database/connection/connect';
import { orderChangeQueries } from '@farad/database/orders/order-change.queries';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import type { OrderRow } from '@farad/database/orders/order.queries';
import { staffOrderQueries, type StaffOrderLineRow } from '@farad/database/orders/staff-order.queries';
import { priceBasket, type PricedLine } from '@farad/domain/basket';
import { toRoubles, unitPriceToRoubles, type Coefficient, type Kopecks, type Quantity } from '@farad/domain/money';
import { checkQuantity, type ProductId, type QuantityProblem } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

/** A line of an order as it will be after the change. */
export interface EditedLine {
  readonly position: number;
  readonly product: SellableRow;
  readonly quantity: Quantity;
  /** The line before the change; null = the line is new. */
  readonly before: StaffOrderLineRow | null;
  readonly price: Pick<PricedLine, 'unitPrice' | 'lineTotal' | 'discount'>;
  /** Rule of quantity or stock that the line breaks; null = none. */
  readonly problem: QuantityProblem | null;
}

export interface EditedLines {
  readonly lines: readonly EditedLine[];
  /** True if a product is added or removed, or a quantity changes. */
  readonly isChanged: boolean;
  readonly removed: readonly StaffOrderLineRow[];
}

type Asked = readonly { readonly product_id: string; readonly qty: number }[];

const heldOf = ({ held }: StaffOrderLineRow): number => held.reduce((sum, { qty }) => sum + qty, 0);

/** Returns how many pieces of a line are not reserved, since they are not in stock yet. */
export const lackingOf = (line: StaffOrderLineRow): number => Math.max(0, line.quantity - heldOf(line));

/** True if the product keeps its unit price in the order: it is no longer sold, or its price was quoted. */
const keepsPrice = (product: SellableRow, isQuoted: boolean): boolean =>
  isQuoted || product.state !== 'published' || product.tiers.length === 0;

function priceOf(
  product: SellableRow,
  quantity: Quantity,
  before: StaffOrderLineRow | null,
  { coefficient, isQuoted }: { readonly coefficient: Coefficient; readonly isQuoted: boolean },
): EditedLine['price'] {
  if (before !== null && before.quantity === quantity) {
    return { unitPrice: before.unitPrice, lineTotal: before.total, discount: 0 as Kopecks };
  }
  const quoted = before !== null && keepsPrice(product, isQuoted) ? { quotedPrice: before.unitPrice } : {};
  const [priced] = priceBasket([{ ...product, quantity, ...quoted }], coefficient).lines;
  if (priced === undefined) throw new Error('edited line has no price');
  return priced;
}

/**
 * Returns the rule of quantity or stock that a line breaks; null = none. Pieces that are reserved for this order count
 * as available.
 */
function problemOf(product: SellableRow, quantity: Quantity, before: StaffOrderLineRow | null): QuantityProblem | null {
  if (before !== null && quantity === before.quantity) return null;
  const isSold = product.state === 'published' && product.tiers.length > 0;
  if (before !== null && quantity < before.quantity && !isSold) return null;
  const available = (Math.max(0, product.available) + (before?.quantity ?? 0)) as Quantity;
  const checked = checkQuantity({ ...product, available, hasPrice: product.tiers.length > 0 }, quantity);
  return checked.ok ? null : checked.error;
}

/**
 * Returns the lines that staff want in an order. A line with the same quantity as before keeps its price. Other lines
 * have current prices, unless the price was quoted or the product is no longer sold.
 */
export async function editedLines(
  handle: Handle,
  order: OrderRow,
  asked: Asked,
): Promise<Result<EditedLines, Failure>> {
  const now = await staffOrderQueries(handle).lines(order.id);
  const ids = asked.map(({ product_id }) => Number(product_id) as ProductId);
  const products = await basketQueries(handle).everyState(ids);
  const terms = { coefficient: order.coefficient, isQuoted: await orderChangeQueries(handle).isOfQuote(order.id) };
  const lines: EditedLine[] = [];
  let last = Math.max(0, ...now.map(({ position }) => position));
  for (const [index, { product_id, qty }] of asked.entries()) {
    const field = `lines.${index}.product_id`;
    const product = products.get(Number(product_id) as ProductId);
    if (product === undefined) return fail({ code: 'unknown_product', field, productId: product_id });
    if (lines.some((line) => line.product.productId === product.productId)) return fail({ code: 'duplicate', field });
    const before = now.find(({ productId }) => productId === product.productId) ?? null;
    const quantity = qty as Quantity;
    if (before === null) last += 1;
    const price = priceOf(product, quantity, before, terms);
    const problem = problemOf(product, quantity, before);
    lines.push({ position: before?.position ?? last, product, quantity, before, price, problem });
  }
  const removed = now.filter(({ productId }) => !ids.includes(productId));
  const isChanged = removed.length > 0 || lines.some(({ before, quantity }) => before?.quantity !== quantity);
  return ok({ lines, isChanged, removed });
}

export const presentEdited = ({ product, quantity, price, problem }: EditedLine): CountedLine => ({
  product_id: String(product.productId),
  mpn: product.mpn,
  brand: product.brand,
  package: product.package,
  unit: product.unit,
  qty: quantity,
  available: Math.max(0, product.available),
  minQuantity: product.minQuantity,
  multiple: product.multiple,
  price: unitPriceToRoubles(price.unitPrice),
  total: toRoubles(price.lineTotal),
  problem: problem && {
    code: problem.code,
    below: problem.allowed?.below ?? null,
    above: problem.allowed?.above ?? null,
  },
});

/**
 * Returns a line in the form in which it is saved. A line that was there before keeps the product's name from the
 * purchase.
 */
export function rowOf(
  { product, before, quantity, price, position }: EditedLine,
  shares: { readonly coupon: Kopecks; readonly bonus: Kopecks },
  known: OrderLineRow | undefined,
): OrderLineRow & { readonly position: number } {
  const named = before === null || known === undefined ? { ...product, note: '' } : known;
  const { unitPrice, lineTotal: total } = price;
  return { ...named, quantity, unitPrice, total, coupon: shares.coupon, bonus: shares.bonus, position };
}
