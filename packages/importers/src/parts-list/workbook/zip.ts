import { Inflate } from 'fflate';

import { refuse, type Read } from '../sheet/refusal.ts';

/** Limits of unpacked bytes and of entries in a zip. */
const unpackedMax = 60 * 1024 * 1024;
const entriesMax = 5000;

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

/** Returns the offset of a zip's central directory and its number of entries, or null if there is none. */
function contentsOf(view: DataView): { readonly offset: number; readonly count: number } | null {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50)
      return { offset: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
  return null;
}

/**
 * Returns the sizes and the offset that need more than 32 bits, from an entry's extra field. Order: unpacked size,
 * packed size, offset.
 */
function wideFields(view: DataView, from: number, length: number): readonly number[] {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const end = Math.min(at + 4 + view.getUint16(at + 2, true), from + length);
    const values: number[] = [];
    for (let field = at + 4; field + 8 <= end; field += 8) values.push(Number(view.getBigUint64(field, true)));
    return values;
  }
  return [];
}

/** Returns entries from a zip's central directory, without unpacking any. */
export function zipEntries(bytes: Uint8Array): Read<readonly ZipEntry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const contents = contentsOf(view);
  if (contents === null) return refuse('broken');
  if (contents.count > entriesMax) return refuse('too_large');
  const entries: ZipEntry[] = [];
  let declared = 0;
  let at = contents.offset;
  for (let index = 0; index < contents.count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return refuse('broken');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const next = at + 46 + nameLength + extraLength + commentLength;
    if (next > bytes.length) return refuse('broken');
    const wide = [...wideFields(view, at + 46 + nameLength, extraLength)];
    const field = (from: number): number => {
      const narrow = view.getUint32(at + from, true);
      return narrow === 0xffffffff ? (wide.shift() ?? narrow) : narrow;
    };
    const size = field(24);
    const packedSize = field(20);
    const offset = field(42);
    if ((view.getUint16(at + 8, true) & 1) !== 0) return refuse('encrypted');
    declared += size;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, method: view.getUint16(at + 10, true), packedSize, offset });
    at = next;
  }
  return declared > unpackedMax ? refuse('too_large') : { ok: true, value: entries };
}

/** Returns the packed bytes of an entry; null = its header is missing, or its sizes exceed the file. */
function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array | null {
  if (entry.offset + 30 > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + entry.offset, 30);
  if (view.getUint32(0, true) !== 0x04034b50) return null;
  const start = entry.offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  const end = start + entry.packedSize;
  return end > bytes.length ? null : bytes.subarray(start, end);
}

/**
 * Number of packed bytes that are unpacked at a time. Unpacking multiplies them by a thousand at most, so the limit is
 * checked early.
 */
const packedPiece = 8192;

function inflate(packed: Uint8Array, max: number): Uint8Array | 'broken' | 'too_large' {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += packedPiece) {
      inflater.push(packed.subarray(at, at + packedPiece), at + packedPiece >= packed.length);
      if (length > max) return 'too_large';
    }
  } catch {
    // The unpacker throws on any damage, without useful details.
    return 'broken';
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Unpacks entries while their real total size stays within the limit. Sizes that the file declares are not trusted. */
export function unpackEntries(bytes: Uint8Array, entries: readonly ZipEntry[]): Read<ReadonlyMap<string, Uint8Array>> {
  const unpacked = new Map<string, Uint8Array>();
  let left = unpackedMax;
  for (const entry of entries) {
    if (unpacked.has(entry.name)) continue;
    const packed = packedBytes(bytes, entry);
    if (packed === null || (entry.method !== 0 && entry.method !== 8)) return refuse('broken');
    const content = entry.method === 0 ? packed.slice() : inflate(packed, left);
    if (content === 'broken' || content === 'too_large') return refuse(content);
    left -= content.length;
    if (left < 0) return refuse('too_large');
    unpacked.set(entry.name, content);
  }
  return { ok: true, value: unpacked };
}
