import type { BomField } from '../header/layout.ts';
import { readDesignators } from '../cell/designators.ts';
import type { RowTexts } from '../cell/row-texts.ts';

/** A count before a name: `(2) tactile switch`, `6x Nixie tube`. */
const counted =
  /^(?:\((?<inBrackets>\d{1,4})\)|(?<times>\d{1,4}) ?[xх×](?= |\p{L})) ?(?=\p{L}|\d.*\p{L})(?<name>\S.*)$/iu;

const names = ['mpn', 'description', 'value'] as const;

/**
 * Whether the number before a name is a count. The row must have as many numbered designators, or none (`Oscillator`).
 * Beside designators, the name must begin like `6x Nixie tube`: `1X2-3.5MM` is a size.
 */
function agrees(count: string, text: string, designators: string | undefined): boolean {
  if (designators !== undefined && !/^\d+ ?[xх×] /iu.test(text)) return false;
  const places = readDesignators(designators ?? '').designators.filter((each) => /\d/u.test(each)).length;
  return places === 0 || places === Number(count);
}

/** In a list without a column of quantities, moves a count that stands before the name to the quantity. */
export function withCountInName(texts: RowTexts, has: ReadonlySet<BomField>): RowTexts {
  if (has.has('quantity')) return texts;
  for (const field of names) {
    const { inBrackets, times, name } = counted.exec(texts.of[field] ?? '')?.groups ?? {};
    const quantity = inBrackets ?? times;
    if (quantity === undefined || name === undefined || Number(quantity) === 0) continue;
    if (!agrees(quantity, texts.of[field] ?? '', texts.of.designators)) continue;
    return { ...texts, of: { ...texts.of, [field]: name, quantity } };
  }
  return texts;
}
