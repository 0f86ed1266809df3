import { describe, expect, test } from 'vitest';

import { readBomLines } from '../line/read-bom-lines.ts';
import { sheetOf } from '../test-sheets.ts';
import { recogniseLayout } from './recognise-layout.ts';

/** Returns the number and the shops' numbers of each line. */
const numbersOf = (text: string): readonly (readonly [string | null, string])[] => {
  const sheet = sheetOf(text.trim());
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  return lines.map(({ mpn, foreignNumbers }) => [
    mpn,
    foreignNumbers.map(({ distributor, number }) => `${distributor ?? '?'} ${number}`).join(', '),
  ]);
};

describe('order numbers beside the names of sellers are the numbers of sellers', () => {
  test('a German order number', () => {
    expect(
      numbersOf(`
Anzahl;Bauteil;Wert;Bestellnummer;Lieferant
1;Trafo;230V/12V;2119;Pollin
2;Widerstand;1,5k;METALL 1,50K;Reichelt
1;Timer IC;NE555;NE 555 DIP;Reichelt`),
    ).toEqual([
      [null, '? 2119'],
      [null, '? METALL 1,50K'],
      ['NE555', '? NE 555 DIP'],
    ]);
  });

  test('a part number of known shops, in their forms', () => {
    expect(
      numbersOf(`
Part;Desc;Qty;Supplier;Part No
U1;MCP3008-I/SL;1;element14;19C7201
;Stacking header 2x13;1;Adafruit;1112
J1;Terminal block 3-pin;9;Adafruit;725`),
    ).toEqual([
      ['MCP3008-I/SL', 'farnell 19C7201'],
      [null, '? 1112'],
      [null, '? 725'],
    ]);
  });

  test('a part number of a maker stays one', () => {
    const own = numbersOf(`
Qty;Part No;Manufacturer;Supplier
1;1725656;Phoenix Contact;Digi-Key
2;LM358DR;Texas Instruments;Mouser
3;282834-2;TE;Mouser`);
    expect(own.map(([mpn]) => mpn)).toEqual(['1725656', 'LM358DR', '282834-2']);
    const bare = numbersOf('Qty;Part No;Supplier\n1;LM358DR;Mouser\n2;NE555P;Mouser\n3;BC547B;Farnell');
    expect(bare.map(([mpn]) => mpn)).toEqual(['LM358DR', 'NE555P', 'BC547B']);
  });

  test('a number like those of LCSC belongs to the seller that is named', () => {
    expect(
      numbersOf(`
Qty;Description;Vendor;PN
1;Power board;Adafruit;C1421
1;Sensor board;Adafruit;3251
2;Cable 50mm;Pololu;4399`).map(([, number]) => number),
    ).toEqual(['? C1421', '? 3251', '? 4399']);
  });
});

test('a column of sellers may hold their numbers, each behind a name', () => {
  expect(
    numbersOf(`
Ref;Qty;Value;PartNo;Distributor
IC1;1;ATtiny44A;ATTINY44A-SSU;Farnell/1699397
SG1;1;Buzzer;;445-2525-1-ND
D2;1;BAT54;BAT54XV2;Farnell/2322476`),
  ).toEqual([
    ['ATTINY44A-SSU', 'farnell 1699397'],
    [null, 'digikey 445-2525-1-ND'],
    ['BAT54XV2', 'farnell 2322476'],
  ]);
});

test('shops are no makers', () => {
  const sheet = sheetOf(
    'part;vendors;qty\nLED panel 64x64;tme.eu;3\nPSU 5V 150W;reichelt.de;1\nSensor VEML7700;local;1',
  );
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  expect(lines.map(({ maker }) => maker)).toEqual([null, null, null]);
});

test.each([
  ['OC_FARNELL', '9760512', 'farnell 9760512'],
  ['OC_NEWARK', '54K2829', '? 54K2829'],
  ['DistributorPartNum', '80-C315C569D1G5TA', 'mouser 80-C315C569D1G5TA'],
  ['Supplier and ref', '399-1092-1-ND', 'digikey 399-1092-1-ND'],
])('%s heads the numbers of a seller', (header, number, expected) => {
  const text = `Part;Value;Distributor;${header}\nC1;100n;${header.startsWith('Dist') ? 'Mouser' : ''};${number}`;
  expect(numbersOf(text)[0]?.[1]).toBe(expected);
});

test('a space may stand between a seller and its number', () => {
  const numbers = numbersOf(`
Qty;Value;Device;Package;Parts;Distributor
1;4.7uF;C0805;C0805;C5;FARNELL 1759420
2;100nF;C0603;C0603;C1, C2;FARNELL 2310556
1;STM32F302C8T6;STM32F302;LQFP48;U1;MOUSER 511-STM32F302C8T6`);
  expect(numbers.map(([, number]) => number)).toEqual([
    'farnell 1759420',
    'farnell 2310556',
    'mouser 511-STM32F302C8T6',
  ]);
});

test('a cart of Mouser may have lost the headers of its names', () => {
  const numbers = numbersOf(`
;;Order Qty.;Price (EUR)
667-ERJ-PA3J101V;Thick Film Resistors - SMD 0603 100ohm;2;0.035
791-0805N100J501CT;Multilayer Ceramic Capacitors;8;0.05
603-CC603JRNPO8BN471;Multilayer Ceramic Capacitors;6;0.03
512-LM7805CT;Linear Voltage Regulators;1;0.5`);
  expect(numbers.map(([mpn, number]) => [mpn, number])).toEqual([
    [null, 'mouser 667-ERJ-PA3J101V'],
    [null, 'mouser 791-0805N100J501CT'],
    [null, 'mouser 603-CC603JRNPO8BN471'],
    [null, 'mouser 512-LM7805CT'],
  ]);
});

test('running article numbers beside part numbers are of the customer', () => {
  const sheet = sheetOf(
    'Designator;Article;Part Number;Qty\nU1;100245;LM358DR;1\nU2;100388;NE555P;1\nU3;101942;STM32F103C8T6;1',
  );
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  expect(lines.map(({ mpn, alternates }) => [mpn, ...alternates.map((other) => other.mpn)])).toEqual([
    ['LM358DR'],
    ['NE555P'],
    ['STM32F103C8T6'],
  ]);
});
