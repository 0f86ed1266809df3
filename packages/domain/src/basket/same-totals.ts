import type { Kopecks, Quantity } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';

interface TotalsLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
  readonly lineTotal: Kopecks;
}

/** Totals the buyer saw when pressing "order" (product O1). Omitted values were not shown and are not compared. */
export interface ExpectedTotals {
  readonly total: Kopecks;
  readonly discount?: Kopecks;
  readonly delivery?: Kopecks;
  readonly lines?: readonly TotalsLine[];
}

export interface ActualTotals {
  readonly total: Kopecks;
  readonly discount: Kopecks;
  readonly delivery?: Kopecks;
  readonly lines: readonly TotalsLine[];
}

/**
 * Returns whether the buyer pays the totals they saw. If not, the order is rejected with 409 `totals_changed` and the
 * new totals. The order of lines does not matter.
 */
export function sameTotals(expected: ExpectedTotals, actual: ActualTotals): boolean {
  if (expected.total !== actual.total) return false;
  if (expected.discount !== undefined && expected.discount !== actual.discount) return false;
  if (expected.delivery !== undefined && expected.delivery !== (actual.delivery ?? 0)) return false;
  return expected.lines === undefined || sameLines(expected.lines, actual.lines);
}

function sameLines(expected: readonly TotalsLine[], actual: readonly TotalsLine[]): boolean {
  const byProduct = new Map(actual.map((line) => [line.productId, line]));
  const seen = new Set(expected.map((line) => line.productId));
  return (
    expected.length === actual.length &&
    seen.size === expected.length &&
    expected.every((line) => {
      const match = byProduct.get(line.productId);
      return match?.quantity === line.quantity && match.lineTotal === line.lineTotal;
    })
  );
}
