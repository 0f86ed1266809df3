import { CFB } from '@e965/xlsx';

/** The streams of a binary Word document that hold its text and its tables. */
export interface WordStreams {
  /** The main stream. It starts with the addresses of all other parts. */
  readonly main: DataView;
  /** The stream with the tables of pieces and of paragraphs. */
  readonly table: DataView;
  /** Number of characters in the text without footnotes and headers. */
  readonly length: number;
}

/** Offsets in the main stream, as of Word 97 and later. */
const [flagsAt, lengthAt, headerSize] = [0x0a, 0x4c, 0x01aa];
const [encryptedFlag, secondTableFlag] = [0x0100, 0x0200];
const wordMark = 0xa5ec;
const wordVersionMin = 0x00c1;

interface Compound {
  readonly read: (bytes: Uint8Array, options: { readonly type: 'buffer' }) => unknown;
  readonly find: (file: unknown, path: string) => { readonly content?: Uint8Array | readonly number[] } | null;
}

const compound = CFB as Compound;

function streamOf(file: unknown, name: string): DataView | null {
  const content = compound.find(file, name)?.content;
  if (content === undefined) return null;
  const bytes = content instanceof Uint8Array ? content : Uint8Array.from(content);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Returns the streams of a document; `encrypted` or `broken` if they cannot be read. */
export function wordStreams(bytes: Uint8Array): WordStreams | 'encrypted' | 'broken' {
  let file: unknown;
  try {
    file = compound.read(bytes, { type: 'buffer' });
  } catch {
    // The library throws errors of many kinds for damaged files. The customer is only told that this one is damaged.
    return 'broken';
  }
  const main = streamOf(file, '/WordDocument');
  if (main === null || main.byteLength < headerSize) return 'broken';
  // Files of Word 6 and 95 have the same stream in another form, so they are refused.
  if (main.getUint16(0, true) !== wordMark || main.getUint16(2, true) < wordVersionMin) return 'broken';
  const flags = main.getUint16(flagsAt, true);
  if ((flags & encryptedFlag) !== 0) return 'encrypted';
  const table = streamOf(file, (flags & secondTableFlag) === 0 ? '/0Table' : '/1Table');
  return table === null ? 'broken' : { main, table, length: main.getUint32(lengthAt, true) };
}

/**
 * Returns the part of the table stream whose address is at `at` in the main stream; null = the part exceeds the stream.
 */
export function tablePart({ main, table }: WordStreams, at: number): DataView | null {
  const [start, size] = [main.getUint32(at, true), main.getUint32(at + 4, true)];
  if (start + size > table.byteLength) return null;
  return new DataView(table.buffer, table.byteOffset + start, size);
}
