/** Closes resources in the reverse order of their opening. */
export interface Closing {
  /** Adds a resource. `limitMs`: timeout for closing it; after that, the next resource is closed. */
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

async function closeWithin({ name, close, limitMs }: Opened): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`${name}: not within ${limitMs} ms`), limitMs);
  });
  const done = Promise.resolve()
    .then(close)
    .then(
      () => null,
      (error: unknown) => `${name}: ${error instanceof Error ? error.message : String(error)}`,
    );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

export function createClosing(): Closing {
  const opened: Opened[] = [];
  let closing: Promise<readonly string[]> | undefined;

  async function run(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (let last = opened.pop(); last !== undefined; last = opened.pop()) {
      const problem = await closeWithin(last);
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
