import type { Scan } from '@farad/domain/warehouse';

/** Fields by which a scanned code is matched to a line of a wave or an order. */
export interface ScannedPart {
  readonly product_id: string;
  readonly mpn: string;
}

type Parts = Extract<Scan, { kind: 'label' | 'text' }>;

const keyOf = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the numbers that a scanned code contains: of the manufacturer, the shop or the customer. */
const numbersOf = (scan: Parts): readonly string[] =>
  (scan.kind === 'text' ? scan.texts : [scan.label.mpn, scan.label.shopNumber, scan.label.customerNumber]).filter(
    (number) => number !== '',
  );

/**
 * Returns the lines that a scanned code matches by part number. If there are none, compares the product ids that our
 * own labels contain.
 */
export function linesOfScan<P extends ScannedPart>(parts: readonly P[], scan: Parts): readonly P[] {
  const keys = numbersOf(scan).map(keyOf);
  const named = parts.filter(({ mpn }) => keys.includes(keyOf(mpn)));
  if (named.length > 0) return named;
  const own = scan.kind === 'label' ? [scan.label.shopNumber] : scan.texts;
  return parts.filter(({ product_id }) => own.includes(product_id));
}

/** Returns the first number in a scanned code, to name the code in an error message. */
export const nameOfScan = (scan: Parts): string => numbersOf(scan)[0] ?? '';

/** Returns the number of pieces on a scanned label; null if the code is no label. */
export const piecesOfScan = (scan: Parts): number | null => (scan.kind === 'label' ? scan.label.quantity : null);
