import type { Scan } from '@farad/domain/warehouse';

/** What a line of a wave or of an order is known by. */
export interface ScannedPart {
  readonly product_id: string;
  readonly mpn: string;
}

type Parts = Extract<Scan, { kind: 'label' | 'text' }>;

const keyOf = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Numbers of the maker that a code may mean. */
const numbersOf = (scan: Parts): readonly string[] =>
  (scan.kind === 'text' ? scan.texts : [scan.label.mpn, scan.label.shopNumber, scan.label.customerNumber]).filter(
    (number) => number !== '',
  );

/** The lines that a code means: by the number of the maker, else by the shop's own, which is on our labels. */
export function linesOfScan<P extends ScannedPart>(parts: readonly P[], scan: Parts): readonly P[] {
  const keys = numbersOf(scan).map(keyOf);
  const named = parts.filter(({ mpn }) => keys.includes(keyOf(mpn)));
  if (named.length > 0) return named;
  const own = scan.kind === 'label' ? [scan.label.shopNumber] : scan.texts;
  return parts.filter(({ product_id }) => own.includes(product_id));
}

/** What a code is called where it means nothing. */
export const nameOfScan = (scan: Parts): string => numbersOf(scan)[0] ?? '';

/** Of a label, the pieces that it tells of. */
export const piecesOfScan = (scan: Parts): number | null => (scan.kind === 'label' ? scan.label.quantity : null);
