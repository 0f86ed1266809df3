/**
 * What hardly ever changes is read again only when it is older than so many milliseconds; whoever asks meanwhile gets
 * the same answer. A reading that failed is forgotten.
 */
export function keptFor<T>(lifeMs: number, clock: () => Date, read: () => Promise<T>): () => Promise<T> {
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
