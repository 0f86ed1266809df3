import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyLabel, writeLabel, type PartLabelFields } from './label.ts';
import { readScan } from './scan.ts';

const [gs, rs, eot] = ['\u001d', '\u001e', '\u0004'];

/** Character in the Latin layout → character of the same key in the Russian layout. */
const russianKeys: ReadonlyMap<string, string> = new Map(
  [
    ["`1234567890-=qwertyuiop[]asdfghjkl;'\\zxcvbnm,./", 'ё1234567890-=йцукенгшщзхъфывапролджэ\\ячсмитьбю.'],
    ['~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"|ZXCVBNM<>?', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭ/ЯЧСМИТЬБЮ,'],
  ].flatMap(([latin = '', russian = '']) =>
    [...latin].map((sign, at): [string, string] => [sign, [...russian][at] ?? sign]),
  ),
);
const inRussian = (text: string): string => [...text].map((sign) => russianKeys.get(sign) ?? sign).join('');

describe('labels as they are printed', () => {
  it.each<readonly [string, string, Partial<PartLabelFields>]>([
    [
      'ours',
      `[)>${rs}06${gs}PR-100${gs}1PRC0603FR-0710KL${gs}30P17${gs}Q101${gs}10D2431${gs}4LCN${gs}K26-000123${gs}3S12-3${rs}${eot}`,
      {
        customerNumber: 'R-100',
        mpn: 'RC0603FR-0710KL',
        shopNumber: '17',
        quantity: 101,
        dateCode: '2431',
        country: 'CN',
        order: '26-000123',
        bag: '12-3',
      },
    ],
    [
      'DigiKey',
      `[)>${rs}06${gs}P296-6501-1-ND${gs}1PLM358DR${gs}30P296-1014-1-ND${gs}K${gs}1K86453213${gs}10K103445698${gs}9D2331${gs}1T1234567MLA${gs}11K1${gs}4LMX${gs}Q10${gs}11ZPICK${gs}12Z2041876${gs}13Z999999${gs}20Z000000`,
      {
        customerNumber: '296-6501-1-ND',
        mpn: 'LM358DR',
        shopNumber: '296-1014-1-ND',
        order: '86453213',
        dateCode: '2331',
        lot: '1234567MLA',
        country: 'MX',
        quantity: 10,
      },
    ],
    [
      'Mouser, with a sign before it and none after the opening',
      `>[)>06${gs}K21540313${gs}14K005${gs}1PGRM188R71H104KA93D${gs}Q200${gs}11K067123456${gs}4LJP${gs}1VMurata`,
      { mpn: 'GRM188R71H104KA93D', quantity: 200, order: '21540313', country: 'JP', maker: 'Murata' },
    ],
    [
      'Farnell, with the quantity in pieces and spaces',
      `[)>${rs}06${gs}1PNE555P ${gs}7Q25PCS${gs}10D2209${rs}${eot}`,
      { mpn: 'NE555P', quantity: 25, dateCode: '2209' },
    ],
    ['signs shown in words', '[)>{RS}06{GS}1PBC847B{GS}Q0100.00{RS}{EOT}', { mpn: 'BC847B', quantity: 100 }],
    ['signs shown as pictures', '[)>␞06␝1PBC847B␝Q3000␞␄', { mpn: 'BC847B', quantity: 3000 }],
    ['signs shown as keys', '[)>^^06^]1PBC847B^]Q3^^^D', { mpn: 'BC847B', quantity: 3 }],
    ['without a quantity', `[)>${rs}06${gs}1PBC847B${rs}${eot}`, { mpn: 'BC847B', quantity: null }],
    ['with the same field twice', `[)>${rs}06${gs}1PBC847B${gs}Q5${gs}Q5${rs}${eot}`, { mpn: 'BC847B', quantity: 5 }],
    [
      'LCSC',
      '{pbn:PICK2009291337,on:SO20092861234,pc:C312270,pm:ST-1-102-A01-T000-RS,qty:50,mc:,cc:1,pdi:34421807}',
      {
        bag: 'PICK2009291337',
        order: 'SO20092861234',
        shopNumber: 'C312270',
        mpn: 'ST-1-102-A01-T000-RS',
        quantity: 50,
      },
    ],
    [
      'TME',
      'QTY:100 PN:RC0603FR-0710KL PO:1234567/1 MFR:YAGEO MPN:RC0603FR-0710KL CoO:CN RoHS https://www.tme.eu/x',
      {
        quantity: 100,
        shopNumber: 'RC0603FR-0710KL',
        mpn: 'RC0603FR-0710KL',
        maker: 'YAGEO',
        country: 'CN',
        order: '1234567/1',
      },
    ],
  ])('%s', (_, text, label) => {
    expect(readScan(text)).toEqual({ kind: 'label', label: { ...emptyLabel, ...label } });
  });

  it.each([
    [`[)>${rs}06P1PBC847BQ5${rs}${eot}`, 'no_separators'],
    [`[)>${rs}05${gs}01046...${rs}${eot}`, 'other_format'],
    [`[)>${rs}06${gs}1PBC847B${gs}1PBC847C${rs}${eot}`, 'ambiguous'],
    [`[)>${rs}06${gs}1PBC847B${gs}QMANY${rs}${eot}`, 'wrong_quantity'],
    [`[)>${rs}06${gs}Q5${rs}${eot}`, 'no_part'],
    [' ', 'nothing'],
    ['x'.repeat(61), 'too_long'],
    ['x'.repeat(2000), 'too_long'],
  ])('%j is unreadable, with the reason', (text, problem) => {
    expect(readScan(text)).toEqual({ kind: 'unreadable', problem });
  });
});

describe('other codes', () => {
  it.each([
    ['26-000123', { kind: 'order', number: '26-000123', parcel: null }],
    [']C126-000123-2', { kind: 'order', number: '26-000123', parcel: 2 }],
    ['WAVE-17', { kind: 'wave', id: '17' }],
    ['ЦФМУ-17', { kind: 'wave', id: '17' }],
    [
      `010460043993125621JgXJ5.T${gs}8005112000${gs}93wMDV`,
      { kind: 'mark', code: `010460043993125621JgXJ5.T${gs}8005112000${gs}93wMDV` },
    ],
    ['NE555P', { kind: 'text', texts: ['NE555P'], cell: 'NE555P' }],
    ['a-03-12', { kind: 'text', texts: ['a-03-12'], cell: 'A-03-12' }],
    ['КТ315Б', { kind: 'text', texts: ['КТ315Б', 'RN315<'], cell: null }],
    ['ТУ555З', { kind: 'text', texts: ['ТУ555З', 'NE555P'], cell: 'NE555P' }],
  ])('%j', (text, scan) => {
    expect(readScan(text)).toEqual(scan);
  });
});

/** Random texts that a label can hold: without control characters, and without spaces at the ends. */
const fields = fc
  .string({ unit: fc.constantFrom(...'ABCXYZ019-./+# qk'), maxLength: 20 })
  .map((text) => text.trim().replace(/\s+/gu, ' '));
const labels = fc.record({
  customerNumber: fields,
  mpn: fields.filter((text) => text !== ''),
  shopNumber: fields,
  lot: fields,
  dateCode: fields,
  country: fields,
  order: fields,
  bag: fields,
  maker: fields,
  quantity: fc.option(
    fc.integer({
      min: 0,
      max: 1e6,
    }),
  ),
});

describe('laws', () => {
  it('a written label is read back in either layout', () => {
    fc.assert(
      fc.property(labels, fc.boolean(), (label, isRussian) => {
        const written = writeLabel(label);
        expect(readScan(isRussian ? inRussian(written) : written)).toEqual({ kind: 'label', label });
      }),
    );
  });

  it('no text adds fields of its own', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 10 }), fc.constant('<GS>Q9')), (mpn) => {
        const read = readScan(writeLabel({ mpn: `A${mpn}`, quantity: 7 }));
        expect(read).toMatchObject({ kind: 'label', label: { quantity: 7, lot: '', order: '' } });
      }),
    );
  });

  it('any text gets a result', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `[)>${text}`),
        ),
        (text) => {
          expect(readScan(text).kind).toMatch(/^(label|order|wave|mark|text|unreadable)$/);
        },
      ),
    );
  });
});

it('a marking code begins after the sign that some scanners send first', () => {
  const code = '010460043993125621JgXJ5.T';
  expect(readScan(gs + code)).toEqual({ kind: 'mark', code });
  expect(readScan('X-WAVE-12').kind).toBe('text');
});
