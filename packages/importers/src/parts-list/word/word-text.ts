import { tablePart, type WordStreams } from './word-streams.ts';

/** A piece of the text as it is stored: characters of one or two bytes. */
interface Piece {
  /** Offset in the main stream. */
  readonly offset: number;
  readonly length: number;
  readonly width: 1 | 2;
}

/** Offset in the file header that says where the piece table is. */
const piecesAt = 0x01a2;
const [propertiesMark, piecesMark] = [1, 2];
const pieceSize = 8;
const narrowFlag = 0x40000000;
const charactersMax = 10_000_000;

/** Returns the piece table. In some documents, properties stand before it, which are skipped. */
function pieceTable(part: DataView): DataView | null {
  let at = 0;
  while (at + 5 <= part.byteLength) {
    const mark = part.getUint8(at);
    if (mark === propertiesMark) at += 3 + part.getUint16(at + 1, true);
    else if (mark === piecesMark) {
      const size = Math.min(part.getUint32(at + 1, true), part.byteLength - at - 5);
      return new DataView(part.buffer, part.byteOffset + at + 5, size);
    } else return null;
  }
  return null;
}

function piecesOf(streams: WordStreams): readonly Piece[] {
  const part = tablePart(streams, piecesAt);
  const table = part === null ? null : pieceTable(part);
  if (table === null) return [];
  const count = Math.floor((table.byteLength - 4) / (4 + pieceSize));
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [table.getUint32(index * 4, true), table.getUint32((index + 1) * 4, true)];
    const address = table.getUint32((count + 1) * 4 + index * pieceSize + 2, true);
    const isNarrow = (address & narrowFlag) !== 0;
    const offset = isNarrow ? (address & ~narrowFlag) >>> 1 : address;
    if (to > from) pieces.push({ offset, length: to - from, width: isNarrow ? 1 : 2 });
  }
  return pieces;
}

const western = new TextDecoder('windows-1252', { ignoreBOM: true });
const wide = new TextDecoder('utf-16le', { ignoreBOM: true });

/**
 * Calls `take` with each character of the text and the offset after it in the main stream. Text after the main one,
 * such as footnotes, is left out.
 */
export function eachCharacter(streams: WordStreams, take: (character: string, end: number) => void): void {
  const { main } = streams;
  let left = Math.min(streams.length, charactersMax);
  for (const { offset, length, width } of piecesOf(streams)) {
    const room = Math.floor((main.byteLength - offset) / width);
    const count = Math.min(length, left, Math.max(0, room));
    const bytes = new Uint8Array(main.buffer, main.byteOffset + Math.min(offset, main.byteLength), count * width);
    const text = (width === 1 ? western : wide).decode(bytes);
    for (let index = 0; index < text.length; index += 1) take(text[index] ?? '', offset + (index + 1) * width);
    left -= count;
    if (left <= 0) return;
  }
}
