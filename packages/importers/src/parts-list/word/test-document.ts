import { CFB } from '@e965/xlsx';

interface Compound {
  readonly utils: {
    readonly cfb_new: () => object;
    readonly cfb_add: (file: object, path: string, content: Uint8Array) => void;
  };
  readonly write: (file: object, options: { readonly type: 'array' }) => readonly number[];
}

const compound = CFB as Compound;

/** A row of a table: the texts of its cells. */
export interface DocumentRow {
  readonly cells: readonly string[];
  /** Widths of the cells, in columns of the table. */
  readonly spans?: readonly number[];
  /** Index of a cell that is merged with the cell above. */
  readonly joined?: number;
}

/** A paragraph outside of tables, or a table. */
export type DocumentBlock = string | readonly DocumentRow[];

interface Paragraph {
  readonly text: string;
  readonly properties: readonly number[];
}

const word = (value: number): readonly number[] => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number): readonly number[] => [...word(value & 0xffff), ...word(value >>> 16)];

const [inTable, endOfRow] = [
  [...word(0x2416), 1],
  [...word(0x2417), 1],
];
const columnWidth = 1000;

/** Returns the definition of a row's cells: their edges and flags. */
function cellsOfRow({ cells, spans = [], joined }: DocumentRow): readonly number[] {
  const edges = [0];
  for (const index of cells.keys()) edges.push((edges.at(-1) ?? 0) + (spans[index] ?? 1) * columnWidth);
  const flags = cells.flatMap((_, index) => [...word(index === joined ? 0x20 : 0), ...Array<number>(18).fill(0)]);
  const operand = [cells.length, ...edges.flatMap(word), ...flags];
  return [...word(0xd608), ...word(operand.length + 1), ...operand];
}

const paragraphsOf = (block: DocumentBlock): readonly Paragraph[] =>
  typeof block === 'string'
    ? [{ text: `${block}\r`, properties: [] }]
    : block.flatMap((row) => [
        ...row.cells.map((text) => ({ text: `${text}\u0007`, properties: inTable })),
        { text: '\u0007', properties: [...inTable, ...endOfRow, ...cellsOfRow(row)] },
      ]);

const pageSize = 512;
const runsOnPage = 4;

/** Returns a page with the properties of up to four paragraphs. */
function pageOf(ends: readonly number[], paragraphs: readonly Paragraph[]): Uint8Array {
  const page = new Uint8Array(pageSize);
  page.set(ends.flatMap(long));
  page[pageSize - 1] = paragraphs.length;
  let at = pageSize - 2;
  for (const [index, { properties }] of paragraphs.entries()) {
    const bytes = [0, 0, ...properties];
    const isOdd = bytes.length % 2 === 1;
    const stored = isOdd ? [(bytes.length + 1) / 2, ...bytes] : [0, bytes.length / 2, ...bytes];
    at = (at - stored.length) & ~1;
    page.set(stored, at);
    page[ends.length * 4 + index * 13] = at / 2;
  }
  return page;
}

/** Returns the bytes of a Word document of the binary format. `narrow` stores the text with one byte a character. */
export function wordDocument(
  blocks: readonly DocumentBlock[],
  { flags = 0, version = 0xc1, narrow = false }: { flags?: number; version?: number; narrow?: boolean } = {},
): Uint8Array {
  const paragraphs = blocks.flatMap(paragraphsOf);
  const text = paragraphs.map((paragraph) => paragraph.text).join('');
  const width = narrow ? 1 : 2;
  const textAt = 1024;
  const pagesAt = Math.ceil((textAt + text.length * width) / pageSize);
  const offsets = [textAt];
  for (const paragraph of paragraphs) offsets.push((offsets.at(-1) ?? 0) + paragraph.text.length * width);
  const pages: Uint8Array[] = [];
  const starts: number[] = [];
  for (let from = 0; from < paragraphs.length; from += runsOnPage) {
    starts.push(offsets[from] ?? 0);
    pages.push(pageOf(offsets.slice(from, from + runsOnPage + 1), paragraphs.slice(from, from + runsOnPage)));
  }
  const address = narrow ? (textAt * 2) | 0x40000000 : textAt;
  const pieces = [...long(0), ...long(text.length), ...word(0), ...long(address), ...word(0)];
  const clx = [2, ...long(pieces.length), ...pieces];
  const plc = [
    ...starts.flatMap(long),
    ...long(offsets.at(-1) ?? 0),
    ...pages.flatMap((_, index) => long(pagesAt + index)),
  ];
  const main = new Uint8Array((pagesAt + pages.length) * pageSize);
  const put = (at: number, bytes: readonly number[]): void => main.set(bytes, at);
  put(0, [...word(0xa5ec), ...word(version)]);
  put(0x0a, word(flags));
  put(0x4c, long(text.length));
  put(0x0102, [...long(clx.length), ...long(plc.length)]);
  put(0x01a2, [...long(0), ...long(clx.length)]);
  for (const [index, character] of [...text].entries()) {
    const code = character.charCodeAt(0);
    put(textAt + index * width, narrow ? [code] : word(code));
  }
  for (const [index, page] of pages.entries()) main.set(page, (pagesAt + index) * pageSize);
  const file = compound.utils.cfb_new();
  compound.utils.cfb_add(file, '/WordDocument', main);
  compound.utils.cfb_add(file, (flags & 0x0200) === 0 ? '/0Table' : '/1Table', Uint8Array.from([...clx, ...plc]));
  return new Uint8Array(compound.write(file, { type: 'array' }));
}
