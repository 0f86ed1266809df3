import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeTable } from '@farad/documents/table-file';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { lookIntoFile } from './look-into-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-look-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a workbook with the rows and returns its path. */
async function workbook(rows: readonly (readonly string[])[]): Promise<string> {
  const path = join(folder, `${rows.length}.xlsx`);
  const columns = ['Part Number', 'Manufacturer', 'Stock'].map((title) => ({ title, kind: 'text' as const }));
  await writeFile(path, writeTable({ format: 'xlsx', sheetName: 'Prices', separator: ',', columns, rows }));
  return path;
}

it('recognises a workbook by its first rows', async () => {
  const path = await workbook(Array.from({ length: 6000 }, (_, row) => [`RC0603-${row}`, 'Yageo', String(row)]));
  const looked = await lookIntoFile(path, {});
  expect(looked).toMatchObject({ format: 'workbook', sheet: 'Prices', headerRow: 1 });
  expect(looked.columns.map(({ name }) => name)).toEqual(['Part Number', 'Manufacturer', 'Stock']);
});

it('reads all of a workbook whose first rows are empty', async () => {
  const rows = Array.from({ length: 5000 }, () => ['', '', '']);
  const looked = await lookIntoFile(await workbook([...rows, ['NE555P', 'Texas Instruments', '40']]), {});
  expect(looked.columns.map(({ samples }) => samples)).toEqual([['NE555P'], ['Texas Instruments'], ['40']]);
});
