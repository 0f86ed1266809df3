import { expect, test } from 'vitest';

import { killWhileOrdering } from './kill-rounds.ts';
import { noFaults } from '../ledger-faults.ts';

test(
  'T40, T25: killed while orders are placed, the shop has every answered order, once',
  { timeout: 120_000 },
  async () => {
    const report = await killWhileOrdering(1, 20);
    expect(report).toMatchObject({ missing: [], faults: noFaults, exitCode: 0 });
    expect(report.answered.length).toBeGreaterThanOrEqual(20);
    expect([...report.kept].sort()).toEqual([...report.answered].sort());
  },
);
