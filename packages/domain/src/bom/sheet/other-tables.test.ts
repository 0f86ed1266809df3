import { expect, it } from 'vitest';
import { sheetOf } from '../test-sheets.ts';
import { namesNoParts } from './nameless-sheet.ts';

it.each([
  ['a memory map', 'Name;Start;End;Size\nUART1;0x40013800;0x40013BFF;1K\nSRAM1;0x20000000;0x20004FFF;20K'],
  ['registers', 'Name;Address;Access\nCTRL1;0x20;R/W\nCTRL2;0x21;R'],
  ['an energy budget', 'Component;Voltage (V);Current (mA);Duty (%);Quantity\nMCU;3.3;12;100;1\nBME280;3.3;1.5;10;2'],
  ['currents by mode', 'Device;Mode;Current mA\nESP32-C3;sleep;0.005\nESP32-C3;active;80'],
  ['wires', 'From;To;Signal;Length\nJ1-1;J2-1;GND;20cm\nJ1-2;J2-2;VCC;20cm'],
  ['nets of Eagle', 'Net;Part;Pad\nGND;C1;1\n;C2;1\n;IC1;5'],
  ['nets', 'Net;Pins\nGND;U1-1 C1-2 R1-1\nVCC;U1-8 C1-1'],
  ['revisions', 'Revision;Date;Author;Changes\nB;2024-03-01;Bob;R5 changed to 10k\nC;2024-05-01;Bob;U3 is LM358'],
  ['pins by peripheral', 'Peripheral;Pins;Notes\nUART1;2;debug\nSPI1;4;flash'],
  [
    'a report of a compiler',
    'Class;Document;Source;Message;Time\n[Warning];Main.SchDoc;Compiler;Component IC1 LM358 has unused sub-part;08:35\n[Warning];Main.SchDoc;Compiler;Net N1 has no driving source U4;08:35',
  ],
  ['a dictionary', 'Key;Value\nR;Resistor\nC;Capacitor\nIC1;Microcircuit'],
  ['currents and voltages', 'Forward Current;Forward Voltage;Input Voltage;Ground Current\n20 mA;2.1 V;4.4 V;320 mA'],
])('%s is no parts list', (_, text) => expect(namesNoParts(sheetOf(text))).toBe(true));

it.each([
  ['quantities beside ratings', 'Component;Voltage;Current;Power;Qty\nLM358;32;0.02;1;2\nLM2596;40;3;5;1'],
  ['designators beside modes', 'Ref;Mode;Current\nR1;active;10mA\nU1;sleep;1uA'],
  ['part numbers beside addresses', 'MPN;Address;Default;Qty\nTMP102;0x48;0x00;1\nBME280;0x76;0x60;1'],
  ['lengths of wires', 'Part;Color;Length;Qty\nМГТФ 0,12;red;20cm;3\nМГТФ 0,2;black;20cm;3'],
])('%s may be a parts list', (_, text) => expect(namesNoParts(sheetOf(text))).toBe(false));
