import { tablePart, type WordStreams } from './word-streams.ts';

/** Position of a paragraph in a table. */
export interface ParagraphPlace {
  readonly isInTable: boolean;
  /**
   * Left edges of the row's cells, then the right edge of the last one, if the paragraph ends a row; otherwise null.
   */
  readonly edges: readonly number[] | null;
  /** For each cell of the row, true if it is merged with the cell above. */
  readonly joinedAbove: readonly boolean[];
}

const outside: ParagraphPlace = { isInTable: false, edges: null, joinedAbove: [] };

/**
 * Offset in the file header that says where the table of paragraph properties is. The table lists pages of 512 bytes.
 */
const pagesAt = 0x0102;
const pageSize = 512;
const [runSize, cellSize] = [13, 20];
/** Codes of three properties of a paragraph: it is in a table, it ends a row, and the cells of that row. */
const [inTable, endOfRow, cellsOfRow] = [0x2416, 0x2417, 0xd608];
/** Property with the tabs of a paragraph. If its size byte is 0xff, the size is not known, and reading ends. */
const tabs = 0xc615;
const [mergedDown, startsMerge] = [0x20, 0x40];
const cellsMax = 64;

/** Sizes of the operands of properties, by their highest three bits; null = the first byte is the size. */
const operandSizes: readonly (number | null)[] = [1, 1, 2, 4, 2, 2, null, 3];

/** Returns the size of a property with its operand. */
function sizeOf(view: DataView, at: number, property: number): number {
  const size = operandSizes[property >> 13];
  if (size !== null && size !== undefined) return 2 + size;
  if (at + 4 > view.byteLength) return view.byteLength;
  // The size of `cellsOfRow` is stored in two bytes, and it counts one of them.
  if (property === cellsOfRow) return 2 + view.getUint16(at + 2, true) + 1;
  return property === tabs && view.getUint8(at + 2) === 0xff ? view.byteLength : 3 + view.getUint8(at + 2);
}

/** Returns the edges of a row's cells and which of them are merged with the cell above. */
function cellsIn(view: DataView, at: number, size: number): Pick<ParagraphPlace, 'joinedAbove'> & { edges: number[] } {
  const end = Math.min(at + size, view.byteLength);
  const count = at + 5 > end ? 0 : Math.min(view.getUint8(at + 4), cellsMax);
  const edges: number[] = [];
  for (let index = 0; index <= count && at + 5 + index * 2 + 2 <= end; index += 1)
    edges.push(view.getInt16(at + 5 + index * 2, true));
  const first = at + 5 + (count + 1) * 2;
  const joinedAbove = Array.from({ length: count }, (_, index) => {
    const cell = first + index * cellSize;
    const flags = cell + 2 > end ? 0 : view.getUint16(cell, true);
    return (flags & mergedDown) !== 0 && (flags & startsMerge) === 0;
  });
  return { edges, joinedAbove };
}

function placeIn(view: DataView): ParagraphPlace {
  let isInTable = false;
  let isEnd = false;
  let cells: ReturnType<typeof cellsIn> = { edges: [], joinedAbove: [] };
  // The first two bytes are the style of the paragraph.
  let at = 2;
  while (at + 3 <= view.byteLength) {
    const property = view.getUint16(at, true);
    const size = sizeOf(view, at, property);
    if (property === inTable) isInTable = view.getUint8(at + 2) !== 0;
    else if (property === endOfRow) isEnd = view.getUint8(at + 2) !== 0;
    else if (property === cellsOfRow) cells = cellsIn(view, at, size);
    at += size;
  }
  return { isInTable: isInTable || isEnd, edges: isEnd ? cells.edges : null, joinedAbove: cells.joinedAbove };
}

/**
 * Looks up the paragraph that ends at `end` in a page of the property table, and returns its place in a table of the
 * document. The page begins with the ends of paragraphs; addresses of their properties follow.
 */
function onPage(page: DataView, end: number): ParagraphPlace {
  const count = page.getUint8(pageSize - 1);
  const addresses = (count + 1) * 4;
  if (addresses + count * runSize > pageSize) return outside;
  for (let index = 0; index < count; index += 1) {
    if (end <= page.getUint32(index * 4, true) || end > page.getUint32((index + 1) * 4, true)) continue;
    const at = page.getUint8(addresses + index * runSize) * 2;
    if (at === 0 || at + 2 > pageSize) return outside;
    const half = page.getUint8(at);
    const [start, size] = half === 0 ? [at + 2, page.getUint8(at + 1) * 2] : [at + 1, half * 2 - 1];
    if (start + size > pageSize || size < 2) return outside;
    return placeIn(new DataView(page.buffer, page.byteOffset + start, size));
  }
  return outside;
}

/** Returns a function that finds the place of a paragraph by the offset of its end in the main stream. */
export function paragraphPlaces(streams: WordStreams): (end: number) => ParagraphPlace {
  const { main } = streams;
  const table = tablePart(streams, pagesAt);
  if (table === null || table.byteLength < 12) return () => outside;
  const count = Math.floor((table.byteLength - 4) / 8);
  return (end) => {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (table.getUint32(middle * 4, true) < end) low = middle;
      else high = middle - 1;
    }
    const page = (table.getUint32((count + 1) * 4 + low * 4, true) & 0x3fffff) * pageSize;
    if (page + pageSize > main.byteLength) return outside;
    return onPage(new DataView(main.buffer, main.byteOffset + page, pageSize), end);
  };
}
