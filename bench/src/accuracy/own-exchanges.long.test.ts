import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { linesIn, sharesOf } from './exchanged/report.ts';
import { runExchanges } from './exchanged/run-exchanges.ts';

const catalogue = fileURLToPath(new URL('../../data/lists/catalogue.jsonl.gz', import.meta.url));

test('a line with a value of another part is reported as a conflict', async () => {
  // Hides the table that the run prints.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const counts = await runExchanges({
    catalogue: { file: catalogue, mapping: null },
    count: 200,
    failures: null,
    say: () => undefined,
  }).finally(() => vi.restoreAllMocks());
  const { caught, falseAlarms } = sharesOf(counts);
  const exact = counts
    .filter(({ isContradiction }) => isContradiction)
    .reduce((sum, { of }) => sum + of.exact + of['taken as probable'], 0);
  const all = linesIn(counts);
  expect(all).toBeGreaterThan(2000);
  expect(caught).toBeGreaterThanOrEqual(0.98);
  expect(falseAlarms).toBeLessThanOrEqual(0.01);
  expect(exact / all).toBeLessThanOrEqual(0.02);
});
