/** A function with a cache of its last results. */
export interface Remembering<Input, Output> {
  (input: Input): Output;
  /** Returns whether the result is in the cache. */
  readonly knows: (input: Input) => boolean;
}

/**
 * Returns `make` with a cache. The cache has at most `countMax` results, by the key of the input. The oldest is deleted
 * first.
 */
export function remember<Input, Output>(
  countMax: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Output,
): Remembering<Input, Output> {
  const known = new Map<string, Output>();
  const answer = (input: Input): Output => {
    const key = keyOf(input);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(input);
    if (known.size >= countMax) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    known.set(key, made);
    return made;
  };
  return Object.assign(answer, { knows: (input: Input) => known.has(keyOf(input)) });
}
