import { expect, it } from 'vitest';

import { makerKey, makerShortKey, makerTitle } from '../product/maker-spelling.ts';
import { readPackage } from './package-name.ts';

it.each([
  ['Texas Instruments', 'TEXAS INSTRUMENTS Inc.'],
  ['ROHM Semicon', 'ROHM Semiconductor Co., Ltd'],
  ['FH(Guangdong Fenghua Advanced Tech)', 'FH (Guangdong Fenghua Advanced Tech)'],
  ['АО «Микрон»', 'Микрон'],
])('%s and %s are one maker', (one, other) => {
  expect(makerKey(one)).toBe(makerKey(other));
});

it('does not join two makers with a common word', () => {
  expect(makerKey('General Electric')).not.toBe(makerKey('General Semiconductor'));
  expect(makerKey('Micro Commercial Components')).not.toBe(makerKey('Micro One'));
});

it('finds the short name in a long spelling', () => {
  expect(makerShortKey('Infineon Technologies')).toBe(makerKey('Infineon'));
  expect(makerTitle('UTC(Unisonic Tech)')).toBe('UTC');
  expect(makerTitle('Acme Co., Ltd.')).toBe('Acme');
});

it.each([
  ['0603', '0603', null, null],
  ['SOP-8', 'SOIC-8', null, null],
  ['LQFP-64(10x10)', 'LQFP-64', null, null],
  ['QFN-20-EP(5x5)', 'QFN-20', null, null],
  ['DO-214AC(SMA)', 'SMA', null, null],
  ['SOT-23(TO-236)', 'SOT-23', null, null],
  ['SOT-23-5', 'SOT-23-5', null, null],
  ['SMD3225-4P', 'SMD-3.2x2.5', null, null],
  ['SMD,4x4mm', 'SMD-4x4', 'smd', null],
  ['SMD,D6.3xL7.7mm', 'CAN-6.3x7.7', 'smd', null],
  ['插件,D5xL11mm', 'RADIAL-5x11', 'tht', null],
  ['插件,P=2.54mm', null, 'tht', 0.00254],
  ['CASE-C-6032-28(mm)', 'C (6032)', null, null],
  ['-', null, null, null],
])('package %s is %s', (text, name, mounting, pitch) => {
  expect(readPackage(text)).toMatchObject({ name, mounting, pitch });
});

it('reads mounting and pitch of a right-angle part without a package name', () => {
  expect(readPackage('SMD,P=0.5mm,卧贴')).toEqual({ name: null, mounting: 'smd', isAngled: true, pitch: 0.0005 });
});
