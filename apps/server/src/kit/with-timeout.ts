/** The result of `work`, or null after `milliseconds`. Late work goes on; its result and its failure are dropped. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
