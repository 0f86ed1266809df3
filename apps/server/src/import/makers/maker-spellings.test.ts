import type { BrandId } from '@farad/domain/category';
import { numberEvidence } from '@farad/domain/import';
import { expect, it } from 'vitest';

import { spellingOwner } from './maker-owner.ts';
import { planMakers } from './maker-plan.ts';

/**
 * Returns the names of the makers decided for the spellings of a file. Each spelling is given with some of its part
 * numbers.
 */
function makersOf(file: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string | undefined>> {
  const numbers = numberEvidence();
  for (const [spelling, mpns] of Object.entries(file))
    for (const mpn of mpns) numbers.add(spellingOwner(spelling), mpn);
  const spellings = new Map(Object.entries(file).map(([spelling, mpns]) => [spelling, mpns.length]));
  const sources = { brands: [], reference: [], learned: new Map<string, number>(), numbers };
  const { makerOf } = planMakers(spellings, { table: {} }, sources);
  return Object.fromEntries(Object.keys(file).map((spelling) => [spelling, makerOf(spelling)?.name]));
}

const capacitors = ['CL05A105KA8NNNC', 'CL10B104KB8NNNC', 'CL21B152KO8NNNC', 'CL31B334KP8NNNC'];

it('joins a short form and a cut-off name with the maker that numbers its parts alike', () => {
  const name = 'Samsung Electro-Mechanics';
  expect(
    makersOf({ SAMSUNG: [...capacitors, 'CL05C330JB8NNNC'], 'Samsung Electro-Mech': capacitors, [name]: capacitors }),
  ).toEqual({ SAMSUNG: name, 'Samsung Electro-Mech': name, [name]: name });
  expect(makersOf({ 'Walter Precision Compo': ['WP100203'], 'Walter Precision Components': ['WP100204'] })).toEqual({
    'Walter Precision Compo': 'Walter Precision Compo',
    'Walter Precision Components': 'Walter Precision Compo',
  });
});

it('separates makers with an equal beginning but no common numbers', () => {
  expect(makersOf({ Samsung: ['K4A4G085WF', 'KLM8G1GEUF'], 'Samsung Electro-Mechanics': capacitors })).toEqual({
    Samsung: 'Samsung',
    'Samsung Electro-Mechanics': 'Samsung Electro-Mechanics',
  });
  expect(makersOf({ 'Shenzhen Lite Optics': ['SL100203'], 'Shenzhen Lite Op': ['KX900204'] })).toEqual({
    'Shenzhen Lite Optics': 'Shenzhen Lite Optics',
    'Shenzhen Lite Op': 'Shenzhen Lite Op',
  });
});

it('recognises a new maker that both halves of a spelling name', () => {
  expect(makersOf({ 'TI/Texas Instruments': ['LM2904DR', 'TL072CDR'], 'Texas Instruments': ['TL072CDR'] })).toEqual({
    'TI/Texas Instruments': 'Texas Instruments',
    'Texas Instruments': 'Texas Instruments',
  });
});

it('decides between a whole name and an equal code by the numbers', () => {
  const brands = [{ id: 7 as BrandId, slug: 'ams', name: 'ams' }];
  const maker = (mpn: string) => {
    const numbers = numberEvidence();
    numbers.add(spellingOwner('AMS'), mpn);
    const sources = { brands, reference: [], learned: new Map<string, number>(), numbers };
    return planMakers(new Map([['AMS', 1]]), { table: {} }, sources).makerOf('AMS')?.name;
  };
  expect(maker('AMS1117-3.3')).toBe('Advanced Monolithic Systems');
  expect(maker('AS5600-ASOM')).toBe('ams');
});
