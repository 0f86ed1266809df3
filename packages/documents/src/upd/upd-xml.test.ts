import { readFileSync } from 'node:fs';

import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import type { Upd, UpdLine } from '@farad/domain/upd';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';

import { delivery, rowOf, seller, updOf } from './test-upd.ts';
import { updXml } from './upd-xml.ts';
import { encodeXml, xmlText } from './xml.ts';

const decoder = new TextDecoder('windows-1251');

/** Returns an XML file as text in UTF-8. The validator knows no windows-1251. */
const readXml = (bytes: Uint8Array): string =>
  decoder.decode(bytes).replace('encoding="windows-1251"', 'encoding="utf-8"');

const text = (length: number): string =>
  `<xs:simpleType><xs:restriction base="xs:string"><xs:minLength value="1" /><xs:maxLength value="${length}" />
    </xs:restriction></xs:simpleType>`;

/**
 * What format 5.03 changes in the fields that the shop writes, read from its schema
 * (ON_NSCHFDOPPR_1_997_01_05_03_05.xsd): the version, the VAT rates, the country as an element, and a price of 0.
 */
const differences: readonly (readonly [of502: RegExp, of503: string])[] = [
  [/<xs:enumeration value="5\.02" \/>/, '<xs:enumeration value="5.03" />'],
  [
    /(name="НалСт" .*?)<xs:enumeration value="0%" \/>.*?<xs:enumeration value="без НДС" \/>/s,
    `$1${['0%', '5%', '7%', '9,09%', '10%', '16,67%', '18%', '18,03%', '20%', '22%', '5/105', '7/107', '10/110', '18/118', '20/120', '22/122', 'без НДС'].map((rate) => `<xs:enumeration value="${rate}" />`).join('')}`,
  ],
  [/<xs:attribute name="КрНаимСтрПр" .*?<\/xs:attribute>/s, ''],
  [
    /(?=<xs:element minOccurs="0" maxOccurs="unbounded" name="СопрДокТов")/,
    `<xs:element name="КрНаимСтрПр" minOccurs="0" maxOccurs="unbounded">${text(255)}</xs:element>`,
  ],
  [/(name="ЦенаТов" .*?)<xs:minExclusive value="0" \/>/s, '$1<xs:minInclusive value="0" />'],
];

function readSchema(): string {
  const official = readXml(readFileSync(new URL('schema/ON_NSCHFDOPPR_1_997_01_05_02_01.xsd', import.meta.url)));
  return differences.reduce((schema, [of502, of503]) => {
    if (!of502.test(schema)) throw new Error(`the schema has no ${String(of502)}`);
    return schema.replace(of502, of503);
  }, official);
}

