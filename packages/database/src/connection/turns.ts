/** Message of the error when a task waited too long. */
export const noTurnMessage = 'timeout exceeded when waiting for a transaction';

export interface TurnsOptions {
  /** Maximum number of tasks at once. */
  readonly most: number;
  /** Timeout of waiting for a turn, in ms. */
  readonly waitMs: number;
}

/** Runs a task when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a concurrency limiter: at most `most` tasks run at once, and the others wait in order of arrival. */
export function openTurns({ most, waitMs }: TurnsOptions): Turns {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (): Promise<void> => {
    if (running < most) {
      running += 1;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = (): void => {
      clearTimeout(timer);
      waiting.delete(begin);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(begin);
      reject(new Error(noTurnMessage));
    }, waitMs);
    waiting.add(begin);
    return promise;
  };

  const end = (): void => {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next();
  };

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
