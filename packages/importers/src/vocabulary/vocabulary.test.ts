import { expect, it } from 'vitest';

import { attributeCandidates } from './attributes.ts';
import { addedCategory, knownCategory } from './categories.ts';
import { categoryValues } from './category-values.ts';
import { fieldCandidates } from './field-names.ts';
import { codeMeaning, knownMaker, knownMakerName } from './makers.ts';
import { frameWord, translateWords } from './words.ts';

it('knows columns by name, ignoring case and punctuation', () => {
  expect(attributeCandidates('Voltage - Supply')[0]).toMatchObject({ key: 'supply_voltage', isOfFrame: true });
  expect(attributeCandidates('Temperature coefficient').map(({ key }) => key)).toEqual([
    'dielectric',
    'temperature_coefficient',
  ]);
  expect(attributeCandidates('Slew rate')[0]?.title?.ru).toBe('Скорость нарастания');
  expect(attributeCandidates('Сопротивление')[0]?.key).toBe('resistance');
  expect(attributeCandidates('nobody has met this')).toEqual([]);
});

it('knows the minimum of an order by its Russian abbreviation', () => {
  for (const name of ['МОЗ', 'Минимальный объём заказа', 'Мин. заказ'])
    expect(fieldCandidates(name)[0]?.field).toBe('minQuantity');
});

it('joins overlapping categories', () => {
  for (const name of ['MOSFETs', 'MOSFET', 'GaN Transistors(GaN HEMT)']) expect(knownCategory(name)).toBe('mosfets');
  expect(knownCategory('RS-485 / RS-422 ICs')).toBe(knownCategory('RS-485/RS-422 ICs'));
  expect(addedCategory('usb-connectors')).toMatchObject({ parent: 'connectors', title: { tr: 'USB konnektörler' } });
});

it('knows spellings of makers', () => {
  for (const name of ['Texas I', 'TI', 'TEXAS INSTRUMENTS', 'Texas Instruments Inc.'])
    expect(knownMaker(name)).toBe('Texas Instruments');
  for (const name of ['HRS(Hirose)', 'HIROSE', 'Hirose Electric Co., Ltd.'])
    expect(knownMakerName(name)).toBe('Hirose');
  expect(knownMaker('Nobody Ltd')).toBeNull();
});

it('does not read a code of three letters, or another company with this code, as a maker', () => {
  for (const name of ['TI', 'ST', 'MAX', 'VO', 'ST(Semtech)', 'TI(Tairong Instruments)'])
    expect(knownMakerName(name)).toBeNull();
  expect(knownMaker('ST(Semtech)')).toBeNull();
  expect(codeMeaning('TI')).toMatchObject({ name: 'Texas Instruments' });
  expect(codeMeaning('VO')).toBeNull();
});

it('translates words and lists of words, completely or not at all', () => {
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

it.each([
  ['Monitors & Reset Circuits', '2.9V~17V VSSOP-10 Surge Protection Devices (SPDs) ROHS', []],
  ['Monitors & Reset Circuits', 'SOT-23 Supervisor and Reset ICs ROHS', [['function', 'supervisor']]],
  ['Monitors & Reset Circuits', 'SOT-23-6 Power Distribution Switches ROHS', [['function', 'load-switch']]],
  ['Ethernet ICs', '20Kbps SOIC-8 LIN Transceivers ROHS', [['interface', 'LIN']]],
  ['Ethernet ICs', 'RMII QFN-32 Ethernet Transceivers ROHS', [['interface', 'Ethernet']]],
  ['Ethernet ICs', '', [['interface', 'Ethernet']]],
  ['MOSFETs', 'LIN Transceivers', []],
  [
    'Audio Products / Vibration Motors > Microphones',
    'Audio Products / Vibration Motors',
    [['function', 'microphone']],
  ],
  ['Sound > Microphones', "{'name1': 'Vibration Motors', 'name2': 'Microphones'}", [['function', 'microphone']]],
  ['Amplifiers/Comparators > Video Amplifiers', 'Amplifiers/Comparators', [['function', 'video-amplifier']]],
])('%s, "%s": %j', (path, description, expected) => {
  expect(categoryValues(path.split(' > '), () => [description])).toEqual(expected);
});
