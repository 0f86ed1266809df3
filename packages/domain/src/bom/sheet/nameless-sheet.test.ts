import { expect, test } from 'vitest';

import { sheetOf } from '../test-sheets.ts';
import { namesNoParts } from './nameless-sheet.ts';

test('a table of pins is no parts list', () => {
  const pins = sheetOf(`Port;Digital;Function;Board
PE4;2;PWM2;Fan
PE5;3;PWM3;Heater
PA0;22;D22;
PA1;23;D23;`);
  expect(namesNoParts(pins)).toBe(true);
});

test('a table of measurements is no parts list', () => {
  const measured = sheetOf(`Assumption;Value;Unit
Chip size;15;mm
PCIe length;312;mm
Rail;12;V
Current;2A;A`);
  expect(namesNoParts(measured)).toBe(true);
});

test('a list whose parts have a function stays a list', () => {
  const list = sheetOf(`Function;Part;Qty
Port expander;PCF8574T;1
Signal relay;G6K-2F-Y;2`);
  expect(namesNoParts(list)).toBe(false);
});
