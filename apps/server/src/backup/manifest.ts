import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { RestoreRefused } from '@farad/database/backup/load';
import { z } from 'zod';

const whole = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const tableName = z.string().regex(/^[a-z0-9_]{1,63}$/);

/** Below the folder of the backup, never out of it. */
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

/** What lies in a backup; written last, so that a folder without it is no backup. */
const manifest = z.object({
  form: z.literal('farad backup 1'),
  program: z.string(),
  /** Of the secret key, without which sealed values cannot be read. */
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

export const manifestName = 'manifest.json';

/** The manifest of a folder; RestoreRefused is thrown where it is missing or cannot be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw new RestoreRefused(`${folder} is no finished backup: it has no ${manifestName}.`, { cause });
  });
  const parsed = manifest.safeParse(readJson(content));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => issue.path.join('.') || 'the file').join(', ');
  throw new RestoreRefused(`${manifestName} of ${folder} cannot be read: ${where}. The backup is broken, or newer.`);
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
