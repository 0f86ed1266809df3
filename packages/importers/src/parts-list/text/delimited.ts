export interface DelimitedRow {
  readonly cells: readonly string[];
  /** Its number among the rows, from 1, as spreadsheets count: a cell with line ends in it makes one row. */
  readonly line: number;
}

/** Characters and line ends that a quoted cell may have: what is longer was never meant as one. */
const quotedLengthMax = 20_000;
const quotedLinesMax = 60;

interface Cell {
  readonly text: string;
  /** Index of the sign after the cell: a separator, the end of a line or of the text. */
  readonly end: number;
}

const isLineEnd = (sign: string | undefined): boolean => sign === undefined || sign === '\n' || sign === '\r';

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/**
 * Whether what stands between two quotes reads like several rows with cells in quotes of their own: then the first quote
 * was a stray one, such as an inch.
 */
const swallowsRows = (content: string, separator: string): boolean => {
  const lineEnd = content.search(/[\r\n]/);
  if (lineEnd < 0) return false;
  const bare = content.slice(lineEnd).replaceAll('""', '');
  return bare.includes(`${separator}"`) || content.split(/\r\n|[\r\n]/).length > quotedLinesMax;
};

/** The cell in quotes that opens at `open`, or how far its end was looked for in vain. */
function quotedCell(text: string, open: number, separator: string): Cell | { readonly soughtTo: number } {
  const limit = Math.min(text.length, open + quotedLengthMax);
  for (let from = open + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0 || quote > limit) return { soughtTo: limit };
    if (text[quote + 1] === '"') {
      from = quote + 2;
      continue;
    }
    const after = skipSpaces(text, quote + 1);
    if (text[after] === separator || isLineEnd(text[after])) {
      const content = text.slice(open + 1, quote);
      return swallowsRows(content, separator)
        ? { soughtTo: quote }
        : { text: content.replaceAll('""', '"'), end: after };
    }
    from = quote + 1;
  }
}

function plainCell(text: string, start: number, separator: string): Cell {
  let at = start;
  while (at < text.length) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') break;
    at += 1;
  }
  return { text: text.slice(start, at), end: at };
}

/** Characters that ends of cells may be looked for over in vain; a text with more stray quotes has no quoted cells. */
const vainMax = 8_000_000;

/** Reads the cells of a text one after the other. */
function cellReader(text: string, separator: string) {
  let vain = 0;
  return (at: number): Cell => {
    const start = skipSpaces(text, at);
    if (text[start] === '"' && vain < vainMax) {
      const cell = quotedCell(text, start, separator);
      if (!('soughtTo' in cell)) return cell;
      vain += cell.soughtTo - start;
    }
    return plainCell(text, at, separator);
  };
}

/**
 * Rows of a text with separated cells, one at a time. Any line end counts; a cell may be in quotes, with separators,
 * line ends and doubled quotes in it. A quote that nothing closes is a sign like any other, so no row is ever lost.
 */
export function* delimitedRows(text: string, separator: string): Generator<DelimitedRow> {
  const cellAt = cellReader(text, separator);
  let line = 1;
  for (let at = 0; at < text.length;) {
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(at);
      cells.push(cell.text);
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    yield { cells, line };
    line += 1;
  }
}
