import { readBomQuantity } from '../cell/quantity.ts';
import { readDesignators } from '../cell/designators.ts';
import type { OpenLine } from '../row/open-line.ts';

const countOf = ({ designatorText }: OpenLine): number => readDesignators(designatorText, 1000).designators.length;

/** Returns all texts of a row except its designators, as a key. Rows of one part with merged cells have equal keys. */
function sharedText({ texts, quantityText, noteText }: OpenLine): string {
  const { designators: _, ...of } = texts.of;
  return JSON.stringify([quantityText, noteText, of, texts.foreignNumbers, texts.otherMpns, texts.otherDescriptions]);
}

const isOpen = ({ alternates }: OpenLine, count: number, wanted: number): boolean =>
  count > 0 && count < wanted && alternates.length === 0;

/**
 * Joins consecutive rows of one part whose quantity cell is merged over them. Each row repeats the quantity and has a
 * different designator; the number of all designators equals the quantity.
 */
export function withSharedQuantities(lines: readonly OpenLine[]): readonly OpenLine[] {
  const joined: OpenLine[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at];
    if (first === undefined) break;
    const read = readBomQuantity(first.quantityText);
    const wanted = read.kind === 'quantity' ? read.quantity : 0;
    const text = sharedText(first);
    let [count, end] = [countOf(first), at + 1];
    for (let next = lines[end]; isOpen(first, count, wanted) && next !== undefined; next = lines[end]) {
      if (sharedText(next) !== text || countOf(next) === 0) break;
      count += countOf(next);
      end += 1;
    }
    const group = count === wanted ? lines.slice(at, end) : [first];
    for (const other of group.slice(1)) {
      first.rows.push(...other.rows);
      first.sheets.push(...other.sheets);
      first.designatorText = `${first.designatorText}, ${other.designatorText}`;
    }
    joined.push(first);
    at += group.length;
  }
  return joined;
}
