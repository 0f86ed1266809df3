/** Caches the result of `read` for `lifeMs`. Callers share one reading. A failed reading is not cached. */
export function cachedFor<T>(lifeMs: number, clock: () => Date, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly readAt: number } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept !== null && now - kept.readAt < lifeMs) return kept.value;
    const mine = { value: read(), readAt: now };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
}
