import { describe, expect, it } from 'vitest';

import { readPartsFile } from './read.ts';
import { readAs, sheetOf, utf8, workbook } from './test-files.ts';

describe('a text or table in which nothing names a part is refused', () => {
  it.each([
    ['a licence', 'BSD License\nCopyright (c) 2019\nRedistribution and use in source and binary forms are permitted.'],
    ['a letter', 'Hello!\nPlease tell me when order 31-000417 arrives.\nIt was paid on 12.03.2025 at 14:00.\nAnn'],
    ['settings', '[main]\nname=shop\nport=8080\nhost=a1b2\n'],
    ['an exchange of accounts', '1CClientBankExchange\nВерсияФормата=1.03\nНомер=7\nСумма=250.00\nПлательщик=Иванов\n'],
    ['a journal', '2025-03-03 10:00:00 INFO request 12ab served\n2025-03-03 10:00:01 INFO request 13ab served'],
    ['a table of a journal', 'when,what\n2025-03-03T10:00:00Z,request 12ab3\n2025-03-03T10:01:00Z,request 12ab4\n'],
    ['contacts', 'Name,Mail,Phone,City\nAnn,ann12@mail.example,+7 900 123-45-67,Tver\nBob,bob34@mail.example,,Omsk\n'],
    ['telephones', 'name,phone\nAnn,79001234567\nBob,79001234568'],
    ['measurements', `t;U1;I1;T\n${'0.00;3.300;0.1;25\n'.repeat(10)}`],
    ['measurements whose commas look like decimals', `"t, s","U1, V"\n${'0.00,3.300,0.1000\n'.repeat(10)}`],
    ['a timetable', 'Mon\t9:00\t10:00\nTue\t9:00\t11:00'],
    ['an invoice of services', '№;Наименование услуг;Кол-во;Цена\n1;Консультация;2;1500\n2;Услуги связи;1;500'],
    ['a table of an article', '<html><body><table><tr><td>Mon</td><td>9:00</td></tr></table></body></html>'],
  ])('%s', (_, text) => {
    expect(readAs(text)).toBe('text_without_parts');
  });

  it('a workbook is refused, unless one of its sheets is a list', () => {
    const hours = sheetOf([
      ['Worker', '1', '2', '3'],
      ['Ann', '8', '8', 'V'],
    ]);
    const list = sheetOf([
      ['Part', 'Qty'],
      ['LM358', '2'],
    ]);
    expect(readAs(workbook({ Hours: hours }, 'xlsx'))).toBe('text_without_parts');
    expect(readAs(workbook({ Hours: hours, BOM: list }, 'xlsx'))).toHaveProperty('rows.0', ['Part', 'Qty']);
  });

  it('a circuit for a simulator is refused as a design file', () => {
    expect(readAs('Amplifier\nVcc vcc 0 DC 12\nQ1 c b e BC547\nR1 vcc c 4k7\n.tran 1u 1m\n.end\n')).toBe('board');
  });
});

describe('short lists are lists', () => {
  it.each([
    ['numbers', 'CD4066\n4066\n7805'],
    ['order numbers and how many', '1725656;10\n640454-3;5'],
    ['names and how many', '3;Button red\n4;Battery holder\n5;Heat sink'],
    ['names below words', 'Наименование;Кол-во\nПровод монтажный;2\nПрипой;1'],
    ['names with an equals sign', 'Arduino=3\nButton=5\nLED=10'],
    ['places and parts', 'V1 LM7805\nR1 10k 0805 1%\nC1 100n 50V X7R'],
    ['words that are not known above numbers', 'Foo;Bar;Baz\nLM358;3;x\nNE555;4;y'],
    ['a polite letter', 'Hello, is the STM32F103C8T6 in stock?'],
  ])('%s', (_, text) => {
    expect(readAs(text)).toHaveProperty('rows');
  });

  it('a text is a list if a person chose how to read it', () => {
    expect(readPartsFile(utf8('a;b\nc;d\n'), 'a.csv', { separator: ';' })).toMatchObject({ ok: true });
  });
});
