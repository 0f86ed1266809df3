import { writeFile } from 'node:fs/promises';

import { parseMapping } from '../mapping.ts';
import { runImport } from '../run-import.ts';

/** Writes rows to a JSON Lines file and imports it with a mapping, as the command does. */
export async function importRows(url: string, file: string, rows: readonly object[], mapping: object): Promise<void> {
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const parsed = parseMapping(JSON.stringify(mapping)).mapping;
  if (parsed === null) throw new Error('the mapping is wrong');
  await runImport({
    url,
    file,
    mapping: parsed,
    isDryRun: false,
    isAllOrNothing: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onProblem: () => undefined,
  });
}
