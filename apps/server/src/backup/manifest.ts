import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RestoreRefused } from '@farad/database/backup/load';
import { z } from 'zod';

import { isMissing } from '../kit/missing-file.ts';
import { sameBytes } from '../kit/same-bytes.ts';
import { cipherOfBackup, openBytes, plain, sealBytes, type BackupCipher } from './backup-cipher.ts';

const whole = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const tableName = z.string().regex(/^[a-z0-9_]{1,63}$/);

/** A relative path that cannot leave the folder of the backup. */
const path = z.string().refine((value) => value.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)));

const job = z.object({
  task: z.string(),
  payload: z.unknown(),
  runAt: z.string(),
  priority: z.int(),
  maxAttempts: z.int(),
  key: z.string().nullable(),
  queue: z.string().nullable(),
});

/** The manifest of a backup. It is written last, so a folder without it is not a complete backup. */
const manifest = z.object({
  form: z.literal('farad backup 1'),
  program: z.string(),
  /** Fingerprint of the shop's secret key. Encrypted values in the database can be read only with that key. */
  keyFingerprint: z.string(),
  database: z.object({
    at: z.iso.datetime(),
    migrations: z.array(z.object({ number: whole, name: z.string(), sha256 })).readonly(),
    tables: z.array(z.object({ name: tableName, columns: z.array(tableName).readonly(), rows: whole })).readonly(),
    sequences: z
      .array(z.object({ name: tableName, last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }))
      .readonly(),
    jobs: z.array(job).readonly(),
    sums: z.record(z.string(), z.string()),
  }),
  files: z.array(z.object({ path, bytes: whole, sha256 })).readonly(),
});

export type Manifest = z.infer<typeof manifest>;

const manifestName = 'manifest.json';
/** File with the HMAC of the manifest in hexadecimal. The manifest in turn has the SHA-256 of every other file. */
const proofName = `${manifestName}.hmac`;
/** File with the keys of an encrypted backup. The passphrase encrypts it. */
export const keyName = 'key.enc';

/** Writes the manifest of a backup, and also its HMAC if the backup is encrypted. */
export async function writeManifest(folder: string, content: Manifest, cipher: BackupCipher): Promise<void> {
  const bytes = await sealBytes(cipher, Buffer.from(`${JSON.stringify(content, null, 1)}\n`));
  if (cipher.proofOf !== null) await writeFile(join(folder, proofName), `${cipher.proofOf(bytes)}\n`);
  await writeFile(join(folder, manifestName + cipher.ending), bytes);
}

/**
 * Returns the cipher of a backup. Throws RestoreRefused if the passphrase is missing or wrong, or if a backup without
 * encryption gets one.
 */
async function openCipher(folder: string, passphrase: string | null): Promise<BackupCipher> {
  const key = await readFile(join(folder, keyName)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  const isPlain = key === null && existsSync(join(folder, manifestName));
  if (key === null && (passphrase === null || !isPlain)) return plain;
  if (key === null) throw new RestoreRefused('not_encrypted', { folder });
  if (passphrase === null) throw new RestoreRefused('encrypted', { folder });
  return cipherOfBackup(key, passphrase);
}

async function checkProof(folder: string, bytes: Buffer, proofOf: NonNullable<BackupCipher['proofOf']>): Promise<void> {
  const given = await readFile(join(folder, proofName), 'latin1').catch(() => '');
  const expected = Buffer.from(`${proofOf(bytes)}\n`);
  if (!sameBytes(Buffer.from(given), expected)) throw new RestoreRefused('file_changed', { path: manifestName });
}

/**
 * Returns the manifest and the cipher of a backup. Throws RestoreRefused if the manifest is missing or unreadable, or
 * if its HMAC is wrong.
 */
export async function readManifest(
  folder: string,
  passphrase: string | null,
): Promise<{ readonly manifest: Manifest; readonly cipher: BackupCipher }> {
  const cipher = await openCipher(folder, passphrase);
  const bytes = await readFile(join(folder, manifestName + cipher.ending)).catch((cause: unknown) => {
    throw new RestoreRefused('not_finished', { folder, path: manifestName }, { cause });
  });
  if (cipher.proofOf !== null) await checkProof(folder, bytes, cipher.proofOf);
  const content = (await openBytes(cipher, bytes)).toString('utf8');
  const parsed = manifest.safeParse(readJson(content));
  if (parsed.success) return { manifest: parsed.data, cipher };
  const where = parsed.error.issues.map((issue) => issue.path.join('.') || 'the file').join(', ');
  throw new RestoreRefused('unreadable', { folder, path: manifestName, where });
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
