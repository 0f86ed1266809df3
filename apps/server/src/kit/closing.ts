/** Closes resources in the reverse order of their opening. */
export interface Closing {
  /**
   * Adds a resource. `limitMs`: timeout for closing it. A slower one uses up the time that all resources share; then
   * the next resource is closed.
   */
  readonly add: (name: string, close: () => Promise<unknown>, limitMs: number) => void;
  /**
   * Closes all resources once, even if it is called several times. Returns the names of those that failed or took too
   * long.
   */
  readonly closeAll: () => Promise<readonly string[]>;
  readonly isClosing: () => boolean;
}

interface Opened {
  readonly name: string;
  readonly close: () => Promise<unknown>;
  readonly limitMs: number;
}

async function closeWithin({ name, close }: Opened, limitMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`${name}: not within ${Math.round(limitMs)} ms`), limitMs);
  });
  const done = Promise.resolve()
    .then(close)
    .then(
      () => null,
      (error: unknown) => `${name}: ${error instanceof Error ? error.message : String(error)}`,
    );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/**
 * Time that all resources share, in ms. On a busy machine even a short step can exceed its own limit. The sum of all
 * limits and this time must be below TimeoutStopSec in deploy/systemd.
 */
const sharedMs = 5000;

export function createClosing(spareMs = sharedMs): Closing {
  const opened: Opened[] = [];
  let closing: Promise<readonly string[]> | undefined;

  async function run(): Promise<readonly string[]> {
    const problems: string[] = [];
    let leftMs = spareMs;
    for (let last = opened.pop(); last !== undefined; last = opened.pop()) {
      const begun = performance.now();
      const problem = await closeWithin(last, last.limitMs + leftMs);
      leftMs -= Math.min(leftMs, Math.max(0, performance.now() - begun - last.limitMs));
      if (problem !== null) problems.push(problem);
    }
    return problems;
  }

  return {
    add: (name, close, limitMs) => void opened.push({ name, close, limitMs }),
    closeAll: () => (closing ??= run()),
    isClosing: () => closing !== undefined,
  };
}
