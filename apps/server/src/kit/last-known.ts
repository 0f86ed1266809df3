/**
 * Returns a function that returns the result of `read`. If `read` fails, it returns the last result instead. It fails
 * only if there is no result yet.
 */
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
