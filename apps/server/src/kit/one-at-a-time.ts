/**
 * Returns a function that runs tasks one after another. It is meant for tasks that need much memory: an unpacked photo
 * takes up to 200 MB.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // The caller of a task gets its failure. The next task runs anyway.
    last = result.then(
      () => null,
      () => null,
    );
    return result;
  };
}
