import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { joinPages } from './join-pages.ts';
import { page, readForm, short } from './test-forms.ts';

const first = page(
  'Первый лист',
  `
Изделие;Перв. примен.;АБВГ.469158.001;Поз. обозна-чение;;Наименование;Кол.;Примечание
;;;;;;;
;;;A1;;Модуль контроллера АБВГ.468332.800;1;
;;;C1, C2;;Конденсатор К10-17Б-Н90-0,1 мкФ ОЖ0.460.107ТУ;2;
;Справ. №;;DD1;;Микросхема 1564ТЛ2 АБВГ.431200.424-07ТУ;1;
;Справ. №;;VD1-VD3;;Диод 2Д510А аА0.339.569ТУ;3;Не устанавливать
;Подп. и дата;;XP1;;Вилка СНЦ23-19/24В-1-В ГЕО.364.241ТУ;1;
;Подп. и дата;;XS1;;Розетка;1;допускается замена
;Инв. № дубл.;;;;СНП392-6РО21-1;;на СНП392-8РО21-1
;Взам. инв. №;;XT1;;Контакт;1;
;Подп. и дата;;;;;;
;Подп. и дата;;;;;АБВГ.469158.001ПЭ3;
;Подп. и дата;;Изм.;Лист;№ докум.;Подп.;Дата
;Инв. № подл.;;Разраб.;;Петров;;Маяк
;Инв. № подл.;;Пров.;;Сидоров;;Маяк
;Инв. № подл.;;Утв.;;Иванов;;Перечень элементов`,
);
const second = page(
  '2',
  `
Изделие;;;Поз.  обозна- чение;;Наименование;Кол.;Примечание
;;;;;Резисторы;;
;;;R1…R4;;Р1-12-0,125-10 кОм ±5%;4;
;;;R5*;;Р1-12-0,125-4,7 кОм ±5%;1;Подбор при регулировании
;Подп. и дата;;R6;;То же;1;
;Инв. № подл.;;;;;АБВГ.469158.001ПЭ3;Лист
;;;Изм.;Лист;№ докум.;Подп.;Дата`,
);

describe('an element list with frame and stamp', () => {
  it('keeps all rows beside the frame, and skips the title block', () => {
    expect(short(readForm(first))).toEqual([
      'A1 | 1 | Модуль контроллера АБВГ.468332.800',
      'C1 C2 | 2 | К10-17Б-Н90-0,1 мкФ',
      'DD1 | 1 | 1564ТЛ2',
      'VD1 VD2 VD3 | 3 | 2Д510А',
      'XP1 | 1 | СНЦ23-19/24В-1-В',
      'XS1 | 1 | СНП392-6РО21-1',
      'XT1 | 1 | Контакт',
    ]);
  });

  it('skips a title block whose cells have a word and a digit', () => {
    const sheet = page(
      'Лист 1',
      `
;Поз. обозначение;Наименование;Кол.;Примечание
;R1;Р1-12-0,125-10 кОм ±5%;1;
;;;;АБВГ.468332.001ПЭ3
;Изм. Лист;№ докум.;Подп.;Дата
;Разраб.;Иванов;;
;Лит. А;Лист 2;Листов 2;`,
    );
    expect(short(readForm(sheet))).toEqual(['R1 | 1 | Р1-12-0,125-10 кОм ±5%']);
  });

  it('keeps documents in the text, and reads notes', () => {
    const { lines } = readForm(first);
    expect(lines[2]).toMatchObject({ description: 'Микросхема 1564ТЛ2 АБВГ.431200.424-07ТУ', isDnp: false });
    expect(lines[3]).toMatchObject({ isDnp: true, note: 'Не устанавливать' });
    expect(lines[5]).toMatchObject({ rows: [8, 9], alternates: [{ mpn: 'СНП392-8РО21-1', maker: null }] });
  });

  it('continues over further sheets, with the sheet and the row of each line', () => {
    const joined = joinPages([first, second], 0);
    if (joined === null) throw new Error('the pages were not joined');
    const reading = readForm(joined);
    expect(short(reading).slice(7)).toEqual([
      'R1 R2 R3 R4 | 4 | Р1-12-0,125-10 кОм ±5%',
      'R5 | 1 | Р1-12-0,125-4,7 кОм ±5%',
      'R6 | 1 | Р1-12-0,125-4,7 кОм ±5%',
    ]);
    expect(reading.lines[8]).toMatchObject({ rows: [4], sheets: ['2'], note: 'Подбор при регулировании' });
    expect(reading.lines[0]).toMatchObject({ rows: [3], sheets: ['Первый лист'] });
    expect(reading.refused.filter(({ sheet, reason }) => sheet === '2' && reason === 'header')).toHaveLength(1);
  });

  it('is joined although a further sheet has its headers in other columns', () => {
    const moved = page('2', second.rows.map((cells) => ['', ...cells.slice(3)].join(';')).join('\n'));
    const joined = joinPages([first, moved], 0);
    expect(joined === null ? [] : short(readForm(joined)).slice(7)).toHaveLength(3);
  });

  it('has each of its rows in one place, for any position of frame and title block', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...first.rows, ...second.rows]), fc.nat(3), (rows, shift) => {
        const cells = rows.map((row) => [...Array.from({ length: shift }, () => ''), ...row]);
        const { lines, refused } = readForm({ name: '', rows: cells, rowNumbers: cells.map((_, index) => index + 1) });
        const told = [...lines.flatMap((line) => line.rows), ...refused.map(({ row }) => row)];
        expect(told.toSorted((a, b) => a - b)).toEqual(cells.map((_, index) => index + 1));
      }),
      { numRuns: 200 },
    );
  });
});

