import type { Quantity } from '../money/money.ts';
import { isQuantity } from './order-quantity.ts';

/**
 * Reads a number of pieces: `100`, `10 000`, `1к`, `2,5k`, `100 шт`. Returns null if the text is not a whole number
 * from 1 to 10 million: `0`, `-1`, `0.5`, `1e3`. `10,000` gives null too, because it is ambiguous.
 */
export function parseCount(text: string): Quantity | null {
  if (text.length > 32) return null;
  const normal = text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const match =
    /^(?<whole>\d{1,3}(?: \d{3})+|\d{1,9})(?:[.,](?<fraction>\d{1,3}))? ?(?<scale>[кkмm]|тыс\.?)? ?(?:шт\.?|pcs|adet)?$/iu.exec(
      normal,
    );
  const { whole = '', fraction = '', scale } = match?.groups ?? {};
  if (whole === '' || (fraction !== '' && scale === undefined)) return null;
  const zeros = scale === undefined ? 0 : /[мm]/iu.test(scale) ? 6 : 3;
  const count = Number(`${whole.replace(/ /g, '')}.${fraction || '0'}e${zeros}`);
  return isQuantity(count) ? count : null;
}
