import { describe, expect, it } from 'vitest';

import type { PartDifference } from '../part/difference.ts';
import type { PartFacts } from '../part/part-facts.ts';
import { unknownLine, type BomLine } from '../row/bom-line.ts';
import { differencesOf } from './differences.ts';
import { lineStatements } from './stated-line.ts';

type Row = readonly [what: string, line: Partial<BomLine>, slug: string, values: PartFacts['values'], PartDifference[]];

const found = (line: Partial<BomLine>, slug: string, values: PartFacts['values'], body: string | null = null) =>
  differencesOf(lineStatements({ ...unknownLine, ...line }), { categories: [slug], values }, body);

const value = (asked: string, own: string, key: string | null): PartDifference => ({
  subject: 'value',
  asked,
  found: own,
  key,
});

describe('the value of a line and of a part', () => {
  it.each<Row>([
    ['rounded by 1 %', { value: '101R' }, 'resistors', { resistance: 100 }, []],
    ['off by 2 %', { value: '102R' }, 'resistors', { resistance: 100 }, [value('102R', '100', 'resistance')]],
    ['zero', { value: '0R' }, 'resistors', { resistance: 0 }, []],
    ['a crystal within 0.5 %', { value: '8.03MHz' }, 'frequency-control', { frequency: 8e6 }, []],
    [
      'a crystal beyond',
      { value: '8.05MHz' },
      'frequency-control',
      { frequency: 8e6 },
      [value('8.05MHz', '8000000', 'frequency')],
    ],
    ['unknown to the catalogue', { value: '4.7k' }, 'resistors', {}, []],
    ['one of two', { value: '4.7k 10k' }, 'resistors', { resistance: 10_000 }, []],
    ['milliohms', { value: '10m' }, 'resistors', { resistance: 0.01 }, []],
    ['megohms written in lower case', { value: '10m' }, 'resistors', { resistance: 1e7 }, []],
    ['neither', { value: '10m' }, 'resistors', { resistance: 10 }, [value('10m', '10', 'resistance')]],
    ['another unit in the description', { description: '16nF' }, 'resistors', { resistance: 10 }, []],
    ['another unit among words', { value: '16nF film' }, 'resistors', { resistance: 10 }, []],
    [
      'the first of two units',
      { value: '16nF 10uH' },
      'resistors',
      { resistance: 10 },
      [value('16nF', '10', 'resistance')],
    ],
    ['another unit, the own value unknown', { value: '16nF' }, 'resistors', {}, [value('16nF', 'resistor', null)]],
    ['henries of a resistor', { value: '10uH' }, 'resistors', { resistance: 10 }, [value('10uH', '10', 'resistance')]],
    [
      'ohms of a capacitor',
      { value: '10k' },
      'capacitors',
      { capacitance: 1e-7 },
      [value('10k', '1e-7', 'capacitance')],
    ],
    [
      'a bare number of farads at a coil',
      { value: '10p' },
      'inductors',
      { inductance: 1e-5 },
      [value('10p', '0.00001', 'inductance')],
    ],
    ['a bare value of a microcircuit', { value: '100n' }, 'integrated-circuits', {}, []],
    ['ohms of a microcircuit', { value: '10kOhm' }, 'integrated-circuits', {}, [value('10kOhm', 'ic', null)]],
    ['volts of a microcircuit', { value: '5V' }, 'integrated-circuits', {}, []],
    ['bare farads of a crystal', { value: '20p' }, 'frequency-control', { frequency: 8e6 }, []],
    [
      'a resistor network',
      { value: '4.7k' },
      'resistor-networks',
      { resistance: 1000 },
      [value('4.7k', '1000', 'resistance')],
    ],
    [
      'a potentiometer',
      { value: '4.7k' },
      'potentiometers',
      { resistance: 1000 },
      [value('4.7k', '1000', 'resistance')],
    ],
    ['a thermistor', { value: '4.7k' }, 'ntc-thermistors', { resistance: 1000 }, [value('4.7k', '1000', 'resistance')]],
    ['a bead', { value: '600R' }, 'ferrite-beads', { impedance: 120 }, [value('600R', '120', 'impedance')]],
    [
      'in two texts: the first',
      { value: '4.7k', description: '22k' },
      'resistors',
      { resistance: 10 },
      [value('4.7k', '10', 'resistance')],
    ],
  ])('%s', (_, line, slug, values, expected) => expect(found(line, slug, values)).toEqual(expected));

  it.each<[string, number, PartDifference[]]>([
    ['4,7', 4.7, []],
    ['4,7', 47, [value('4,7', '47', 'resistance')]],
    ['10', 10_000, []],
    ['103', 10_000, []],
    ['4702', 47_000, []],
    ['47', 4.7, [value('47', '4.7', 'resistance')]],
    ['0.103', 10_000, [value('0.103', '10000', 'resistance')]],
    ['10005', 1e8, [value('10005', '100000000', 'resistance')]],
    ['10215', 1020, [value('10215', '1020', 'resistance')]],
    ['12', 1, [value('12', '1', 'resistance')]],
    ['1/4', 1, []],
  ])('%s without a unit at a resistor of %d Ohm', (text, resistance, expected) => {
    expect(found({ value: text }, 'resistors', { resistance })).toEqual(expected);
    expect(found({ value: text }, 'capacitors', { resistance })).toEqual([]);
    expect(found({ value: text }, 'resistors', {})).toEqual([]);
  });
});

