import type { Kopecks } from './money.ts';

/** @throws RangeError if the sum exceeds 2^53 */
export function sumKopecks(amounts: Iterable<Kopecks>): Kopecks {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  if (!Number.isSafeInteger(sum)) throw new RangeError(`sum must be a safe integer, got ${sum}`);
  return sum as Kopecks;
}
