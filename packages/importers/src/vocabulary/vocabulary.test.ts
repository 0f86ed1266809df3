import { expect, it } from 'vitest';

import { attributeCandidates } from './attributes.ts';
import { addedCategory, knownCategory } from './categories.ts';
import { knownMaker } from './makers.ts';
import { frameWord, translateWords } from './words.ts';

it('knows columns by their names, without case and signs', () => {
  expect(attributeCandidates('Voltage - Supply')[0]).toMatchObject({ key: 'supply_voltage', isOfFrame: true });
  expect(attributeCandidates('Temperature coefficient').map(({ key }) => key)).toEqual([
    'dielectric',
    'temperature_coefficient',
  ]);
  expect(attributeCandidates('Slew rate')[0]?.title?.ru).toBe('Скорость нарастания');
  expect(attributeCandidates('Сопротивление')[0]?.key).toBe('resistance');
  expect(attributeCandidates('nobody has met this')).toEqual([]);
});

it('joins overlapping categories', () => {
  for (const name of ['MOSFETs', 'MOSFET', 'GaN Transistors(GaN HEMT)']) expect(knownCategory(name)).toBe('mosfets');
  expect(knownCategory('RS-485 / RS-422 ICs')).toBe(knownCategory('RS-485/RS-422 ICs'));
  expect(addedCategory('usb-connectors')).toMatchObject({ parent: 'connectors', title: { tr: 'USB konnektörler' } });
});

it('knows how makers are spelled', () => {
  for (const name of ['Texas I', 'TI', 'TEXAS INSTRUMENTS', 'Texas Instruments Inc.'])
    expect(knownMaker(name)).toBe('Texas Instruments');
  expect(knownMaker('ST(Semtech)')).toBe('Semtech');
  expect(knownMaker('Nobody Ltd')).toBeNull();
});

it('translates words and lists of words, whole or not at all', () => {
  expect(translateWords('phosphor bronze')).toMatchObject({ ru: 'фосфористая бронза' });
  expect(translateWords('数字滤波, 掉电模式')).toEqual({
    ru: 'цифровой фильтр, режим отключения',
    en: 'Digital filter, Power-down mode',
    tr: 'sayısal süzgeç, kapanma modu',
  });
  expect(translateWords('Brass, unobtainium')).toBeNull();
  expect(frameWord('mounting', 'Surface Mount, Right Angle')).toBe('smd');
  expect(frameWord('dielectric', 'NPO')).toBe('C0G');
});
