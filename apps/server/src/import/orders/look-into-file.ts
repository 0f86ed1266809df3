import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

import { importLimits } from '@farad/domain/import';
import { isGzip, recognise, type FileFormat } from '@farad/importers/recognise';
import { textAt, UnreadableFile, type Layout, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from '../mapping.ts';
import { readRows, unpacked } from '../open-file.ts';
import { guessMapping, type GuessedMapping } from './guess-mapping.ts';

/** Number of rows that are examined to recognise the columns. */
const rowsLooked = 500;
/**
 * Maximum distance between examined rows of JSON Lines. Rows may have different fields, so `rowsLooked` rows are
 * examined among the first `rowsLooked` × `stride`.
 */
const stride = 40;
/** Maximum number of rows read from a workbook, since unpacking a large one takes seconds. */
const workbookRowsLooked = 4000;
const samplesMax = 3;
const sampleLength = 80;
const layoutLength = 16;

/** Properties of a file that were recognised from its start. */
export interface Looked extends Layout {
  readonly format: FileFormat;
  readonly encoding: string;
  readonly delimiter: string;
  readonly isPacked: boolean;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[]; readonly filled: number }[];
  /** Hash of the column names. For JSON Lines, whose rows differ, hash of the top-level names only. */
  readonly headerKey: string;
  readonly guess: GuessedMapping;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the names of the columns. For nested objects these are the paths to their values. */
function columnsOf(records: readonly SourceRecord[]): readonly string[] {
  const names = new Set<string>();
  for (const { fields } of records) {
    for (const [name, value] of Object.entries(fields)) {
      if (isObject(value)) for (const inner of Object.keys(value)) names.add(`${name}.${inner}`);
      else names.add(name);
    }
  }
  return [...names].slice(0, importLimits.columnsMax);
}

function describe(name: string, records: readonly SourceRecord[]) {
  const texts = records.map(({ fields }) => {
    const value = fields[name];
    return Array.isArray(value) && value.length > 0 ? JSON.stringify(value[0]) : textAt(fields, name);
  });
  const filled = texts.filter((text) => text !== '' && text !== '-');
  return {
    name,
    samples: [...new Set(filled)].slice(0, samplesMax).map((text) => text.slice(0, sampleLength)),
    filled: records.length === 0 ? 0 : filled.length / records.length,
  };
}

async function firstChunk(path: string): Promise<Uint8Array> {
  for await (const chunk of unpacked(path)) return chunk.subarray(0, 65_536);
  return new Uint8Array();
}

async function isPackedFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return isGzip(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Returns the key that tells which list of the supplier a file is. It is stored with the rows of the list. */
export const layoutOf = ({ headerKey }: Pick<Looked, 'headerKey'>): string => headerKey.slice(0, layoutLength);

const headerKeyOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...new Set(names)].toSorted()))
    .digest('hex');

interface FirstRows {
  readonly layout: Layout;
  readonly records: readonly SourceRecord[];
  /** Number of rows that cannot be read. */
  readonly broken: number;
}

/** Reads rows from the beginning until there are `most`. */
async function readFirst(
  path: string,
  { format, most, ...hints }: { readonly format: Mapping['format']; readonly most: number; readonly lastRow?: number },
): Promise<FirstRows> {
  let layout: Layout = { sheets: [], sheet: null, headerRow: null, titles: [] };
  const records: SourceRecord[] = [];
  let broken = 0;
  for await (const batch of readRows(path, { format }, { ...hints, onLayout: (found) => (layout = found) })) {
    records.push(...batch.records);
    broken += batch.problems.length;
    if (records.length >= most || broken > 10_000) break;
  }
  return { layout, records, broken };
}

/**
 * Recognises a file by its first rows. Throws UnreadableFile.
 * @param fileName name as sent; it may name the category of all parts
 */
export async function lookIntoFile(path: string, format: Mapping['format'], fileName = ''): Promise<Looked> {
  const head = await firstChunk(path);
  if (head.length === 0) throw new UnreadableFile('The file is empty.', 'empty');
  const told = recognise(head);
  const most = told.format === 'jsonl' ? rowsLooked * stride : rowsLooked;
  const first = await readFirst(path, { format, most, lastRow: workbookRowsLooked });
  const isNothing = told.format === 'workbook' && first.records.length === 0;
  const { layout, records, broken } = isNothing ? await readFirst(path, { format, most }) : first;
  if (records.length + broken === 0) throw new UnreadableFile('The file has no rows.', 'only_header');
  const every = Math.max(1, Math.floor(records.length / rowsLooked));
  const looked = records.filter((_, index) => index % every === 0).slice(0, rowsLooked);
  const columns = columnsOf(looked);
  return {
    ...layout,
    format: told.format,
    encoding: format.encoding ?? told.encoding,
    delimiter: format.delimiter ?? told.delimiter,
    isPacked: await isPackedFile(path),
    columns: columns.map((name) => describe(name, looked)),
    headerKey: headerKeyOf(told.format === 'jsonl' ? columns.map((name) => name.split('.', 1)[0] ?? '') : columns),
    guess: guessMapping(looked, columns, { name: fileName, titles: layout.titles }),
  };
}
