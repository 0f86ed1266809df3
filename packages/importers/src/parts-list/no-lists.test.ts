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

  it.each([
    [
      'steps of a design program',
      'Added Component: Designator=C1(0805)\nAdded Component: Designator=R12(0603)\nAdded Pin To Net: NetName=GND Pin=C1-2\nAdded Net: Name=VCC12\n',
    ],
    [
      'settings with blanks',
      '# adapter\ninterface ft2232\nft2232_device_desc "Adapter RS232"\nft2232_layout tur2\nft2232_vid_pid 0x0403 0xbdc8\njtag_khz 8\njtag_nsrst_delay 200\n',
    ],
    [
      'settings with types',
      'BOARD_PART:(string) DEFAULT_VALUE ()==CURRENT_VALUE (vc707)\nPART:(string) DEFAULT_VALUE (xc7k70t)==CURRENT_VALUE (xc7vx485t)\nSIM.X1:(bool) DEFAULT_VALUE (1)==CURRENT_VALUE (1)\n',
    ],
    ['places alone', 'C1:1\nC10:1\nR2:1\nR3:1\nU1:1\nU12:1\n'],
    [
      'a sweep of measurements',
      `Frequency;Nominal;Min;Max\n${'15349.39;3.14306e-8;3.13951e-8;3.14661e-8\n'.repeat(8)}`,
    ],
    ['ports of a controller', 'X1,PA0\nX2,PA1\nX3,PA2\nX4,PA3\nX5,PB4\nX6,PC5\nX7,3.3V\n'],
    [
      'pins of a cable',
      'Connector Pin,Description,Polarity,STM32 Pin,Notes\n1,Ignition 12V,Pos,B12,\n2,Turn signal,Pos,B13,\n6,Airbag,Neg,A5,\n',
    ],
    [
      'a check of rules',
      '<html><body><table><tr><td>Rule Violations</td><td>Count</td></tr><tr><td>Clearance (Gap=0.25mm)</td><td>0</td></tr><tr><td>Width (Min=0.2mm)</td><td>3</td></tr></table></body></html>',
    ],
    [
      'a stack of layers',
      'Layer,Layer Number,Description,Thickness (um)\nTOP,1,Copper FR4,35\nINNER1,2,Copper FR4,30\nBOTTOM,3,Copper FR4,35\n',
    ],
    ['a budget of mass', 'Bauteil;Gewicht;Anzahl;Gesamtgewicht\nPi;23;1;23\nAkku 18650;45;2;90\nSender MTX2;4;1;4\n'],
  ])('%s', (_, text) => {
    expect(readAs(text)).toBe('text_without_parts');
  });

  it.each([
    [
      'a netlist for electrical tests',
      'P  CODE 00\nP  UNITS CUST 0\n317GND              VIA        MD0118PA00X+073400Y-052400\n',
      'board',
    ],
    ['a board of gEDA', '# release: pcb v4\n\nFileVersion[20091103]\n\nPCB["" 1000.00mil 1000.00mil]\n', 'board'],
    ['a footprint of pcb-rnd', 'li:pcb-rnd-subcircuit-v4 {\n ha:subc.13 {\n  refdes = J0\n }\n}\n', 'board'],
    ['nets', 'SNUB6\tR60-2 R61-2 D60-1 \nnet26\tR45-1 U4-6 \nnet25\tR46-1 U4-3 \nnet24\tR44-2 R42-1 U4-5 \n', 'board'],
    ['drills of Eagle', '%\nM48\nM72\nT01C0.0197\nT02C0.0236\n%\nT01\nX11343Y11726\n', 'gerber'],
    ['a module in Verilog', '\nmodule Registers\n(\n   inout A0,\n   inout A1\n);\nendmodule\n', 'program'],
    ['a script of commands', `GRID inch;\n${"MOVE 'IC1' (0.1 0.2);\nLAYER 16;\n".repeat(6)}`, 'program'],
    [
      'placement with units',
      'C1, 62.4500mm,  -54.6000mm, top,   0.0000 \nC2, 59.9500mm,  -66.8300mm, top, 270.0000 \nR1, 61.9500mm,  -64.9000mm, bottom, 0.0000\n',
      'pick_and_place',
    ],
  ])('%s are refused by what they are', (_, text, what) => {
    expect(readAs(text)).toBe(what);
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
