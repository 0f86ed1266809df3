import { expect, it } from 'vitest';
import { analoguesOf } from './domestic-analogues.ts';

it.each([
  ['КР142ЕН5А', 'L7805'],
  ['К142ЕН8Б', '7812'],
  ['КР1006ВИ1', 'NE555'],
  ['К140УД7', 'UA741'],
  ['К561ЛА7', 'CD4011'],
  ['К555ЛА3', 'SN74LS00'],
  ['КР1533ЛА3', '74ALS00'],
  ['КТ315Г', 'BC547'],
  ['КТ361', 'BC557'],
  ['КД522', '1N4148'],
  ['Д814Д', 'BZX55C'],
  ['АЛ307БМ', 'L-53'],
  ['ЭКР1436ХХ', 'LM34119'],
])('%s may be replaced by %s', (own, foreign) => expect(analoguesOf(own)).toContain(foreign));

it('all foreign parts of a type are told, the usual first', () => {
  expect(analoguesOf('КР142ЕН12А')).toEqual(['LM317']);
  expect(analoguesOf('КР142ЕН9А')).toEqual(['L7820', '7820']);
});

it.each(['кт315г', 'КТ-315Г', ' КТ 315 Г '])('%j is КТ315Г', (written) =>
  expect(analoguesOf(written)).toEqual(analoguesOf('КТ315Г')),
);

it.each(['', 'NE555', 'КТ999', 'КТ', 'L7805'])('%j has none', (number) => expect(analoguesOf(number)).toEqual([]));
