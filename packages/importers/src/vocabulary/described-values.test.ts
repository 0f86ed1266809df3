import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describedValues } from './described-values.ts';

const told = (slugs: string, ...texts: readonly string[]): string =>
  describedValues(
    slugs.split(' '),
    () => texts,
    () => true,
  )
    .map(({ attribute, value }) => `${attribute}=${value}`)
    .join(' ');

test.each([
  ['mosfets', '30V 4.2A 1 P-Channel SOT-23 MOSFETs ROHS', 'polarity=p-channel'],
  ['mosfets', 'Транзистор полевой р-канальный AO3401A', 'polarity=p-channel'],
  ['mosfets', 'N沟道 30V', 'polarity=n-channel'],
  ['mosfets', '1 N-Channel + 1 P-Channel 30V', 'polarity=n-p-channel'],
  ['mosfets', 'N+P-Channel', 'polarity=n-p-channel'],
  ['mosfets', '-55℃~+150℃ 1.5W 2 N-Channel 22mΩ@4.5V 30V SO-8', 'polarity=n-channel channels=2'],
  ['mosfets', 'Dual P-Channel 20V', 'polarity=p-channel channels=2'],
  ['mosfets', '12 N-Channel 30V', 'polarity=n-channel'],
  ['bipolar-transistors', '2 NPN 40V 200mA SOT-363', 'channels=2 polarity=NPN'],
  ['bipolar-transistors', 'NPN or PNP', ''],
  ['operational-amplifiers', 'Rail-to-Rail Input, Rail-to-Rail Output', 'rail_to_rail=true'],
  ['pin-headers connectors', 'Вилка штыревая угловая 2.54', 'gender=male orientation=angled'],
  ['io-connectors connectors', 'DC Power Jack Surface Mount, Right Angle', 'gender=female orientation=angled'],
  ['leds', 'Светодиод жёлто-зелёный 0805', ''],
  ['leds', 'Yellow Green Water Clear', ''],
  ['leds', 'Red, Yellow Green', ''],
  ['leds', 'Red, Green, Blue', 'color=rgb'],
  ['leds', 'White Frosted Lens Blue', 'color=blue'],
  ['leds', 'REDUCED height', ''],
  ['dc-dc-converters', 'Buck-Boost adjustable', 'output_type=adjustable topology=buck-boost'],
  ['buzzers', 'Зуммер без генератора', 'function=passive'],
  ['power-inductors', 'Unshielded inductor', 'shielded=false'],
  ['chip-ceramic-capacitors', 'Конденсатор керам. Х7R 0,1мкФ', 'dielectric=X7R'],
  ['eeprom-memory', 'I²C EEPROM 24LC256', 'interface=I2C'],
  ['chip-resistors', 'rail-to-rail red right angle', ''],
])('%s: %s', (slugs, text, values) => {
  expect(told(slugs, text)).toBe(values);
});

test('contradicting texts give nothing, and known values are not looked up', () => {
  expect(told('leds', 'red', 'green')).toBe('');
  const wanted = describedValues(
    ['mosfets'],
    () => {
      throw new Error('no text is needed');
    },
    () => false,
  );
  expect(wanted).toEqual([]);
});

test('law: any text is read, even a very long one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(() => told('leds connectors mosfets', text)).not.toThrow();
    }),
  );
  for (const piece of ['n-', 'желт ', '- - - ', 'buck ', 'step_', 'зелзел'])
    expect(() => told('leds connectors mosfets dc-dc-converters', piece.repeat(50_000))).not.toThrow();
});
