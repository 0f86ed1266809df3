import { describe, expect, it } from 'vitest';

import { rowReaderOf, type RowTexts } from './row-texts.ts';
import { layoutOf, nothing, read, type Given } from './test-row-texts.ts';

const mpn: Given = { field: 'mpn', header: 'MPN' };
const partNumber: Given = { field: 'mpn', header: 'Part Number' };
const supplier: Given = { header: 'Supplier', evidence: 'header' };

describe('part numbers of a cell', () => {
  it.each([
    ['RC0402FR-071KL; CRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['RC0402FR-071KL|CRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['RC0402FR-071KL\r\n\nCRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['RC0402FR-071KL, CRCW04021K00FKED', 'RC0402FR-071KL|CRCW04021K00FKED'],
    ['LM358 / LM2904', 'LM358|LM2904'],
    ['LM358 or LM2904  OR  LM158', 'LM358|LM2904|LM158'],
    ['LM358 или LM2904', 'LM358|LM2904'],
    ['LM358 oder LM2904', 'LM358|LM2904'],
    ['LM358 veya LM2904', 'LM358|LM2904'],
    ['LM358;;LM2904;', 'LM358|LM2904'],
    ['Murata GRM1885C1H180JA01J; TDK C1608C0G1H180J080AA', 'Murata GRM1885C1H180JA01J|TDK C1608C0G1H180J080AA'],
    ['131-3701-301 OR 731000103', '131-3701-301|731000103'],
    ['12345678, 8765-4321', '12345678|8765-4321'],
    ['1234567, 7654321', '1234567, 7654321'],
    ['X12345678, LM358', 'X12345678|LM358'],
    ['-12345678, LM358', '-12345678, LM358'],
    ['12345678x y, LM358', '12345678x y, LM358'],
    ['RC0603FR7 CRCW06031', 'RC0603FR7|CRCW06031'],
    ['RC0603FR CRCW06031', 'RC0603FR CRCW06031'],
    ['AB1234567 CRCW06031', 'AB1234567 CRCW06031'],
    ['RC0603FR7 resistor7', 'RC0603FR7 resistor7'],
    ['SN74LVC1G08DBVR LFS', 'SN74LVC1G08DBVR LFS'],
    ['LM358, see note', 'LM358, see note'],
    ['LM358', 'LM358'],
    [' LM358 ', 'LM358'],
  ])('%j: %s', (cell, numbers) => {
    const { of, otherMpns } = read([mpn], [cell]);
    expect([of.mpn, ...otherMpns].join('|')).toBe(numbers);
  });

  it('of a second column are alternates; its values and words below "Comment" are not', () => {
    const second = (header: string, text: string) =>
      read([mpn, { field: 'mpn', header, priority: 1 }], ['LM358', text]);
    expect(second('MPN 2', 'LM2904; LM158')).toEqual({
      ...nothing,
      of: { mpn: 'LM358' },
      otherMpns: ['LM2904', 'LM158'],
    });
    expect(second('MPN 2', 'Timer')).toEqual({ ...nothing, of: { mpn: 'LM358' }, otherMpns: ['Timer'] });
    expect(second('Comment', 'LM2904')).toEqual({ ...nothing, of: { mpn: 'LM358' }, otherMpns: ['LM2904'] });
    expect(second('Comment', 'Timer')).toEqual({ ...nothing, of: { mpn: 'LM358' } });
    expect(second('Foo', 'Timer')).toEqual({ ...nothing, of: { mpn: 'LM358' }, otherMpns: ['Timer'] });
  });
});

describe('numbers of shops in a column of makers’ numbers', () => {
  it.each([
    ['C25804', 'lcsc'],
    ['C123456789', 'lcsc'],
    ['399-1092-1-ND', 'digikey'],
    ['P100KFCT-ND', 'digikey'],
  ] as const)('%s is of %s', (number, distributor) =>
    expect(read([mpn], [number])).toEqual({ ...nothing, foreignNumbers: [{ distributor, number }] }),
  );
  it.each(['C1815', 'C1234567890', 'XC25804', 'C25804X', '399-1092-1-NDX', '603-RC0402FR-0710KL'])(
    '%s is a maker’s number',
    (number) => expect(read([mpn], [number])).toEqual({ ...nothing, of: { mpn: number } }),
  );

  const cart: Given = { field: 'mpn', header: '', evidence: 'values' };
  it.each([
    ['603-RC0402FR-0710KL', true],
    ['603-ABCDE', true],
    ['603-ABCD', false],
    ['603-1234567', false],
    ['80-C0603C105K4PAC', true],
    ['60-RC0402FR-0710KL', true],
    ['6-RC0402FR-0710KL', false],
    ['60-RC0402FR', false],
    ['60-1206-0402-0710', false],
    ['6034-RC0402FR-0710KL', false],
    ['603-RC0402FR 10', false],
    ['X603-RC0402FR', false],
  ])('a cart without header: %s is of Mouser: %s', (number, isOfMouser) => {
    const expected: Partial<RowTexts> = isOfMouser
      ? { foreignNumbers: [{ distributor: 'mouser', number }] }
      : { of: { mpn: number } };
    expect(read([cart], [number])).toEqual({ ...nothing, ...expected });
    expect(read([{ ...cart, evidence: 'header' }], [number])).toEqual({ ...nothing, of: { mpn: number } });
    expect(read([{ ...cart, header: 'Part' }], [number])).toEqual({ ...nothing, of: { mpn: number } });
  });

  it.each([
    ['Farnell', '123456', 'farnell'],
    ['Farnell', '1234567RL', 'farnell'],
    ['Element14', '1234567', 'farnell'],
    ['RS', '123-456', 'rs'],
    ['RS Components', '123-4567P', 'rs'],
    ['Mouser', '81-GRM1', 'mouser'],
    ['Mouser', '581-GRM155R71C', 'mouser'],
    ['LCSC', 'C1815', 'lcsc'],
    ['LCSC', 'C123456', 'lcsc'],
    ['Digikey', '445-4964-1-ND', 'digikey'],
  ] as const)('beside the seller %s, %s is of %s', (seller, number, distributor) => {
    expect(read([supplier, partNumber], [seller, number])).toEqual({
      ...nothing,
      foreignNumbers: [{ distributor, number }],
    });
  });
  it.each([
    ['Farnell', 'LM358'],
    ['Farnell', '12345'],
    ['Farnell', '12345678'],
    ['Farnell', 'X123456'],
    ['Farnell', '123456R'],
    ['RS', '12-3456'],
    ['RS', '123-45'],
    ['RS', '123-45678'],
    ['RS', '123-456PX'],
    ['RS', 'X123-456'],
    ['Mouser', '5811-GRM155'],
    ['Mouser', '8-GRM155'],
    ['Mouser', '81-GRM'],
    ['Mouser', 'X81-GRM155'],
    ['LCSC', 'C12'],
    ['LCSC', 'XC1815'],
    ['LCSC', 'C1815A'],
    ['TME', 'AB1234'],
    ['Acme', '1234567'],
    ['', '1234567'],
  ])('beside the seller %s, %s is a maker’s number', (seller, number) => {
    expect(read([supplier, partNumber], [seller, number])).toEqual({ ...nothing, of: { mpn: number } });
  });

  it.each([
    ['digikey 445-4964-1-ND', '445-4964-1-ND', 'digikey'],
    ['Digi-Key: 445-4964-1-ND', '445-4964-1-ND', 'digikey'],
    ['LCSC  C1815', null, null],
    ['LCSC C25804', 'C25804', 'lcsc'],
  ] as const)('the name of the shop before a number: %s', (text, number, distributor) => {
    const expected = number === null ? { of: { mpn: 'C1815' } } : { foreignNumbers: [{ distributor, number }] };
    expect(read([mpn], [text])).toEqual({ ...nothing, ...expected });
  });
  it.each(['digikey C25804', 'Mouser 445-4964-1', 'Acme 445-4964-1-N', 'my LCSC C25804', 'LCSC', 'L C25804'])(
    'no shop and number: %s',
    (text) => expect(read([mpn], [text])).toEqual({ ...nothing, of: { mpn: text } }),
  );

  it('an order code of seven digits is looked up as both', () => {
    const column: Given = { ...mpn, distributor: 'farnell' };
    expect(read([column], ['1234567'])).toEqual({
      ...nothing,
      of: { mpn: '1234567' },
      foreignNumbers: [{ distributor: 'farnell', number: '1234567' }],
    });
    expect(read([column], [`A1${'b'.repeat(90)}`]).foreignNumbers[0]?.number).toBe(`A1${'b'.repeat(78)}`);
  });
});

describe('alternates', () => {
  const alternate: Given = { field: 'alternate', header: 'Alternate' };
  it.each([
    ['LM2904; LM158', ['LM2904', 'LM158']],
    ['LM2904,LM158', ['LM2904', 'LM158']],
    ['LM2904|LM158', ['LM2904', 'LM158']],
    ['LM2904\nLM158', ['LM2904', 'LM158']],
    ['LM2904 или LM158', ['LM2904', 'LM158']],
    ['LM2904 or LM158', ['LM2904', 'LM158']],
    ['LM2904 oder LM158', ['LM2904', 'LM158']],
    ['LM2904 veya LM158', ['LM2904', 'LM158']],
    ['LM2904 / LM158', ['LM2904', 'LM158']],
    ['LM2904/LM158', ['LM2904/LM158']],
    ['LM2904, A1, A12', ['LM2904', 'A12']],
    ['A12', ['A12']],
    ['10k', ['10k']],
  ])('%j', (cell, otherMpns) => expect(read([alternate], [cell])).toEqual({ ...nothing, otherMpns }));
  it.each(['THT', 'Requires rework', 'Solder a 60mm cable', 'A1', 'use 10k'])('%s is a remark', (cell) =>
    expect(read([alternate], [cell])).toEqual({ ...nothing, of: { note: cell } }),
  );
  it('a remark does not replace the note, also in a column before it', () => {
    expect(read([alternate, { field: 'note' }], ['THT', 'by hand'])).toEqual({ ...nothing, of: { note: 'by hand' } });
  });
  it('follow the numbers of the other columns', () => {
    expect(read([alternate, mpn, { ...mpn, priority: 1 }], ['LM158', 'LM358', 'LM2904'])).toEqual({
      ...nothing,
      of: { mpn: 'LM358' },
      otherMpns: ['LM2904', 'LM158'],
    });
  });
});

describe('numbers of shops', () => {
  const numbers: Given = { field: 'foreign_number', header: 'Supplier Part' };
  const own = (given: Given, text: string, seller = '') =>
    read([{ ...numbers, ...given }, supplier], [text, seller]).foreignNumbers.map(
      ({ distributor, number }) => `${distributor} ${number}`,
    );
  it.each<[string, Given, string, string, string]>([
    ['by its form', {}, 'C25804', '', 'lcsc C25804'],
    ['by its form, with nine digits', {}, 'C123456789', '', 'lcsc C123456789'],
    ['not with ten digits', {}, 'C1234567890', '', 'null C1234567890'],
    ['not with two digits', {}, 'C12', '', 'null C12'],
    ['not within a text', {}, 'XC25804', '', 'null XC25804'],
    ['by the ending', {}, '399-1092-1-ND', '', 'digikey 399-1092-1-ND'],
    ['not by an ending within', {}, '399-1092-1-NDX', '', 'null 399-1092-1-NDX'],
    ['by the seller', {}, '1234567', 'Farnell', 'farnell 1234567'],
    ['by the seller, not by the form of LCSC', {}, 'C1421', 'TME', 'tme C1421'],
    ['by the form of Digi-Key, not by the seller', {}, '399-1092-1-ND', 'TME', 'digikey 399-1092-1-ND'],
    ['of an unknown seller', {}, 'C1421', 'Acme', 'null C1421'],
    ['by the header', { header: 'TME', distributor: 'tme' }, 'C1421', 'Farnell', 'tme C1421'],
    ['by a person', { header: 'Ref', distributor: 'tme', evidence: 'chosen' }, 'C1421', '', 'tme C1421'],
    [
      'by an earlier correction',
      { header: 'Ref', distributor: 'tme', evidence: 'remembered' },
      'C1421',
      '',
      'tme C1421',
    ],
    ['by most numbers', { header: 'Ref', distributor: 'tme', evidence: 'values' }, '1234567', '', 'tme 1234567'],
    [
      'by the seller before most numbers',
      { header: 'Ref', distributor: 'tme', evidence: 'values' },
      '1234567',
      'Farnell',
      'farnell 1234567',
    ],
    ['by a name before the number', { header: 'TME', distributor: 'tme' }, 'Farnell/1699397', '', 'farnell 1699397'],
    ['by an unknown name: none', {}, 'Acme 1699397', '', 'null Acme 1699397'],
  ])('%s', (_, given, text, seller, expected) => expect(own(given, text, seller)).toEqual([expected]));

  it('several, of at most eighty letters', () => {
    expect(own({}, 'C25804; C25805')).toEqual(['lcsc C25804', 'lcsc C25805']);
    expect(own({}, 'A1'.repeat(50))).toEqual([`null ${'A1'.repeat(40)}`]);
  });
  it('words there describe the part', () => {
    expect(read([numbers], ['with a low series resistance only'])).toEqual({
      ...nothing,
      otherDescriptions: ['with a low series resistance only'],
    });
  });
  it('a column of makers names sellers only by the names of shops', () => {
    const vendor: Given = { field: 'maker', header: 'Vendor' };
    const row = (maker: string) => read([vendor, numbers], [maker, 'C1421']);
    expect(row('TME')).toEqual({
      ...nothing,
      of: { maker: 'TME' },
      foreignNumbers: [{ distributor: 'tme', number: 'C1421' }],
    });
    expect(row('Reichelt').foreignNumbers).toEqual([{ distributor: null, number: 'C1421' }]);
    expect(row('Acme').foreignNumbers).toEqual([{ distributor: 'lcsc', number: 'C1421' }]);
  });
  it('the nearest column of sellers counts, and only one headed so', () => {
    const second: Given = { ...numbers, header: 'Supplier Part 2' };
    const given = [supplier, numbers, second, { ...supplier, header: 'Supplier 2' }];
    expect(read(given, ['TME', '111111', '222222', 'Farnell']).foreignNumbers).toEqual([
      { distributor: 'tme', number: '111111' },
      { distributor: 'farnell', number: '222222' },
    ]);
    const other = [{ header: 'Owner' }, numbers];
    expect(read(other, ['TME', '111111']).foreignNumbers).toEqual([{ distributor: null, number: '111111' }]);
    const used = [{ header: 'Supplier', field: 'note' } as const, numbers];
    expect(read(used, ['TME', '111111']).foreignNumbers).toEqual([{ distributor: null, number: '111111' }]);
  });
});

it('columns of sellers’ numbers, and the columns of sellers beside them', () => {
  const suppliers = (given: Given) => [...rowReaderOf(layoutOf([supplier, given]), {}).suppliers];
  expect(suppliers({ field: 'foreign_number', header: 'X' })).toEqual([[1, 0]]);
  expect(suppliers(partNumber)).toEqual([[1, 0]]);
  expect(suppliers({ ...mpn, evidence: 'values' })).toEqual([[1, 0]]);
  expect(suppliers(mpn)).toEqual([]);
  expect(suppliers({ ...mpn, header: 'Foo' })).toEqual([]);
  expect(suppliers({ field: 'note', header: 'Part Number' })).toEqual([]);
  expect([...rowReaderOf(layoutOf([partNumber]), {}).suppliers]).toEqual([]);
});

describe('papers of a part', () => {
  const row = (name: string, document: string, customer = '') => {
    const { of, papers } = read(
      [mpn, { field: 'document' }, { field: 'customer_number' }, { field: 'note' }],
      [name, document, customer],
    );
    return { ...of, papers };
  };
  it.each([
    ['К53-56', 'ОЖ0.467.180 ТУ', { mpn: 'К53-56', document: 'ОЖ0.467.180 ТУ', papers: ['ОЖ0.467.180 ТУ'] }],
    ['', 'LM358N', { mpn: 'LM358N', document: 'LM358N', papers: [] }],
    ['Таймер', 'LM358N', { mpn: 'LM358N', description: 'Таймер', document: 'LM358N', papers: [] }],
    ['LM2904', 'LM358N', { mpn: 'LM2904', note: 'LM358N', document: 'LM358N', papers: [] }],
    ['Таймер', 'Паспорт', { mpn: 'Таймер', note: 'Паспорт', document: 'Паспорт', papers: [] }],
    ['LM358N', 'LM358N', { mpn: 'LM358N', document: 'LM358N', papers: [] }],
    ['ОЖ0.467.180 ТУ', '', { papers: ['ОЖ0.467.180 ТУ'] }],
    ['АБВГ.468332.800', '', { customer_number: 'АБВГ.468332.800', papers: [] }],
  ])('%s with the document %s', (name, document, expected) => expect(row(name, document)).toEqual(expected));
  it('a drawing number does not replace the customer’s number, nor a document the note or the description', () => {
    expect(row('АБВГ.468332.800', '', 'A-1')).toEqual({ customer_number: 'A-1', papers: [] });
    const noted = read([mpn, { field: 'document' }, { field: 'note' }], ['LM2904', 'LM358N', 'by hand']);
    expect(noted.of).toEqual({ mpn: 'LM2904', document: 'LM358N', note: 'by hand' });
    const described = read([mpn, { field: 'document' }, { field: 'description' }], ['Таймер', 'LM358N', 'DIP']);
    expect(described.of).toEqual({ mpn: 'LM358N', document: 'LM358N', description: 'DIP' });
  });
});
