import { describe, expect, it } from 'vitest';
import { isAccessory } from './accessory.ts';

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
