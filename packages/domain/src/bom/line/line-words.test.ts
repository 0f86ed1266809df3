import { expect, it } from 'vitest';

import type { ReadElement } from '../cell/element-notation.ts';
import { lineWords, type WordedLine } from './line-words.ts';

const element: ReadElement = {
  kind: null,
  series: null,
  designation: null,
  nominal: null,
  tolerance: null,
  voltage: null,
  dielectric: null,
  power: null,
  package: null,
  maker: null,
  rest: '',
};
const blank: WordedLine = {
  designators: [],
  mpn: null,
  value: null,
  package: null,
  description: null,
  kind: null,
  tolerance: null,
  voltage: null,
  feature: null,
  packageIsKnown: true,
  element: null,
};

const read = (facts: Partial<ReadElement>): ReadElement => ({ ...element, ...facts });

it.each<[string, Partial<WordedLine>]>([
  ['', {}],
  ['', { kind: 'resistor', package: '0603' }],
  [
    'Резистор подстроечный Р1-12 10k ±5% 50V X7R 0,125 Вт 0603',
    {
      kind: 'resistor',
      package: '0603',
      element: read({
        kind: 'Резистор',
        rest: 'подстроечный',
        series: 'Р1-12',
        nominal: '10k',
        tolerance: '±5%',
        voltage: '50V',
        dielectric: 'X7R',
        power: '0,125 Вт',
      }),
    },
  ],
  ['resistor 10k ±1%', { kind: 'resistor', tolerance: '1', element: read({ nominal: '10k', tolerance: '±5%' }) }],
  ['10k ±0.5%', { tolerance: '0.5', element: read({ nominal: '10k' }) }],
  ['10k ±1%', { tolerance: '1%', element: read({ nominal: '10k' }) }],
  ['10k ±1%', { tolerance: '±1%', element: read({ nominal: '10k' }) }],
  ['10k +80/-20%', { tolerance: '+80/-20%', element: read({ nominal: '10k' }) }],
  ['10u 16V', { voltage: '16', element: read({ nominal: '10u', voltage: '50V' }) }],
  ['10u 6.3V', { voltage: '6.3', element: read({ nominal: '10u' }) }],
  ['10u 16 V', { voltage: '16 V', element: read({ nominal: '10u' }) }],
  ['10u', { element: read({ nominal: '10u' }), package: 'Foo', packageIsKnown: false }],
  ['10u case B', { element: read({ nominal: '10u' }), package: 'B (3528)' }],
  ['10u case E', { element: read({ nominal: '10u' }), package: 'E (7343H)' }],
  ['10u SOT-23', { element: read({ nominal: '10u' }), package: 'SOT-23' }],
  ['Resistor 5', { kind: 'RESISTOR', value: 'Resistor 5' }],
  ['led red', { kind: 'led', value: 'red' }],
  ['LED red', { kind: 'led', value: 'LED red' }],
  ['Светодиод red', { kind: 'led', value: 'red', element: read({ kind: 'Светодиод' }) }],
  ['USB B Micro x y', { value: 'USB_B:Micro | x; y' }],
  ['DIODE 1A DO41', { description: 'DIODE 1A DO41', package: 'DO-41' }],
  ['DIODE (DO-41)', { description: 'DIODE (DO-41)', package: 'DO-41' }],
  ['DIODE DO DO-41', { description: 'DIODE DO', package: 'DO-41' }],
  ['timer', { mpn: 'NE555', value: 'NE555', description: 'timer' }],
  ['', { mpn: 'NE555', value: 'NE555' }],
  ['Диод Шоттки', { mpn: 'BAT54S', description: 'BAT54S, Диод Шоттки' }],
  ['BAT54SX, Диод', { mpn: 'BAT54S', description: 'BAT54SX, Диод' }],
  ['red', { value: 'red', description: 'blue' }],
  [
    'diode red ±5% 50V X7R 1W P-Channel',
    {
      kind: 'diode',
      value: 'red',
      tolerance: '5',
      voltage: '50',
      feature: 'P-Channel',
      element: read({ dielectric: 'X7R', power: '1W' }),
    },
  ],
  ['Zener 5V1', { value: 'Zener 5V1', voltage: '5V1' }],
  ['±5%', { tolerance: '5' }],
  ['diode 650V SOT-23', { kind: 'diode', voltage: '650', package: 'SOT-23' }],
  ['x'.repeat(160), { value: 'x'.repeat(170) }],
  ['x'.repeat(159), { value: `${'x'.repeat(159)} y` }],
])('%j', (words, line) => expect(lineWords({ ...blank, ...line })).toBe(words));
