import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';

import { parseJson } from '@farad/domain/shared';
import type { FileStorePort } from '@farad/integrations/file-store';

/** Times of backups that the data folder knows; null = never. */
export interface KnownBackups {
  /** When the newest backup was made. */
  readonly madeAt: Date | null;
  /** When a backup was last restored as a test. */
  readonly provenAt: Date | null;
  /** True if the file that records backups and their test (`notesName`) cannot be read. */
  readonly isDamaged: boolean;
}

/** Stored file that records backups made elsewhere and the last test of a backup. */
export const notesName = 'backups.json';

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

const notedKinds = ['madeAt', 'provenAt'] as const;

type Noted = (typeof notedKinds)[number];
type Notes = { readonly [K in Noted]?: string };

const isTime = (noted: unknown): boolean => typeof noted === 'string' && !Number.isNaN(new Date(noted).getTime());

/** Returns the notes in a text; null = it is no JSON object with valid times. */
function notesIn(text: string): Notes | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const notes = value as Readonly<Record<string, unknown>>;
  return notedKinds.every((kind) => notes[kind] === undefined || isTime(notes[kind])) ? notes : null;
}

/** Returns the notes; null = their file is damaged. */
async function readNotes(store: FileStorePort): Promise<Notes | null> {
  const file = await store.open(notesName);
  return file === null ? {} : notesIn(await textOf(file.content));
}

const notedTime = (noted: string | undefined): Date | null => (noted === undefined ? null : new Date(noted));

/** Returns what is known of backups: those in the data folder, encrypted or not, and those that were noted. */
export async function knownBackups(dataDir: string, store: FileStorePort): Promise<KnownBackups> {
  const [names, read] = [await newestNames(dataDir), await readNotes(store)];
  const notes = read ?? {};
  const newest = names.at(-1);
  const times = [notedTime(notes.madeAt), newest === undefined ? null : timeOf(newest)].filter((at) => at !== null);
  return {
    madeAt: times.length === 0 ? null : new Date(Math.max(...times.map(Number))),
    provenAt: notedTime(notes.provenAt),
    isDamaged: read === null,
  };
}

/** Records the time at which a backup was made or restored as a test. Damaged notes are replaced. */
export async function noteBackup(store: FileStorePort, done: Noted, at: Date): Promise<void> {
  const notes = { ...(await readNotes(store)), [done]: at.toISOString() };
  await store.put(notesName, Buffer.from(`${JSON.stringify(notes)}\n`));
}