describe('ratings', () => {
  const rating = (subject: PartDifference['subject'], asked: string, own: string, key: string): PartDifference[] => [
    { subject, asked, found: own, key },
  ];
  it.each<Row>([
    ['the lowest voltage counts', { description: 'MOSFET 60V 20V' }, 'transistors', { drain_source_voltage: 30 }, []],
    [
      'the lowest one is too high',
      { description: '60V 40V' },
      'transistors',
      { drain_source_voltage: 30 },
      rating('voltage', '40V', '30', 'drain_source_voltage'),
    ],
    ['PNP parts have negative voltages', { description: '40V' }, 'transistors', { collector_emitter_voltage: -45 }, []],
    [
      'of a PNP part',
      { description: '60V' },
      'transistors',
      { collector_emitter_voltage: -45 },
      rating('voltage', '60V', '-45', 'collector_emitter_voltage'),
    ],
    ['the widest tolerance counts', { description: '1% 5%' }, 'resistors', { tolerance: 2 }, []],
    [
      'a wider tolerance',
      { description: '1%' },
      'resistors',
      { tolerance: 2 },
      rating('tolerance', '1%', '2', 'tolerance'),
    ],
    [
      'of a network',
      { description: '1%' },
      'resistor-networks',
      { tolerance: 2 },
      rating('tolerance', '1%', '2', 'tolerance'),
    ],
    [
      'of a coil',
      { description: '10%' },
      'inductors',
      { tolerance: 20 },
      rating('tolerance', '10%', '20', 'tolerance'),
    ],
    ['of a crystal: not compared', { description: '1%' }, 'frequency-control', { tolerance: 2 }, []],
    ['zero percent tells none', { description: '0%' }, 'resistors', { tolerance: 2 }, []],
    ['an unknown tolerance', { description: '1%' }, 'resistors', { tolerance: 'x' }, []],
    [
      'power of a resistor',
      { description: '0.25W' },
      'resistors',
      { power: 0.1 },
      rating('power', '0.25W', '0.1', 'power'),
    ],
    ['power of another part: not compared', { description: '0.25W' }, 'capacitors', { power: 0.1 }, []],
    ['a Zener voltage within 3 %', { description: '5.2V' }, 'diodes', { zener_voltage: 5.1 }, []],
    ['at exactly 3 %', { description: '103V' }, 'diodes', { zener_voltage: 100 }, []],
    ['one of two', { description: '5.1V 40V' }, 'diodes', { zener_voltage: 5.1 }, []],
    [
      'another one',
      { description: '6.2V 40V' },
      'diodes',
      { zener_voltage: 5.1 },
      rating('voltage', '6.2V', '5.1', 'zener_voltage'),
    ],
    ['a range of Zener voltages', { description: '6.2V' }, 'diodes', { zener_voltage: [5, 6] }, []],
    ['no Zener voltage stated', { description: 'Zener' }, 'diodes', { zener_voltage: 5.1 }, []],
    ['a better dielectric', { description: 'X7R' }, 'capacitors', { dielectric: 'C0G' }, []],
    [
      'a worse dielectric',
      { description: 'X7R' },
      'capacitors',
      { dielectric: 'Y5V' },
      rating('dielectric', 'X7R', 'Y5V', 'dielectric'),
    ],
    ['a dielectric of unknown quality', { description: 'X7R' }, 'capacitors', { dielectric: 'Foo' }, []],
    ['two dielectrics', { description: 'X7R C0G' }, 'capacitors', { dielectric: 'Y5V' }, []],
    ['the dielectric of another part', { description: 'X7R' }, 'inductors', { dielectric: 'Y5V' }, []],
  ])('%s', (_, line, slug, values, expected) => expect(found(line, slug, values)).toEqual(expected));
});

