import { describe, expect, it } from 'vitest';

import { readElement } from '../cell/element-notation.ts';
import type { OpenLine } from '../row/open-line.ts';
import { lineNumber, numberBeside } from './line-number.ts';

interface Given {
  readonly name?: string;
  readonly described?: string;
  readonly value?: string;
  readonly library?: string;
  readonly body?: string;
  readonly papers?: readonly string[];
  readonly kind?: string | null;
}

const numberOf = ({ name, described, value, library, body, papers = [], kind }: Given) => {
  const context = { group: '', kind };
  const line = {
    papers,
    texts: { libraryName: library ?? null, of: body === undefined ? {} : { package: body } },
  } as unknown as OpenLine;
  const texts = [value ?? null, name ?? null, described ?? null];
  return lineNumber(
    line,
    { name: name ?? null, described: described ?? null, value: value ?? null, element: readElement(texts, context) },
    context,
  );
};

describe('the number beside words or a package', () => {
  it.each([
    ['SM02B-SRSS-TB (left side)', 'SM02B-SRSS-TB'],
    ['BC847B SOT-23', 'BC847B'],
    ['BC847B  SOT-23', 'BC847B'],
    ['MOC3010M Optocoupler', 'MOC3010M'],
    ['1N4148 Diode', '1N4148'],
    ['NE555P, Таймер', 'NE555P'],
    ['NE555P , timer', 'NE555P'],
    ['NE555P; timer', 'NE555P'],
    ['LM7805: regulator', 'LM7805'],
    ['LM7805: 5V regulator', 'LM7805'],
    ['1725656, 5 pin', '1725656'],
    ['2450AT18B100 Chip antenna, ceramic, 2.45 GHz', '2450AT18B100'],
    ['12pF GRM1555C1H120JA01D', 'GRM1555C1H120JA01D'],
    ['TE CONNECTIVITY - 5-1634521-1 - SOCKET, BNC', '5-1634521-1'],
    ['IRL520NSTRLPBF Power mosfet', 'IRL520NSTRLPBF'],
    ['IRL520NSTRLPBF Power mosfet very big', 'IRL520NSTRLPBF'],
    ['Diode 1N4148', '1N4148'],
    ['Schottky diode BAT54S', 'BAT54S'],
    ['BC847B foo', null],
    ['BC847B', null],
    ['NE555P,timer', null],
    ['NE555P, t', null],
    ['timer, NE555P', null],
    ['abc GRM1555C1H120JA01D', null],
    ['12pF GRM15', null],
    ['IRL520N Power stage', null],
    ['IRL520N Power mosfet', 'IRL520N'],
    ['IRL520NSTRLPBF Power mosfet very big one', null],
    ['IRL520NSTRLPBF po', null],
    ['x (BC847B)', null],
    ['BC847B (left) x', null],
    ['', null],
  ])('%j: %j', (name, number) => expect(numberBeside(name)).toBe(number));
});

describe('the number of a line', () => {
  it.each<[string, Given, string | null]>([
    ['from its column', { name: 'LM358DR', value: 'LM2904', described: 'NE555P' }, 'LM358DR'],
    ['only digits', { name: '1725656' }, '1725656'],
    ['one word', { name: 'Timer' }, 'Timer'],
    ['with its maker', { name: 'Murata GRM188R71H104KA93D' }, 'GRM188R71H104KA93D'],
    ['with a remark', { name: 'SM02B-SRSS-TB (left side)' }, 'SM02B-SRSS-TB'],
    ['among Russian words', { name: 'Колодка клеммная ME09L-500-02P синяя' }, 'ME09L-500-02P'],
    ['of digits and a dash beside words', { name: 'ABCD 12-345' }, 'ABCD 12-345'],
    ['of too few digits beside words', { name: 'ABCD 12-34' }, null],
    ['with spaces', { name: 'PVA1 OA H1 1.2N V2' }, 'PVA1 OA H1 1.2N V2'],
    ['a designation within', { name: 'Микросхема 1564ТЛ2' }, '1564ТЛ2'],
    ['of a Russian part', { described: 'Р1-12-0,125-4,7 кОм' }, 'Р1-12-0,125-4,7 кОм'],
    ['as the description', { described: 'NE555P' }, 'NE555P'],
    ['as the value', { value: 'NE555P' }, 'NE555P'],
    ['as the value, with an underscore', { value: 'LM3671MF-3.3_NOPB' }, 'LM3671MF-3.3/NOPB'],
    ['beside words in the value', { value: 'NE555P, timer' }, 'NE555P'],
    ['of one word with a paper', { described: 'ТИЛ6В', papers: ['ОЖ0.467.180 ТУ'] }, 'ТИЛ6В'],
    ['of a value that is another number than the description', { value: 'BSS138', described: 'BSS123' }, 'BSS138'],
    ['of a description that begins with the value', { value: 'BSS138', described: 'BSS138L' }, 'BSS138L'],
    ['in a description of Farnell', { described: 'TE CONNECTIVITY - 5-1634521-1A - SOCKET, BNC' }, '5-1634521-1A'],
    ['in the library', { library: 'LM358DR' }, 'LM358DR'],
    ['of a series in the library', { library: 'BZX84Cxx', value: 'BZX84C5V1' }, 'BZX84C5V1'],
    ['of a value that the series does not cover', { library: 'BZX84Cxx', value: '5V1' }, null],
    ['of a series alone', { library: 'BZX84Cxx' }, null],
    ['no value', { name: '32.768KHz' }, null],
    ['no size', { name: '5.5mm' }, null],
    ['no chip size', { name: '0603' }, null],
    ['no name with a nominal value', { name: 'Резистор 4к7 0805' }, null],
    ['no kind alone', { name: 'LED' }, null],
    ['no symbol', { name: 'R' }, null],
    ['no symbol with a number', { name: 'Res1' }, null],
    ['no words', { name: 'big timer' }, null],
    ['no value of a passive part', { value: '10k', kind: 'resistor' }, null],
    ['no number of a shop as the value', { value: '399-1092-1-ND' }, null],
    ['no name of a library as the value', { value: 'CAP0805' }, null],
    ['no name of a library', { name: 'CAPACITOR_0805' }, null],
    ['no symbol and its package', { name: 'DSOT-23', body: 'SOT-23' }, null],
    ['no symbol of a passive part', { name: 'C-EUC0603' }, null],
    ['no short name in the library', { library: 'R1' }, null],
    ['no name without digits in the library', { library: 'OPAMP' }, null],
    ['no running number in the library', { library: '12345' }, null],
    ['no running number with a letter', { library: '123456A' }, null],
    ['no values in the library', { library: '0.25W 1206 100 kOhm, 1%' }, null],
    ['no measure in the library', { library: '5.5mm' }, null],
    ['no numbered symbol in the library', { library: 'Header 3' }, null],
    ['nothing', {}, null],
  ])('%s', (_, given, number) => expect(numberOf(given)).toBe(number));
});
