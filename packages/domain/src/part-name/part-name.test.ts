import { expect, test } from 'vitest';
import { exampleFrame as frame } from '../search-query/reading/examples/frame.fixture.ts';
import { namedKind, partNameReader } from './index.ts';
import { readPartNumber } from './read-part-number.ts';

const read = partNameReader();

function kindOf(slug: string) {
  const category = frame.categories.find((one) => one.slug === slug);
  if (category === undefined) throw new Error(`no category ${slug}`);
  return namedKind(category.attributes.flatMap(({ key }) => frame.attributes.find((one) => one.key === key) ?? []));
}

const named = (slug: string, ...texts: readonly string[]): object => Object.fromEntries(read(texts, kindOf(slug)));

const resistor = { resistance: 270_000, tolerance: 1, power: 0.1, package: '0603' };
const capacitor = { capacitance: 1e-7, voltage: 50, tolerance: 10, package: '0805' };

test.each([
  ['chip-resistors', 'Чип резистор 0603 270 кОм 1% 0,1 Вт', resistor],
  ['chip-resistors', 'РЕЗИСТОР ЧИП 0603 270К ±1 % 1/10W', resistor],
  ['chip-resistors', '100mW Thick Film Resistors 75V ±1% 270kΩ 0603', { ...resistor, voltage: 75 }],
  ['chip-resistors', 'R-0603-270K-1% 0.1Вт', resistor],
  ['chip-resistors', 'Рез. 4к7 0805', { resistance: 4700, package: '0805' }],
  ['chip-resistors', 'Резистор 1/32W 0Ω 0201', { resistance: 0, power: 0.03125, package: '0201' }],
  ['through-hole-resistors', 'Резистор С2-23-0,125-10кОм-5%', { resistance: 10_000, tolerance: 5, power: 0.125 }],
  ['chip-ceramic-capacitors', 'Конденсатор керам. ЧИП 0.1мкФ 50В X7R 10% 0805', capacitor],
  ['chip-ceramic-capacitors', 'Конд. 0805 X7R/50В/10% 100n', capacitor],
  ['aluminium-electrolytic-capacitors', 'К50-35 470мкФ х 25В 10x16', { capacitance: 470e-6, voltage: 25 }],
  ['power-inductors', 'Дроссель SMD 10мкГн 20% 1210', { inductance: 1e-5, tolerance: 20, package: '1210' }],
  ['ferrite-beads', 'Бусина 600Ω@100MHz 300mΩ 2A 0805', { impedance: 600, current: 2, package: '0805' }],
  ['ferrite-beads', 'Бусина 600 Ом при 100 МГц', { impedance: 600 }],
  [
    'crystals',
    'Кварцевый резонатор 8 МГц SMD3225 20пФ',
    { frequency: 8e6, load_capacitance: 20e-12, package: 'SMD-3.2x2.5' },
  ],
  ['crystals', 'Кварц 32,768кГц -40...+85°C', { frequency: 32_768, operating_temperature: [-40, 85] }],
  ['schottky-diodes', 'Диод Шоттки SS34 3 А 40В SMA', { current: 3, reverse_voltage: 40, package: 'SMA' }],
  ['linear-regulators', 'Стабилизатор L7805CV TO-220', { package: 'TO-220' }],
  ['pin-headers', 'Разъем PLS-40 шаг 2.54', { pins: 40, pitch: 0.00254 }],
  ['electromagnetic-relays', 'Реле 12VDC 250VAC', { coil_voltage: 12 }],
])('%s: %s', (slug, text, values) => {
  expect(named(slug, text)).toEqual(values);
});

test.each([
  ['two values of one unit', 'chip-resistors', 'Резистор 10к/22к'],
  ['a range', 'chip-resistors', 'Набор резисторов 1 кОм ~ 10 кОм'],
  ['a range with spaces', 'chip-resistors', 'Резистор 10 ... 22 кОм'],
  ['a comma between a size and a value', 'chip-resistors', 'Резистор 1206,10к'],
  ['milliohms or megohms', 'chip-resistors', 'Резистор 10м'],
  ['a preposition', 'electromagnetic-relays', 'Реле 3 в 1'],
  ['a number of a semiconductor', 'switching-diodes', 'Диод 1N4148'],
  ['volts of a capacitor for the mains', 'film-capacitors', 'Конденсатор 275В X2'],
  ['a voltage that holds under a condition', 'mosfets', 'Транзистор 500В@250мкА'],
  ['two packages', 'mosfets', 'Транзистор SOT-23 / SOT-89'],
  ['volts of a regulator', 'linear-regulators', 'Стабилизатор 5В'],
  ['a text that is too long for a name', 'chip-resistors', `Резистор 10 кОм ${'для приборов '.repeat(30)}`],
])('%s says nothing certain', (_, slug, text) => {
  expect(named(slug, text)).toEqual({});
});

test('texts of one part that contradict each other say nothing certain', () => {
  expect(named('chip-resistors', 'Резистор 10 кОм', '10k')).toEqual({ resistance: 10_000 });
  expect(named('chip-resistors', 'Резистор 10 кОм 1%', '11k')).toEqual({ tolerance: 1 });
});

test('the only current of a datasheet excerpt is not the current of the diode', () => {
  expect(named('schottky-diodes', '850mV@10A 100V 150A TO-220')).toEqual({ reverse_voltage: 100, package: 'TO-220' });
});

test.each([
  ['chip-resistors', 'RC0603FR-0710KL', { resistance: 10_000, tolerance: 1, package: '0603' }],
  ['chip-resistors', 'RC0603FR-07110KL', { resistance: 110_000, tolerance: 1, package: '0603' }],
  ['chip-ceramic-capacitors', 'RC0603FR-0710KL', {}],
  ['chip-resistors', 'BC847B', {}],
  ['tvs-diodes', 'SMAJ5.0A-13-F', { standoff_voltage: 5, peak_power: 400, bidirectional: false, package: 'SMA' }],
  ['tvs-diodes', 'CJSMBJ43CA', { standoff_voltage: 43, peak_power: 600, bidirectional: true, package: 'SMB' }],
  ['tvs-diodes', '5.0SMDJ24A', { standoff_voltage: 24, peak_power: 5000, bidirectional: false, package: 'SMC' }],
  ['tvs-diodes', 'SMC30J33A', { standoff_voltage: 33, peak_power: 3000, bidirectional: false, package: 'SMC' }],
  ['tvs-diodes', 'SMF6V5CA', { standoff_voltage: 6.5, peak_power: 200, bidirectional: true }],
  ['tvs-diodes', 'р6ке6.8а', { peak_power: 600, bidirectional: false, package: 'DO-15' }],
  ['tvs-diodes', '1,5КЕ15СА', { peak_power: 1500, bidirectional: true }],
  ['tvs-diodes', 'DG-SMF58A', { standoff_voltage: 58, peak_power: 200, bidirectional: false }],
  ['tvs-diodes', 'SMAJ4761A', {}],
  ['tvs-diodes', 'PESD5V0S1BA', {}],
  ['switching-diodes', 'SMAJ5.0A', {}],
])('%s by the number %s', (slug, number, values) => {
  expect(Object.fromEntries(readPartNumber(number, kindOf(slug)))).toEqual(values);
});
