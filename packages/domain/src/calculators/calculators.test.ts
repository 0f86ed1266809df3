import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  dividerPairs,
  dividerSpread,
  lcCircuit,
  ledResistor,
  ohmsLaw,
  ratedPowerFor,
  rcFilter,
  type OhmsLaw,
} from './index.ts';

const positive = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

describe("Ohm's law", () => {
  it('computes the other two values from any two', () => {
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

  it('requires exactly two positive values', () => {
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

  it('10 µH with 100 pF resonate at 5.03 MHz', () => {
    const found = lcCircuit(1e-5, 1e-10);
    expect(found.ok && found.value.resonance).toBeCloseTo(5_032_921.2, 0);
    expect(found.ok && found.value.impedance).toBeCloseTo(316.23, 2);
  });

  it('names invalid fields', () => {
    expect(rcFilter(0, 1e-6)).toEqual({ ok: false, error: { code: 'not_positive', field: 'resistance' } });
    expect(lcCircuit(1, Number.NaN)).toEqual({ ok: false, error: { code: 'not_positive', field: 'capacitance' } });
  });
});

describe('series resistor of an LED', () => {
  it('12 V, one white LED, 20 mA', () => {
    const found = ledResistor({ supply: 12, forward: 3.2, current: 0.02, count: 1 });
    expect(found.ok && found.value.exact).toBeCloseTo(440, 9);
    expect(found.ok && found.value.power).toBeCloseTo(0.176, 9);
  });

  it.each([
    [{ supply: 5, forward: 3.2, current: 0.02, count: 2 }, 'supply'],
    [{ supply: 5, forward: 2, current: 0.02, count: 1.5 }, 'count'],
    [{ supply: 5, forward: 2, current: -1, count: 1 }, 'current'],
    // No voltage remains for a resistor.
    [{ supply: 6, forward: 3, current: 0.02, count: 2 }, 'supply'],
    [{ supply: 500, forward: 2, current: 0.02, count: 101 }, 'count'],
  ])('%j names %s', (circuit, field) => {
    const found = ledResistor(circuit);
    expect(!found.ok && 'field' in found.error && found.error.field).toBe(field);
  });
});

describe('published examples', () => {
  it.each([
    // f-alpha.net, Electronics, "Current-limiting resistor". The page rounds down to 466 Ω.
    [9, 2, 0.015, 466],
    // Wikipedia, "LED circuit", examples with 12 V and 9 V.
    [12, 1.8, 0.005, 2040],
    [9, 1.8, 0.005, 1440],
    // theprimecalculator.com, "How to Size a Resistor for an LED".
    [5, 2, 0.02, 150],
  ])('an LED at %d V of %d V with %d A needs %d Ω', (supply, forward, current, ohms) => {
    const found = ledResistor({ supply, forward, current, count: 1 });
    expect(found.ok && Math.floor(found.value.exact + 1e-9)).toBe(ohms);
  });

  it('the red LED at 5 V causes 60 mW in its resistor, which needs a rating of 0.125 W', () => {
    // theprimecalculator.com, the same page.
    const found = ledResistor({ supply: 5, forward: 2, current: 0.02, count: 1 });
    expect(found.ok && found.value.power).toBeCloseTo(0.06, 9);
    expect(found.ok && ratedPowerFor(found.value.power)).toBeCloseTo(0.12, 9);
  });

  it('12 V over 1 kΩ and 2 kΩ of 5 % is 8 V, from 7.73 to 8.26', () => {
    // askfilo.com, "Show an example of how resistor tolerance affects circuit": 7.73 and 8.26. The exact upper value is
    // 8.262.
    const { from, to } = dividerSpread({ upper: 1000, lower: 2000 }, 12, 0.05);
    expect(from).toBeCloseTo(7.73, 2);
    expect(to).toBeCloseTo(8.26, 2);
  });

  it('halves of 10 V from 5 kΩ of 10 % lie from 4.5 to 5.5 V', () => {
    // G. Rizzoni, Principles and Applications of Electrical Engineering, problem 2.58.
    const { from, to } = dividerSpread({ upper: 5000, lower: 5000 }, 10, 0.1);
    expect(from).toBeCloseTo(4.5, 9);
    expect(to).toBeCloseTo(5.5, 9);
  });

  it('4.7 kΩ with 47 nF cuts off at 720 Hz', () => {
    // electronics-tutorials.ws, "Passive Low Pass Filter", example 1.
    const found = rcFilter(4700, 47e-9);
    expect(found.ok && Math.round(found.value.cutOff)).toBe(720);
  });
});

it('accepts a hundred LEDs in series', () => {
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

  it('an exact half needs two equal resistors', () => {
    const found = dividerPairs({ input: 10, output: 5, series: 'E24', total: 20_000 }, 1);
    expect(found.ok && found.value[0]).toEqual({
      upper: 1e4,
      lower: 1e4,
      output: 5,
      error: 0,
      current: 5e-4,
      power: 0.0025,
      voltage: 5,
    });
  });

  it('reports the higher power and voltage of the two', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 400, noNaN: true }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (input, part) => {
          const found = dividerPairs({ input, output: input * part, series: 'E24', total: 10_000 }, 5);
          if (!found.ok) throw new Error(found.error.code);
          for (const { upper, lower, power, voltage } of found.value) {
            const amperes = input / (upper + lower);
            expect(power / (amperes ** 2 * Math.max(upper, lower))).toBeCloseTo(1, 9);
            expect(voltage / (amperes * Math.max(upper, lower))).toBeCloseTo(1, 9);
          }
        },
      ),
    );
  });

  it('keeps the sum within a factor of two of the request', () => {
    const found = dividerPairs({ input: 9, output: 3, series: 'E96', total: 10_000 }, 1000);
    if (!found.ok) throw new Error(found.error.code);
    const sums = found.value.map(({ upper, lower }) => upper + lower);
    expect(Math.min(...sums) / 10_000).toBeCloseTo(0.5, 1);
    expect(Math.max(...sums) / 10_000).toBeCloseTo(2, 1);
  });

  it('reports why a task has no solution', () => {
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

  it('is sorted by error and reports the actual output', () => {
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