/** Validates XML files by the schema of format 5.03. Returns the faults of all files. */
async function faultsOf(files: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [{ fileName: 'schema.xsd', contents: readSchema() }],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

const written = (more: Partial<Upd> = {}): string => readXml(updXml(updOf(more)).content);
const row = (more: Partial<UpdLine>): string => written({ lines: [rowOf(more)] });
const { buyer } = updOf();
const trader = {
  ...seller,
  name: 'ИП Иванов Иван Иванович',
  inn: '500100732259',
  kpp: null,
  ogrn: '304500116000157',
} as typeof seller;

/** Shapes of the document, by what is special about them. */
const shapes: Readonly<Record<string, Partial<Upd>>> = {
  'one row': {},
  'goods and delivery': { lines: [rowOf(), delivery] },
  'every rate of VAT': { lines: ([0, 5, 7, 10, 20, 22, null] as const).map((vatPercent) => rowOf({ vatPercent })) },
  'a seller without VAT': { seller: { ...seller, vatMode: 'exempt' }, lines: [rowOf({ vatPercent: null })] },
  'a sole trader as seller': { seller: trader },
  'a sole trader as buyer': { buyer: { name: 'ИП Ким', inn: '500100732259', kpp: null, address: 'г. Казань' } },
  'no signer and no address': { seller: { ...seller, director: '' }, buyer: { ...buyer, kpp: null, address: '' } },
  'long names with signs': {
    seller: { ...seller, name: `ООО "${'Очень '.repeat(300)}<длинное> & Ко"`, address: 'а'.repeat(3000) },
    lines: [rowOf({ name: `Модуль «Ω» 5" <b> & \u0001\u000b\uD800 ${'x'.repeat(3000)}`, article: 'x'.repeat(80) })],
  },
  'discounted and free goods': { lines: [rowOf({ total: 1 as Kopecks, quantity: 7 }), rowOf({ total: 0 as Kopecks })] },
  'every unit': { lines: (['piece', 'metre', 'set', 'pack', 'service'] as const).map((unit) => rowOf({ unit })) },
  'goods from abroad': {
    lines: [
      rowOf({ country: 'CN', customsDeclaration: '10702070/010126/3000001' }),
      rowOf({ country: 'TW' }),
      rowOf({ country: 'RU', customsDeclaration: '10702070/010126/3000002' }),
      rowOf({ country: 'XX' }),
    ],
  },
  'marked goods': {
    lines: [
      rowOf({
        marks: [
          { code: '0104601234567893215<a"&b\u001d93dGVz', pieces: 1 },
          { code: '0104601234567893215cd', pieces: 1 },
          { code: '00046012345678930001', pieces: 50 },
        ],
      }),
    ],
  },
  'paid in advance': {
    payments: [
      { number: '17', day: '2026-11-20' as Day },
      { number: '4/8', day: '2026-11-21' as Day },
    ],
    buyer: { ...buyer, purchaseNumber: 'З-"1" & 2' },
  },
  'many rows and large sums': {
    lines: Array.from({ length: 500 }, (_, at) =>
      rowOf({ total: (99_999_999_999 - at) as Kopecks, quantity: 1 + at * 97 }),
    ),
  },
};

describe('the file of a УПД', () => {
  it.each(Object.entries(shapes))('with %s is valid by the schema', async (_, shape) => {
    expect(await faultsOf([written(shape)])).toEqual([]);
  });

  it('with any texts and sums is valid by the schema', async () => {
    const texts = fc.string({ unit: 'binary', maxLength: 80 });
    const drawn = fc.record({
      name: texts,
      article: texts,
      other: texts,
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      total: fc.integer({ min: 0, max: 1_000_000_000 }),
      vatPercent: fc.constantFrom(0, 5, 7, 10, 20, 22, null),
    });
    const files = fc.sample(drawn, 60).map(({ name, article, other, quantity, total, vatPercent }) =>
      written({
        seller: { ...seller, name: `ООО ${other}`, director: other, address: other },
        buyer: { ...buyer, name: `АО ${name}`, address: other, purchaseNumber: other },
        lines: [rowOf({ name: `Деталь ${name}`, article, quantity, total: total as Kopecks, vatPercent })],
      }),
    );
    expect(await faultsOf(files)).toEqual([]);
  });

  it('with a fault is refused by the schema', async () => {
    const right = written();
    const wrong = [
      right.replace('НалСт="22%"', 'НалСт="21%"'),
      right.replace('ВерсФорм="5.03"', 'ВерсФорм="5.02"'),
      right.replace('<ДенИзм КодОКВ="643" НаимОКВ="Российский рубль"/>', ''),
      right.replace('ЦенаТов="2.733"', 'ЦенаТов="-2.733"'),
    ];
    for (const file of wrong) {
      expect(file).not.toBe(right);
      expect((await faultsOf([file])).length).toBeGreaterThan(0);
    }
  });

  it('has its own name as id, the sums to the kopeck and the order as basis', () => {
    const { name, content } = updXml(updOf({ lines: [rowOf(), delivery] }));
    const xml = readXml(content);
    expect(name).toBe(
      'ON_NSCHFDOPPR_7728168971772801001_7707083893773601001_20261122_0f8fad5b-d9cb-469f-a165-70867728950e_0_0_0_0_0_00.xml',
    );
    for (const part of [
      `ИдФайл="${name.slice(0, -4)}" ВерсФорм="5.03"`,
      'Функция="СЧФДОП"',
      'НаимДокОпр="Универсальный передаточный документ" ДатаИнфПр="22.11.2026" ВремИнфПр="00.30.05"',
      '<СвСчФакт НомерДок="15" ДатаДок="22.11.2026">',
      '<СвЮЛУч НаимОрг="АО «Ток»" ИННЮЛ="7728168971" КПП="772801001"/>',
      'ОКЕИ_Тов="796" НаимЕдИзм="шт" КолТов="3" ЦенаТов="2.733" СтТовБезНДС="8.20" НалСт="22%" СтТовУчНал="10.00"',
      '<СумНал><СумНал>1.80</СумНал></СумНал>',
      'НаимТов="Доставка" НаимЕдИзм="усл" КолТов="1" ЦенаТов="500.00" СтТовБезНДС="500.00"',
      '<ВсегоОпл СтТовБезНДСВсего="508.20" СтТовУчНалВсего="620.00"><СумНалВсего><СумНал>111.80</СумНал>',
      '<ОснПер РеквНаимДок="Заказ" РеквНомерДок="26-000123" РеквДатаДок="20.11.2026"/>',
      'ДатаПер="22.11.2026"',
      '<Подписант Должн="Руководитель" СпосПодтПолном="1"><ФИО Фамилия="Иванов" Имя="И." Отчество="И."/></Подписант>',
    ]) {
      expect(xml).toContain(part);
    }
  });

  it('of a seller without VAT is no счёт-фактура', () => {
    const xml = written(shapes['a seller without VAT']);
    expect(xml).toContain('Функция="ДОП"');
    expect(xml).toContain('НалСт="без НДС" СтТовУчНал="10.00"');
    expect(xml).toContain('<СумНалВсего><БезНДС>без НДС</БезНДС></СумНалВсего>');
  });

  it('has the quantity of free goods in their name, since a price of 0 is refused beside a quantity', () => {
    expect(row({ total: 0 as Kopecks })).toContain(
      'НаимТов="RC0603FR-0710KL Резистор 10 кОм ±1 %, 3 шт" СтТовБезНДС="0.00"',
    );
    expect(row({ total: 0 as Kopecks })).not.toContain('КолТов');
  });

  it('has what identifies marked goods, pieces apart from packs, and says so in its name', () => {
    const xml = written(shapes['marked goods']);
    expect(xml).toContain(
      '<НомСредИдентТов><КИЗ>0104601234567893215&lt;a&quot;&amp;b</КИЗ><КИЗ>0104601234567893215cd</КИЗ></НомСредИдентТов>' +
        '<НомСредИдентТов><НомУпак>00046012345678930001</НомУпак></НомСредИдентТов>',
    );
    expect(updXml(updOf(shapes['marked goods'])).name).toMatch(/_0_1_0_0_0_00\.xml$/);
    expect(written()).not.toContain('НомСредИдентТов');
  });

  it('names the country and the declaration of goods from abroad only if they are known', () => {
    expect(row({ country: 'CN', customsDeclaration: '10702070/010126/1' })).toContain(
      '<СвДТ КодПроисх="156" НомерДТ="10702070/010126/1"/><ДопСведТов ПрТовРаб="1" АртикулТов="RC0603FR-0710KL"><КрНаимСтрПр>КИТАЙ</КрНаимСтрПр>',
    );
    for (const country of ['RU', 'XX']) expect(row({ country })).not.toMatch(/СвДТ|КрНаимСтрПр/);
  });

  it('has the payment orders of an advance', () => {
    expect(written(shapes['paid in advance'])).toContain(
      '<СвПРД НомерПРД="17" ДатаПРД="20.11.2026"/><СвПРД НомерПРД="4/8" ДатаПРД="21.11.2026"/>',
    );
  });
});

test('a file has the bytes of windows-1251, and references for characters it lacks', () => {
  expect([...encodeXml('Ом <Ω>ё')]).toEqual([0xce, 0xec, 0x20, 0x3c, ...Buffer.from('&#937;'), 0x3e, 0xb8]);
  expect([...encodeXml('😀')]).toEqual([...Buffer.from('&#128512;')]);
});

test('a text of XML has no control characters and is cut between characters', () => {
  expect(xmlText(' a\u0000\u001d\n\tb\uFFFF\uD800c ', 9)).toBe('a b c');
  expect(xmlText('😀😀 😀', 3)).toBe('😀😀');
});
