import { quantityMax } from '../../quantities/order-quantity.ts';

/** A larger quantity of one part per board gets a warning. */
export const largeQuantity = 10_000;

export type ReadBomQuantity =
  | { readonly kind: 'absent' }
  | { readonly kind: 'bad' }
  | {
      readonly kind: 'quantity';
      readonly quantity: number;
      readonly isFraction: boolean;
      readonly wasExponent: boolean;
    };

const units = String.raw`(?:(?:шт(?:ук[аи]?|\.)?|компл\.?|ед\.?|pcs?\.?|pieces?|ea\.?|each|nos?\.?|st(?:k|ück|ueck)?\.?|adet|ad\.?|x|х|[个個只颗片件套])\.?)`;
const written = new RegExp(
  String.raw`^(?:[xх×*]\s*)?(?<sign>[-−–+])?\s*(?<whole>\d{1,3}(?:[ '’]\d{3})+|\d{1,12})(?:[.,](?<fraction>\d{1,20}))?\s*${units}?$`,
  'iu',
);
const exponent = /^(?<mantissa>\d(?:[.,]\d{1,9})?)e\+(?<power>\d{1,2})$/iu;

/**
 * Reads the quantity of a part per board: `10`, `10 шт`, `10,0`, `1 000`, `x10`, `10pcs`. `2.5` is rounded up and
 * reported. A comma or point separates thousands only if several groups follow (`1,000,000`); otherwise it is a decimal
 * sign. Zero, negative numbers and other texts are invalid.
 */
export function readBomQuantity(text: string): ReadBomQuantity {
  if (text === '' || /^[-–—]+$/u.test(text)) return { kind: 'absent' };
  const scientific = exponent.exec(text)?.groups;
  if (scientific) {
    return counted(Number(`${(scientific['mantissa'] ?? '').replace(',', '.')}e${scientific['power']}`), true);
  }
  // A remark in brackets behind the quantity: `1 (spare)`.
  const bare = /^(?<count>\d{1,5}) ?\(\p{L}[^()]{0,80}\)$/u.exec(text)?.groups?.['count'];
  if (bare !== undefined) return counted(Number(bare), false);
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/u.test(text) ? text.replace(/[.,]/gu, '') : text;
  const groups = written.exec(grouped)?.groups;
  if (!groups || /[-−–]/u.test(groups['sign'] ?? '')) return { kind: 'bad' };
  return counted(Number(`${(groups['whole'] ?? '').replace(/[ '’]/gu, '')}.${groups['fraction'] ?? '0'}`), false);
}

function counted(number: number, wasExponent: boolean): ReadBomQuantity {
  const quantity = Math.ceil(number);
  if (!(quantity >= 1 && quantity <= quantityMax)) return { kind: 'bad' };
  return { kind: 'quantity', quantity, isFraction: quantity !== number, wasExponent };
}

const thousands = /^[1-9]\d{0,2}[.,]\d{3}(?!\d)/u;

/**
 * Whether the comma or point in `1,000` separates thousands in a list with these quantities. True if some quantities
 * have this form and no other quantity has a fraction. If all have three decimals (`1,000`, `12,500`), the sign is a
 * decimal sign.
 */
export function separatesThousands(texts: readonly string[]): boolean {
  const filled = texts.map((text) => text.trim()).filter((text) => /\d/u.test(text));
  const grouped = filled.filter((text) => thousands.test(text));
  return (
    grouped.length > 0 &&
    grouped.length < filled.length &&
    filled.every((text) => thousands.test(text) || !/\d[.,]\d/u.test(text))
  );
}

/** Returns a quantity without the sign that separates its thousands. */
export const withoutThousands = (text: string): string =>
  thousands.test(text.trim()) ? text.trim().replace(/[.,]/u, '') : text;
