import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

import type { KnownOutcome } from './judge-match.ts';
import type { JudgedReading, readingMeasures, Score } from './judge-reading.ts';
import { runAccuracy } from './run-accuracy.ts';

const set = fileURLToPath(new URL('../../data/lists', import.meta.url));

/** Outcomes in which the requested part was chosen, or is the first one shown to the customer. */
const rightOutcomes: readonly KnownOutcome[] = [
  'taken',
  'several, the right one first',
  'conflict, the file contradicts itself',
  "another maker's, offered first",
  'doubted, the file contradicts it, the right one first',
  'error of the line, the right one first',
];

function shareOf(lists: readonly JudgedReading[], measure: (typeof readingMeasures)[number]): number {
  const sum = (part: keyof Score): number => lists.reduce((total, { scores }) => total + scores[measure][part], 0);
  return sum('right') / sum('all');
}

test('our own set of lists is read and matched as docs/accuracy.md promises', async () => {
  // Hides the tables that the run prints.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { reading, matching } = await runAccuracy({
    set,
    catalogue: { file: `${set}/catalogue.jsonl.gz`, mapping: null },
    failures: null,
    isVerbose: false,
    say: () => undefined,
  }).finally(() => vi.restoreAllMocks());
  const counted = reading.filter(({ list }) => list.use === 'counted');
  const negatives = reading.filter(({ list }) => list.use === 'refused');
  expect(counted.length).toBeGreaterThanOrEqual(60);
  expect(negatives.length).toBeGreaterThanOrEqual(20);

  for (const measure of ['lines', 'designators', 'quantities', 'not fitted'] as const)
    expect({ measure, share: shareOf(counted, measure) }).toSatisfy(({ share }) => share >= 0.995);
  expect(counted.flatMap(({ list, lost }) => (lost === 0 ? [] : [list.file]))).toEqual([]);
  expect(negatives.flatMap(({ list, refusedAs }) => (refusedAs === null ? [list.file] : []))).toEqual([]);

  const count = (outcomes: readonly string[]): number =>
    matching.reduce(
      (sum, { known }) => sum + outcomes.reduce((part, name) => part + known[name as KnownOutcome], 0),
      0,
    );
  const all = matching.reduce((sum, { known }) => sum + Object.values(known).reduce((a, b) => a + b, 0), 0);
  expect(all).toBeGreaterThan(1000);
  expect(count(['wrong'])).toBe(0);
  expect(count(rightOutcomes) / all).toBeGreaterThanOrEqual(0.97);
});
