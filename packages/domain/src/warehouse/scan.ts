import { isMarkCode } from '../delivery/parcel/mark-code.ts';
import { isOrderNumber } from '../order/order-number.ts';
import { readCell } from './cell.ts';
import { inLatinLayout } from './keyboard.ts';
import { isLabelText, readLabel, type LabelProblem, type PartLabelFields } from './label.ts';
import { readOtherLabel } from './other-labels.ts';

/** A scanned code. */
export type Scan =
  | { readonly kind: 'label'; readonly label: PartLabelFields }
  /** Code of a document or of a parcel. */
  | { readonly kind: 'order'; readonly number: string; readonly parcel: number | null }
  | { readonly kind: 'wave'; readonly id: string }
  /** Marking code of a piece. */
  | { readonly kind: 'mark'; readonly code: string }
  /** A part number or a storage cell. `texts`: as scanned, and converted to the Latin layout. */
  | { readonly kind: 'text'; readonly texts: readonly string[]; readonly cell: string | null }
  | { readonly kind: 'unreadable'; readonly problem: LabelProblem | 'nothing' | 'too_long' };

const separator = '\u001d'; // GS; some scanners send it first

/** Maximum length of a scanned text. */
const scanLengthMax = 1000;
const textLengthMax = 60;

/** Code of a wave on its picking list. */
export const waveCode = (id: string): string => `WAVE-${id}`;
/** Code of a parcel on its label. */
export const parcelCode = (order: string, parcel: number): string => `${order}-${parcel}`;

function readNumbers(text: string): Scan | null {
  const [, wave] = /^WAVE-([1-9]\d{0,14})$/iu.exec(text) ?? [];
  if (wave !== undefined) return { kind: 'wave', id: wave };
  if (isOrderNumber(text)) return { kind: 'order', number: text, parcel: null };
  const [, number, parcel] = /^(\d{2}-\d{6,15})-([1-9]\d{0,5})$/u.exec(text) ?? [];
  return isOrderNumber(number) ? { kind: 'order', number, parcel: Number(parcel) } : null;
}

function readOne(text: string): Scan | null {
  if (isLabelText(text)) {
    const label = readLabel(text);
    return label.ok ? { kind: 'label', label: label.value } : { kind: 'unreadable', problem: label.error };
  }
  const other = readOtherLabel(text);
  if (other !== null) return { kind: 'label', label: other };
  const code = text.startsWith(separator) ? text.slice(1) : text;
  // GTIN of the product and serial number, as in the marking system.
  if (/^01\d{14}21/u.test(code) && isMarkCode(code)) return { kind: 'mark', code };
  return readNumbers(text);
}

/**
 * Interprets a scanned text in any keyboard layout: labels of bags, the shop's and distributors'; numbers of orders,
 * parcels and waves; marking codes; otherwise plain text.
 */
export function readScan(raw: string): Scan {
  // Prefixes that some scanners send for the symbology: `]d2` DataMatrix, `]C1` Code 128, `]Q3` QR.
  const text = raw.replace(/^\](?:[dCQeE]\d)/u, '').replace(/^ +| +$/gu, '');
  if (text.replace(/\p{Cc}/gu, '') === '') return { kind: 'unreadable', problem: 'nothing' };
  if (text.length > scanLengthMax) return { kind: 'unreadable', problem: 'too_long' };
  const latin = inLatinLayout(text);
  const read = readOne(text) ?? readOne(latin);
  if (read !== null) return read;
  if (text.length > textLengthMax) return { kind: 'unreadable', problem: 'too_long' };
  const texts = [...new Set([text, latin])].map((each) => each.replace(/\p{Cc}/gu, ''));
  const cell = /\d/u.test(latin) ? readCell(latin) : null;
  return { kind: 'text', texts, cell: cell === '' ? null : cell };
}
