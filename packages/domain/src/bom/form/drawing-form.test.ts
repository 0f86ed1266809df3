import { describe, expect, it } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { drawingFormOf, isFrameText, stampFactsOf, withoutForm } from './drawing-form.ts';

describe('words of a frame', () => {
  it.each([
    'Перв. примен.',
    'Первичная применяемость',
    'Перв прим',
    'Справ. №',
    'Справочный №',
    'Подп. и дата',
    'Подпись и дата',
    'Подпдата',
    'Инв. № дубл.',
    'Инв.№подл.',
    'Взам. инв. №',
    'Взамен инв',
    ' подп.\nи  дата ',
  ])('%j', (text) => expect(isFrameText(text)).toBe(true));
  it.each(['Подп.', 'x Подп. и дата', 'Инв. №', 'Справ.', 'x'.repeat(60), ''])('not %j', (text) =>
    expect(isFrameText(text)).toBe(false),
  );
});

const rows = (...lines: readonly string[]) => sheetOf(lines.join('\n'));
const stamp = 'Изм.;Лист;№ докум.;Подп.;Дата';
const list = ['Поз. обозначение;Наименование;Кол.', 'R1;Резистор;1', 'R2;Резистор;1'];
const formOf = (...lines: readonly string[]) => {
  const { frameColumns, stampRows } = drawingFormOf(rows(...lines));
  return { frameColumns, stampRows: [...stampRows] };
};

describe('the title block of a sheet', () => {
  it.each<[string, readonly string[], number[]]>([
    ['none', list, []],
    ['below the list', [...list, stamp], [3]],
    ['three words of it', [...list, 'Изм.;Лист;Дата'], [3]],
    ['two words of it', [...list, 'Изм.;Лист;'], []],
    ['one word three times', [...list, 'Изм.;Изм.;Изм.'], []],
    [
      'with blank rows and numbers above',
      [...list, 'Схема электрическая;x', ';;', '1;АБВГ.468332.800', '', stamp],
      [5, 6, 7],
    ],
    ['with words above', [...list, 'Плата;', stamp], [4]],
    ['with names below', [...list, stamp, 'Разраб.;Петров', 'Пров.;Сидоров'], [3, 4, 5]],
    ['with a name of the product within', [...list, stamp, 'Разраб.;Петров', ';;Плата', 'Утв.;Иванов'], [3, 4, 5, 6]],
    ['not a name at its end', [...list, stamp, ';;Плата'], [3]],
    ['not behind a row of two texts', [...list, stamp, 'Плата;Модуль', 'Утв.;Иванов'], [3]],
    ['not behind a header', [...list, stamp, ...list], [3]],
    [
      'with a text merged over two rows',
      [...list, stamp, 'Плата;Модуль;Лист', 'Плата;Модуль;x', 'Лит.;'],
      [3, 4, 5, 6],
    ],
    ['twice', [stamp, ...list, stamp], [0, 4]],
    ['words of forms with figures', [...list, 'Лит. А1;Лист 2;Листов 3;Масштаб 1:2;Формат А4'], [3]],
    ['other words', [...list, 'Нач. отд.;Н. контр.;Т.контр.;Рук. Иванов'], [3]],
    ['longer texts', [...list, `Изм.;Лист;Дата${' '.repeat(36)}x`], []],
  ])('%s', (_, lines, expected) => expect(formOf(...lines)).toEqual({ frameColumns: 0, stampRows: expected }));

  it('has at most six rows above and twelve below the row that shows it', () => {
    const numbers = (count: number) => Array.from({ length: count }, () => '1');
    const below = (count: number) => Array.from({ length: count }, () => 'Разраб.');
    expect(formOf(...list, 'x;y', ...numbers(7), stamp).stampRows).toEqual([5, 6, 7, 8, 9, 10, 11]);
    expect(formOf(...list, stamp, ...below(13)).stampRows).toHaveLength(13);
  });
});

describe('the frame of a sheet', () => {
  it.each<[string, readonly string[], number]>([
    ['one column', ['Перв. примен.;Поз. обозначение;Наименование;Кол.', ';R1;Резистор;1'], 1],
    ['up to the list', [';Перв. примен.;;Поз. обозначение;Наименование;Кол.', ';;;R1;Резистор;1'], 3],
    [
      'up to designators below an unknown header',
      ['Перв. примен.;Foo;Наименование;Кол.', ';R1;Резистор;1', ';R2;Резистор;1'],
      1,
    ],
    ['one designator tells nothing', ['Перв. примен.;Foo;Наименование;Кол.', ';R1;Резистор;1'], 2],
    ['words right of the list', ['Поз. обозначение;Наименование;Кол.;Перв. примен.', 'R1;Резистор;1;'], 0],
    ['one known header at its right', ['Перв. примен.;Foo;Наименование;Bar', ';R1;Резистор;1'], 0],
    ['no header', ['Перв. примен.;R1;x', ';R2;y'], 0],
    ['words in the ninth column', [`${';'.repeat(8)}Перв. примен.;Наименование;Кол.`, `${';'.repeat(9)}Резистор;1`], 0],
    [
      'words in the eighth column',
      [`${';'.repeat(7)}Перв. примен.;Наименование;Кол.`, `${';'.repeat(8)}Резистор;1`],
      8,
    ],
  ])('%s', (_, lines, expected) => expect(formOf(...lines).frameColumns).toBe(expected));
});

it('a sheet without its frame and title block keeps its rows', () => {
  const sheet = rows('Перв. примен.;Поз. обозначение;Наименование;Кол.', ';R1;Резистор;1', `Справ. №;${stamp}`);
  const form = drawingFormOf(sheet);
  expect([form.frameColumns, ...form.stampRows]).toEqual([1, 2]);
  expect(withoutForm(sheet, form).rows).toEqual([
    ['', 'Поз. обозначение', 'Наименование', 'Кол.'],
    ['', 'R1', 'Резистор', '1'],
    [],
  ]);
  const plain = rows(...list);
  expect(withoutForm(plain, drawingFormOf(plain))).toBe(plain);
  const stamped = rows(...list, stamp);
  expect(withoutForm(stamped, drawingFormOf(stamped)).rows[0]).toBe(stamped.rows[0]);
});

it('the facts of a title block', () => {
  const facts = (...lines: readonly string[]) => {
    const sheet = rows(...list, ...lines);
    const { isFirst, drawingNumbers } = stampFactsOf(sheet, drawingFormOf(sheet));
    return [isFirst, ...drawingNumbers];
  };
  expect(facts(`${stamp};АБВГ.468332.800ПЭ3`)).toEqual([false, 'АБВГ.468332.800ПЭ3']);
  expect(facts(stamp, 'Разраб.;Петров')).toEqual([true]);
  expect(facts(`${stamp};Листов 2`)).toEqual([true]);
  expect(facts('x;y')).toEqual([false]);
});
