import { describe, expect, it } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { namesNoParts } from './nameless-sheet.ts';
import { isOtherTable, opensHistory } from './other-tables.ts';

const rows = (...lines: readonly string[]) => sheetOf(lines.join('\n'));
const times = (count: number, ...lines: readonly string[]) => Array.from({ length: count }, () => lines).flat();

describe('tables of other things', () => {
  it.each(
    `Start|End, Base addr|Size, Offset|Length, Begin|Last, Start address|Register, Addr|Access, Address|Reset, Base address|Reset value,
    Addr|Default, Addr|Bits, Current mA|Duty, Power|Charge, Ток|Заряд, Мощность|Энергия, Power|Capacity, Mode|Current, State|Power,
    Режим|Ток, Input current|Output voltage|Total, Class|Message, Severity|Message text, Level|Message, Key|Value, Ключ|Значение,
    Rule|Count, Violation|Number, Rule violations|Count, Layer|Thickness, Слой|Толщина, Lage|Dicke, Weight|Total weight,
    Масса|Общая масса, Gewicht|Gesamtgewicht, From|To|Signal, Откуда|Куда|Провод, From pin|To pin|Net, From|To|Colour, Net|Pins,
    Net name|Nodes, Цепь|Выводы, Net|Part|Pad, Rev|Date|Author, Version|Date|Changes, Ревизия|Дата|Изменения, Peripheral|Pins,
    Interface|Pin count, Периферия|Выводы`.split(/,\s*/u),
  )('%s', (headers) => {
    const cells = headers.split('|');
    const of = (...own: readonly string[]) => isOtherTable(rows(own.join(';')));
    expect([
      of(...cells),
      of(...cells, 'Foo'),
      of(...cells.slice(1)),
      of(...cells, 'Ref'),
      of(...cells, 'MPN'),
    ]).toEqual([true, true, false, false, false]);
  });
  it.each([
    ['Current|Duty|Qty', true],
    ['Layer|Thickness|Qty', true],
    ['Weight|Total weight|Qty', true],
    ['Mode|Current|Qty', false],
    ['Start|End|Qty', false],
    ['From|Tolerance|Signal', false],
    ['Restart|Ends', false],
    [`Start|${'x'.repeat(61)}|End`, true],
    [`Start|End ${'x'.repeat(60)}`, false],
  ])('%s: %s', (headers, expected) => expect(isOtherTable(rows(headers.replaceAll('|', ';')))).toBe(expected));
  it('the header is among the first ten rows and forty columns', () => {
    expect([
      isOtherTable(rows(...times(9, 'x'), 'Start;End')),
      isOtherTable(rows(...times(10, 'x'), 'Start;End')),
    ]).toEqual([true, false]);
    const wide = (count: number) => isOtherTable(rows(`Start${';'.repeat(count)}End`));
    expect([wide(39), wide(40)]).toEqual([true, false]);
  });
});

describe('the history of a document', () => {
  it.each(
    'Revision|Revisions:|Revision history|Revisions log|Revision table:|Revision record|Change history|Changes log|Version table|Changelog|Change log:|История изменений|Лист версий|Таблица ревизий:|Журнал изменений|Änderungshistorie|Revisionsverlauf|Änderungsliste:|Sürüm geçmişi|Değişiklik listesi'.split(
      '|',
    ),
  )('%s', (title) =>
    expect([opensHistory(['', ` ${title} `]), opensHistory([`my ${title}`]), opensHistory([`${title} x`])]).toEqual([
      true,
      false,
      false,
    ]),
  );
  it.each([
    'Rev;Date',
    'Rev. No;Datum;Author',
    'Version;Дата',
    'Изм;Дата',
    'Ревизия;Tarih',
    'Issue;Date;a;b;c;d',
    'Sürüm;Tarih',
    'Ver;Date',
  ])('%s', (header) => expect(opensHistory(header.split(';'))).toBe(true));
  it.each([
    'Rev;Author',
    'Date;Author',
    'Rev 2;Date',
    'Rev;Date;a;b;c;d;e',
    `Rev;Date;${'x'.repeat(41)}`,
    'Change',
    '',
  ])('not %j', (header) => expect(opensHistory(header.split(';'))).toBe(false));
  it('a text of forty letters may be a header', () => expect(opensHistory(['Rev', 'Date', 'x'.repeat(40)])).toBe(true));
});

