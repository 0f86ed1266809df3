import { expect, test } from 'vitest';
import { unknownLine, type BomLine } from '../row/bom-line.ts';
import { differencesOf } from './differences.ts';
import { nominalKey } from './nominal-key.ts';
import type { PartFacts } from '../part/part-facts.ts';
import { lineStatements } from './stated-line.ts';

interface Part extends PartFacts {
  readonly body: string | null;
}

const part = (categories: string, body: string | null, values: PartFacts['values'] = {}): Part => ({
  categories: categories.split(' '),
  values,
  body,
});

const parts: Readonly<Record<string, Part>> = {
  resistor: part('chip-resistors resistors', '0603', { resistance: 10_000, tolerance: 1, power: 0.1, voltage: 75 }),
  capacitor: part('chip-ceramic-capacitors capacitors', '0603', {
    capacitance: 1e-7,
    tolerance: 10,
    voltage: 25,
    dielectric: 'X7R',
  }),
  inductor: part('power-inductors inductors', null, { inductance: 1e-5, tolerance: 20, dc_resistance: 0.1 } as never),
  bead: part('ferrite-beads inductors', '0603', { impedance: 600 }),
  npn: part('bipolar-transistors transistors', 'SOT-23', { polarity: 'NPN', collector_emitter_voltage: 45 }),
  nmos: part('mosfets transistors', 'SOT-23', { polarity: 'n-channel', drain_source_voltage: 30 }),
  zener: part('zener-diodes diodes', 'SOD-123', { zener_voltage: 5.1 }),
  schottky: part('schottky-diodes diodes', 'SOD-123', { reverse_voltage: 40 }),
  opamp: part('operational-amplifiers linear-ics integrated-circuits', 'SOIC-8'),
  crystal: part('crystals frequency-control', null, { frequency: 8e6 }),
  header: part('pin-headers connectors', null, { pins: 4, rows: 1 }),
  led: part('leds optoelectronics', '0603'),
  driver: part('drivers power-ics integrated-circuits', 'SOIC-16'),
  custom: part('chip-resistors-smd other-components', '0603', { resistance: 10_000, tolerance: 1, power: 0.1 }),
  transformer: part('transformers inductors', null, { inductance: 1.5e-3 }),
  module: part('wifi-bluetooth-modules wireless modules', null),
};

