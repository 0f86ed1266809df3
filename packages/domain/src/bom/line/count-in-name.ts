import type { BomField } from '../header/layout.ts';
import type { RowTexts } from '../cell/row-texts.ts';

/** A count before a name: `(2) tactile switch`, `6x Nixie tube`. */
const counted = /^(?:\((?<inBrackets>\d{1,4})\)|(?<times>\d{1,4}) ?[xх×]) ?(?=\p{L}|\d.*\p{L})(?<name>\S.*)$/iu;

const names = ['mpn', 'description', 'value'] as const;

/** Moves the count before the name to the quantity, in a list without columns for quantities and designators. */
export function withCountInName(texts: RowTexts, has: ReadonlySet<BomField>): RowTexts {
  if (has.has('quantity') || texts.of.designators !== undefined) return texts;
  for (const field of names) {
    const { inBrackets, times, name } = counted.exec(texts.of[field] ?? '')?.groups ?? {};
    const quantity = inBrackets ?? times;
    if (quantity === undefined || name === undefined || Number(quantity) === 0) continue;
    return { ...texts, of: { ...texts.of, [field]: name, quantity } };
  }
  return texts;
}
