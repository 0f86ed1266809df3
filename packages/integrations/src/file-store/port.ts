import type { Readable } from 'node:stream';

/** A stored file. Names have folders separated by `/`, such as `images/ab/abcd-400.webp`. */
export interface StoredFile {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface OpenedFile extends StoredFile {
  /** Content of the file, or of the requested part. `size` is that of the whole file. */
  readonly content: Readable;
}

/**
 * Why a store of files does not work. `unreachable` = it does not answer, or answers with errors of its own;
 * `key` = it does not know the key or refuses the signature; `forbidden` = the key lacks a permission; `no_bucket` =
 * there is no such bucket; `clock` = the clocks differ too much; `address` = the bucket has another address or region;
 * `full` = there is no space; `refused` = it refuses for another reason.
 */
export type StoreTrouble = 'unreachable' | 'key' | 'forbidden' | 'no_bucket' | 'clock' | 'address' | 'full' | 'refused';

/** Code of every FileStoreError. */
export const fileStoreCode = 'FARAD_FILES';

/** Thrown if the store of files does not do what it was asked for. The message contains no secret. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  readonly code = fileStoreCode;
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}

/** Stores the files of the shop. A file is replaced as a whole: readers see the old content or the new one. */
export interface FileStorePort {
  /** Folder of the files on this machine; null = they are elsewhere. */
  readonly folder: string | null;
  readonly put: (name: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Stores the file at a path of this machine and removes it there. */
  readonly take: (name: string, path: string) => Promise<void>;
  /**
   * Writes a piece of a file that comes in pieces, at its offset. The pieces before it must be stored. A repeated piece
   * must begin at the same offset.
   */
  readonly append: (name: string, offset: number, bytes: Uint8Array) => Promise<void>;
  /** Returns a file without its content; null = there is none. */
  readonly stat: (name: string) => Promise<StoredFile | null>;
  /** Opens a file, or a part of it; null = there is none. Bytes beyond its end are left out. */
  readonly open: (name: string, range?: ByteRange) => Promise<OpenedFile | null>;
  /** Lists the files whose names begin with `prefix`, which ends in `/` or is empty, in any order. */
  readonly list: (prefix: string) => AsyncIterable<StoredFile>;
  /** Removes a file. Does nothing if there is none. */
  readonly remove: (name: string) => Promise<void>;
  /** Removes all files whose names begin with `prefix`, which ends in `/`. */
  readonly removeBelow: (prefix: string) => Promise<void>;
}

const nameBytesMax = 800;

/** Signs that no name has: control characters, and the separator of folders of Windows. */
const isRefusedSign = (sign: string): boolean => sign < ' ' || sign === '\u007f' || sign === '\\';

/** True if files may have this name. No such name leads out of a folder. */
const isStoreName = (name: string): boolean =>
  Buffer.byteLength(name) <= nameBytesMax &&
  !Array.from(name).some(isRefusedSign) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** Throws if the name is none. */
export function checkName(name: string): void {
  if (!isStoreName(name)) throw new Error(`expected the name of a stored file, got ${JSON.stringify(name)}`);
}

/** Throws unless the prefix names a folder: it ends in `/`, or is empty. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '' && !(prefix.endsWith('/') && isStoreName(prefix.slice(0, -1))))
    throw new Error(`expected a folder such as images/, got ${JSON.stringify(prefix)}`);
}
