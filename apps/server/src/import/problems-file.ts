import { createWriteStream, type WriteStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

import { isAlwaysReported } from '@farad/domain/import';
import type { SourceProblem } from '@farad/importers/record';
import type { ImportWords } from '@farad/wording/import-messages';

const cell = (text: string): string => {
  // A spreadsheet would read a text as a formula if it begins with one of these characters.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns the path of a file next to `path`, or in the working directory if the folder is not writable. */
export async function besideOf(path: string, ending: string): Promise<string> {
  const folder = dirname(path);
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return join(canWrite ? folder : '.', `${basename(path)}${ending}`);
}

/** Maximum number of listed values of a column. Otherwise a column with wrong content could fill the file. */
const perColumnMax = 1000;

export interface ProblemsFile {
  readonly add: (problem: SourceProblem) => void;
  /** Returns the number of all problems, including those that were not written. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** Writes problems as CSV with line, field, value and reason. The file is created for the first problem. */
export function openProblemsFile(path: string, problems: ImportWords['problems']): ProblemsFile {
  const perColumn = new Map<string | null, number>();
  let file: WriteStream | undefined;
  let failure: Error | undefined;
  let count = 0;
  return {
    add: ({ line, field, value, reason }) => {
      count += 1;
      const times = (perColumn.get(field) ?? 0) + 1;
      perColumn.set(field, times);
      if (!isAlwaysReported(reason) && times > perColumnMax) return;
      if (file === undefined) {
        file = createWriteStream(path);
        file.on('error', (error) => (failure = error));
        file.write('\ufeffline,field,value,reason\n');
      }
      file.write(`${line === 0 ? '' : line},${cell(field ?? '')},${cell(value)},${cell(problems[reason])}\n`);
    },
    count: () => count,
    close: async () => {
      if (file === undefined) return;
      file.end();
      if (failure === undefined) await finished(file);
      if (failure !== undefined) throw failure;
    },
  };
}
