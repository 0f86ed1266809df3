import type { SourceProblem } from './record.ts';
import { isKnownHead } from './vocabulary/field-names.ts';

export type FileFormat = 'jsonl' | 'csv' | 'workbook';

/** Properties of a file that its start shows. */
export interface Recognised {
  readonly format: FileFormat;
  /** A label that TextDecoder accepts. */
  readonly encoding: string;
  readonly delimiter: string;
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Returns whether a file is compressed with gzip. */
export const isGzip = (head: Uint8Array): boolean => startsWith(head, 0x1f, 0x8b);

const isWorkbook = (head: Uint8Array): boolean =>
  startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0);

function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const share = (text: string, letters: RegExp): number => (text.match(letters)?.length ?? 0) / Math.max(1, text.length);

/** Returns the old Russian or Chinese encoding in which the text has the most common letters of its language. */
function oldEncoding(head: Uint8Array): string {
  const scored = (
    [
      ['windows-1251', /[оеаинтсрвл]/gu],
      ['koi8-r', /[оеаинтсрвл]/gu],
      ['ibm866', /[оеаинтсрвл]/gu],
      // Characters that are frequent in Chinese price lists. Russian bytes decode to other, rare ones.
      ['gb18030', /[的一是不大中电阻容感器件片封装型号参数品牌库存价格规管二三极集成路接口晶振名称量单位元]/gu],
    ] as const
  ).map(([encoding, letters]) => ({ encoding, score: share(new TextDecoder(encoding).decode(head), letters) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score === 0 ? 'windows-1252' : best.encoding;
}

/**
 * Returns the Unicode encoding of a text. It is known by a byte order mark, by the zero bytes of UTF-16, or because the
 * bytes are valid UTF-8. Null for other encodings.
 */
export function unicodeEncoding(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  const start = head.subarray(0, 400);
  const zerosAt = (parity: number): number => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > start.length / 5 || (even === 0 && odd > start.length / 20)) return 'utf-16le';
  if (even > start.length / 5 || (odd === 0 && even > start.length / 20)) return 'utf-16be';
  return isUtf8(head) ? 'utf-8' : null;
}

/**
 * Returns the character that splits the first lines into equal numbers of cells, at least two. Characters in quotes do
 * not count.
 */
function recogniseDelimiter(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/)
    .slice(0, -1)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const scored = [';', '\t', ',', '|'].map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const median = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const even = counts.filter((count) => count === median).length / Math.max(1, counts.length);
    return { sign, score: median === 0 ? 0 : even * 1000 + median };
  });
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).sign;
}

/** Returns whether bytes are binary: more control characters and invalid letters than any table has. */
export function isNoText(head: Uint8Array, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const strange = text.match(/[^\P{Cc}\t\r\n\f\v]|[\ufffd\p{Cn}\p{Co}]/gu)?.length ?? 0;
  return strange > Math.max(1, text.length / 50);
}

/** Detects format, encoding and delimiter from the first bytes (64 kB are enough). The file name is ignored. */
export function recognise(head: Uint8Array): Recognised {
  if (isWorkbook(head)) return { format: 'workbook', encoding: 'utf-8', delimiter: ',' };
  const encoding = unicodeEncoding(head) ?? oldEncoding(head);
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  if (/^\s*\{/.test(text)) return { format: 'jsonl', encoding, delimiter: ',' };
  return { format: 'csv', encoding, delimiter: recogniseDelimiter(text.includes('\n') ? text : `${text}\n`) };
}

const isHeading = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const words = filled.filter((cell) => /\p{Letter}/u.test(cell) && cell.length <= 80);
  return filled.length >= 2 && words.length >= filled.length * 0.7 && new Set(filled).size >= filled.length * 0.6;
};

const filledOf = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** Counts cells that are names of columns of price lists. */
const knownNames = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.trim() !== '' && cell.length <= 80 && isKnownHead(cell)).length;

/** Returns the index of the heading row among the first rows. Title lines may precede it. */
export function recogniseHeading(rows: readonly (readonly string[])[]): number {
  const widest = Math.max(0, ...rows.map(filledOf));
  const isWide = (cells: readonly string[]): boolean => filledOf(cells) >= Math.max(2, widest / 2);
  const known = rows.map((cells) => (isHeading(cells) ? knownNames(cells) : 0));
  const most = Math.max(0, ...known);
  const found = rows.findIndex(
    (cells, index) => isHeading(cells) && (isWide(cells) || (most >= 3 && known[index] === most)),
  );
  return Math.max(0, found);
}

/** Returns the texts of the rows above the heading. */
export const titlesOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.flatMap((cells) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));

/** Matches a cell under a merged one: a name, or the quantity of a price (`10`, `100+`, `10-99`). */
const underMerged = /\p{L}|\d\s*\+|^\d{1,6}(?:\s*[-–]\s*\d{1,6})?$/u;
/** Matches a cell that continues the name above it: "№" over "п/п", "Ед." over "изм.". */
const goesOn = /^\p{Ll}[\p{L}./ ]{0,11}$/u;

/**
 * Returns the column names of a heading, and its number of rows. A second row belongs to the heading if its cells are
 * under merged cells or continue the names above. "Цена" over "Розница" and "Опт" gives "Цена Розница" and "Цена Опт".
 */
export function headingNames(
  rows: readonly (readonly string[])[],
  index: number,
): { readonly names: readonly string[]; readonly height: number } {
  const [top, below] = [rows[index] ?? [], rows[index + 1] ?? []];
  const cell = (cells: readonly string[], at: number): string => (cells[at] ?? '').replace(/\s+/g, ' ').trim();
  const width = Math.max(top.length, below.length);
  const places = Array.from({ length: width }, (_, at) => at);
  const under = places.filter((at) => cell(below, at) !== '');
  /** Returns the column of the text above: the same column, or the nearest column to the left with a text. */
  const above = (at: number): number => {
    let from = at;
    while (from > 0 && cell(top, from) === '') from -= 1;
    return from;
  };
  const isSpanned = (at: number): boolean => {
    const from = above(at);
    return cell(top, from) !== '' && cell(top, from + 1) === '' && from + 1 < width && cell(below, from) !== '';
  };
  const spanned = under.filter(isSpanned);
  const isSecond =
    spanned.length >= 2 &&
    filledOf(top) >= 2 &&
    spanned.every((at) => underMerged.test(cell(below, at))) &&
    under.every((at) => spanned.includes(at) || goesOn.test(cell(below, at))) &&
    places.some((at) => cell(top, at) !== '' && cell(below, at) === '');
  if (!isSecond) return { names: columnNames(top), height: 1 };
  const joined = places.map((at) =>
    cell(below, at) === '' ? cell(top, at) : `${cell(top, above(at))} ${cell(below, at)}`.trim(),
  );
  return { names: columnNames(joined), height: 2 };
}

/** Returns cells by column name. A column without a name gets its number as name. */
export function recordOf(
  names: readonly string[],
  cells: readonly string[],
  line: number,
): { readonly fields: Readonly<Record<string, string>>; readonly problem: SourceProblem | null } {
  const fields = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  const extra = cells.slice(names.length).find((cell) => cell.trim() !== '');
  const problem: SourceProblem | null =
    extra === undefined ? null : { line, field: null, value: extra.slice(0, 200), reason: 'more_cells_than_columns' };
  return { fields, problem };
}

/** Returns the column names, made unique. */
export function columnNames(heading: readonly string[]): readonly string[] {
  const met = new Map<string, number>();
  return heading.map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `column ${index + 1}`;
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
