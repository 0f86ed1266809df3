import { afterAll, beforeAll, expect, test } from 'vitest';

import { benches, sizes } from './benches.ts';
import { readBudgets } from './budgets.ts';
import { openContext } from './open-context.ts';

const said: string[] = [];
let opened: ReturnType<typeof openContext>;

beforeAll(
  () =>
    void (opened = openContext(Math.min(...sizes), { isNamed: true, isTrial: true, against: null, row: '' }, (text) =>
      said.push(text),
    )),
);
afterAll(() => opened.close());

const budgets = readBudgets();
const found = new Set<string>();

test.each(benches)('the bench $id gives right answers, at any speed', { timeout: 240_000 }, async (bench) => {
  const rows = await bench.run(opened.context);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(Object.keys(budgets.rows)).toContain(row.id);
    expect([row.id, Number.isFinite(row.milliseconds)]).toEqual([row.id, true]);
    found.add(row.id);
  }
});

test('each row that has a budget is measured', () => {
  expect([...found].toSorted()).toEqual(Object.keys(budgets.rows).toSorted());
});
