import { describe, expect, it } from 'vitest';

import type { BomField } from '../header/layout.ts';
import type { OpenLine } from '../row/open-line.ts';
import type { RowView } from '../row/row-view.ts';
import { judgeRow } from './judge-row.ts';

type Of = RowView['texts']['of'];
type More = Partial<Omit<RowView, 'texts'>> & { readonly texts?: Partial<RowView['texts']>; readonly fields?: string };

const view = (of: Of, { texts, fields = 'designators quantity', ...more }: More = {}): RowView => ({
  cells: Object.values(of),
  name: of.mpn ?? of.description ?? of.value ?? '',
  has: new Set(fields.split(' ') as BomField[]),
  isUnderLeftOut: false,
  form: null,
  isOfOtherVariant: false,
  section: null,
  hasPosition: false,
  isRecord: false,
  ...more,
  texts: {
    of,
    foreignNumbers: [],
    otherMpns: [],
    papers: [],
    isUnplaced: false,
    ...texts,
  } as unknown as RowView['texts'],
});

const open = (designatorText: string, quantityText: string, of: Of = {}, more: Partial<OpenLine> = {}): OpenLine =>
  ({ designatorText, quantityText, name: of.mpn ?? of.description ?? '', texts: { of }, ...more }) as OpenLine;

const judge = (row: RowView, above: OpenLine | null = null): string => {
  const judged = judgeRow(row, above);
  return 'reason' in judged ? judged.reason : 'mpn' in judged ? `alternate ${judged.mpn}` : judged.kind;
};

type Row = readonly [what: string, row: RowView, above: OpenLine | null, expected: string];

const noCounts = { fields: 'designators mpn' };
const wishes = { fields: 'quantity mpn' };
const names = { fields: 'mpn' };

describe('rows that are not lines', () => {
  it.each<Row>([
    ['blank', view({}, { cells: ['', ' '] }), null, 'blank'],
    ['of another variant', view({ mpn: 'LM358' }, { isOfOtherVariant: true }), null, 'not_fitted'],
    ['of another variant, without a part', view({ note: 'x' }, { isOfOtherVariant: true }), null, 'no_part'],
    ['a total', view({ description: 'Total', quantity: '54' }), null, 'total'],
    ['a total beside a part', view({ mpn: 'LM358', quantity: '1' }, { cells: ['Total', 'LM358', '1'] }), null, 'line'],
    [
      'a total beside placed pieces',
      view({ designators: 'R1', quantity: '1', value: '10k' }, { cells: ['Total', 'R1'] }),
      null,
      'line',
    ],
    ['a total beside a place', view({ designators: 'R1', value: '10k' }, { cells: ['Total', 'R1'] }), null, 'total'],
    [
      'a total beside words',
      view({ designators: 'x', quantity: '1', value: '10k' }, { cells: ['Total', 'x'] }),
      null,
      'total',
    ],
    ['a signature', view({ description: 'Approved' }), null, 'signature'],
    ['a signature word of a part', view({ description: 'Approved', designators: 'R1', quantity: '1' }), null, 'line'],
    ['a signature word with a place', view({ description: 'Approved', designators: 'R1' }), null, 'signature'],
    ['a sum of money', view({ quantity: '54', value: '14.24' }), null, 'total'],
    ['a sum with a comma', view({ quantity: '54', value: '14,24' }), null, 'total'],
    ['a sum of placed pieces', view({ designators: 'R1', quantity: '54', value: '14.24' }), null, 'line'],
    ['a number with one decimal', view({ quantity: '54', value: '14.2' }), null, 'line'],
    ['a number with three decimals', view({ quantity: '54', value: '14.245' }), null, 'line'],
    ['a long number', view({ quantity: '54', value: '1234567.24' }), null, 'line'],
    [
      'a number beside words',
      view({ quantity: '54', value: '14.24' }, { cells: ['54', '14.24', 'pcs'] }),
      null,
      'line',
    ],
    ['a number without a count', view({ value: '14.24' }), null, 'group_title'],
    ['a number in a list without designators', view({ quantity: '54', value: '14.24' }, wishes), null, 'line'],
    [
      'a header of another table',
      view({ description: 'Part', quantity: 'Qty' }, { cells: ['Part', 'Qty'] }),
      null,
      'header',
    ],
  ])('%s', (_, row, above, expected) => expect(judge(row, above)).toBe(expected));
});

