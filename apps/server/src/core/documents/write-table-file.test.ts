import type { TableData } from '@farad/documents/table-file';
import { afterAll, expect, test } from 'vitest';

import { turnsDuring } from '#testing/turns-during.ts';
import { openDrawing } from './open-drawing.ts';
import { writeTableFile } from './write-table-file.ts';

const drawing = openDrawing();
afterAll(() => drawing.stop());

const table = (format: TableData['format'], count: number) => ({
  format,
  sheetName: 'Parts',
  columns: [
    {
      title: 'MPN',
      kind: 'text',
    },
    {
      title: 'Sum',
      kind: 'money',
    },
  ] as const,
  rows: Array.from({ length: count }, (_, index) => [`=RC${index}`, 150]),
});

test('a file has the name, type and separators of its format and language', async () => {
  const russian = await writeTableFile(drawing, 'parts', 'ru', table('csv', 1));
  expect([russian.name, russian.type]).toEqual(['parts.csv', 'text/csv; charset=utf-8']);
  expect(Buffer.from(russian.content).toString()).toBe("\uFEFFMPN;Sum\r\n'=RC0;1,50\r\n");
  const english = await writeTableFile(drawing, 'parts', 'en', table('csv', 1));
  expect(Buffer.from(english.content).toString()).toBe("\uFEFFMPN,Sum\r\n'=RC0,1.50\r\n");
  const book = await writeTableFile(drawing, 'parts', 'tr', table('xlsx', 1));
  expect(book.name).toBe('parts.xlsx');
  expect(Buffer.from(book.content).subarray(0, 2).toString()).toBe('PK');
});

test('thousands of rows do not block the main thread', async () => {
  await writeTableFile(drawing, 'parts', 'en', table('xlsx', 1));
  expect(await turnsDuring(writeTableFile(drawing, 'parts', 'en', table('xlsx', 5000)))).toBeGreaterThan(100);
});

test('an invalid table throws in the caller', async () => {
  const wrong = { ...table('csv', 1), rows: [[1, 'x']] };
  await expect(writeTableFile(drawing, 'parts', 'ru', wrong)).rejects.toThrow('table: column');
});
