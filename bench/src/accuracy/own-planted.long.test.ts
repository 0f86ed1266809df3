import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { linesIn, sharesOf, type PlantedKind } from './exchanged/report.ts';
import { runPlanted } from './exchanged/run-planted.ts';

/** Kinds of value that our lists state beside a part number. */
const usualKinds: readonly PlantedKind[] = ['value', 'package', 'tolerance', 'pins', 'designator', 'kind'];

const set = fileURLToPath(new URL('../../data/lists', import.meta.url));

test('a number of another part in one of our own lists is reported as a conflict', async () => {
  // Hides the tables that the run prints.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const counts = await runPlanted({
    set,
    catalogue: { file: `${set}/catalogue.jsonl.gz`, mapping: null },
    count: 1,
    failures: null,
    say: () => undefined,
  }).finally(() => vi.restoreAllMocks());
  const { caught, falseAlarms } = sharesOf(counts);
  const planted = counts.filter(({ isContradiction }) => isContradiction);
  const kinds = new Set(planted.map(({ kind }) => kind));
  for (const kind of usualKinds) expect(kinds).toContain(kind);
  expect(linesIn(planted)).toBeGreaterThan(1000);
  expect(linesIn(counts) - linesIn(planted)).toBeGreaterThan(1000);
  expect(caught).toBeGreaterThanOrEqual(0.98);
  expect(falseAlarms).toBeLessThanOrEqual(0.01);
});