describe('rows of a list with designators', () => {
  const resistor = { designators: 'R1', quantity: '1', mpn: 'RC0402FR-071KL' };
  it.each<Row>([
    ['a part', view(resistor), null, 'line'],
    ['a part below another', view(resistor), open('C1', '1'), 'line'],
    ['a part with a quantity only', view({ quantity: '1', mpn: 'LM358' }), null, 'line'],
    ['below a line with a quantity', view({ quantity: '1', mpn: 'LM358' }), open('R1', '1'), 'line'],
    ['below a line without one', view({ quantity: '1', mpn: 'LM358' }), open('R1', ''), 'continuation'],
    ['a name and a value below it', view({ quantity: '1', description: 'Diode', value: '5V' }), open('R1', ''), 'line'],
    [
      'further designators of an element list',
      view({ designators: 'R3', mpn: 'x' }, { form: 'elements' }),
      open('R1, R2,', ''),
      'continuation',
    ],
    ['of a list of another form', view({ designators: 'R3', mpn: 'x' }), open('R1, R2,', ''), 'line'],
    [
      'of an element list without quantities',
      view({ designators: 'R3', mpn: 'x' }, { ...noCounts, form: 'elements' }),
      open('R1,', ''),
      'line',
    ],
    ['behind a complete name', view({ designators: 'R3', mpn: 'x' }, { form: 'elements' }), open('R1, R2', ''), 'line'],
    [
      'behind an incomplete name',
      view({ designators: 'R3', mpn: '10k' }),
      open('R1;', '', { mpn: 'Р1-12-0,125-' }),
      'continuation',
    ],
    [
      'behind a name that ends with a sign',
      view({ designators: 'R3', mpn: '5%' }),
      open('R1,', '', { mpn: 'Р1-12±' }),
      'continuation',
    ],
    [
      'a document below a counted line',
      view({ designators: 'R3', mpn: 'ОЖ0.467.180 ТУ' }),
      open('R1,', '2'),
      'continuation',
    ],
    [
      'a document with a count',
      view({ designators: 'R3', quantity: '1', mpn: 'ОЖ0.467.180 ТУ' }),
      open('R1,', '2'),
      'line',
    ],
    ['a part below a counted line', view({ designators: 'R3', mpn: 'LM358' }), open('R1,', '2'), 'line'],
  ])('%s', (_, row, above, expected) => expect(judge(row, above)).toBe(expected));
});

describe('rows with the same designators', () => {
  const above = (of: Of = {}, count = '1') => open('R1', count, { mpn: 'LM358', ...of });
  const row = (of: Of = {}) => view({ designators: ' R1 ', mpn: 'LM2904', ...of });
  it.each<Row>([
    ['another number', row(), above(), 'alternate LM2904'],
    ['the same count', row({ quantity: '1' }), above(), 'alternate LM2904'],
    ['the same number', row({ mpn: 'LM358' }), above(), 'line'],
    ['another count', row({ quantity: '2' }), above(), 'line'],
    ['no number above', row(), open('R1', '1', { description: 'x' }), 'line'],
    ['no number', view({ designators: 'R1', description: 'x' }), above(), 'line'],
    ['other designators', row({ designators: 'R2' }), above(), 'line'],
    ['words as designators', view({ designators: 'BT', mpn: 'LM2904' }), open('BT', '1', { mpn: 'LM358' }), 'line'],
    ['not fitted', row({ dnp: 'x' }), above(), 'line'],
    ['not fitted, in the value', row({ value: 'DNP' }), above(), 'line'],
    ['not fitted, in the note above', row(), above({ note: 'DNP' }), 'line'],
    ['both not fitted', row({ dnp: 'x' }), above({ dnp: 'x' }), 'alternate LM2904'],
    ['another value', row({ value: '10k' }), above({ value: '20k' }), 'line'],
    ['the same value', row({ value: '10k' }), above({ value: '10k' }), 'alternate LM2904'],
    ['words as values', row({ value: 'red' }), above({ value: '20k' }), 'alternate LM2904'],
    ['words as the value above', row({ value: '20k' }), above({ value: 'red' }), 'alternate LM2904'],
    ['a value above only', row(), above({ value: '20k' }), 'alternate LM2904'],
    ['a socket', row({ description: 'socket' }), above(), 'line'],
    ['a part below a socket', row(), above({ description: 'socket' }), 'line'],
    ['the other half of a connection', row({ description: '4 pin female' }), above({ description: '4 pin' }), 'line'],
  ])('%s', (_, given, line, expected) => expect(judge(given, line)).toBe(expected));
});

