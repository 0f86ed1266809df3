import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissing } from '#kit/missing-file.ts';

/** Times of backups that the data folder knows; null = never. */
export interface KnownBackups {
  /** When the newest backup was made. */
  readonly madeAt: Date | null;
  /** When a backup was last restored as a test. */
  readonly provenAt: Date | null;
}

/** File in the data folder that records backups made elsewhere and the last test of a backup. */
const notesName = 'backups.json';

const folderOf = (dataDir: string): string => join(dataDir, 'backups');

/** Form of the name of a backup: `2026-11-22T04-15-00Z`. An unfinished one has another name. */
const nameForm = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** Returns the name of a backup made at this time. Such names sort by time and are valid on every file system. */
export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

export const isBackupName = (name: string): boolean => nameForm.test(name);

const timeOf = (name: string): Date => new Date(name.replace(nameForm, '$1T$2:$3:$4Z'));

/** Returns the path of the newest backup in the data folder; null = there is none. */
export async function newestBackup(dataDir: string): Promise<string | null> {
  const newest = (await newestNames(dataDir)).at(-1);
  return newest === undefined ? null : join(folderOf(dataDir), newest);
}

const newestNames = async (dataDir: string): Promise<readonly string[]> =>
  (await readdir(folderOf(dataDir)).catch(() => [])).filter(isBackupName).sort();

type Notes = { readonly [K in keyof KnownBackups]?: string };

async function readNotes(dataDir: string): Promise<Notes> {
  try {
    return JSON.parse(await readFile(join(dataDir, notesName), 'utf8')) as Notes;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Returns a noted time; null = none, or the file was damaged. */
function notedTime(noted: unknown): Date | null {
  const at = typeof noted === 'string' ? new Date(noted) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}

/** Returns what is known of backups: those in the data folder, encrypted or not, and those that were noted. */
export async function knownBackups(dataDir: string): Promise<KnownBackups> {
  const [names, notes] = [await newestNames(dataDir), await readNotes(dataDir)];
  const newest = names.at(-1);
  const times = [notedTime(notes.madeAt), newest === undefined ? null : timeOf(newest)].filter((at) => at !== null);
  return {
    madeAt: times.length === 0 ? null : new Date(Math.max(...times.map(Number))),
    provenAt: notedTime(notes.provenAt),
  };
}

/** Records the time at which a backup was made or restored as a test. */
export async function noteBackup(dataDir: string, done: keyof KnownBackups, at: Date): Promise<void> {
  const notes = { ...(await readNotes(dataDir)), [done]: at.toISOString() };
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, notesName), `${JSON.stringify(notes)}\n`);
}
