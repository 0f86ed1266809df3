import { describe, expect, it } from 'vitest';
import { unknownLine } from '../row/bom-line.ts';
import { lineStatements, saysFeature } from './stated-line.ts';

const said = (value: string) => lineStatements({ ...unknownLine, value }).texts[0];

describe('the polarity that a text names', () => {
  it.each([
    ['NPN', 'NPN'],
    ['Q_NPN_BEC', 'NPN'],
    ['транзистор pnp', 'PNP'],
    ['MOSFET N-CH 20V', 'n-channel'],
    ['MOSFET N_Channel', 'n-channel'],
    ['N channel', 'n-channel'],
    ['NMOS', 'n-channel'],
    ['N-MOSFET', 'n-channel'],
    ['NFET', 'n-channel'],
    ['N-канальный', 'n-channel'],
    ['N kanallı', 'n-channel'],
    ['P-CHAN', 'p-channel'],
    ['PMOS', 'p-channel'],
    ['П-канальный', 'p-channel'],
    ['P_Channel', 'p-channel'],
  ])('%s: %s', (text, polarity) => expect(said(text)?.polarity).toBe(polarity));
  it.each([
    'NPN+PNP',
    'NPN/PNP',
    'PNP & NPN',
    'N+P channel',
    'P/N-channel',
    'NPN and PNP',
    'NPNX',
    'XNPN',
    'Nichicon',
    'CHN',
  ])('%s names none, or both', (text) => expect(said(text)?.polarity).toBeNull());
});

describe('the contacts that a text may mean', () => {
  it.each([
    ['Conn_01x04', [4]],
    ['2х5', [10]],
    ['2×10', [20]],
    ['06x1.25mm', [6]],
    ['4 pin', [4]],
    ['8-pins', [8]],
    ['12p', [12]],
    ['5 way', [5]],
    ['3 positions', [3]],
    ['10 контактов', [10]],
    ['6 выводов', [6]],
    ['20x20', [400]],
    ['1 pin', [1]],
  ])('%s: %j', (text, counts) => expect(said(text)?.pins.map(({ count }) => count)).toEqual(counts));
  it.each(['0 pin', '0x4', '20x21', '401 pins', '3x4mm', '2x3x4', 'L_12x12x6', '1.2x3', '4 pints', '10k', 'A4 pin'])(
    '%s: none',
    (text) => expect(said(text)?.pins).toEqual([]),
  );
});

it('short texts about polarity or contacts are features', () => {
  expect(['P-Channel', '12 pin', `NPN${' '.repeat(37)}`].map(saysFeature)).toEqual([true, true, true]);
  expect(['10k', '', `NPN${' '.repeat(38)}`].map(saysFeature)).toEqual([false, false, false]);
});

it('a bare number is kept, and its guessed unit is left out of the words', () => {
  const line = { ...unknownLine, value: ' 4700 ', words: '4700 Ohm 0603' };
  expect(lineStatements(line)).toMatchObject({ plainValue: '4700', isCyrillic: false });
  expect(lineStatements(line).texts.map(({ text, isValue }) => [text, isValue])).toEqual([
    ['4700', true],
    ['0603', false],
  ]);
  expect(lineStatements({ ...line, value: '4k7' })).toMatchObject({ plainValue: null });
});

it('the name of a package is read only as a footprint', () => {
  const texts = (body: string) => lineStatements({ ...unknownLine, package: body }).texts.map(({ text }) => text);
  expect(texts('PinHeader_1x04')).toEqual(['PinHeader_1x04']);
  expect(texts('Conn:JST')).toEqual(['Conn:JST']);
  expect(texts('HDR2x5')).toEqual(['HDR2x5']);
  expect(texts('SOIC-8')).toEqual([]);
});

it('300 characters of a text are read, empty texts are not', () => {
  expect(said('x'.repeat(301))?.text).toBe('x'.repeat(300));
  expect(lineStatements({ ...unknownLine, value: ' ', description: 'Диод' })).toMatchObject({ isCyrillic: true });
  expect(lineStatements({ ...unknownLine, value: ' ' }).texts).toEqual([]);
});

describe('texts of contacts', () => {
  it.each([
    ['Conn_01x04', [{ text: '01x04', count: 4 }]],
    ['06x1.2mm', [{ text: '06', count: 6 }]],
    ['06x1.25 mm', [{ text: '06', count: 6 }]],
    [
      '8-pins, 4 конт',
      [
        { text: '8-pins', count: 8 },
        { text: '4 конт', count: 4 },
      ],
    ],
    ['4 контакт', [{ text: '4 контакт', count: 4 }]],
    ['6 вывод', [{ text: '6 вывод', count: 6 }]],
    ['6 выв', [{ text: '6 выв', count: 6 }]],
    ['06x1.255mm', []],
    ['006x1.25mm', []],
    ['101x2', []],
    ['1x0012', []],
    ['0012 pins', []],
    ['20 x 20', []],
  ])('%s: %j', (text, pins) => expect(said(text)?.pins).toEqual(pins));
  it.each([
    ['N-канал', 'n-channel'],
    ['N kanal', 'n-channel'],
    ['P-канал', 'p-channel'],
    ['P kanal', 'p-channel'],
    ['P-MOSFET', 'p-channel'],
    ['PFET', 'p-channel'],
    ['1NPN', null],
    ['NPN1', null],
  ])('%s: %s', (text, polarity) => expect(said(text)?.polarity).toBe(polarity));
});

it('only the value is the value', () => {
  const line = { ...unknownLine, value: '10', description: 'film', words: '10 uF 0603', package: 'C_0603' };
  expect(lineStatements(line).texts.map(({ text, isValue }) => [text, isValue])).toEqual([
    ['10', true],
    ['film', false],
    ['0603', false],
    ['C_0603', false],
  ]);
});
