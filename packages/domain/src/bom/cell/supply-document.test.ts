import { describe, expect, it } from 'vitest';

import { isDrawingNumber, isSupplyDocument, withoutSupplyDocuments } from './supply-document.ts';

describe('a supply document of a part', () => {
  it.each([
    'ОЖ0.467.180 ТУ',
    'АБВГ.434110.004ТУ',
    'АБВГ.431200.424-07ТУ',
    'ОЖО.460.174-МТУ',
    'ОЮ0.480.003ТУ-Р',
    'аА0.339.190ТУ, И93.456.000ТУ/Д7',
    'ОЖ0.467.164',
    'ТУ 16-505.185-71',
    'TУ РБ 100009933.004-2001',
    'ГОСТ 22376-77',
    'ГОСТ Р ИСО 7046-2',
    'ГОСТ ISO 4032',
    'ОСТ 11 0.335.001',
  ])('is %s', (text) => {
    expect(isSupplyDocument(text)).toBe(true);
    expect(isDrawingNumber(text)).toBe(false);
    expect(withoutSupplyDocuments(`Резистор Р1-8 ${text}`).replace(/[\s,]+$/u, '')).toBe('Резистор Р1-8');
  });

  it.each(['1N4148', 'К155ЛА3', '2Т3130А9', 'JMK316ABJ107ML-T', 'ISO1540', '78253/55MVC', 'Р1-8В-0,125-56 кОм±5%', ''])(
    'is not %s',
    (text) => {
      expect(isSupplyDocument(text)).toBe(false);
      expect(withoutSupplyDocuments(text)).toBe(text);
    },
  );

  it('is distinguished from a drawing number of the company', () => {
    for (const text of ['АБВГ.468332.800', 'АБВГ.468332.800-01', 'АБВГ.469158.001ПЭ3', 'АБВГ 713141.030']) {
      expect(isDrawingNumber(text)).toBe(true);
      expect(isSupplyDocument(text)).toBe(false);
    }
    expect(withoutSupplyDocuments('Модуль контроллера (МК) АБВГ.468332.800')).toBe('Модуль контроллера (МК)');
  });
});

describe('forms of supply documents', () => {
  it.each(
    `аА0.339.190ТУ ОЖО.460.174-МТУ ОЖ0.467.164М-ТУ АЕЯР.431200.424ТУ АЕЯР.431200.424-123ТУ ОЖ0.467.164ТУ/02 ОЖ0.467.164ТУ-Р/02/Д7
    ОЖ12.467.164ТУ А.123456.12ТУ П0.070.052 ОЖ.467.164 ТУ22376-77 ТУРБ100009933 ТУBY100009933 ГОСТ1 GOST22376:77 ГОСТРВ20.39
    ОСТ11-335 ОСТВ11-335 СТО123-45 СТБ123 СТП123 РД123 РМВ123`.split(/\s+/u),
  )('%s', (text) => expect(isSupplyDocument(text)).toBe(true));
  it.each([
    'ОЖ0.467.169  ТУ',
    'АБВГД.431200.424ТУ',
    'ОЖ123.467.164ТУ',
    'ОЖ0.46.164ТУ',
    'ОЖ0.4671234.164ТУ',
    'ОЖ0.467.1ТУ',
    'ОЖ0.467.1234ТУ',
    'АЕЯР.431200.424-1234ТУ',
    'ОЖ0.467.164ТУ/1234567',
    'ОЖ0.467.164ТУ-1-2-3-4',
    'xОЖ0.467.164',
    'ОЖ0.467.164x',
    'АБВГД.123.456',
    'П0.07.052',
    'ТУ 12',
    'СТО1',
    'DIN7',
    'DIN 1',
    'DIN 1234567',
    'ISO 7046',
    'ОЖ0.467.164, x',
    ', ;',
    'ТУ',
  ])('but not %s', (text) => expect(isSupplyDocument(text)).toBe(false));
  it.each(['DIN 7985', 'DIN EN ISO 7046-2', 'DIN EN 60062-1-2', 'ГОСТ 22376-77 и ОЖ0.467.164', 'ГОСТ 1;\nГОСТ 2,'])(
    '%j',
    (text) => expect(isSupplyDocument(text)).toBe(true),
  );
  it('has at most 200 characters', () => {
    const text = (length: number) => `ГОСТ ${'1'.repeat(length - 5)}`;
    expect([isSupplyDocument(text(200)), isSupplyDocument(text(201))]).toEqual([true, false]);
  });
});

describe('forms of drawing numbers', () => {
  it.each([
    'АБ.468332.800',
    'АБВГД.468332.80',
    'АБВГ.46833.800',
    'АБВГ468332.800',
    'АБВГ. 468332.800',
    'АБВГ  468332.800',
    'АБВГ.468332.800-12',
    'АБВГ.468332.800-123.45',
    'АБВГ.468332.800 ПЭ3',
    'АБВГ.468332.800ВО12',
    'АБВГ.468332.800Э3.1',
    'АБВГ.468332.800-01ПЭ3-ЛУ',
    ' АБВГ.468332.800 ',
  ])('%s', (text) => expect(isDrawingNumber(text)).toBe(true));
  it.each([
    'А.468332.800',
    'АБВГДЕ.468332.800',
    'АБВГ...468332.800',
    'АБВГ.4683.800',
    'АБВГ.4683321.800',
    'АБВГ.468332.8',
    'АБВГ.468332.8001',
    'АБВГ.468332.800-1',
    'АБВГ.468332.800-1234',
    'АБВГ.468332.800-01.4',
    'АБВГ.468332.800ПЭС',
    'АБВГ.468332.800  ПЭ3',
    'АБВГ.468332.800Э345',
    'xАБВГ.468332.800',
    'АБВГ.468332.800x',
    'АБВГ.468332.800ТУ',
    `АБВГ.468332.800${' '.repeat(26)}`,
  ])('but not %s', (text) => expect(isDrawingNumber(text)).toBe(false));
});

describe('names without documents', () => {
  it.each([
    ['К53-56, ОЖ0.467.180 ТУ;', 'К53-56'],
    [': К53-56 ;', 'К53-56'],
    ['К53-56 (ОЖ0.467.180 ТУ) 10 В', 'К53-56 10 В'],
    ['К53-56  10   В', 'К53-56 10 В'],
    ['ГОСТ 22376-77 ОЖ0.467.180 ТУ x', 'x'],
    ['xГОСТ 22376-77', 'xГОСТ 22376-77'],
    [`${'x'.repeat(1000)}y`, 'x'.repeat(1000)],
  ])('%s: %s', (text, expected) => expect(withoutSupplyDocuments(text)).toBe(expected));
});
