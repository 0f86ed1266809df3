/** Returns a function that runs tasks one after another: an unpacked photo takes up to 200 MB. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure goes to its caller; the next task runs anyway.
    last = result.then(
      () => null,
      () => null,
    );
    return result;
  };
}
