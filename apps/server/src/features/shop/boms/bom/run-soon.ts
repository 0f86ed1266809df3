import { setTimeout as pause } from 'node:timers/promises';

/** Maximum time in milliseconds for which a response waits for work that can continue in the background. */
const answerWaitsMs = 1500;

/** Runs work in the background. The shutdown of the server waits for this work. */
export interface Background {
  /** Returns the result of the work; undefined = the work takes longer than a response may wait. */
  readonly inTime: <T>(work: Promise<T>) => Promise<{ readonly value: T } | undefined>;
  /** Lets work continue after the response. If it fails, the error is reported. */
  readonly goOn: (work: Promise<unknown>) => void;
  /** Waits for work, at most as long as a response may take. Unfinished work continues in the background. */
  readonly wait: (work: Promise<unknown>) => Promise<void>;
  readonly ended: () => Promise<void>;
}

async function inTime<T>(work: Promise<T>): Promise<{ readonly value: T } | undefined> {
  const patience = new AbortController();
  const late = pause(answerWaitsMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([work.then((value) => ({ value })), late]);
  } finally {
    patience.abort();
  }
}

export function openBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  const goOn = (work: Promise<unknown>): void => {
    const task: Promise<void> = work
      .then(() => undefined, report)
      .finally(() => {
        running.delete(task);
      });
    running.add(task);
  };
  return {
    inTime,
    goOn,
    wait: async (work) => {
      goOn(work);
      await inTime(Promise.allSettled([work]));
    },
    ended: async () => {
      await Promise.all(running);
    },
  };
}