describe('other facts', () => {
  it.each<Row>([
    [
      'the first wrong designator',
      { designators: ['R1', 'C1', 'C2'] },
      'resistors',
      {},
      [{ subject: 'designator', asked: 'C1', found: 'resistor', key: null }],
    ],
    [
      'sixty letters of the kind',
      { description: `Capacitor ${'x'.repeat(60)}` },
      'resistors',
      {},
      [{ subject: 'kind', asked: `Capacitor ${'x'.repeat(50)}`, found: 'resistor', key: null }],
    ],
    [
      'NPN and PNP',
      { description: 'NPN' },
      'transistors',
      { polarity: 'PNP' },
      [{ subject: 'polarity', asked: 'NPN', found: 'PNP', key: 'polarity' }],
    ],
    [
      'N channel and P channel',
      { description: 'N-channel' },
      'transistors',
      { polarity: 'p-channel' },
      [{ subject: 'polarity', asked: 'n-channel', found: 'p-channel', key: 'polarity' }],
    ],
    ['an unknown polarity', { description: 'NPN' }, 'transistors', { polarity: 'both' }, []],
    ['the polarity of another part', { description: 'NPN' }, 'integrated-circuits', { polarity: 'PNP' }, []],
    [
      'other contacts',
      { description: '8 pins' },
      'connectors',
      { pins: 4 },
      [{ subject: 'pins', asked: '8 pins', found: '4', key: 'pins' }],
    ],
    ['contacts of all rows', { description: '8 pins' }, 'connectors', { pins: 4, rows: 2 }, []],
    ['contacts of one row', { description: '4 pins' }, 'connectors', { pins: 8, rows: 2 }, []],
    ['one of two counts', { description: '4 pin 3 way' }, 'connectors', { pins: 4 }, []],
    ['a range of contacts', { description: '8 pins' }, 'connectors', { pins: [2, 4] }, []],
    ['a range of rows', { description: '8 pins' }, 'connectors', { pins: 4, rows: [1, 2] }, []],
    ['contacts of another part', { description: '8 pins' }, 'integrated-circuits', { pins: 4 }, []],
    ['none stated', { description: 'gold' }, 'connectors', { pins: 4 }, []],
    ['an unknown kind', { designators: ['R1'], description: 'Resistor 10k' }, 'things', {}, []],
  ])('%s', (_, line, slug, values, expected) => expect(found(line, slug, values)).toEqual(expected));

  it('the package, also of a part of unknown kind', () => {
    const other = [{ subject: 'package', asked: '0603', found: '0805', key: null }];
    expect(found({ package: '0603' }, 'things', {}, '0805')).toEqual(other);
    expect(found({ package: '0603' }, 'resistors', {}, '0805')).toEqual(other);
    expect([found({ package: '0603' }, 'things', {}, null), found({}, 'things', {}, '0805')]).toEqual([[], []]);
  });
  it('each fact once, in a fixed order; a wrong designator stands for the kind', () => {
    const line = { designators: ['C1'], value: '4.7k 5%', description: 'Capacitor 22k 1W', package: '0603' };
    const differences = found(line, 'resistors', { resistance: 10, tolerance: 10, power: 0.1 }, '0805');
    expect(differences.map(({ subject, asked }) => `${subject} ${asked}`)).toEqual([
      'designator C1',
      'value 4.7k',
      'tolerance 5%',
      'power 1W',
      'package 0603',
    ]);
  });
});
