import { describe, expect, it } from 'vitest';

import type { PartsSheet } from '../header/parts-file.ts';
import { sheetOf } from '../test-sheets.ts';
import { joinPages } from './join-pages.ts';

const heading = 'Поз. обозначение;Наименование;Кол.';
const page = (name: string, text: string): PartsSheet => ({ ...sheetOf(text), name });
const list = (name: string, ...places: readonly string[]): PartsSheet =>
  page(name, [heading, ...places.map((place) => `${place};1N4148;1`)].join('\n'));
const namesOf = (sheets: readonly PartsSheet[], best = 0) => joinPages(sheets, best)?.pages?.map(({ name }) => name);

describe('sheets are pages of one list', () => {
  it.each([
    ['numbered sheets', 'Лист 1', 'Лист 2'],
    ['numbers alone', '1', '2'],
    ['numbers in brackets', 'ПЭ3', 'ПЭ3 (2)'],
    ['ordinal numbers', '1-й лист', '2-й лист'],
    ['English ordinal numbers', '1st page', '2nd page'],
    ['other letters and signs', 'List_1', 'list-2'],
  ])('%s', (_, one, other) => {
    expect(namesOf([list(one, 'R1'), list(other, 'R2')])).toEqual([one, other]);
  });

  it('in the order of the file, whichever page was found first', () => {
    const pages = [list('Лист 1', 'R1'), list('Лист 2', 'R2'), list('Лист 3', 'R3')];
    expect(namesOf(pages, 2)).toEqual(['Лист 1', 'Лист 2', 'Лист 3']);
    const joined = joinPages(pages, 1);
    expect(joined?.name).toBe('Лист 1, Лист 2, Лист 3');
    expect(joined?.pages).toEqual(pages.map(({ name }) => ({ name, rows: 2 })));
    expect(joined?.rows.map(([place]) => place)).toEqual([
      'Поз. обозначение',
      'R1',
      'Поз. обозначение',
      'R2',
      'Поз. обозначение',
      'R3',
    ]);
    expect(joined?.rowNumbers).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('without the sheets between them that are something else', () => {
    const notes = page('Заметки', 'Позвонить;Анне\nКупить;хлеб');
    expect(namesOf([list('Лист 1', 'R1'), notes, list('Лист 2', 'R2')])).toEqual(['Лист 1', 'Лист 2']);
  });

  it('with a title above the header of a page, up to row 30', () => {
    const below = (rows: number) => page('Лист 2', `${'Прибор\n'.repeat(rows)}${heading}\nR2;1N4148;1`);
    expect(namesOf([list('Лист 1', 'R1'), below(29)])).toHaveLength(2);
    expect(namesOf([list('Лист 1', 'R1'), below(30)])).toBeUndefined();
  });

  it('with columns in other places, which are moved under those of the first page', () => {
    const moved = page('Лист 2', `;Поз. обозначение;;Наименование;Кол.;\nп. 2;R2;;1N4148;7;`);
    expect(
      joinPages([list('Лист 1', 'R1'), moved], 0)
        ?.rows.at(-1)
        ?.slice(0, 3),
    ).toEqual(['R2', '1N4148', '7']);
  });
});

describe('sheets are lists of their own', () => {
  const first = list('Лист 1', 'R1', 'C1');
  it.each([
    ['with a designator of an earlier page', list('Лист 2', 'R2', 'C1')],
    ['with another name', list('Плата 2', 'R2')],
    ['without designators', page('Лист 2', `${heading}\n;1N4148;1`)],
    ['with other words above', page('Лист 2', 'Поз. обозначение;Наименование;Примечание\nR2;1N4148;1')],
    ['with words in another order', page('Лист 2', 'Наименование;Поз. обозначение;Кол.\n1N4148;R2;1')],
    ['with a word more', page('Лист 2', `${heading};Примечание\nR2;1N4148;1;`)],
    ['without a header', page('Лист 2', 'R2;1N4148;1')],
  ])('%s', (_, other) => expect(joinPages([first, other], 0)).toBeNull());

  it('if the third has a designator of the second, only the first two are joined', () => {
    expect(namesOf([first, list('Лист 2', 'R2'), list('Лист 3', 'R2')])).toEqual(['Лист 1', 'Лист 2']);
  });

  it('if the header has only two columns', () => {
    const short = (name: string, place: string) => page(name, `Поз. обозначение;Наименование\n${place};1N4148`);
    expect(joinPages([short('Лист 1', 'R1'), short('Лист 2', 'R2')], 0)).toBeNull();
  });

  it('if there is no such sheet', () => {
    expect(joinPages([first, list('Лист 2', 'R2')], 7)).toBeNull();
    expect(joinPages([], 0)).toBeNull();
  });
});