describe('rows of a list without designators', () => {
  it.each<Row>([
    ['a counted part', view({ quantity: '5', mpn: 'LM358' }, wishes), null, 'line'],
    ['a count without a part', view({ quantity: '5' }, wishes), null, 'line'],
    ['a bad count without a part', view({ quantity: 'x' }, wishes), null, 'no_part'],
    ['a part without a count', view({ mpn: 'LM358' }, wishes), null, 'line'],
    ['words without a count', view({ description: 'Timer' }, wishes), null, 'group_title'],
    [
      'words with a package and more',
      view({ description: 'Timer', package: 'DIP-8', maker: 'TI' }, wishes),
      null,
      'line',
    ],
    ['words with a package', view({ description: 'Timer', package: 'DIP-8' }, wishes), null, 'group_title'],
    ['words and two more', view({ description: 'Timer', maker: 'TI', note: 'x' }, wishes), null, 'group_title'],
    ['a number and words', view({ description: '74HCU04 (SOIC14, unbuffered)' }, wishes), null, 'line'],
    [
      'a number, words and more',
      view({ description: '74HCU04 (SOIC14, unbuffered)', note: 'x' }, wishes),
      null,
      'group_title',
    ],
    ['a place and a number', view({ description: 'U$1 LM385 TO92' }, wishes), null, 'line'],
    ['a place of three letters', view({ description: 'LED123 LM385 TO92' }, wishes), null, 'line'],
    ['a title with a number', view({ description: 'U$1 LM385 TO92:' }, wishes), null, 'group_title'],
    ['a longer word', view({ description: 'LEDS1 LM385 TO92' }, wishes), null, 'group_title'],
    ['four digits', view({ description: 'U1234 LM385 TO92' }, wishes), null, 'group_title'],
    ['a place and a word', view({ description: 'U1 Timer TO92' }, wishes), null, 'group_title'],
    [
      'a number of a shop',
      view({ description: 'Timer' }, { ...wishes, texts: { foreignNumbers: [{ distributor: null, number: '5A' }] } }),
      null,
      'line',
    ],
    [
      'a word of a shop',
      view({ description: 'Timer' }, { ...wishes, texts: { foreignNumbers: [{ distributor: null, number: 'AB' }] } }),
      null,
      'group_title',
    ],
    [
      'a part, its shop and a price',
      view({ description: 'Extension cable' }, { ...wishes, cells: ['Extension cable', 'Voltaic', '$4.00'] }),
      null,
      'line',
    ],
    [
      'a part and a price',
      view({ description: 'Extension cable' }, { ...wishes, cells: ['Extension cable', '$4.00'] }),
      null,
      'group_title',
    ],
    [
      'a part, a link and a price',
      view({ description: 'Cable' }, { ...wishes, cells: ['Cable', 'https://a.example', '$4.00'] }),
      null,
      'group_title',
    ],
    [
      'a part and its shop',
      view({ description: 'Cable' }, { ...wishes, cells: ['Cable', 'Voltaic'] }),
      null,
      'group_title',
    ],
    [
      'a label, a word and a price',
      view({ description: 'Cable' }, { ...wishes, cells: ['Cable', 'Shop: ', '$4.00'] }),
      null,
      'group_title',
    ],
    [
      'a word of three letters and a price',
      view({ description: 'Cable' }, { ...wishes, cells: ['Cable', 'abc', '$4.00'] }),
      null,
      'line',
    ],
    [
      'a short word and a price',
      view({ description: 'Cable' }, { ...wishes, cells: ['Cable', 'ab', '$4.00'] }),
      null,
      'group_title',
    ],
    ['names only', view({ mpn: 'Timer' }, names), null, 'line'],
    ['a title of a group', view({ description: 'Resistors' }, names), null, 'group_title'],
    ['a title with a number', view({ description: 'Resistors 10k' }, names), null, 'line'],
    ['a title with more cells', view({ description: 'Resistors', note: 'x' }, names), null, 'line'],
    ['words with a colon', view({ description: 'Front panel:' }, names), null, 'group_title'],
    ['a number with a colon', view({ description: 'LM358 5:' }, names), null, 'line'],
    ['words with a colon within', view({ description: 'Front: panel' }, names), null, 'line'],
  ])('%s', (_, row, above, expected) => expect(judge(row, above)).toBe(expected));
});

