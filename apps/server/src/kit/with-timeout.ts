/**
 * Returns the result of `work`; null = it took longer than `milliseconds`. Then the work goes on, but its result or
 * failure is ignored.
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
