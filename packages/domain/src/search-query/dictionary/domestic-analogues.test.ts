import { expect, it } from 'vitest';
import { analoguesOf } from './domestic-analogues.ts';

it.each([
  ['КР142ЕН5А', 'L7805'],
  ['К142ЕН8Б', '7812'],
  ['КР1157ЕН1202А', '78L12'],
  ['КР1162ЕН5Б', '7905'],
  ['КР1006ВИ1', 'NE555'],
  ['К140УД7', 'UA741'],
  ['КР140УД1408А', 'LM308'],
  ['К554СА301', 'LM311'],
  ['КР1156ЕУ5', 'MC34063'],
  ['ЭКР1436УН1', 'MC34119'],
  ['К561ЛА7', 'CD4011'],
  ['КР1561ЛП14', 'MC14070'],
  ['К176ИЕ8', 'HEF4017'],
  ['К155ЛА3', 'SN7400'],
  ['К555ЛА3', 'SN74LS00'],
  ['КМ555ИР23', '74LS374'],
  ['КР531ИД7', '74S138'],
  ['КР1533ЛА3', '74ALS00'],
  ['КР1554ТМ2', 'MC74AC74'],
  ['ЭКФ1564АП6', 'CD74HC245'],
  ['КТ315Г', 'BC547'],
  ['КТ361', 'BC557'],
  ['КТ972А', 'BD677'],
  ['КП501А', '2N7000'],
  ['КД522', '1N4148'],
  ['КС147А', '1N4732'],
  ['Д814Д', 'BZX55C13'],
  ['АОТ128Б', 'PC817'],
  ['АЛ307БМ', 'L-53'],
])('%s may be replaced by %s', (own, foreign) => expect(analoguesOf(own)).toContain(foreign));

it('all foreign parts of a type are returned, the likest first', () => {
  expect(analoguesOf('КР142ЕН12А')).toEqual(['LM317']);
  expect(analoguesOf('КР142ЕН9А')).toEqual(['L7820', '7820']);
  expect(analoguesOf('КР1564ЛА3')).toEqual(['SN74HC00', '74HC00', 'CD74HC00', 'MC74HC00']);
});

it.each([
  ['КТ315Г', ['кт315г', 'КТ-315Г', ' КТ 315 Г ', 'KT315G', '2Т315Г', 'КТ315Г1', 'КТ315Ж']],
  ['КР142ЕН5А', ['142ЕН5А', 'К142ЕН5А', 'КРЕН5А', 'KR142EN5A', 'KP142EH5A', 'ОСМ142ЕН5А']],
  ['К155ЛА3', ['155ЛА3', 'КМ155ЛА3', 'K155LA3', 'к155ла3а']],
  ['К140УД7', ['КР140УД708', 'КФ140УД7', 'K140UD7']],
  ['КД522Б', ['2Д522Б', 'KD522B', 'КД522']],
])('%s has other spellings, packages and groups', (type, spellings) => {
  expect(analoguesOf(type)).not.toEqual([]);
  for (const spelling of spellings) expect(analoguesOf(spelling), spelling).toEqual(analoguesOf(type));
});

it('groups with other voltages have other equivalents', () => {
  expect(analoguesOf('КР142ЕН5Б')).toContain('L7806');
  expect(analoguesOf('Д814А')).not.toEqual(analoguesOf('Д814Д'));
});

it.each([
  '',
  'NE555',
  'КТ999',
  'КТ',
  'L7805',
  '2SC1815',
  '2N3904',
  'CD4011BE',
  'SN74LS00N',
  'К10-17б',
  'К999ЛА3',
  '142ЕН5',
])('%j has none', (number) => expect(analoguesOf(number)).toEqual([]));
