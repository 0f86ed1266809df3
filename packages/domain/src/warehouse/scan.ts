import { isMarkCode } from '../delivery/parcel/mark-code.ts';
import { isOrderNumber } from '../order/order-number.ts';
import { readCell } from './cell.ts';
import { inLatinLayout } from './keyboard.ts';
import { isLabelText, readLabel, type LabelProblem, type PartLabelFields } from './label.ts';
import { readOtherLabel } from './other-labels.ts';

/** Meaning of a scanned code. */
export type Scan =
  | { readonly kind: 'label'; readonly label: PartLabelFields }
  /** Code of an order on a document, or of a parcel on its label; `parcel` null = the whole order. */
  | { readonly kind: 'order'; readonly number: string; readonly parcel: number | null }
  | { readonly kind: 'wave'; readonly id: string }
  /** Marking code of a piece. */
  | { readonly kind: 'mark'; readonly code: string }
  /**
   * A part number or a storage cell. `texts`: the text as scanned, and the same keys in the Latin layout. `cell` null =
   * the text cannot be a cell.
   */
  | { readonly kind: 'text'; readonly texts: readonly string[]; readonly cell: string | null }
  | { readonly kind: 'unreadable'; readonly problem: LabelProblem | 'nothing' | 'too_long' };

const separator = '\u001d'; // GS; some scanners send it first

/** Maximum lengths of a scanned code, and of a code without a special format. */
export const scanLengthMax = 1000;
const textLengthMax = 60;

/** Returns the code of a wave, which its picking list shows. */
export const waveCode = (id: string): string => `WAVE-${id}`;
/** Returns the code of a parcel, which its label shows. */
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
  // A marking code begins with the GTIN of the product and then has a serial number.
  if (/^01\d{14}21/u.test(code) && isMarkCode(code)) return { kind: 'mark', code };
  return readNumbers(text);
}

/**
 * Returns the meaning of a scanned code, with any keyboard layout: a bag's label of the shop or a distributor, a number
 * of an order, parcel or wave, or a marking code. Any other code is a plain text.
 */
export function readScan(raw: string): Scan {
  // Removes the prefix by which some scanners tell the kind of code: `]d2` DataMatrix, `]C1` Code 128, `]Q3` QR.
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