it('reads a header of three rows, designators above rows, and a maker in the notes', () => {
  const reading = readForm(
    page(
      '1',
      `
;Перв. примен.;;Поз.;Наименование;Кол.;Примечание
;;;обозна-;;;
;;;чение;;;
;;;R1, R2,;Резистор CRCW0603;;
;;;R5-R8;10K0FKEA;6;Vishay
;;;R3;RC0603FR-074K7L;1;
1;2;3;4;5;6;7`,
    ),
  );
  expect(short(reading)).toEqual(['R1 R2 R5 R6 R7 R8 | 6 | Резистор CRCW0603 10K0FKEA', 'R3 | 1 | RC0603FR-074K7L']);
  expect(reading.lines[0]?.maker).toBe('Vishay');
});

describe('sheets of several lists', () => {
  const list = (name: string, place: string) =>
    page(name, `Поз. обозначение;Наименование;Кол.\n${place}1;1N4148;1\n${place}2;1N4007;1`);

  it('are not one list without a title block, unless they are named as its pages', () => {
    expect(joinPages([list('Плата А', 'R'), list('Плата Б', 'C')], 0)).toBeNull();
    expect(joinPages([list('Лист 1', 'R'), list('Лист 2', 'R')], 0)).toBeNull();
    expect(joinPages([list('Лист 1', 'R'), list('Лист 2', 'C')], 0)?.rows).toHaveLength(6);
    expect(joinPages([list('Лист 1', 'R')], 0)).toBeNull();
  });

  it('are not one list if the first sheet of another document has its own title block', () => {
    const stamped = (number: string) =>
      page('ПЭ3', `Поз.;Наименование;Кол.\nA1;Модуль;1\nРазраб.;Лист;Листов\nИзм.;№ докум.;Дата\n;${number};`);
    const [one, other] = [stamped('АБВГ.468332.800ПЭ3'), stamped('АБВГ.468332.900ПЭ3')];
    expect(joinPages([one, other], 0)).toBeNull();
  });
});

it('an element list with zones, as older drawings have, continues designators below', () => {
  const sheet = page(
    'ПЭ3',
    `
Зона;Поз. обозначение;Наименование;Кол.;Примечание
;R5, R6,;Р1-12-0,25-100 Ом ±5%;5;
;R8…R10;;;
;C9-C12;К10-17б-Н90-0,1 мкФ +80-20% ОЖ0.460.107 ТУ;4;`,
  );
  const [resistors, capacitors] = readForm(sheet).lines;
  expect(resistors).toMatchObject({ designators: ['R5', 'R6', 'R8', 'R9', 'R10'], quantity: 5 });
  expect(capacitors?.words).not.toContain('±20');
});
