import { describe, expect, it } from 'vitest';

import { adviseOn, importRemedies, tallyProblems, type ImportCause } from './supplier/advice.ts';
import type { ImportProblem } from './supplier/terms.ts';

const problem = (reason: ImportProblem, rows: number, column: string | null = 'c') => ({
  reason,
  column,
  rows,
  sample: '',
});
const fields = { maker: 'Brand' };
const advise = (refused: number, ...problems: readonly ReturnType<typeof problem>[]) =>
  adviseOn({ rows: 100, refused, problems, unread: [], fields }).map(({ reason, remedy }) => [reason, remedy]);

describe('remedies of a cause', () => {
  it.each<[ImportProblem, string | null, ImportCause['remedy']]>([
    ['required', 'makers.missing', 'maker_constant'],
    ['required', 'Brand', 'maker_constant'],
    ['required', 'Number', 'choose_number'],
    ['required', null, 'choose_number'],
    ['no_number', 'Name', 'choose_number'],
    ['too_long', 'Brand', 'choose_number'],
    ['formula', 'Number', 'choose_number'],
    ['not_json', null, 'format'],
    ['broken_quotes', null, 'format'],
    ['more_cells_than_columns', null, 'format'],
  ])('%s of %s: %s', (reason, column, remedy) => {
    expect(advise(50, problem(reason, 50, column))).toEqual([[reason, remedy]]);
  });
  it.each<[ImportProblem, ImportCause['remedy']]>([
    ['not_a_number', 'choose_column'],
    ['negative', 'choose_column'],
    ['not_a_price', 'currency'],
  ])('a column of which most is %s: %s', (reason, remedy) => {
    expect(advise(0, problem(reason, 51))).toEqual([[reason, remedy]]);
    expect(advise(0, problem(reason, 50))).toEqual([]);
  });
  it('the number column is doubted only if nine of ten parts are unknown', () => {
    expect(advise(91, problem('unknown_part', 91))).toEqual([['unknown_part', 'choose_number']]);
    expect(advise(90, problem('unknown_part', 90))).toEqual([]);
    expect(advise(96, problem('unknown_part', 90), problem('required', 6))).toEqual([['required', 'choose_number']]);
    expect(advise(95, problem('unknown_part', 90), problem('required', 5))).toEqual([]);
  });
  it('a dropped value of a row, and a second row of a part, are no causes', () => {
    expect(advise(50, problem('not_a_link', 90), problem('duplicate', 90))).toEqual([]);
  });
  it('has six kinds that the back office offers', () => {
    expect(importRemedies.join(' ')).toBe('maker_constant choose_number choose_column currency as_text format');
  });
});

it('reports the three most frequent causes, including unreadable columns', () => {
  const problems = [problem('required', 10), problem('formula', 30), problem('too_long', 40)];
  const unread = [{ column: 'Voltage', rows: 20, sample: 'high' }];
  expect(adviseOn({ rows: 100, refused: 80, problems, unread, fields })).toEqual([
    { ...problem('too_long', 40), remedy: 'choose_number' },
    { ...problem('formula', 30), remedy: 'choose_number' },
    { reason: 'unread_column', column: 'Voltage', rows: 20, sample: 'high', remedy: 'as_text' },
  ]);
});

describe('counts of problems', () => {
  it('counts by reason and column and keeps the first non-empty value', () => {
    const tally = tallyProblems();
    tally.add({ reason: 'required', field: null, value: '' });
    tally.add({ reason: 'required', field: null, value: 'x'.repeat(81) });
    tally.add({ reason: 'required', field: null, value: 'other' });
    tally.add({ reason: 'required', field: 'a', value: 'y'.repeat(81) });
    tally.add({ reason: 'formula', field: 'a', value: '=1' });
    expect(tally.all()).toEqual([
      { reason: 'required', column: null, rows: 3, sample: 'x'.repeat(80) },
      { reason: 'required', column: 'a', rows: 1, sample: 'y'.repeat(80) },
      { reason: 'formula', column: 'a', rows: 1, sample: '=1' },
    ]);
  });
  it('holds at most 2,000 columns and continues counting those', () => {
    const tally = tallyProblems();
    for (let at = 0; at <= 2000; at += 1) tally.add({ reason: 'required', field: `c${at}`, value: '' });
    tally.add({ reason: 'required', field: 'c0', value: '' });
    expect([tally.all().length, tally.all()[0]?.rows]).toEqual([2000, 2]);
  });
});
