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
