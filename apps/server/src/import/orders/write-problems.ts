import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

import { importLimits, isRefusal, isAlwaysReported } from '@farad/domain/import';
import type { SourceProblem } from '@farad/importers/record';

/** Maximum number of stored problems of an import. Further ones are only counted. */
const keptMax = 50_000;
/** Maximum number of stored problems of a column. Otherwise a column with wrong content could fill the file. */
const perColumnMax = 1000;

/** Writes the problems of an import to a new file, as one JSON object per line. */
export function writeProblems(path: string) {
  const file = createWriteStream(path);
  let failure: Error | undefined;
  file.on('error', (error) => (failure = error));
  const perColumn = new Map<string | null, number>();
  const first: SourceProblem[] = [];
  let [count, refused] = [0, 0];
  return {
    add: (problem: SourceProblem): void => {
      count += 1;
      if (isRefusal(problem.reason)) {
        refused += 1;
        if (first.length < importLimits.differencesMax) first.push(problem);
      }
      const times = (perColumn.get(problem.field) ?? 0) + 1;
      perColumn.set(problem.field, times);
      if (count > keptMax || (!isAlwaysReported(problem.reason) && times > perColumnMax)) return;
      file.write(`${JSON.stringify(problem)}\n`);
    },
    count: () => count,
    refused: () => refused,
    first: (): readonly SourceProblem[] => first,
    /** Ends the file and passes it to `keep`, which takes it away. A file without problems is deleted. */
    close: async (keep: (path: string) => Promise<void>): Promise<void> => {
      if (file.closed || file.writableEnded) return;
      file.end();
      if (failure === undefined) await finished(file);
      if (failure !== undefined) throw failure;
      if (count > 0) await keep(path);
      else await rm(path, { force: true });
    },
  };
}