describe('sheets that name no parts', () => {
  it.each<[string, readonly string[]]>([
    ['words', ['Hello;world', 'of;words']],
    ['figures', [...times(4, '1;2;3'), 'LM358DR;x']],
    ['figures of other forms', [...times(4, '-1.5;2e-3;+3 000,5'), 'LM358DR;x']],
    ['mail addresses', ['Ivan;LM358DR;a@b.example', 'Petr;LM358DR;c@d.example']],
    ['a log', ['2026-01-02 10:20;LM358DR', '2026-1-2T1:20;LM358DR']],
    ['dates', ['2026-01-02;x', '1.2.26;x', '01/02/2026;x']],
    ['one part in seven rows', ['LM358DR;x', ...times(6, 'some;words')]],
    ['phone numbers', ['Ivan;79161234567', 'Petr;89161234567']],
    ['percents and degrees', ['a;5%', 'b;20 °C']],
    ['measurements', ['Parameter;Value;Unit', 'Voltage;5;V', 'Gain;10k;x']],
    ['pins by their ports', times(5, 'PA0;LM358DR')],
    ['ports with dots', times(5, 'x; PB.13 ;')],
    ['ports of another kind', times(5, 'x;y;z;GPIO_4')],
    ['connections of pins', ['Connector Pin;STM32 Pin', '1;LM358DR']],
    ['pin words', ['Port;Function', 'LM358DR;x']],
    ['another table', ['Start;End', 'LM358DR;x']],
    ['services', ['Item;Qty', 'Доставка;1']],
  ])('%s', (_, lines) => expect(namesNoParts(rows(...lines))).toBe(true));
  it.each<[string, readonly string[]]>([
    ['a part', ['LM358DR;x']],
    ['one part in six rows', ['LM358DR;x', ...times(5, 'some;words')]],
    ['a value', ['some 10k;x']],
    ['a package', ['SOT-23;x']],
    ['designators', ['R1, R2;x']],
    ['a kind of part', ['Resistor;x']],
    ['an order number', ['640454-3;5']],
    ['a part among figures', [...times(3, '1;2;3'), ...times(2, 'LM358DR;x')]],
    ['figures in two cells', times(4, '1725656;2')],
    ['a word behind brackets', ['(LM358DR);x']],
    ['a wish list', ['blue lamp;5', 'red lamp;7', 'big lamp;9', 'lamp;1', 'words']],
    ['quantities among unknown words', ['Foo;Qty', 'lamp;many']],
    ['a known list', ['Ref;Qty;MPN', 'x;y;z']],
    ['four ports', times(4, 'PA0;LM358DR')],
    ['pins beside part numbers', ['Connector Pin;STM32 Pin;MPN', '1;2;LM358DR']],
    ['one column of pins', ['Connector Pin;Foo', '1;LM358DR']],
    ['units beside quantities', ['Qty;Value;Unit', '5;10k;x']],
    ['services beside parts', ['MPN;Qty', 'LM358DR;1', 'Доставка;1']],
  ])('but not %s', (_, lines) => expect(namesNoParts(rows(...lines))).toBe(false));
  it.each(
    'услуги работы доставка консультация аренда обучение подписка service consulting delivery shipping subscription hosting hizmet nakliye danışmanlık dienstleistung beratung lieferung'.split(
      ' ',
    ),
  )('a list of the service %s', (word) => {
    expect([namesNoParts(rows('Item;Qty', `${word};1`)), namesNoParts(rows('Item;Qty', 'lamp;1'))]).toEqual([
      true,
      false,
    ]);
  });
  it.each(['Qty', 'Quantity', 'Кол.', 'Кол-во', 'Количество', 'Menge', 'Anzahl', 'Adet', 'Miktar', '数量'])(
    '%s announces a list',
    (word) => expect(namesNoParts(rows(`Foo bar baz;${word}`, 'lamp;many'))).toBe(false),
  );
});
