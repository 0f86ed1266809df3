/** What comes within so many milliseconds; null: it did not. Work that goes on is left to itself, and so is its failure. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
