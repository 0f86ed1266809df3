/** Figures of the times of repeated runs, in ms. */
export interface Timing {
  readonly median: number;
  readonly p99: number;
  readonly least: number;
}

/** Most runs before the measurement. A single run, as in tests, has none. */
const warmUpsMax = 5;

export const timingOf = (milliseconds: readonly number[]): Timing => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { median: at(0.5), p99: at(0.99), least: at(0) };
};

const timeOnce = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/**
 * Returns the times of several functions, in ms. The functions run in turn, so that other load affects all of them
 * equally.
 */
export const measureInTurn = (runs: number, ...works: readonly (() => unknown)[]): readonly Timing[] => {
  for (let i = 0; i < Math.min(warmUpsMax, runs - 1); i++) works.forEach(timeOnce);
  const times = works.map((): number[] => []);
  for (let i = 0; i < runs; i++) works.forEach((work, index) => times[index]!.push(timeOnce(work)));
  return times.map(timingOf);
};

/** Returns the median time of a function, in ms. */
export const medianMs = (runs: number, work: () => unknown): number =>
  timingOf(Array.from({ length: runs }, () => timeOnce(work))).median;

export const measureAsync = async (runs: number, work: () => Promise<unknown>): Promise<Timing> => {
  await work();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return timingOf(times);
};

/**
 * Returns the time of a fixed calculation, in ms, as a measure of the machine's present speed. It counts the letter
 * triples of 4000 part numbers. Work limited by memory speed was not a good measure: its time varies by a factor of
 * four on one machine.
 */
export const calibrationMs = (): number => {
  const numbers = Array.from({ length: 4000 }, (_, i) => `R${((i * 7919) % 100_003).toString(36)}-${i}`);
  const count = (): number => {
    const triples = new Map<string, number>();
    for (const number of numbers) {
      for (let at = 0; at + 3 <= number.length; at++) {
        const triple = number.slice(at, at + 3);
        triples.set(triple, (triples.get(triple) ?? 0) + 1);
      }
    }
    return triples.size;
  };
  return measureInTurn(25, count)[0]!.median;
};
