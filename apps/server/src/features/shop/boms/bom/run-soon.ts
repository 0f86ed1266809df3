import { setTimeout as pause } from 'node:timers/promises';

/** Longest time that an answer waits for work which can continue in the background. */
const answerWaitsMs = 1500;

/** Background work. The shutdown waits for it. */
export interface Background {
  /** Returns the result of the work, or undefined if it takes too long for an answer. */
  readonly inTime: <T>(work: Promise<T>) => Promise<{ readonly value: T } | undefined>;
  /** Lets work continue after the answer; its failure is reported. */
  readonly goOn: (work: Promise<unknown>) => void;
  /** Waits for work as long as an answer may. Then the work continues in the background. */
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
