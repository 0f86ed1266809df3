import fc from 'fast-check';
import { expect, it } from 'vitest';

import { splitLeadingNumber } from './leading-number.ts';

const split = (name: string): readonly string[] | null => {
  const found = splitLeadingNumber(name);
  return found === null ? null : [found.number, found.rest];
};

it.each([
  ['BAT54S, Диод Шоттки [SOT-23]', 'BAT54S', 'Диод Шоттки [SOT-23]'],
  ['BAT54S,Диод Шоттки', 'BAT54S', 'Диод Шоттки'],
  ['КТ315Б Транзистор NPN 25В', 'КТ315Б', 'Транзистор NPN 25В'],
  ['К561ЛА7 DIP-14', 'К561ЛА7', 'DIP-14'],
  ['2Т630А/ИМ Транзистор', '2Т630А/ИМ', 'Транзистор'],
  ['Д9Б, Диод', 'Д9Б', 'Диод'],
  ['US1M, Диод ультрабыстрый 1А', 'US1M', 'Диод ультрабыстрый 1А'],
  ['ES1J (ER1J), Диод', 'ES1J', '(ER1J), Диод'],
  ['ATmega8A-AU, TQFP32', 'ATmega8A-AU', 'TQFP32'],
  ['BC847B,215, Транзистор NPN', 'BC847B,215', 'Транзистор NPN'],
  ['LT1117CST-3.3#PBF, Стабилизатор', 'LT1117CST-3.3#PBF', 'Стабилизатор'],
  ['BC847B SOT-23, Транзистор', 'BC847B', 'SOT-23, Транзистор'],
  ['LM7805 5В 1А, Стабилизатор', 'LM7805', '5В 1А, Стабилизатор'],
  ['1N4148 - диод', '1N4148', 'диод'],
  ['LM358 dual op amp', 'LM358', 'dual op amp'],
  ['GRM188R71H104KA93D, 0.1 мкФ, 50 В', 'GRM188R71H104KA93D', '0.1 мкФ, 50 В'],
  ['3362P-1-103LF (СП3-19а), 10 кОм, Резистор', '3362P-1-103LF', '(СП3-19а), 10 кОм, Резистор'],
  ['К10-17Б-Н90-0,1МКФ', 'К10-17Б-Н90-0,1МКФ', ''],
  ['С2-33Н-0,25-10К-5% Резистор', 'С2-33Н-0,25-10К-5%', 'Резистор'],
  ['NE555P', 'NE555P', ''],
  ['  NE555P \n Таймер', 'NE555P', 'Таймер'],
])('begins with a part number: %s', (name, number, rest) => {
  expect(split(name)).toEqual([number, rest]);
});

it.each([
  ['К 561 ЛА 7, Микросхема', 'К 561 ЛА 7', 'Микросхема'],
  ['КТ 315Б Транзистор', 'КТ 315Б', 'Транзистор'],
  ['DS 1307, Часы', 'DS 1307', 'Часы'],
  // Words of a number tell variants apart.
  ['PBS-11A red, Кнопка', 'PBS-11A red', 'Кнопка'],
  ['1N4007 M7, Диод', '1N4007 M7', 'Диод'],
])('has spaces in its number: %s', (name, number, rest) => {
  expect(split(name)).toEqual([number, rest]);
});

it.each([
  ['a kind of part', ['Диод Шоттки BAT54S, SOT-23', 'Серия GNL-3014', 'Блок питания NPA-12']],
  ['a value', ['10кОм 0603 5%', '220мкФ, 35В', '0.125Вт 0805 0 Ом', '12В, Блок питания', '470 мкФ, 16 В']],
  ['a size', ['0603 10кОм 5%', 'SOT-23, Переходник', 'ТО-220 Радиатор', '2.54мм, Вилка', 'М3х10, Винт']],
  ['a quantity', ['100шт, Набор резисторов', '10 шт']],
  [
    'a property',
    ['2-контактный разъём', '3D-принтер', 'USB2.0 кабель', 'USB 2.0, Кабель', 'RS485 модуль', 'IP65 бокс'],
  ],
  ['nothing', ['', '-', ',', '12345, Винт']],
])('begins with %s', (_, names) => {
  expect(names.map(split)).toEqual(names.map(() => null));
});

it.each([
  'CF-25 (С1-4) 0.25Вт, 4.7 кОм, 5%, Резистор',
  'KNP-100 1Вт, 2.2 Ом, 5%, Резистор',
  'К73-17 имп, 1000 пФ, 630 В, Конденсатор',
  'К73-17В-400В, 0.1 мкФ, Конденсатор',
  'К78-2, 0.033 мкФ, 1000 В, Конденсатор',
  'HC-49S, 8 МГц, Кварцевый резонатор',
  'ТТП-40 (2х18В, 1.0А), Трансформатор',
  'ВП1-1 2А, Предохранитель',
])('begins with a series of which the value is stated apart: %s', (name) => {
  expect(split(name)).toBeNull();
});

it('is taken apart without a loss of letters or digits', () => {
  const piece = fc.constantFrom(
    'BAT54S',
    'К561ЛА7',
    'диод',
    '10кОм',
    ', ',
    ' ',
    '(',
    ')',
    '-',
    ',215',
    'SOT-23',
    '5%',
    'x',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      (name) => {
        const found = splitLeadingNumber(name);
        if (found === null) return;
        expect(found.number).toMatch(/\d/u);
        expect(found.number).toMatch(/\p{L}/u);
        expect(name.replace(/\s+/gu, ' ').trim().startsWith(found.number)).toBe(true);
        const bare = (text: string): string => text.replace(/[^\p{L}\d()%]/gu, '');
        expect(bare(found.number + found.rest)).toBe(bare(name));
      },
    ),
  );
});
