/** Returns what `read` returns. A failed reading returns the last result instead; it throws only if there is none. */
export function lastKnown<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { readonly value: T } | null = null;
  return async () => {
    try {
      last = { value: await read() };
    } catch (error) {
      if (last === null) throw error;
    }
    return last.value;
  };
}
