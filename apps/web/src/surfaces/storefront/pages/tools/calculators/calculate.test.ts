import { describe, expect, it } from 'vitest';

import { calculate, type Calculator } from './calculate.server.ts';

const ask = (tool: Calculator, boxes: Readonly<Record<string, string>>) =>
  calculate(tool, new URLSearchParams({ tool, ...boxes }), 'en');

const rowOf = (calculation: ReturnType<typeof calculate>, name: string) =>
  calculation.rows.find(([row]) => row === name)?.[1].replaceAll(/\s/gu, ' ');

describe('resistor of an LED', () => {
  it('is rounded up: 9 V, 2 V and 15 mA take 470 Ω (f-alpha.net, "Current-limiting resistor")', () => {
    const found = ask('led', { supply: '9', forward: '2', current: '15m', count: '1' });
    expect(rowOf(found, 'nearest')).toBe('470 Ω');
    expect(found.sets[0]?.resistors).toEqual([{ ohms: 470, burns: expect.closeTo(0.105, 9) }]);
  });

  it('is rounded up: 9 V, 1.8 V and 5 mA take 1.5 kΩ (Wikipedia, "LED circuit")', () => {
    const found = ask('led', { supply: '9', forward: '1.8', current: '5 mA', count: '1' });
    expect(rowOf(found, 'nearest')).toBe('1.5 kΩ');
  });

  it('is rated for twice the dissipated power', () => {
    const found = ask('led', { supply: '24', forward: '3.2', current: '20m', count: '1' });
    expect(rowOf(found, 'resistorPower')).toBe('0.416 W');
    expect(rowOf(found, 'ratedPower')).toBe('0.832 W');
    expect(found.sets[0]?.powerMin).toBeCloseTo(0.832, 9);
    expect(found.sets[0]?.voltageMin).toBeNull();
  });

  it('is rated for mains voltage if fed from it', () => {
    const found = ask('led', { supply: '310', forward: '3', current: '1m', count: '1' });
    expect(found.sets[0]?.voltageMin).toBe(307);
  });
});

describe('divider', () => {
  it('offers pairs of equal tolerance, rated for twice the higher power', () => {
    const { sets, pairs } = ask('divider', { input: '100', output: '50', total: '2k' });
    expect(pairs[0]?.spread.replaceAll(/\s/gu, ' ')).toBe('49.5 V – 50.5 V');
    expect(sets[0]?.resistors.map(({ ohms }) => ohms)).toEqual([1000, 1000]);
    // 100 V across 2 kΩ is 5 W, and half of it is dissipated in each resistor.
    expect(sets[0]?.resistors[0]?.burns).toBeCloseTo(2.5, 9);
    expect(sets[0]?.powerMin).toBeCloseTo(5, 9);
    expect(sets[0]?.voltageMin).toBe(50);
    expect(sets[0]?.toleranceMax).toBe(1);
  });
});

it('labels contain the unit of a bare number', () => {
  const { boxes } = calculate('led', new URLSearchParams(), 'ru');
  expect(boxes.map(({ unit }) => unit)).toEqual(['В', 'В', 'А', '']);
});
