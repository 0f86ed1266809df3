import { describe, expect, it } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { namesNoParts } from './nameless-sheet.ts';

const isNone = (text: string): boolean => namesNoParts(sheetOf(text));

describe('a sheet is no parts list', () => {
  it.each([
    ['contacts', 'Имя;Телефон;Почта\nАнна;79161112233;anna@example.ru\nПётр;84951112233;petr@example.ru'],
    ['contacts with words of letters and digits', 'X1;anna@example.ru\nQ22;petr@example.ru\nR33;ivan@example.ru'],
    ['a log', '2026-11-24 10:15;R12 failed\n2026-11-24 10:16;C4 failed\n2026-11-24T10:17;U1 failed'],
    ['measurements', '1;2,5;3.7\n2;2,6;3.8\n3;2,4;-3.9\n4;+2,5;3 000'],
    ['phone numbers', 'Анна;79161112233\nПётр;84951112233\nИван;79031112233'],
    ['days', 'начало;01.12.2026\nконец;24.12.2026\nотпуск;2026-12-31'],
    ['a price list of services', 'Услуга;Кол-во;Цена\nДоставка;1;500\nКонсультация;2;900'],
    ['services in English', 'Service;Qty\nConsulting;2\nHosting;1'],
    ['prose', 'Добрый день\nПришлите счёт\nСпасибо'],
    ['percentages', 'доля;5%\nскидка;10%\nнаценка;15%'],
    ['one part in a long text', ['LM358DR', ...Array.from({ length: 20 }, () => 'просто слова')].join('\n')],
  ])('%s', (_, text) => expect(isNone(text)).toBe(true));
});

describe('a sheet may be a parts list', () => {
  it.each([
    ['part numbers', 'LM358DR\nNE555P'],
    ['designators', 'R1\nC2, C3'],
    ['values', '10 кОм\n4,7 мкФ'],
    ['packages', 'SOT-23\nSO-8'],
    ['kinds of parts', 'Резистор\nКонденсатор'],
    ['numbers inside a sentence', 'нужен «LM358DR», две штуки\nи ещё NE555P'],
    ['order numbers of digits', 'клемма;1725656\nвилка;640454-3'],
    ['a part in every sixth row', ['LM358DR', ...Array.from({ length: 5 }, () => 'просто слова')].join('\n')],
    ['names with quantities, without a header', 'паяльник;1\nпровод;20\nприпой;3'],
    ['names under unknown words with quantities', 'Foo;Qty\nпаяльник;1\nпровод;20'],
    ['names under known words', 'Наименование;Кол-во\nпаяльник;1\nпровод;20'],
    ['few parts, but under known words', `Наименование;Примечание\nLM358DR;\n${'слова;и слова\n'.repeat(12)}`],
    ['figures, but under known words', 'Артикул;Кол-во;Цена\n100;1;5\n200;2;6\n300;3;7'],
    ['services beside parts', 'Наименование;Кол-во\nДоставка;1\nLM358DR;5'],
  ])('%s', (_, text) => expect(isNone(text)).toBe(false));
});

it('four of five rows must be wishes if there is no header', () => {
  const wishes = (many: number, others: number) =>
    isNone(
      [
        ...Array.from({ length: many }, () => 'паяльник;1'),
        ...Array.from({ length: others }, () => 'просто слова;и ещё'),
      ].join('\n'),
    );
  expect([wishes(8, 2), wishes(7, 3)]).toEqual([false, true]);
});
