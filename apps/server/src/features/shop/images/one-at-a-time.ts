/** Runs what it is given one after another: a photo unpacked takes up to 200 MB. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // The failure is its caller's; the next one only waits.
    last = result.then(
      () => null,
      () => null,
    );
    return result;
  };
}
