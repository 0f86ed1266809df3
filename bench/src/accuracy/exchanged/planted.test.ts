import { expect, test } from 'vitest';
import type { TrueLine } from '../truth.ts';
import { cellsBeside, cellsOf, editedFile, hasNumber } from './edit-sheet.ts';
import { PartsBySort, plantingsFor } from './plant.ts';
import { factsOf, type RawPart } from './raw-facts.ts';
import type { KnownPart } from './raw-parts.ts';
import { statedFacts, type StatedFacts } from './stated-facts.ts';

const line = (stated: Partial<TrueLine>): TrueLine => ({
  row: 2,
  refs: ['C1', 'C2'],
  qty: '2',
  mpn: 'ABC-1',
  value: '',
  pkg: '',
  maker: '',
  desc: '',
  sku: '',
  dnp: null,
  ...stated,
});

const read = (stated: Partial<TrueLine>): StatedFacts => {
  const found = statedFacts(line(stated), []);
  if (found === null) throw new Error('expected a line of one sort');
  return found;
};

const part = (mpn: string, own: Partial<RawPart>): KnownPart => {
  const raw: RawPart = {
    mpn,
    manufacturer: 'Acme',
    package: '0603',
    category: 'Capacitors',
    subcategory: 'Ceramic Capacitors',
    attributes: {},
    ...own,
  };
  return { ...raw, facts: factsOf(raw) };
};

const capacitor = (mpn: string, own: readonly [string, string, string, string], body = '0603'): KnownPart => {
  const [nominal, volts, dielectric, tolerance] = own;
  return part(mpn, {
    package: body,
    attributes: {
      Capacitance: nominal,
      'Voltage rating': volts,
      'Temperature coefficient': dielectric,
      Tolerance: tolerance,
    },
  });
};

test('a description in capitals states value, voltage, dielectric, tolerance and package', () => {
  const { facts, package: body, isComplete } = read({ desc: 'CAP CER 0.1UF 50V 10% X7R 0603' });
  expect(facts).toMatchObject({ sort: 'capacitor', nominal: 1e-7, volts: 50, dielectric: 'X7R', tolerancePercent: 10 });
  expect({ body, isComplete }).toEqual({ body: '0603', isComplete: true });
});

test('other columns of the file state ratings and the package', () => {
  const said = statedFacts(line({ value: '100n' }), ['C1', '100n', '50V', '±10%', 'X7R', 'package 0805; part # ABC-1']);
  expect(said?.facts).toMatchObject({ nominal: 1e-7, volts: 50, dielectric: 'X7R', tolerancePercent: 10 });
  expect(said?.package).toBe('0805');
});

test.each([
  [{ refs: ['R1'], value: '4k7' }, 4700],
  [{ refs: ['R1'], desc: 'RES 240 OHM 1/16W' }, 240],
  [{ refs: ['R1'], desc: 'Резистор 4,7 кОм' }, 4700],
  [{ refs: ['L1'], value: '4u7' }, 4.7e-6],
  [{ value: '22 pF' }, 2.2e-11],
  [{ value: '0,1 мкФ' }, 1e-7],
  [{ refs: ['R1'], value: '1206' }, null],
  [{ value: '100n', desc: 'Ceramic 1uF' }, null],
] as const)('value of %o', (stated, nominal) => {
  expect(read({ ...stated, refs: [...('refs' in stated ? stated.refs : ['C1'])] }).facts.nominal).toBe(nominal);
});

test.each([
  ['Resistor_SMD:R_0805_2012Metric', '0805'],
  ['Package_TO_SOT_SMD:SOT-23', 'SOT-23'],
  ['SOT-23-5', ''],
  ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC-8'],
  ['DO41', 'DO-41'],
])('package %s', (pkg, body) => {
  expect(read({ refs: ['R1'], pkg }).package).toBe(body);
});

test('words of another sort than the letter state nothing', () => {
  expect(statedFacts(line({ refs: ['R1'], desc: 'Capacitor 100nF' }), [])).toBeNull();
  expect(statedFacts(line({ refs: ['D1'], desc: 'LED red' }), [])).toBeNull();
});

test('a number contradicts a line in one kind of value only', () => {
  const same = ['100nF', '50V', 'X7R', '±10%'] as const;
  const parts = [
    capacitor('FITS', same),
    capacitor('VALUE', ['1uF', '50V', 'X7R', '±10%']),
    capacitor('VOLTAGE', ['100nF', '16V', 'X7R', '±10%']),
    capacitor('DIELECTRIC', ['100nF', '50V', 'Y5V', '±10%']),
    capacitor('TOLERANCE', ['100nF', '50V', 'X7R', '±20%']),
    capacitor('PACKAGE', same, '0805'),
    capacitor('TWO', ['1uF', '16V', 'X7R', '±10%']),
    part('KIND', { category: 'Resistors', subcategory: 'Chip Resistor', attributes: { Resistance: '10kΩ' } }),
  ];
  const said = read({ desc: 'CAP CER 0.1UF 50V 10% X7R 0603' });
  const planted = plantingsFor(said, new PartsBySort(parts), 1, 5);
  expect(planted.map(({ kind, part: { mpn } }) => [kind, mpn])).toEqual([
    ['value', 'VALUE'],
    ['package', 'PACKAGE'],
    ['tolerance', 'TOLERANCE'],
    ['voltage', 'VOLTAGE'],
    ['dielectric', 'DIELECTRIC'],
    ['kind', 'KIND'],
    ['fitting', 'FITS'],
  ]);
});

test('a line with a letter alone is contradicted by a part of another sort', () => {
  const resistor = part('KIND', { subcategory: 'Chip Resistor', category: 'Resistors' });
  const planted = plantingsFor(read({ value: 'ABC-1' }), new PartsBySort([resistor]), 1, 5);
  expect(planted.map(({ kind }) => kind)).toEqual(['designator']);
});

test('the number, its beginning, the maker and the distributor number are replaced', () => {
  const truth = line({ mpn: 'LM358DR', maker: 'TI', sku: 'C7950' });
  const rows = [
    ['Ref', 'Value', 'MPN', 'Maker', 'SKU', 'Text'],
    ['U1', 'LM358', 'LM358DR', 'TI', 'C7950', 'https://shop.example/LM358DR/0805'],
    ['', '', 'LM358ADR', 'Onsemi'],
    ['U2', 'LM358', 'LM358DR', 'TI', 'C7950', ''],
  ];
  const file = {
    kind: 'csv' as const,
    encoding: null,
    separator: null,
    bestSheet: 0,
    sheets: [{ name: 'list', rows, rowNumbers: [1, 2, 3, 4] }],
  };
  const own = { truth, rows: [2, 3] };
  const cells = cellsOf(file, 0, own.rows);
  expect([hasNumber(cells, truth.mpn), hasNumber(cells, 'LM358D')]).toEqual([true, false]);
  expect(cellsBeside(['U1', '0805', 'LM358DR', 'https://shop.example/0805'], truth)).toEqual(['U1', '0805']);
  const edited = editedFile(file, 0, [{ ...own, part: part('OTHER-1', {}) }]);
  expect(edited.sheets[0]?.rows.slice(1)).toEqual([
    ['U1', 'OTHER-1', 'OTHER-1', 'Acme', '', 'https://shop.example/OTHER-1/0805'],
    [],
    rows[3],
  ]);
});
