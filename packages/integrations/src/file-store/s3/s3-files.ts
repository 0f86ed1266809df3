import { checkName, FileStoreError, type ByteRange, type StoredFile } from '../port.ts';
import type { S3Object, S3Objects } from './s3-objects.ts';
import { chunksOf, type S3Patience } from './s3-request.ts';

// A file that comes in pieces has an object for each piece: `imports/7/source.pieces/000004194304` begins at this byte.
// S3 cannot write into an object, and two servers may receive the pieces. Readers see one file, `imports/7/source`.
export const piecesEnding = '.pieces/';
const pieceForm = /^(.+)\.pieces\/(\d{12})$/;

export const pieceKey = (name: string, offset: number): string =>
  `${name}${piecesEnding}${String(offset).padStart(12, '0')}`;

/** An object of a file: the whole file, or the piece that begins at `offset`. */
interface Segment extends S3Object {
  readonly offset: number;
}

/** A stored file with its objects, in order. */
interface Assembled extends StoredFile {
  readonly segments: readonly Segment[];
}

/** Returns the file that objects make up. A piece after a gap is not part of it: an earlier one is missing. */
function assemble(name: string, found: readonly Segment[]): Assembled | null {
  const segments: Segment[] = [];
  let size = 0;
  for (const segment of found.toSorted((a, b) => a.offset - b.offset)) {
    if (segment.offset === size) {
      segments.push(segment);
      size += segment.size;
    }
  }
  if (segments.length === 0) return null;
  const changedAt = new Date(Math.max(...segments.map((segment) => segment.changedAt.getTime())));
  return { name, size, changedAt, segments };
}

/** Returns the name of the file to which an object belongs, and where the object begins in it. */
function segmentOf(object: S3Object): { readonly name: string; readonly segment: Segment } {
  const [, name, offset] = pieceForm.exec(object.key) ?? [];
  return name === undefined
    ? { name: object.key, segment: { ...object, offset: 0 } }
    : { name, segment: { ...object, offset: Number(offset) } };
}

/** How often a download that breaks off is continued from where it broke off. */
const resumesMax = 3;
/** Reads files that consist of objects of a bucket. */
export function s3Files(objects: S3Objects, patience: S3Patience) {
  async function find(name: string): Promise<Assembled | null> {
    checkName(name);
    const found: Segment[] = [];
    for await (const object of objects.list(name)) {
      const { name: of, segment } = segmentOf(object);
      if (of === name) found.push(segment);
      // Keys are sorted: pieces of this file come before `<name>.pieces0`.
      else if (object.key > `${name}${piecesEnding}~`) break;
    }
    return assemble(name, found);
  }

  /** Yields a part of an object. Continues a download that breaks off. */
  async function* read({ key, size, etag }: Segment, first: number, last: number): AsyncGenerator<Uint8Array> {
    let at = first;
    for (let resumes = 0; at <= last; resumes += 1) {
      const isWhole = at === 0 && last === size - 1;
      const answer = await objects.get(key, etag, isWhole ? undefined : { first: at, last });
      if (answer === null) throw new FileStoreError('refused', `file store: ${key} was removed while it was read`);
      try {
        for await (const chunk of chunksOf(answer, patience.silenceMs)) {
          at += chunk.length;
          yield chunk;
        }
        if (at > last) return;
        throw new FileStoreError('unreachable', `file store: ${key} ended after ${at} of ${last + 1} bytes`);
      } catch (error) {
        if (!(error instanceof FileStoreError) || resumes >= resumesMax) throw error;
      }
    }
  }

  async function* contentOf({ size, segments }: Assembled, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const first = range?.first ?? 0;
    const last = Math.min(range?.last ?? size - 1, size - 1);
    for (const segment of segments) {
      const end = segment.offset + segment.size - 1;
      if (end < first || segment.offset > last) continue;
      yield* read(segment, Math.max(0, first - segment.offset), Math.min(segment.size - 1, last - segment.offset));
    }
  }

  async function* below(prefix: string): AsyncGenerator<StoredFile> {
    /** Objects of files of which more may follow. Keys are sorted, so these are few. */
    const waiting = new Map<string, Segment[]>();
    function* settled(before: string | null): Generator<StoredFile> {
      for (const [of, segments] of waiting) {
        if (before !== null && before <= `${of}${piecesEnding}~`) continue;
        waiting.delete(of);
        const file = assemble(of, segments);
        if (file !== null) yield { name: of, size: file.size, changedAt: file.changedAt };
      }
    }
    for await (const object of objects.list(prefix)) {
      yield* settled(object.key);
      const { name, segment } = segmentOf(object);
      waiting.set(name, [...(waiting.get(name) ?? []), segment]);
    }
    yield* settled(null);
  }

  return { find, contentOf, below };
}
