import { describe, expect, it } from 'vitest';

import { nothingFound, piecesOf, readDomestic, takeWords, type Found } from './element-pieces.ts';
import type { NominalUnit } from './nominal-unit.ts';

describe('words and values of a text', () => {
  it.each([
    ['10 k 1 %', '10 k|1 %'],
    ['2.49K OHM 0.1%', '2.49KOHM|0.1%'],
    ['470 ohms', '470 ohms'],
    ['± 5 %', '± 5 %'],
    ['0,1 мкФ 50 В', '0,1 мкФ|50 В'],
    ['16 МГц', '16 МГц'],
    ['4,7 мк 10 nF', '4,7 мк|10 nF'],
    ['5 Vx', '5|Vx'],
    ['a;b|c@d(e)[f]', 'a|b|c|d|e|f'],
    ['a,b, c,1,2', 'a|b|c|1,2'],
    ['1,a', '1|a'],
    [',:a:.', 'a'],
    ['a...', 'a'],
    ['::a,,', 'a'],
    ['1206-18K-5%', '1206|18K|5%'],
    ['10k/1%/1/10W', '10k|1%|1/10W'],
    ['1/16Вт/10k', '1/16Вт|10k'],
    ['11/10W', '11|10W'],
    ['1/3W', '1|3W'],
    ['1/10Wx', '1/10Wx'],
    ['100n_50V_X7R', '100n|50V|X7R'],
    ['4.7k±1%', '4.7k|±1%'],
    ['600V/N-Channel', '600V|N-Channel'],
    ['ab/cd', 'ab/cd'],
    ['10k-ab', '10k-ab'],
    ['10k/', '10k/'],
    ['', ''],
  ])('%j: %s', (text, pieces) => expect(piecesOf(text).join('|')).toBe(pieces));
});

describe('facts of words', () => {
  const take = (text: string, unit: NominalUnit | undefined): Readonly<Record<string, string>> => {
    const found = nothingFound();
    const rest = takeWords(found, text, unit);
    const all: [string, string | null][] = [...Object.entries(found), ['rest', rest]];
    return Object.fromEntries(
      all.flatMap(([key, fact]) => (fact === null || fact === '' ? [] : [[key, fact] as const])),
    );
  };
  it.each<[string, NominalUnit | undefined, Partial<Found> & { rest?: string }]>([
    [
      '10k 1% 0603 50V 0.1W',
      'ohm',
      { nominal: '10k', tolerance: '±1%', package: '0603', voltage: '50V', power: '0.1W' },
    ],
    ['10k 20k', 'ohm', { nominal: '10k', rest: '20k' }],
    ['10k 10k', 'ohm', { nominal: '10k' }],
    ['1% 5%', 'ohm', { tolerance: '±1%', rest: '5%' }],
    ['±1% 1%', 'ohm', { tolerance: '±1%' }],
    ['+/-1%', 'ohm', { tolerance: '±1%' }],
    ['+-1%', 'ohm', { tolerance: '±1%' }],
    ['%5', 'ohm', { tolerance: '±5%' }],
    ['50V 25V', 'ohm', { voltage: '50V', rest: '25V' }],
    ['0603 0805', 'ohm', { package: '0603' }],
    ['2012М 0603', 'ohm', { package: '0805' }],
    ['20120М', null, { rest: '20120М' }],
    ['x2012М', 'ohm', { rest: 'x2012М' }],
    ['SOT-23', 'ohm', { package: 'SOT-23' }],
    ['X7R C0G 100n', 'farad', { dielectric: 'X7R', nominal: '100n' }],
    ['600R 100MHz', 'ohm', { nominal: '600R' }],
    ['10A 10k', 'ohm', { nominal: '10k', rest: '10A' }],
    ['48MHz', null, {}],
    ['10k', null, { rest: '10k' }],
    [
      'series tolerance SMT rated rating general purpose thick thin film RoHS Pb-free pbfree case size корпус типоразмер номинал импортный постоянный шт спасибо пожалуйста нужно нужны thanks please lütfen teşekkürler bitte danke pcs adet stk - +',
      'ohm',
      {},
    ],
    ['caseX xcase films sized 5x 10-x', 'ohm', { rest: 'caseX xcase films sized 5x 10-x' }],
    ['10k/1%/abc', 'ohm', { rest: '10k/1%/abc' }],
    ['10k_5%_20k', 'ohm', { nominal: '10k', tolerance: '±5%', rest: '20k' }],
  ])('%s of %s', (text, unit, expected) => expect(take(text, unit)).toEqual(expected));
});

describe('facts of a Russian designation', () => {
  const read = (rest: string, hasPower: boolean, unit: NominalUnit | undefined = 'ohm') => {
    const found = nothingFound();
    readDomestic(found, rest, hasPower, unit);
    return Object.fromEntries(Object.entries(found).filter(([, fact]) => fact !== null));
  };
  it.each<[string, boolean, Partial<Found>]>([
    ['0,125-4,7 кОм±5%', true, { power: '0,125 Вт', nominal: '4,7 кОм', tolerance: '±5%' }],
    ['0,125-4,7 кОм', false, { nominal: '4,7 кОм' }],
    ['0,125-0,25-4,7 кОм', true, { power: '0,125 Вт', nominal: '4,7 кОм' }],
    ['0,125 - 4,7 кОм ; 5%', true, { power: '0,125 Вт', nominal: '4,7 кОм', tolerance: '±5%' }],
    ['4,7 кОм 5%-А', true, { nominal: '4,7 кОм', tolerance: '±5%' }],
    ['4,7 кОм,-5%.', true, { nominal: '4,7 кОм', tolerance: '±5%' }],
    ['-', true, {}],
    ['Х-Л', true, {}],
  ])('%s (with power: %s)', (rest, hasPower, expected) => expect(read(rest, hasPower)).toEqual(expected));
});
