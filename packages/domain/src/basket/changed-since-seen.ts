import type { Quantity, UnitPrice } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';

/** A basket line as the buyer last saw it. */
export interface SeenLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  /** The buyer's unit price at that quantity. */
  readonly unitPrice: UnitPrice;
}

/** The current state of the same product. `unitPrice` is null if it is no longer sold. */
export interface CurrentLine {
  readonly productId: ProductId;
  readonly unitPrice: UnitPrice | null;
  readonly available: Quantity;
}

export type LineChange =
  | { readonly kind: 'price'; readonly productId: ProductId; readonly before: UnitPrice; readonly now: UnitPrice }
  | { readonly kind: 'stock'; readonly productId: ProductId; readonly wanted: Quantity; readonly available: Quantity }
  | { readonly kind: 'gone'; readonly productId: ProductId };

/** Returns lines whose price changed or whose stock no longer suffices, in the order of the seen lines (product B6). */
export function changedSinceSeen(seen: readonly SeenLine[], now: readonly CurrentLine[]): LineChange[] {
  const current = new Map(now.map((line) => [line.productId, line]));
  return seen.flatMap((line): LineChange[] => {
    const { productId } = line;
    const today = current.get(productId);
    if (!today || today.unitPrice === null) return [{ kind: 'gone', productId }];
    const changes: LineChange[] = [];
    if (today.unitPrice !== line.unitPrice) {
      changes.push({ kind: 'price', productId, before: line.unitPrice, now: today.unitPrice });
    }
    if (today.available < line.quantity) {
      changes.push({ kind: 'stock', productId, wanted: line.quantity, available: today.available });
    }
    return changes;
  });
}
