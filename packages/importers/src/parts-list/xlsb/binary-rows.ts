import { partsFileRowsMax } from '@farad/domain/bom';

/** Types of records of a binary sheet (MS-XLSB 2.3). */
const [rowHeader, link, selection] = [0x0000, 0x01ee, 0x0098];
/** Returns whether a record is a cell with a value: constant, formula, rich text. */
const isValue = (type: number): boolean =>
  (type >= 0x02 && type <= 0x0b) || (type >= 0x0d && type <= 0x12) || type === 0x3e;

/** Reads a number of seven bits per byte, lowest first, in at most `bytesMax` bytes. */
function variable(bytes: Uint8Array, at: number, bytesMax: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let index = 0; index < bytesMax; index += 1) {
    const byte = bytes[at + index] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if ((byte & 0x80) === 0) return { value, next: at + index + 1 };
  }
  return { value, next: at + bytesMax };
}

/**
 * Returns whether a binary sheet has more rows with values than allowed, without parsing the values. Also changes the
 * type of hyperlink records, so that the library skips them: one hyperlink may name a range of billions of cells, and
 * the library would create each of them.
 */
export function hasTooManyBinaryRows(bytes: Uint8Array): boolean {
  let rows = 0;
  let isCounted = true;
  for (let at = 0; at < bytes.length;) {
    const type = variable(bytes, at, 2);
    const size = variable(bytes, type.next, 4);
    if (type.value === rowHeader) isCounted = false;
    else if (!isCounted && isValue(type.value)) {
      isCounted = true;
      rows += 1;
      if (rows > partsFileRowsMax) return true;
    } else if (type.value === link) {
      bytes[at] = (selection & 0x7f) | 0x80;
      bytes[at + 1] = selection >> 7;
    }
    at = size.next + size.value;
  }
  return false;
}
