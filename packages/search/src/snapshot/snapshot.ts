import type { CatalogueFrame, IndexedProduct } from '@farad/domain/search-query';
import { fail, ok, type Result } from '@farad/domain/shared';
import { Checksum } from '../columns/checksum.ts';
import { type EngineOptions, SearchEngine } from '../engine.ts';
import { frameFingerprint } from '../index/frame-words.ts';
import { ColumnReader, columnsOf, outlineOf, type SegmentOutline, segmentOf } from '../index/segment-layout.ts';
import type { Column } from '../columns/column-memory.ts';
import type { Segment } from '../index/segment.ts';
import { bytesOf, stringAt } from '../columns/string-table.ts';

/**
 * Why a snapshot cannot be used. A snapshot is a file with the engine's memory. It has a head of 16 bytes (name,
 * version, length of the outline), the outline as JSON, the columns, and a foot of 16 bytes. The foot has the checksum
 * of everything before it, the same checksum inverted, and the length of everything before it. Every part starts at a
 * multiple of 16 bytes, so that the columns are used in place.
 */
export type SnapshotProblem =
  /**
   * `not_a_snapshot`: another file, or one that is much too short. `damaged`: truncated, or changed after it was
   * written.
   */
  | 'not_a_snapshot'
  | 'damaged'
  /** Written by another version of the program or on a machine with another byte order. */
  | 'other_version'
  /** Built with other categories, attributes or brand names, so the words stored with its products would be wrong. */
  | 'other_frame';

interface Outline {
  readonly catalogueVersion: string;
  /** The base, then the layers, oldest first. */
  readonly parts: readonly PartOutline[];
  readonly added: readonly IndexedProduct[];
}

interface PartOutline {
  readonly fingerprint: string;
  readonly segment: SegmentOutline;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType; readonly length: number }[];
}

const columnTypes = {
  Uint8Array: (buffer: ArrayBufferLike, at: number, length: number) => new Uint8Array(buffer, at, length),
  Uint16Array: (buffer: ArrayBufferLike, at: number, length: number) => new Uint16Array(buffer, at, length),
  Uint32Array: (buffer: ArrayBufferLike, at: number, length: number) => new Uint32Array(buffer, at, length),
  Int32Array: (buffer: ArrayBufferLike, at: number, length: number) => new Int32Array(buffer, at, length),
  Float64Array: (buffer: ArrayBufferLike, at: number, length: number) => new Float64Array(buffer, at, length),
} as const;
type ColumnType = keyof typeof columnTypes;

const version = 8;
const name = 0x44524146; // "FARD"
const alignment = 16;
/** Maximum number of bytes per piece of a large column. The writer can do other work between two pieces. */
const chunkBytes = 4 * 1024 * 1024;

const padded = (bytes: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / alignment) * alignment);
  whole.set(bytes);
  return whole;
};

const bytesOfColumn = (column: Column): Uint8Array =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength);

/**
 * Yields the bytes of a column in pieces. Each length is a multiple of 16, and each offset in memory a multiple of 8.
 */
function* piecesOfColumn(column: Column): Iterable<Uint8Array> {
  const bytes = bytesOfColumn(column);
  const isAligned = bytes.byteOffset % 8 === 0;
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const piece = bytes.subarray(from, from + chunkBytes);
    yield isAligned && piece.length % alignment === 0 ? piece : padded(piece);
  }
}

const typeOf = (column: Column): ColumnType => column.constructor.name as ColumnType;

/**
 * Returns the bytes of a snapshot in pieces, to be written in order. They have the engine's state at the time of the
 * call.
 */
export const toSnapshot = (engine: SearchEngine): Iterable<Uint8Array> => {
  const parts = engine.parts.map(({ segment, builtFor }) => ({ segment, builtFor, columns: columnsOf(segment) }));
  const outline: Outline = {
    catalogueVersion: engine.catalogueVersion,
    parts: parts.map(({ segment, builtFor, columns }) => ({
      fingerprint: builtFor,
      segment: outlineOf(segment),
      columns: columns.map(([column, array]) => ({ name: column, type: typeOf(array), length: array.length })),
    })),
    added: engine.contents().added,
  };
  return pieces(
    outline,
    parts.flatMap(({ columns }) => columns.map(([, array]) => array)),
  );
};

