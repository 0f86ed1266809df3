import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dividerPairs, lcCircuit, ledResistor, ohmsLaw, rcFilter, type OhmsLaw } from './index.ts';

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

describe("Ohm's law", () => {
  it('finds the other two of any two', () => {
    fc.assert(
      fc.property(positive, positive, (voltage, current) => {
        const whole: OhmsLaw = { voltage, current, resistance: voltage / current, power: voltage * current };
        const names = Object.keys(whole) as (keyof OhmsLaw)[];
        for (const [index, first] of names.entries()) {
          for (const second of names.slice(index + 1)) {
            const found = ohmsLaw({ [first]: whole[first], [second]: whole[second] });
            if (!found.ok) throw new Error(`${first} and ${second} were refused`);
            for (const name of names) expect(found.value[name] / whole[name]).toBeCloseTo(1, 9);
          }
        }
      }),
    );
  });

  it('wants exactly two, both positive', () => {
    expect(ohmsLaw({ voltage: 5 })).toEqual({ ok: false, error: { code: 'two_are_needed' } });
    expect(ohmsLaw({ voltage: 5, current: 1, power: 5 })).toEqual({ ok: false, error: { code: 'two_are_needed' } });
    expect(ohmsLaw({ voltage: 5, current: 0 })).toEqual({
      ok: false,
      error: { code: 'not_positive', field: 'current' },
    });
  });
});

describe('RC and LC', () => {
  it('1 kΩ with 1 µF is 1 ms and 159 Hz', () => {
    const found = rcFilter(1000, 1e-6);
    expect(found.ok && found.value.timeConstant).toBeCloseTo(1e-3, 12);
    expect(found.ok && found.value.cutOff).toBeCloseTo(159.155, 3);
  });

  it('10 µH with 100 pF rings at 5.03 MHz', () => {
    const found = lcCircuit(1e-5, 1e-10);
    expect(found.ok && found.value.resonance).toBeCloseTo(5_032_921.2, 0);
    expect(found.ok && found.value.impedance).toBeCloseTo(316.23, 2);
  });

  it('names what cannot be', () => {
    expect(rcFilter(0, 1e-6)).toEqual({ ok: false, error: { code: 'not_positive', field: 'resistance' } });
    expect(lcCircuit(1, Number.NaN)).toEqual({ ok: false, error: { code: 'not_positive', field: 'capacitance' } });
  });
});

describe('resistor of an LED', () => {
  it('12 V, one white LED, 20 mA', () => {
    const found = ledResistor({ supply: 12, forward: 3.2, current: 0.02, count: 1 });
    expect(found.ok && found.value.exact).toBeCloseTo(440, 9);
    expect(found.ok && found.value.power).toBeCloseTo(0.176, 9);
  });

  it.each([
    [{ supply: 5, forward: 3.2, current: 0.02, count: 2 }, 'supply'],
    [{ supply: 5, forward: 2, current: 0.02, count: 1.5 }, 'count'],
    [{ supply: 5, forward: 2, current: -1, count: 1 }, 'current'],
    // Nothing is left for a resistor.
    [{ supply: 6, forward: 3, current: 0.02, count: 2 }, 'supply'],
    [{ supply: 500, forward: 2, current: 0.02, count: 101 }, 'count'],
  ])('%j names %s', (circuit, field) => {
    const found = ledResistor(circuit);
    expect(!found.ok && 'field' in found.error && found.error.field).toBe(field);
  });
});

it('takes a hundred LEDs in a row', () => {
  const found = ledResistor({ supply: 220, forward: 2, current: 0.02, count: 100 });
  expect(found.ok && found.value.exact).toBeCloseTo(1000, 9);
});

describe('divider', () => {
  it('5 V to 3.3 V of E96 is nearly exact', () => {
    const found = dividerPairs({ input: 5, output: 3.3, series: 'E96', total: 10_000 }, 5);
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value).toHaveLength(5);
    expect(Math.abs(found.value[0]!.error)).toBeLessThan(0.002);
  });

  it('an exact half is two equal ones', () => {
    const found = dividerPairs({ input: 10, output: 5, series: 'E24', total: 20_000 }, 1);
    expect(found.ok && found.value[0]).toEqual({
      ...{ upper: 10_000, lower: 10_000, output: 5, error: 0 },
      current: 0.0005, // 10 V over 20 kΩ
    });
  });

  it('keeps the sum of both within a factor of two of what was asked', () => {
    const found = dividerPairs({ input: 9, output: 3, series: 'E96', total: 10_000 }, 1000);
    if (!found.ok) throw new Error(found.error.code);
    const sums = found.value.map(({ upper, lower }) => upper + lower);
    expect(Math.min(...sums) / 10_000).toBeCloseTo(0.5, 1);
    expect(Math.max(...sums) / 10_000).toBeCloseTo(2, 1);
  });

  it('says why a task has no answer', () => {
    const task = { input: 5, output: 3, series: 'E24', total: 1000 } as const;
    expect(dividerPairs({ ...task, total: 0 }, 3)).toEqual({
      ok: false,
      error: { code: 'not_positive', field: 'total' },
    });
    expect(dividerPairs({ ...task, output: 5 }, 3)).toEqual({
      ok: false,
      error: { code: 'impossible', field: 'output' },
    });
  });

  it('never gets worse down the list, and tells what comes out', () => {
    const volts = fc.double({ min: 0.1, max: 400, noNaN: true });
    fc.assert(
      fc.property(volts, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (input, part) => {
        const output = input * part;
        const found = dividerPairs({ input, output, series: 'E24', total: 10_000 }, 10);
        if (!found.ok) throw new Error(found.error.code);
        const errors = found.value.map(({ error }) => Number(Math.abs(error).toPrecision(6)));
        expect(errors).toEqual(errors.toSorted((a, b) => a - b));
        for (const pair of found.value) {
          expect(pair.output).toBeCloseTo((input * pair.lower) / (pair.upper + pair.lower), 6);
        }
      }),
    );
  });

  it.each([
    [{ input: 5, output: 5, total: 1000 }, 'output'],
    [{ input: 5, output: 3, total: 0 }, 'total'],
    [{ input: Number.POSITIVE_INFINITY, output: 3, total: 10 }, 'input'],
  ])('%j names %s', (task, field) => {
    const found = dividerPairs({ ...task, series: 'E24' }, 3);
    expect(!found.ok && 'field' in found.error && found.error.field).toBe(field);
  });
});
