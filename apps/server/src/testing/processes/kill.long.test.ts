import { expect, test } from 'vitest';

import { killWhileOrdering } from './kill-rounds.ts';
import { noFaults } from '../ledger-faults.ts';

test('T40, T25: killed ten times while orders are placed, the shop has every answered order, once', async () => {
  const report = await killWhileOrdering(10, 30);
  expect(report).toMatchObject({ missing: [], faults: noFaults, exitCode: 0 });
  expect(report.answered.length).toBeGreaterThanOrEqual(300);
  expect([...report.kept].sort()).toEqual([...report.answered].sort());
});