function* pieces(outline: Outline, columns: readonly Column[]): Iterable<Uint8Array> {
  const checksum = new Checksum();
  let length = 0;
  const counted = (piece: Uint8Array): Uint8Array => {
    checksum.add(piece);
    length += piece.length;
    return piece;
  };
  const json = padded(bytesOf(JSON.stringify(outline)));
  yield counted(new Uint8Array(Uint32Array.of(name, version, json.length, 0).buffer));
  yield counted(json);
  for (const column of columns) for (const piece of piecesOfColumn(column)) yield counted(piece);
  const foot = new DataView(new ArrayBuffer(alignment));
  foot.setUint32(0, checksum.value(), true);
  foot.setUint32(4, ~checksum.value(), true);
  foot.setFloat64(8, length, true);
  yield new Uint8Array(foot.buffer);
}

const together = (chunks: Iterable<Uint8Array>): Uint8Array => {
  const list = [...chunks];
  const length = list.reduce((sum, chunk) => sum + chunk.length, 0);
  return filled(new Uint8Array(length), list);
};

const filled = (whole: Uint8Array, chunks: Iterable<Uint8Array>): Uint8Array => {
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/**
 * Returns a snapshot in memory that threads can share, with the engine's state at the time of the call. `fromSnapshot`
 * uses this memory in place.
 */
export const toSharedSnapshot = (engine: SearchEngine): Uint8Array => {
  // The pieces are views of the engine's columns, so a list of them is cheap.
  const chunks = [...toSnapshot(engine)];
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return filled(new Uint8Array(new SharedArrayBuffer(length)), chunks);
};

/** Returns why the snapshot cannot be used; null = it is complete, undamaged and of this version. */
const problemOf = (bytes: Uint8Array): SnapshotProblem | null => {
  const bodyLength = bytes.length - alignment;
  if (bodyLength < alignment || bytes.length % alignment !== 0) return 'not_a_snapshot';
  const head = new Uint32Array(bytes.buffer, bytes.byteOffset, 3);
  if (head[0] !== name) return 'not_a_snapshot';
  if (head[1] !== version) return 'other_version';
  const foot = new DataView(bytes.buffer, bytes.byteOffset + bodyLength);
  const checksum = new Checksum();
  checksum.add(bytes.subarray(0, bodyLength));
  const isWhole =
    foot.getFloat64(8, true) === bodyLength &&
    foot.getUint32(0, true) === checksum.value() &&
    foot.getUint32(4, true) === ~checksum.value() >>> 0;
  return isWhole ? null : 'damaged';
};

const outlineIn = (bytes: Uint8Array, length: number): Outline => {
  const json = stringAt({ bytes, offsets: Uint32Array.of(alignment, alignment + length) }, 0);
  return JSON.parse(json.replace(/\0+$/u, '')) as Outline;
};

/** Returns the segments of the snapshot. Their columns are views of its bytes. */
const segmentsIn = (bytes: Uint8Array, { parts }: Outline, start: number): readonly Segment[] => {
  let at = bytes.byteOffset + start;
  return parts.map(({ segment, columns }) => {
    const read = new Map<string, Column>();
    for (const { name: column, type, length } of columns) {
      const array = columnTypes[type](bytes.buffer, at, length);
      read.set(column, array);
      at += Math.ceil(array.byteLength / alignment) * alignment;
    }
    return segmentOf(segment, new ColumnReader(read));
  });
};

/**
 * Returns the engine of a snapshot, or why the snapshot cannot be used. The engine uses the bytes as its memory, so
 * they must not be changed afterwards. The caller checks `catalogueVersion` and applies newer changes.
 */
export const fromSnapshot = (
  snapshot: Uint8Array | Iterable<Uint8Array>,
  frame: CatalogueFrame,
  options: Pick<EngineOptions, 'distinctLimit'> = {},
): Result<SearchEngine, SnapshotProblem> => {
  const given = snapshot instanceof Uint8Array ? snapshot : together(snapshot);
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice();
  const problem = problemOf(bytes);
  if (problem !== null) return fail(problem);
  const outlineLength = new Uint32Array(bytes.buffer, bytes.byteOffset, 3)[2]!;
  const outline = outlineIn(bytes, outlineLength);
  const isOfFrame = outline.parts.every(({ fingerprint, segment }) => fingerprint === frameFingerprint(frame, segment));
  if (!isOfFrame) return fail('other_frame');
  const segments = segmentsIn(bytes, outline, alignment + outlineLength);
  const parts = segments.map((segment, index) => ({ segment, builtFor: outline.parts[index]!.fingerprint }));
  const { catalogueVersion, added } = outline;
  return ok(new SearchEngine({ frame, parts, added }, { ...options, catalogueVersion }));
};
