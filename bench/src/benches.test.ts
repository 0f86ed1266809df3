import { afterAll, beforeAll, expect, test } from 'vitest';

import { benches, rowsOf, sizes } from './benches.ts';
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
  let rows = 0;
  for await (const row of rowsOf(bench, opened.context)) {
    rows += 1;
    expect(Object.keys(budgets.rows)).toContain(row.id);
    expect([row.id, Number.isFinite(row.milliseconds)]).toEqual([row.id, true]);
    found.add(row.id);
  }
  expect(rows).toBeGreaterThan(0);
});

test('each row that has a budget is measured', () => {
  expect([...found].toSorted()).toEqual(Object.keys(budgets.rows).toSorted());
});
