import { describe, expect, it } from 'vitest';

import type { PartsSheet } from '../header/parts-file.ts';
import { sheetOf } from '../test-sheets.ts';
import { joinPages } from './join-pages.ts';

const heading = 'Поз. обозначение;Наименование;Кол.';
const stamp = 'Изм.;Лист;№ докум.;Подп.;Дата';
const page = (name: string, ...rows: readonly string[]): PartsSheet => ({ ...sheetOf(rows.join('\n')), name });
const rowsOf = (...sheets: readonly PartsSheet[]) => joinPages(sheets, 0)?.rows;

describe('columns of a page in other places', () => {
  const first = page('1', heading, 'R1;Резистор;1');
  it('move under those of the first page; other cells keep free places', () => {
    expect(rowsOf(first, page('2', `;${heading}`, ';R2;Диод;2'))).toEqual([
      ['Поз. обозначение', 'Наименование', 'Кол.'],
      ['R1', 'Резистор', '1'],
      ['Поз. обозначение', 'Наименование', 'Кол.'],
      ['R2', 'Диод', '2'],
    ]);
    expect(rowsOf(first, page('2', 'Поз. обозначение;;Наименование;Кол.', 'R2;;Диод;2;x'))?.at(-1)).toEqual([
      'R2',
      'Диод',
      '2',
      '',
      'x',
    ]);
    expect(rowsOf(first, page('2', heading, 'R2;Диод;2;x'))?.at(-1)).toEqual(['R2', 'Диод', '2', 'x']);
  });
});

describe('pages drawn with title blocks', () => {
  const first = page('A', heading, 'R1;Резистор;1', stamp, 'Разраб.;Петров', 'АБВГ.468332.800ПЭ3;Листов 2');
  it('continue on sheets without an author, whatever their names and designators', () => {
    expect(joinPages([first, page('B', heading, 'R1;Диод;1', stamp)], 0)?.name).toBe('A, B');
  });
  it.each<[string, readonly string[], string | undefined]>([
    ['the same drawing number', ['АБВГ.468332.800ПЭ3;', 'Разраб.;Петров'], 'A, B'],
    ['no drawing number', ['Разраб.;Петров'], 'A, B'],
    ['another drawing number', ['АБВГ.468332.801ПЭ3;', 'Разраб.;Петров'], undefined],
  ])('with an author and %s', (_, rows, expected) => {
    expect(joinPages([first, page('B', heading, 'R2;Диод;1', stamp, ...rows)], 0)?.name).toBe(expected);
  });
  it('not on a sheet with an author and the same designators, nor without a title block', () => {
    expect(joinPages([first, page('B', heading, 'R1;Диод;1', stamp, 'Разраб.;Петров')], 0)).toBeNull();
    expect(joinPages([first, page('A', heading, 'R2;Диод;1')], 0)).toBeNull();
  });
});

describe('names of pages', () => {
  const both = (one: string, other: string) =>
    joinPages([page(one, heading, 'R1;Резистор;1'), page(other, heading, 'R2;Диод;1')], 0)?.name;
  it.each([
    ['Лист 1', 'лист2'],
    ['Page 1', 'page-(2)'],
    ['1ый лист', '2-ой лист'],
    ['1st', '22nd'],
    ['3rd', '4th'],
    ['a.1', 'A_2'],
    ['', ''],
  ])('%s, %s are pages', (one, other) => expect(both(one, other)).toBe(`${one}, ${other}`));
  it.each([
    ['Лист 1', 'Плата 2'],
    ['A', 'B'],
    ['Лист 1', 'Лист 2 из'],
  ])('%s, %s are not', (one, other) => expect(both(one, other)).toBeUndefined());
});

it('positions of a specification are compared as designators', () => {
  const head = 'Поз.;Наименование;Кол.';
  const sheet = (name: string, place: string) => page(name, head, `${place};Диод;1`);
  expect(joinPages([sheet('1', '1'), sheet('2', ' 2 ')], 0)?.name).toBe('1, 2');
  expect(joinPages([sheet('1', '1'), sheet('2', ' 1 ')], 0)).toBeNull();
  expect(joinPages([sheet('1', ''), sheet('2', '2')], 0)).toBeNull();
});
