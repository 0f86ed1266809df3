import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Transform, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { RestoreRefused } from '@farad/database/backup/load';
import type { FileStorePort } from '@farad/integrations/file-store';

import type { BackupCipher } from './backup-cipher.ts';
import type { Manifest } from './manifest.ts';

export type BackupFile = Manifest['files'][number];

/** Folders of files that cannot be made again: photos, imported files and the refused rows of imports. */
const savedFolders = ['images', 'imports'] as const;

const pathOfTable = (table: string): string => `database/${table}.copy.gz`;
const pathOfFile = (file: string): string => `files/${file}`;

/** Returns a stream that passes bytes through unchanged, and a function for their number and SHA-256. */
function measuring(): { readonly stream: Transform; readonly measure: () => Omit<BackupFile, 'path'> } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measure: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes tables into a backup, compressed and encrypted. `ended` resolves when all tables are completely written. */
export function tableWriter(folder: string, cipher: BackupCipher) {
  const writing: Promise<BackupFile>[] = [];
  return {
    sinkOf: (table: string): Writable => {
      const path = pathOfTable(table) + cipher.ending;
      const sink = new PassThrough();
      const { stream, measure } = measuring();
      const target = createWriteStream(join(folder, path), { flags: 'wx' });
      const written = pipeline([sink, createGzip({ level: 3 }), ...cipher.sealing(), stream, target]);
      writing.push(written.then(() => ({ path, ...measure() })));
      return sink;
    },
    ended: (): Promise<readonly BackupFile[]> => Promise.all(writing),
  };
}

/** Returns a stream with the rows of a table from a backup. */
export function tableOf(folder: string, table: string, cipher: BackupCipher): Readable {
  const rows = createGunzip();
  const file = createReadStream(join(folder, pathOfTable(table) + cipher.ending));
  // A failure while reading the file is passed on to `rows`, so that the reader of the rows gets it.
  pipeline([file, ...cipher.opening(), rows]).catch((error: unknown) =>
    rows.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return rows;
}

/** Copies a file into a backup. Returns size and SHA-256 of the copy. */
async function copyInto(
  to: string,
  content: Readable,
  sealing: readonly Transform[],
): Promise<Omit<BackupFile, 'path'>> {
  await mkdir(dirname(to), { recursive: true });
  const { stream, measure } = measuring();
  await pipeline([content, ...sealing, stream, createWriteStream(to)]);
  return measure();
}

/** Copies the stored files that the backup does not contain yet. Files that disappear meanwhile are skipped. */
export async function copyNewFiles(
  store: FileStorePort,
  folder: string,
  cipher: BackupCipher,
): Promise<readonly BackupFile[]> {
  const files: BackupFile[] = [];
  for (const name of savedFolders)
    for await (const { name: file } of store.list(`${name}/`)) {
      const path = pathOfFile(file) + cipher.ending;
      const target = join(folder, path);
      if (existsSync(target)) continue;
      const opened = await store.open(file);
      if (opened !== null) files.push({ path, ...(await copyInto(target, opened.content, cipher.sealing())) });
    }
  return files;
}

/** Copies the files of a backup to where the shop keeps its files. */
export async function returnFiles(
  folder: string,
  files: readonly BackupFile[],
  store: FileStorePort,
  cipher: BackupCipher,
): Promise<number> {
  const own = files.filter(({ path }) => path.startsWith(pathOfFile('')));
  for (const { path } of own) {
    const name = path.slice(pathOfFile('').length, path.length - cipher.ending.length);
    const source = createReadStream(join(folder, path));
    const content = new PassThrough();
    // A failure of any stream is passed on to `content`, so that `put` ends with it.
    pipeline([source, ...cipher.opening(), content]).catch(() => undefined);
    await store.put(name, content);
  }
  return own.length;
}

/** Checks size and SHA-256 of each file. Throws RestoreRefused if a file is missing or differs. */
export async function checkFiles(folder: string, files: readonly BackupFile[]): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const place = join(folder, path);
    const size = (await stat(place).catch(() => null))?.size;
    if (size === undefined) throw new RestoreRefused('file_missing', { path });
    const { stream, measure } = measuring();
    await pipeline(createReadStream(place), stream.resume());
    if (size !== bytes || measure().sha256 !== sha256) throw new RestoreRefused('file_changed', { path });
  }
}
