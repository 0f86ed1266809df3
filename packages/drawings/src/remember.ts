/** A function that remembers its last answers. */
export interface Remembering<Input, Output> {
  (input: Input): Output;
  /** Whether the answer is known already. */
  readonly knows: (input: Input) => boolean;
}

/** Remembers the last `countMax` answers of `make` by key. */
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
    const [oldest] = known.keys();
    if (known.size >= countMax && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
  return Object.assign(answer, { knows: (input: Input) => known.has(keyOf(input)) });
}
