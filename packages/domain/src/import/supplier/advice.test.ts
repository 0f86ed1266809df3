import { expect, it } from 'vitest';

import { adviseOn, tallyProblems } from './advice.ts';

const fields = { mpn: 'Артикул', maker: 'Бренд', stock: 'Остаток' };
const tally = (
  ...problems: readonly [
    reason: Parameters<ReturnType<typeof tallyProblems>['add']>[0]['reason'],
    field: string,
    value: string,
    times: number,
  ][]
) => {
  const counted = tallyProblems();
  for (const [reason, field, value, times] of problems)
    for (let time = 0; time < times; time += 1) counted.add({ reason, field, value });
  return counted.all();
};

it('is silent while few rows are refused', () => {
  const problems = tally(['required', 'Бренд', '', 5]);
  expect(adviseOn({ rows: 100, refused: 5, problems, unread: [], fields })).toEqual([]);
});

it('names the three most frequent causes, each with its remedy', () => {
  const problems = tally(
    ['required', 'Артикул', '', 4],
    ['required', 'Бренд', '', 30],
    ['formula', 'Артикул', '=A1', 1],
    ['broken_quotes', '', '"', 9],
    ['not_a_number', 'Остаток', 'есть', 80],
  );
  const causes = adviseOn({ rows: 100, refused: 44, problems, unread: [], fields });
  expect(causes.map(({ reason, rows, remedy }) => [reason, rows, remedy])).toEqual([
    ['not_a_number', 80, 'choose_column'],
    ['required', 30, 'maker_constant'],
    ['broken_quotes', 9, 'format'],
  ]);
});

it('names an unreadable numeric column although no row is refused', () => {
  const unread = [{ column: 'Мощность', rows: 60, sample: 'много' }];
  const problems = tally(['not_a_price', 'Цена', '$3', 90], ['not_a_price', 'Опт', '$3', 10]);
  expect(adviseOn({ rows: 100, refused: 0, problems, unread, fields })).toEqual([
    { reason: 'not_a_price', column: 'Цена', rows: 90, sample: '$3', remedy: 'currency' },
    { reason: 'unread_column', column: 'Мощность', rows: 60, sample: 'много', remedy: 'as_text' },
  ]);
});

it('accepts parts that the shop does not sell, unless nearly all are', () => {
  const facts = (count: number) => ({
    rows: 100,
    refused: count,
    unread: [],
    fields,
    problems: tally(['unknown_part', 'Артикул', 'X', count]),
  });
  expect(adviseOn(facts(60))).toEqual([]);
  expect(adviseOn(facts(95))).toMatchObject([{ reason: 'unknown_part', remedy: 'choose_number' }]);
});
