import type { Import } from '@farad/contract/office/imports/imports';
import type { Handle } from '@farad/database/connection/connect';
import { importRunQueries } from '@farad/database/imports/import-run.queries';

import type { ImportStep } from '../run/import-order.ts';

const everyMs = 500;

type Progress = NonNullable<Import['progress']>;

const names = { survey: 'look', read: 'read', match: 'compare', merge: 'write' } as const satisfies Record<
  ImportStep,
  Progress['step']
>;

/** Returns the speed and the remaining time of a step that began at `startMs`. */
function paceOf(rows: number, total: number | null, startMs: number, nowMs: number) {
  const seconds = (nowMs - startMs) / 1000;
  const rowsPerSecond = seconds > 0 ? Math.round(rows / seconds) : 0;
  const secondsLeft =
    total === null || rowsPerSecond === 0 ? null : Math.ceil(Math.max(0, total - rows) / rowsPerSecond);
  return { rowsPerSecond, secondsLeft };
}

/** Stores the progress of an import twice a second. Aborts `stop` if staff cancelled the import. */
export function reportProgress(db: Handle, id: number, stop: AbortController, refused: () => number) {
  const queries = importRunQueries(db);
  let [step, rows, total, startMs]: [Progress['step'], number, number | null, number] = ['look', 0, null, Date.now()];
  let telling: Promise<void> = Promise.resolve();
  const tell = async (): Promise<void> => {
    const told: Progress = { step, rows, total, refused: refused(), ...paceOf(rows, total, startMs, Date.now()) };
    if (await queries.noteProgress(id, told)) stop.abort();
  };
  let failure: Error | undefined;
  const timer = setInterval(() => {
    telling = telling.then(tell).catch((error: unknown) => {
      failure = error instanceof Error ? error : new Error('import progress could not be stored', { cause: error });
      stop.abort();
    });
  }, everyMs);
  return {
    note: (now: ImportStep, done: number, of: number | null): void => {
      if (names[now] !== step) startMs = Date.now();
      [step, rows, total] = [names[now], done, of];
    },
    undo: (done: number, of: number | null): void => {
      if (step !== 'undo') startMs = Date.now();
      [step, rows, total] = ['undo', done, of];
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await telling;
      if (failure !== undefined) throw failure;
    },
  };
}
