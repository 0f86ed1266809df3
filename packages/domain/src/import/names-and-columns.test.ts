import { describe, expect, it } from 'vitest';

import { tallyColumn } from './column.ts';
import { packageVariant } from './package-variant.ts';
import { isKnownPublic, otherNumberKey, publicNumbers } from './supplier/public-supplier.ts';
import { meaningOfSingle, readsAsNominal } from './value/single-in-range.ts';

describe('a column', () => {
  const tallyOf = (texts: readonly string[]) => {
    const tally = tallyColumn();
    texts.forEach(tally.add);
    return tally;
  };
  const kindOf = (texts: readonly string[]) => tallyOf(texts).kind();
  const repeated = (count: number, text: string): readonly string[] => Array.from({ length: count }, () => text);

  it('counts each text, and stores 5,000 of them', () => {
    const tally = tallyOf([...Array.from({ length: 5001 }, (_, at) => `t${at}`), 't0', 't5000']);
    expect(tally.filled()).toBe(5003);
    expect(tally.texts().size).toBe(5000);
    expect(tally.texts().get('t0')).toBe(2);
  });
  it('counts all occurrences of a text', () => {
    expect(kindOf([...repeated(9, '5V'), 'see drawing'])).toMatchObject({ kind: 'number', unit: 'volt' });
    expect(kindOf([...repeated(8, '5V'), ...repeated(1, 'x'), 'see drawing'])).toMatchObject({ kind: 'enum' });
  });
  it('joins texts that differ only in signs', () => {
    expect(kindOf([...repeated(2, 'a,b'), 'a, b', '5V'])).toMatchObject({ kind: 'enum' });
  });
  it('is a range if 15 of 100 texts are ranges', () => {
    expect(kindOf([...repeated(15, '1V~2V'), ...repeated(85, '3V')])).toMatchObject({ kind: 'range' });
    expect(kindOf([...repeated(14, '1V~2V'), ...repeated(86, '3V')])).toMatchObject({ kind: 'number' });
  });
  it('has the most frequent unit', () => {
    expect(kindOf(['5V', ...repeated(19, '5A')])).toMatchObject({ kind: 'number', unit: 'ampere' });
    expect(kindOf(['5V', '5A'])).toMatchObject({ kind: 'enum', unit: null });
  });
  it('lists with a unit count as numbers, lists without a unit do not', () => {
    expect(kindOf(['1V, 2V', '5V'])).toMatchObject({ kind: 'number', unit: 'volt' });
    expect(kindOf(['1 / 2', '3 / 4'])).toMatchObject({ kind: 'enum' });
  });
  it('bare ranges have no unit, and bare numbers among counts are counted', () => {
    expect(kindOf(['1~5', '2~8'])).toEqual({ kind: 'range', unit: null, otherUnit: null });
    expect(kindOf(['4P', '8', '9', '2~3'])).toMatchObject({ unit: 'count' });
  });
  it('is a flag only if all texts are flags', () => {
    expect(kindOf([])).toMatchObject({ kind: 'enum' });
    expect(kindOf(['-', 'yes'])).toMatchObject({ kind: 'flag' });
  });
  it('words in another letter case are equal', () => {
    const words = Array.from({ length: 200 }, (_, at) => `word ${at}x`);
    expect(kindOf([...words, ...words.map((word) => word.toUpperCase())])).toMatchObject({ kind: 'enum' });
    expect(kindOf(['y'.repeat(60)])).toMatchObject({ kind: 'enum' });
    expect(kindOf(['y'.repeat(61), 'short'])).toMatchObject({ kind: 'text' });
  });
});

describe('the package of a part', () => {
  it.each([
    ['LQFP-44', 'QFP-44'],
    ['WLCSP-20', 'WLCSP-20'],
    ['FCBGA-100', 'BGA-100'],
    ['FBGA-100', 'BGA-100'],
    ['TSSOP-14', 'SSOP-14'],
    ['VQFN-20', 'QFN-20'],
    ['SOT-23-5L', 'SOT-23-5'],
    ['SOP-8-EP', 'SOIC-8'],
    ['P=2.54mm', 'P2.54'],
    ['P=0.5mm', 'P0.50'],
    ['My box', 'MYBOX'],
    ['', ''],
  ])('%j is %j', (written, body) => expect(packageVariant(written)).toBe(body));
});

describe('numbers of suppliers', () => {
  it.each(['lcsc', 'LCSC Electronics', 'Digi-Key', 'DigiKey Electronics', 'mouser', 'Mouser Electronics'])(
    '%s is known to everybody',
    (name) => expect(isKnownPublic(name)).toBe(true),
  );
  it.each(['Acme', '', 'lcscx'])('%j is not', (name) => expect(isKnownPublic(name)).toBe(false));
  it('letters of any language stay in a number', () => expect(otherNumberKey('ab-1 Ж/2')).toBe('AB1Ж2'));
  it('either name of a supplier, its own or that of its numbers, makes them public', () => {
    const source = { code: 'acme-trade', numberName: 'Acme', isPublic: true };
    expect(publicNumbers({ ACME: '1', 'Acme Trade': '2', other: '3' }, [source])).toEqual({
      ACME: '1',
      'Acme Trade': '2',
    });
    expect(publicNumbers({ acme: '1' }, [{ ...source, code: 'acme', numberName: null }])).toEqual({ acme: '1' });
  });
});

describe('a single number in a column of ranges', () => {
  const place = { column: 'Voltage', key: 'supply_voltage', unit: 'volt', isNominal: false } as const;
  it.each([
    'Vcc (max)',
    'V(max.)',
    'max voltage',
    'Maximum',
    'Макс. напряжение',
    'не более',
    'не выше',
    'до',
    'Напряжение, до',
  ])('%s: the upper end', (column) => expect(meaningOfSingle(5, { ...place, column })).toBe('max'));
  it.each(['V(min)', 'min. V', 'Minimum', 'мин. напряжение', 'минимум', '(мин)', 'не менее', 'не ниже'])(
    '%s: the lower end',
    (column) => expect(meaningOfSingle(5, { ...place, column })).toBe('min'),
  );
  it.each([
    'supply_voltage',
    'vin',
    'vin_range',
    'max_vin',
    'input_voltage',
    'voltage_input',
    'operating_voltage',
    'working_voltage',
  ])('%s may be either end or the value', (key) => expect(meaningOfSingle(5, { ...place, key })).toBe('single'));
  it.each(['output_voltage', 'vinyl', 'coil_voltage'])('%s is the value', (key) =>
    expect(meaningOfSingle(5, { ...place, key })).toBe('point'),
  );
  it('zero degrees is the lower end', () => {
    expect(meaningOfSingle(0, { ...place, unit: 'celsius' })).toBe('min');
    expect(meaningOfSingle(0.5, { ...place, unit: 'celsius' })).toBe('max');
    expect(meaningOfSingle(5, { ...place, unit: 'ampere' })).toBe('point');
  });
  it.each([0.9, 1, 1.1, 1.2, 1.5, 1.8, 2.5, 2.8, 3, 3.3, 5, 9, 12, 15, 24, 48, 110, 220, 230, -12])(
    '%d V is a standard supply voltage',
    (volts) => expect(readsAsNominal([volts])).toBe(true),
  );
  it('three of five such voltages make a column nominal', () => {
    expect(readsAsNominal([5, 12, 24, 42, 17])).toBe(true);
    expect(readsAsNominal([5, 12, 42, 17])).toBe(false);
  });
});
