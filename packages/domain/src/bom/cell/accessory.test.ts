import { describe, expect, it } from 'vitest';
import { areHalves, isAccessory } from './accessory.ts';

const words =
  'heat sink|heatsinks|radiator|socket|holder|spacer|stand-off|standoffs|screw|nut|washers|insulator|mica|thermal pad|' +
  'thermal paste|clip|bracket|knob|cover|shield|mounting kit|lens|lenses|light pipe|jumper cap|shunt|mating connector|' +
  'crimp pins|радиатор|теплоотвод|панелька|кроватка|держателя|стойка|винт|гайка|шайба|прокладка|изолятор|скоба|' +
  'кронштейн|крышка|колпачок|ручка|термопаста|ответная часть|Kühlkörper|Fassung|Sockel|soğutucu|soket';

describe('an accessory of a part', () => {
  it.each(words.split('|'))('%s', (word) => {
    for (const description of [word, `TO-220 ${word}`, `(${word.toUpperCase()}), 5 mm`])
      expect([description, isAccessory({ of: { description } })]).toEqual([description, true]);
  });
  it.each(['description', 'value', 'mpn', 'type', 'note'] as const)('is named in the column %s', (column) => {
    expect(isAccessory({ of: { [column]: 'DIP-8 socket' } })).toBe(true);
  });
  it.each(['LM358', 'nutmeg', 'Donut', 'screwless', 'Lensing', 'discovery', ''])('but not %j', (value) => {
    expect(isAccessory({ of: { value, maker: 'socket' } })).toBe(false);
  });
  it('within 300 characters', () => {
    expect(isAccessory({ of: { note: `${'-'.repeat(294)}socket` } })).toBe(true);
    expect(isAccessory({ of: { note: `${'-'.repeat(295)}socket` } })).toBe(false);
  });
});

describe('two rows of one place are halves of a connection', () => {
  const halves = (first: string, second: string): boolean =>
    areHalves({ of: { description: first } }, { of: { description: second } });
  it.each([
    ['pin header', 'connector housing 2-pos.'],
    ['pin header', 'Pin header female'],
    ['PLS-2', 'розетка PBS-2'],
    ['Stiftleiste', 'Buchse'],
    ['header', 'dişi header'],
    ['Pin header 6 pins', 'Pin header 8 pins'],
    ['6-pin', '16-pin'],
    ['2 pos', '3 positions'],
    ['2 way', '4-ways'],
    ['4 контакта', '5 контактов'],
    ['4-polig', '5polig'],
  ])('%s, %s', (first, second) => {
    expect([halves(first, second), halves(second, first)]).toEqual([true, true]);
    expect(areHalves({ of: { value: first } }, { of: { type: second } })).toBe(true);
  });
  it.each([
    ['pin header', 'header'],
    ['housing', 'female header'],
    ['header 6 pins', 'header 6-pin, gold'],
    ['header 6 pins', 'header'],
    ['females', 'pinning 1234 pins'],
  ])('but not %s, %s', (first, second) => {
    expect([halves(first, second), halves(second, first)]).toEqual([false, false]);
  });
});
