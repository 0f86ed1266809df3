/** Milliseconds of repeated runs. */
export interface Timing {
  readonly median: number;
  readonly p99: number;
  readonly least: number;
}

const warmUpRuns = 5;

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

/** Runs several works in turn, so that what else the machine does falls on all alike. */
export const measureInTurn = (runs: number, ...works: readonly (() => unknown)[]): readonly Timing[] => {
  for (let i = 0; i < warmUpRuns; i++) works.forEach(timeOnce);
  const times = works.map((): number[] => []);
  for (let i = 0; i < runs; i++) works.forEach((work, index) => times[index]!.push(timeOnce(work)));
  return times.map(timingOf);
};

/** Median milliseconds of a work. */
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

/** A fixed piece of work (dependent loads and sums over 8 MB); its time tells how fast this machine is just now. */
export const calibrationMs = (): number => {
  const cells = Uint32Array.from({ length: 2 ** 21 }, (_, i) => (Math.imul(i, 2654435761) >>> 11) & (2 ** 21 - 1));
  const walk = (): number => {
    let sum = 0;
    for (let i = 0; i < cells.length; i++) sum = (sum + cells[cells[i]!]!) | 0;
    return sum;
  };
  return measureInTurn(15, walk)[0]!.median;
};
