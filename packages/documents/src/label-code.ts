import { toSVG } from 'bwip-js/node';

/** What a scanner reads off a label of parts. */
export interface LabelCode {
  /** The customer's own number of the part; empty: he has none. */
  readonly customerNumber: string;
  readonly mpn: string;
  /** The shop's number of the part. */
  readonly shopNumber: string;
  readonly quantity: number;
}

const [group, record, end] = ['\u001d', '\u001e', '\u0004'];
/** Signs that divide the fields; no text may bring its own. */
const dividers = /\p{Cc}/gu;

/**
 * The text of the code by EIGP 114 (ISO/IEC 15434, format 06), as distributors print it: P the customer's number, 1P the
 * maker's, 30P the distributor's, Q pieces.
 */
export function labelText({ customerNumber, mpn, shopNumber, quantity }: LabelCode): string {
  const fields = [
    ...(customerNumber === '' ? [] : [`P${customerNumber}`]),
    `1P${mpn}`,
    `30P${shopNumber}`,
    `Q${quantity}`,
  ];
  const plain = fields.map((field) => field.replace(dividers, ''));
  return `[)>${record}06${group}${plain.join(group)}${record}${end}`;
}

/** The code as a drawing: DataMatrix ECC 200. */
export const labelCodeSvg = (code: LabelCode): string => toSVG({ bcid: 'datamatrix', text: labelText(code), scale: 1 });
