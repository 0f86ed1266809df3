import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createFolderStore, type FileStorePort } from '@farad/integrations/file-store';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { backupName, knownBackups, newestBackup, noteBackup } from './known-backups.ts';

let dataDir: string;
let store: FileStorePort;

beforeEach(async () => {
  const made = await mkdtemp(join(tmpdir(), 'farad-known-'));
  dataDir = made;
  store = createFolderStore(made);
  onTestFinished(() => rm(made, { recursive: true }));
});

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number, 4, 15));
const put = (name: string) => mkdir(join(dataDir, 'backups', name), { recursive: true });

it('a shop without backups has none', async () => {
  expect(await knownBackups(dataDir, store)).toEqual({ madeAt: null, provenAt: null, isDamaged: false });
  expect(await newestBackup(dataDir)).toBeNull();
});

it('the newest folder counts by its name, also if its files are encrypted; an unfinished one does not count', async () => {
  for (const name of [backupName(day(3)), backupName(day(7)), `${backupName(day(9))}.unfinished`, 'zzz'])
    await put(name);
  expect((await knownBackups(dataDir, store)).madeAt).toEqual(day(7));
  expect(await newestBackup(dataDir)).toBe(join(dataDir, 'backups', '2026-11-07T04-15-00Z'));
});

it('a backup in another folder counts, and each note keeps the other one', async () => {
  await put(backupName(day(3)));
  await noteBackup(store, 'madeAt', day(5));
  await noteBackup(store, 'provenAt', day(6));
  expect(await knownBackups(dataDir, store)).toEqual({ madeAt: day(5), provenAt: day(6), isDamaged: false });
  await noteBackup(store, 'madeAt', day(8));
  expect(await knownBackups(dataDir, store)).toEqual({ madeAt: day(8), provenAt: day(6), isDamaged: false });
});

it.each(['', 'null', '7', '"x"', '[]', '{"madeAt":7}', '{"provenAt":"x"}', '{"madeAt":"2026-11-05T04:15:00.000Z"'])(
  'damaged notes (%s) are told; a backup of the folder counts, and the next note replaces them',
  async (text) => {
    await put(backupName(day(3)));
    await writeFile(join(dataDir, 'backups.json'), text);
    expect(await knownBackups(dataDir, store)).toEqual({ madeAt: day(3), provenAt: null, isDamaged: true });
    await noteBackup(store, 'provenAt', day(6));
    expect(await knownBackups(dataDir, store)).toEqual({ madeAt: day(3), provenAt: day(6), isDamaged: false });
  },
);

it('notes without times are none', async () => {
  await writeFile(join(dataDir, 'backups.json'), '{}');
  expect(await knownBackups(dataDir, store)).toEqual({ madeAt: null, provenAt: null, isDamaged: false });
});
