/** Number of results that are cached. Texts of a large file repeat, but not all of them. */
const cachedMax = 50_000;

/** Caches results of a pure function by its text; further ones are calculated each time. */
export function cachedByText<T>(calculate: (text: string) => T, most = cachedMax): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = calculate(text);
    if (known.size < most) known.set(text, now);
    return now;
  };
}