/** Columns: designators | value | package | description || part || subjects that differ. */
const rows = `
R1 | 10k | 0603 | | resistor |
R1 | 10 кОм 5% | 0603 | Резистор чип | resistor |
R1 | 103 | | | resistor |
R1 | 10000 | | | resistor |
R1 | 10k 1/10W | | | resistor |
R1 | 4.7k | | | resistor | value
R1 | 4700 | | | resistor | value
R1 | 10R | | | resistor | value
R1 | 10k 0.1% | | | resistor | tolerance
R1 | 10k | | RES 4.7K 1% 0603 | resistor | value
R1 | 10k | | RES SMD 10K OHM 1% 1W 0603 | resistor | power
R1 | 10k | Resistor_SMD:R_0805_2012Metric | | resistor | package
R1 | 10k/1%/1/10W | 0603 | | resistor |
R1 | 4.7k/1%/1/10W | | | resistor | value
R1 | 10k/0.1%/1/10W | | | resistor | tolerance
R1 | 10k/1%/1/4W | | | resistor | power
R1 | 10k | 0603 | | custom |
R1 | 4k7 0.1% | | | custom | value tolerance
C1 | 16nF | | | custom | designator value
C7 | 16nF | C_0603_1608Metric | | resistor | designator value
R7 | 16nF | | | resistor | value
C1 | 100n | C_0603_1608Metric | CAP CER 0.1UF 16V X5R 10% | capacitor |
C1 | 0,1 мкФ 25 В X7R ±20% | | | capacitor |
C1 | 104 | | | capacitor |
C1 | 100n 50V | | | capacitor | voltage
C1 | 100n 5% | | | capacitor | tolerance
C1 | 100n C0G | | | capacitor | dielectric
C1 | 100n NP0 50V | | | capacitor | voltage dielectric
C1 | 1uF | | | capacitor | value
R3 | | | | capacitor | designator
C3 | | | Resistor 0603 | capacitor | kind
R3 | | | Resistor 0603 | capacitor | designator
L1 | 10uH | | INDUCTOR 10UH 100mOhm | inductor |
L1 | 4u7 | | | inductor | value
FB1 | 600R@100MHz | | Ferrite bead | bead |
L2 | 120R | | | bead | value
Q1 | Q_NPN_BEC | | NPN 40V 200mA | npn |
Q1 | Q_PNP_BEC | | | npn | polarity
VT1 | | | Транзистор PNP | npn | polarity
Q1 | | | MOSFET N-CH 20V 3A SOT-23 | nmos |
Q1 | | | MOSFET P-CH 20V | nmos | polarity
Q1 | | | MOSFET N-CH 60V | nmos | voltage
Q1 | 60V/N-Channel | | | nmos | voltage
Q1 | 20V/P-Channel | | | nmos | polarity
T1 | 1.5mH | | | transformer |
T1 | 10mH | | | transformer | value
Q1 | | | N+P channel pair | nmos |
D1 | 5V1 | | DIODE ZENER 5.1V 500MW | zener |
D1 | | | DIODE ZENER 3.3V 500MW | zener | voltage
D1 | | D_SOD-123 | DIODE SCHOTTKY 30V 1A | schottky |
D1 | | | DIODE SCHOTTKY 60V 1A | schottky | voltage
R9 | | | | schottky | designator
U1 | LM358 | SOIC-8 | | opamp |
U1 | LM358 | SOIC-14 | | opamp | package
R4 | LM358 | | | opamp | designator
D3 | К140УД | | Микросхема | opamp |
D3 | | | | opamp | designator
Q3 | | | | driver |
U3 | | | | led |
Y1 | 8MHz 20pF 30ppm | | | crystal |
Y1 | 16M | | | crystal | value
J1 | Conn_01x04 | PinHeader_1x04_P2.54mm_Vertical | | header |
J1 | Conn_02x05 | | | header | pins
J1 | 4 pin | | | header |
J1 | разъём 6 контактов | | | header | pins
LED1 | PB6 | 0603 | | led |
D5 | green | LED_0603 | | led |
C5 | | | | led | designator
R1 | 10k | | | module |
`;

const cases = rows
  .trim()
  .split('\n')
  .map((row): [string, BomLine, Part, readonly string[]] => {
    const [designator = '', value = '', body = '', description = '', name = '', subjects = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    const text = (cell: string): string | null => (cell === '' ? null : cell);
    const line = {
      ...unknownLine,
      designators: [designator],
      value: text(value),
      package: text(body),
      description: text(description),
    };
    return [row, line, parts[name]!, subjects.split(' ').filter((subject) => subject !== '')];
  });

test.each(cases)('%s', (_, line, { body, ...facts }, subjects) => {
  const found = differencesOf(lineStatements(line), facts, body).map(({ subject }) => subject);
  expect(found.toSorted()).toEqual([...subjects].toSorted());
});

test('a difference states both values', () => {
  const { body, ...facts } = parts['resistor']!;
  const line = { ...unknownLine, designators: ['R1'], value: '16nF' };
  expect(differencesOf(lineStatements(line), facts, body)).toEqual([
    { subject: 'value', asked: '16nF', found: '10000', key: 'resistance' },
  ]);
});

test.each([
  ['100n', '0,1 мкФ', true],
  ['4k7', '4.7 кОм', true],
  ['4.7k', '10k', false],
  ['10k', '16nF', false],
  ['LM358', null, true],
])('%s and %s are one value: %s', (one, other, expected) => {
  expect(nominalKey(one) === nominalKey(other)).toBe(expected);
});