describe('rows without a part', () => {
  it.each<Row>([
    ['a place below "not fitted"', view({ designators: 'R1' }, { isUnderLeftOut: true }), null, 'not_fitted'],
    ['a title below "not fitted"', view({ designators: 'SMD parts' }, { isUnderLeftOut: true }), null, 'group_title'],
    [
      'placed pieces below "not fitted"',
      view({ designators: 'R1', quantity: '1' }, { isUnderLeftOut: true }),
      null,
      'line',
    ],
    ['a footer', view({ note: 'Copyright' }), open('R1', '1'), 'signature'],
    ['a document', view({}, { cells: ['x'], texts: { papers: ['ОЖ0.467.180 ТУ'] } }), open('R1', '1'), 'continuation'],
    ['a document below nothing', view({}, { cells: ['x'], texts: { papers: ['ОЖ0.467.180 ТУ'] } }), null, 'no_part'],
    [
      'a counted document',
      view({ quantity: '1' }, { texts: { papers: ['ОЖ0.467.180 ТУ'] } }),
      open('R1', '1'),
      'no_part',
    ],
    [
      'a document at a place',
      view({ designators: 'R2' }, { texts: { papers: ['ОЖ0.467.180 ТУ'] } }),
      open('R1', '1'),
      'line',
    ],
    ['a note', view({ note: 'x' }), open('R1', '1'), 'no_part'],
    ['a note of an element list', view({ note: 'x' }, { form: 'elements' }), open('R1', '1'), 'continuation'],
    ['a count below a line without one', view({ quantity: '1' }), open('R1', ''), 'continuation'],
    ['a count below a line with one', view({ quantity: '1' }), open('R1', '1'), 'no_part'],
    ['a count below nothing', view({ quantity: '1' }), null, 'no_part'],
    ['a place', view({ designators: 'R1' }), null, 'line'],
    ['a title in the column of places', view({ designators: 'Resistors' }), open('R1', '1'), 'group_title'],
    ['further places behind a comma', view({ designators: 'R3', quantity: '1' }), open('R1, R2,', '1'), 'continuation'],
    ['further places behind a dash', view({ designators: 'R3' }), open('R1-', '1'), 'continuation'],
    ['further places of an open line', view({ designators: 'R3' }), open('R1, R2', '3'), 'continuation'],
    ['counted places below an open line', view({ designators: 'R3', quantity: '1' }), open('R1, R2', '3'), 'line'],
    ['places below a closed line', view({ designators: 'R3' }), open('R1, R2', '2'), 'line'],
    ['places below a range', view({ designators: 'R3' }), open('R1-R2', '3'), 'line'],
    ['places below a line without a count', view({ designators: 'R3' }), open('R1, R2', ''), 'line'],
    ['words', view({ designators: 'front panel' }), null, 'group_title'],
    ['words with a number', view({ designators: 'JBC T210 handle piece' }), null, 'group_title'],
    ['words with a number and more', view({ designators: 'JBC T210 handle piece', note: 'x' }), null, 'line'],
    ['counted words with a number', view({ designators: 'JBC T210 handle piece', quantity: '1' }), null, 'line'],
    ['a counted name', view({ designators: 'ICSP', quantity: '1' }), null, 'line'],
    ['a counted name of several words', view({ designators: 'front panel', quantity: '1' }), null, 'no_part'],
    ['a name for two pieces', view({ designators: 'ICSP', quantity: '2' }), null, 'no_part'],
    ['a name with a bad count', view({ designators: 'ICSP', quantity: 'x' }), null, 'no_part'],
    ['a name beside a package', view({ designators: 'ICSP', package: '2X03' }, noCounts), open('R1', ''), 'line'],
    ['a name in small letters', view({ designators: 'icsp', package: '2X03' }, noCounts), null, 'group_title'],
    ['a name beside a package, in a counted list', view({ designators: 'ICSP', package: '2X03' }), null, 'group_title'],
    [
      'a name alone',
      view({ designators: 'ICSP', package: '2X03' }, { ...noCounts, cells: ['ICSP'] }),
      null,
      'group_title',
    ],
    ['a name without a package', view({ designators: 'ICSP', note: 'x' }, noCounts), null, 'group_title'],
  ])('%s', (_, row, above, expected) => expect(judge(row, above)).toBe(expected));
});

