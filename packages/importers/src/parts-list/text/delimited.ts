export interface DelimitedRow {
  readonly cells: readonly string[];
  /** Number of the row, from 1, as in spreadsheets: a cell with line ends is still one row. */
  readonly line: number;
}

/**
 * Maximum numbers of characters and of line ends in a quoted cell. If no closing quote follows within them, the quote
 * is an ordinary character.
 */
const quotedLengthMax = 20_000;
const quotedLinesMax = 60;

interface Cell {
  readonly text: string;
  /** Index of the character after the cell: a separator, or the end of the line or text. */
  readonly end: number;
}

const isLineEnd = (sign: string | undefined): boolean => sign === undefined || sign === '\n' || sign === '\r';

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/**
 * Returns whether the text between two quotes looks like several rows with quoted cells. Then the first quote does not
 * open a cell; it may be an inch mark.
 */
const swallowsRows = (content: string, separator: string): boolean => {
  const lineEnd = content.search(/[\r\n]/);
  if (lineEnd < 0) return false;
  const bare = content.slice(lineEnd).replaceAll('""', '');
  return bare.includes(`${separator}"`) || content.split(/\r\n|[\r\n]/).length > quotedLinesMax;
};

/**
 * Returns the quoted cell that opens at `open`. If no cell can be read, returns the index up to which its end was
 * searched.
 */
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

/**
 * Maximum total of characters, in one text, that are searched in vain for closing quotes of cells. After that, all
 * quotes are ordinary characters.
 */
const vainMax = 8_000_000;

/** Reads the cells of a text in order. */
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
 * Yields rows of a delimited text. Any line end is accepted. A quoted cell may contain separators, line ends and
 * doubled quotes. An unclosed quote is an ordinary character, so no row is lost.
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
