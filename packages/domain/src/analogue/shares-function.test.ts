import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AttributeValues } from '../category/category.ts';
import { sharesFunction } from './index.ts';

const circuits = ['package', 'mounting', 'supply_voltage', 'operating_temperature', 'interface', 'function', 'voltage'];
const timers = ['channels', 'frequency', 'supply_voltage', 'package', 'operating_temperature', 'mounting'];
const capacitors = ['capacitance', 'voltage', 'dielectric', 'tolerance', 'package', 'series'];
const fans = ['voltage', 'length', 'height', 'current'];

const soic: AttributeValues = { package: 'SOIC-8', mounting: 'SMD' };
const microfarad: AttributeValues = { capacitance: 1e-6, voltage: 50, package: '0603' };

describe('evidence that two parts have the same function', () => {
  it.each([
    ['a timer and a memory in one package', soic, soic, circuits, true, false],
    ['two timers of which only the package is known', soic, soic, timers, false, false],
    ['an equal interface of an umbrella', { interface: 'I2C' }, { interface: 'I2C' }, circuits, true, false],
    ['equal functions', { function: 'timer' }, { function: 'timer' }, circuits, true, true],
    ['other functions', { function: 'timer' }, { function: 'gate' }, circuits, true, false],
    ['a function that one part does not state', { function: 'timer' }, {}, circuits, true, false],
    ['timers of equal frequency', { frequency: 5e5 }, { frequency: 5e5 }, timers, false, true],
    ['equal capacitances', microfarad, { ...microfarad, voltage: 25 }, capacitors, false, true],
    ['equal capacitances of an umbrella', microfarad, microfarad, capacitors, true, true],
    ['equal voltages without a capacitance', { voltage: 50 }, { voltage: 50 }, capacitors, false, false],
    ['fans of equal voltage', { voltage: 12 }, { voltage: 24 }, fans, false, true],
  ] as const)('%s', (_, original, other, keys, isUmbrella, shares) => {
    expect(sharesFunction({ original, other, keys, isUmbrella })).toBe(shares);
  });

  it('is never a package, a supply range or a temperature, whatever the category', () => {
    const values = fc.record({
      package: fc.constantFrom('SOIC-8', 'TO-92', 'DO-41'),
      operating_temperature: fc.constant<readonly [number, number]>([-40, 85]),
      supply_voltage: fc.constant<readonly [number, number]>([3, 5]),
      series: fc.constant('AVR'),
    });
    fc.assert(
      fc.property(values, values, fc.boolean(), (original, other, isUmbrella) => {
        expect(sharesFunction({ original, other, keys: Object.keys(original), isUmbrella })).toBe(false);
      }),
    );
  });
});