describe('rows with a name only', () => {
  const line = (of: Of = { mpn: 'LM358DR' }, more: Partial<OpenLine> = {}) => open('U1', '1', of, more);
  it.each<Row>([
    ['a title of a group', view({ description: 'Resistors' }), line(), 'group_title'],
    ['a footer', view({ description: 'Copyright' }), line(), 'signature'],
    [
      'a part with a dash as its place',
      view({ mpn: 'LM2904' }, { ...noCounts, texts: { isUnplaced: true } }),
      line(),
      'line',
    ],
    [
      'a word with a dash',
      view({ mpn: 'Timer' }, { ...noCounts, texts: { isUnplaced: true } }),
      line(),
      'continuation',
    ],
    ['in a counted list', view({ mpn: 'LM2904' }, { texts: { isUnplaced: true } }), line(), 'alternate LM2904'],
    [
      'in an element list',
      view({ mpn: 'LM2904' }, { ...noCounts, form: 'elements', texts: { isUnplaced: true } }),
      line(),
      'alternate LM2904',
    ],
    ['text of an element list', view({ description: 'чёрный' }, { form: 'elements' }), line(), 'continuation'],
    ['a number below nothing', view({ mpn: 'LM2904' }), null, 'line'],
    ['a word below nothing', view({ mpn: 'Timer' }), null, 'group_title'],
    ['a replacement', view({ description: 'Допускается замена на BC847B' }), line(), 'alternate BC847B'],
    ['behind a dash', view({ mpn: 'LM2904' }), line({ mpn: 'LM358-' }), 'continuation'],
    ['behind a comma', view({ mpn: 'LM2904' }), line({ mpn: 'LM358,' }), 'continuation'],
    ['behind a bracket', view({ mpn: 'LM2904' }), line({ mpn: 'LM358 (' }), 'continuation'],
    ['behind a slash', view({ mpn: 'LM2904' }), line({ mpn: 'LM358/' }), 'continuation'],
    ['another number', view({ mpn: 'LM2904' }), line(), 'alternate LM2904'],
    ['a word with its maker', view({ mpn: 'Timer', maker: 'TI' }), line(), 'alternate Timer'],
    ['two letters with a maker', view({ mpn: 'TI', maker: 'TI' }), line(), 'continuation'],
    [
      'a word with a maker, no number above',
      view({ mpn: 'Timer', maker: 'TI' }),
      line({ description: 'x' }),
      'continuation',
    ],
    ['a number with the same start', view({ mpn: 'LM35 8' }), line(), 'alternate LM35 8'],
    ['a word with the same start', view({ mpn: 'Timer x' }), line({ mpn: 'Timer' }), 'continuation'],
    ['words', view({ description: 'black' }), line(), 'continuation'],
    ['a name and a value', view({ description: 'Diode', value: '5V' }), line(), 'line'],
    ['a whole name, in a list without counts', view({ description: 'Front panel' }, noCounts), line(), 'line'],
    ['a whole name beside a remark', view({ description: 'Front panel', note: 'x' }, noCounts), line(), 'continuation'],
    ['one word', view({ description: 'Panel' }, noCounts), line(), 'continuation'],
    ['words in small letters', view({ description: 'front panel' }, noCounts), line(), 'continuation'],
    ['words behind a slash', view({ description: 'Front/panel' }, noCounts), line(), 'line'],
    ['a whole name in a counted list', view({ description: 'Front panel' }), line(), 'continuation'],
  ])('%s', (_, row, above, expected) => expect(judge(row, above)).toBe(expected));
});
