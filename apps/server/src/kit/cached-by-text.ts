/** Maximum number of cached results. Many texts of a large file are repeated, but not all. */
const cachedMax = 50_000;

/**
 * Returns a function that caches the results of `calculate`, which must depend only on the text. When the cache is
 * full, further results are not cached.
 */
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
