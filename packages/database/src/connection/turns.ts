/** Message of the error when a work waited too long for its turn. */
export const noTurnMessage = 'timeout exceeded when waiting for a transaction';

export interface TurnsOptions {
  /** How many works run at once. */
  readonly most: number;
  /** How long a work waits for its turn, in ms. */
  readonly waitMs: number;
}

/** Runs a work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a function that runs at most so many works at once; the others wait in the order in which they came. */
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
