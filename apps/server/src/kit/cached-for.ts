/**
 * Returns a function that caches the result of `read` for `lifeMs`. Concurrent callers share one reading. A failed
 * reading is not cached.
 */
export function cachedFor<T>(lifeMs: number, clock: () => Date, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly value: Promise<T>; readonly readAt: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (cached !== null && now - cached.readAt < lifeMs) return cached.value;
    const mine = { value: read(), readAt: now };
    cached = mine;
    mine.value.catch(() => {
      if (cached === mine) cached = null;
    });
    return mine.value;
  };
}
