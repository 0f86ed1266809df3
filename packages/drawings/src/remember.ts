/** A function that remembers its last `countMax` answers by key. */
export function remember<Input, Output>(
  countMax: number,
  keyOf: (input: Input) => string,
  make: (input: Input) => Output,
): (input: Input) => Output {
  const known = new Map<string, Output>();
  return (input) => {
    const key = keyOf(input);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(input);
    const [oldest] = known.keys();
    if (known.size >= countMax && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}
