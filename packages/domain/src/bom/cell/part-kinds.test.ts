import { expect, it } from 'vitest';

import { kindAtPlace, kindOfFootprint } from './part-kinds.ts';

it.each([
  ['5.R16', 'resistor'],
  ['123.R16', 'resistor'],
  ['1234.R16', undefined],
  ['5.1', undefined],
  ['R_1', 'resistor'],
  ['_R1', undefined],
  ['5R1', undefined],
  ['5U1', undefined],
  ['12.U3', null],
  ['TR1', 'transistor'],
  ['XU1', undefined],
  ['Ux1', undefined],
  ['DA1', null],
  ['DAX1', undefined],
  ['', undefined],
])('the kind at %j is %j', (place, kind) => expect(kindAtPlace(place)).toBe(kind));

it.each([
  ['My_LED_0603', 'led'],
  ['MyLED_0603', null],
  ['My_Capacitor_Tantalum', null],
  ['Lib:CP_EIA-3216', 'tantalum capacitor'],
  ['My:Capacitor_Tantalum_SMD', null],
  ['xCrystal_SMD', null],
  ['x:Trimmer_A', 'potentiometer'],
  ['xTrimmer_A', null],
  ['My:R_Array_4', 'resistor network'],
  ['MyR_Array_4', null],
  ['x:Ferrite_0603', 'ferrite bead'],
  ['xL_Ferrite_0603', null],
  ['xFuse_1206', null],
  ['x:Polyfuse_1206', 'fuse'],
])('the footprint %s is of a %s', (footprint, kind) => expect(kindOfFootprint(footprint)).toBe(kind));
