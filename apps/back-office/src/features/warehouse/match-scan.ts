import type { Scan } from '@farad/domain/warehouse';

/** Numbers that identify a line of a wave or an order. */
export interface ScannedPart {
  readonly product_id: string;
  readonly mpn: string;
}

type Parts = Extract<Scan, { kind: 'label' | 'text' }>;

const keyOf = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the manufacturer part numbers that a code may stand for. */
const numbersOf = (scan: Parts): readonly string[] =>
  (scan.kind === 'text' ? scan.texts : [scan.label.mpn, scan.label.shopNumber, scan.label.customerNumber]).filter(
    (number) => number !== '',
  );

/**
 * Returns the lines that match a code: by manufacturer part number, else by the shop's product number on our labels.
 */
export function linesOfScan<P extends ScannedPart>(parts: readonly P[], scan: Parts): readonly P[] {
  const keys = numbersOf(scan).map(keyOf);
  const named = parts.filter(({ mpn }) => keys.includes(keyOf(mpn)));
  if (named.length > 0) return named;
  const own = scan.kind === 'label' ? [scan.label.shopNumber] : scan.texts;
  return parts.filter(({ product_id }) => own.includes(product_id));
}

/** Returns the name of a code for an error message. */
export const nameOfScan = (scan: Parts): string => numbersOf(scan)[0] ?? '';

/** Returns the quantity on a label; null if the code is not a label. */
export const piecesOfScan = (scan: Parts): number | null => (scan.kind === 'label' ? scan.label.quantity : null);
