import { cleanText } from '../cell/clean-text.ts';
import { looksLikeMpn, looksLikePartKind } from '../cell/column-values.ts';
import type { BomField } from '../header/layout.ts';
import type { RowTexts } from '../cell/row-texts.ts';
import { isFooterRow, isGroupTitle, isSignatureRow, isTotalRow } from '../cell/row-words.ts';
import { valueLexeme } from '../../search-query/reading/words/value-lexeme.ts';

const textMax = 300;
const filledMax = 2;

/** Whether a text names a part: `Резистор - чип 0805 8.2кОм ±5%`, `Диод STPS160U ST`. */
function namesPart(text: string): boolean {
  const pieces = text.split(/[\s,;()]+/u);
  if (pieces.length < 2 || !/\d/u.test(text)) return false;
  return looksLikePartKind(text) || pieces.some((piece) => looksLikeMpn(piece) || valueLexeme(piece) !== null);
}

/**
 * Returns the part that a row names in an unexpected column, such as the first; null = none. Applies only to lists
 * without designators and quantities. In other lists, such cells hold notes and titles.
 */
export function misplacedPart(cells: readonly string[], has: ReadonlySet<BomField>): string | null {
  if (has.has('designators') || has.has('quantity')) return null;
  const texts = cells.slice(0, 50).map((cell) => cleanText(cell.slice(0, textMax)).text);
  const filled = texts.filter((text) => text !== '');
  const [longest = ''] = filled.toSorted((a, b) => b.length - a.length);
  if (filled.length > filledMax || isTotalRow(cells) || isSignatureRow(cells) || isFooterRow(cells)) return null;
  return namesPart(longest) && !isGroupTitle(longest) ? longest : null;
}

const partFields: readonly BomField[] = ['mpn', 'value', 'description', 'shop_number', 'customer_number'];

/** Returns the texts of a row; a part named in an unexpected column becomes the description. */
export function withMisplaced(texts: RowTexts, cells: readonly string[], has: ReadonlySet<BomField>): RowTexts {
  if (partFields.some((field) => texts.of[field] !== undefined) || texts.foreignNumbers.length > 0) return texts;
  const description = misplacedPart(cells, has);
  if (description === null) return texts;
  const others = Object.entries(texts.of).filter(([, text]) => text !== description);
  return { ...texts, of: { ...Object.fromEntries(others), description } };
}
