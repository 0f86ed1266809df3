import { expect, it } from 'vitest';

import { gatherRows } from './export-rows.tsx';

const pages: Readonly<Record<string, { rows: number[]; next: string | null }>> = {
  '': { rows: [1, 2], next: 'a' },
  a: { rows: [3, 4], next: 'b' },
  b: { rows: [5], next: null },
};
const load = async (after: string | null) => pages[after ?? ''] ?? { rows: [], next: null };

it('gathers every page', async () => {
  expect(await gatherRows(load)).toEqual({ rows: [1, 2, 3, 4, 5], isCut: false });
});

it('stops at its limit and reports it', async () => {
  expect(await gatherRows(load, 3)).toEqual({ rows: [1, 2, 3], isCut: true });
  expect(await gatherRows(load, 4)).toEqual({ rows: [1, 2, 3, 4], isCut: true });
  expect(await gatherRows(load, 5)).toEqual({ rows: [1, 2, 3, 4, 5], isCut: false });
});
