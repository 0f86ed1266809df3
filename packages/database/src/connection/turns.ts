/** Message of the error for a task that waited longer than `waitMs`. */
export const noTurnMessage = 'timeout exceeded when waiting for a transaction';

export interface TurnsOptions {
  /** Maximum number of concurrent tasks. */
  readonly most: number;
  /** Maximum time that a task waits to start, in ms. */
  readonly waitMs: number;
}

/** Runs a task as soon as the limit allows, and returns its result. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Returns a concurrency limiter. At most `most` tasks run at the same time, and further tasks wait in the order of
 * arrival.
 */
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
