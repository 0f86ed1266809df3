import { describe, expect, it } from 'vitest';

import type { BomField } from '../header/layout.ts';
import { settled, withAnyPart, withPartType } from './settle-columns.ts';
import { columnsOf, fieldsOf, takenOf, words } from './test-columns.ts';

describe('columns that their neighbours correct', () => {
  it.each<[string, string, readonly string[], string]>([
    ['symbols of a library', 'mpn value', ['Part: R_Small|C|LED', 'Value: 10k|1u|red'], 'description value'],
    ['few symbols', 'mpn value', ['Part: R_Small|LM358|NE555|TL072', 'Value: 10k|1u|red|x'], 'mpn value'],
    ['two symbols', 'mpn value', ['Part: R|C', 'Value: 10k|1u'], 'mpn value'],
    ['symbols without values', 'mpn', ['Part: R_Small|C|LED'], 'mpn'],
    ['symbols below MPN', 'mpn value', ['MPN: R_Small|C|LED', 'Value: 10k|1u|red'], 'mpn value'],
    [
      'names beside part numbers',
      'mpn mpn',
      ['Name: Timer|Amplifier|Diode', 'Part Number: NE555P|LM358DR|1N4148'],
      'description mpn',
    ],
    [
      'names beside few part numbers',
      'mpn mpn',
      ['Name: a|b|c|d|e|f|g', 'Part Number: NE555P|LM358DR|1N4148||||'],
      'mpn mpn',
    ],
    ['names beside words', 'mpn mpn', ['Name: Timer|Amplifier|Diode', 'Part Number: x|y|z'], 'mpn mpn'],
    ['running numbers', 'mpn', ['Part Number: DIO-004|CON-005|RES-010'], 'customer_number'],
    ['numbers that do not run', 'mpn', ['Part Number: DIO-404|CON-505|RES-010'], 'mpn'],
    ['numbers of several lengths', 'mpn', ['Part Number: DIO-004|CON-0005|RES-010'], 'mpn'],
    ['other numbers', 'mpn', ['Part Number: DIO-004|CON-005|LM358'], 'mpn'],
    ['two running numbers', 'mpn', ['Part Number: DIO-004|CON-005'], 'mpn'],
    ['running numbers below MPN', 'mpn', ['MPN: DIO-004|CON-005|RES-010'], 'mpn'],
    [
      'long numbers beside part numbers',
      'mpn mpn',
      ['Part Number: 100001|100002|100003', 'MPN: NE555P|LM358DR|1N4148'],
      'customer_number mpn',
    ],
    ['long numbers alone', 'mpn', ['Part Number: 100001|100002|100003'], 'mpn'],
    [
      'short numbers beside part numbers',
      'mpn mpn',
      ['Part Number: 1001|1002|1003', 'MPN: NE555P|LM358DR|1N4148'],
      'mpn mpn',
    ],
    ['packages below Type', 'type', ['Type: SOT-23|SOIC-8|0603'], 'package'],
    [
      'packages below Type beside packages',
      'type package',
      ['Type: SOT-23|SOIC-8|0603', 'Package: a|b|c'],
      'type package',
    ],
    ['two packages below Type', 'type', ['Type: SOT-23|SOIC-8'], 'type'],
    ['words below Type', 'type', ['Type: a|b|SOIC-8'], 'type'],
    ['numbers of several shops', '-', ['Foo: C92487|651-1792229|C12345|399-1092-1-ND'], 'foreign_number'],
    ['numbers of one shop of another form', '-', ['Foo: 651-1792229|651-1792230|651-1792231'], '-'],
    ['numbers of shops and words', '-', ['Foo: C92487|C92488|x|y'], '-'],
    ['two numbers of shops', '-', ['Foo: C92487|C92488'], '-'],
    ['numbers of shops below a known header', '-', ['Price: C92487|C92488|C92489'], '-'],
    ['numbers beside sellers', '- -', ['ID: C92487|C92488|C92489', 'Supplier: LCSC|LCSC|LCSC'], 'foreign_number -'],
    [
      'numbers apart from sellers',
      '- note -',
      ['ID: C92487|C92488|C92489', 'Note: a|b|c', 'Supplier: LCSC|LCSC|LCSC'],
      '- note -',
    ],
    ['other texts beside sellers', '- -', ['ID: 5|7|9', 'Supplier: LCSC|LCSC|LCSC'], '- -'],
    ['numbers below Supplier', '-', ['Supplier: 445-2525-1-ND|Farnell/1699397|C25804'], 'foreign_number'],
    ['digits below Supplier', '-', ['Supplier: 1234567|1234568|1234569'], 'foreign_number'],
    [
      'numbers of makers below Manufacturer',
      'maker foreign_number',
      ['Manufacturer: NE555P|LM358DR|1N4148', 'Digikey: a|b|c'],
      'mpn foreign_number',
    ],
    ['without a shop', 'maker note', ['Manufacturer: NE555P|LM358DR|1N4148', 'Note: a|b|c'], 'maker note'],
    [
      'beside other numbers',
      'maker foreign_number mpn',
      ['Manufacturer: NE555P|LM358DR|1N4148', 'Digikey: a|b|c', 'MPN: x|y|z'],
      'maker foreign_number mpn',
    ],
    [
      'beside makers',
      'maker maker',
      ['Manufacturer: NE555P|LM358DR|1N4148', 'Manufacturer name: TI|TI|TI'],
      'mpn maker',
    ],
    ['names of makers', 'maker foreign_number', ['Manufacturer: TI|TI|TI', 'Digikey: a|b|c'], 'maker foreign_number'],
    [
      'names beside order numbers',
      'mpn mpn',
      ['Bezeichnung: Timer|Amplifier|Diode', 'Bestellnr: 1234567|1234568|1234569'],
      'description mpn',
    ],
  ])('%s', (_, fields, columns, expected) =>
    expect(fieldsOf(settled(takenOf(fields), columnsOf(...columns)))).toBe(expected),
  );

  it.each<[string, string, readonly string[], string]>([
    ['words beside quantities', '- quantity', ['Foo: Timer|Lamp|Diode', 'Qty: 1|2|3'], 'description quantity'],
    [
      'the first of two',
      '- - quantity',
      ['Foo: Timer|Lamp|Diode', 'Bar: Timer|Lamp|Diode', 'Qty: 1|2|3'],
      'description - quantity',
    ],
    ['two words', '- quantity', ['Foo: Timer|Lamp|', 'Qty: 1|2|3'], '- quantity'],
    ['letters', '- quantity', ['Foo: a|b|c', 'Qty: 1|2|3'], '- quantity'],
    ['links', '- quantity', ['Foo: https://a|https://b|https://c', 'Qty: 1|2|3'], '- quantity'],
    ['a known header', '- quantity', ['Price: Timer|Lamp|Diode', 'Qty: 1|2|3'], '- quantity'],
    ['without quantities', '- maker', ['Foo: Timer|Lamp|Diode', 'Maker: a|b|c'], '- maker'],
    ['beside a type', '- quantity type', ['Foo: Timer|Lamp|Diode', 'Qty: 1|2|3', 'Type: a|b|c'], '- quantity type'],
    ['beside values', '- quantity value', ['Foo: Timer|Lamp|Diode', 'Qty: 1|2|3', 'Value: a|b|c'], '- quantity value'],
  ])('a list that names no parts: %s', (_, fields, columns, expected) => {
    expect(fieldsOf(withAnyPart(takenOf(fields), columnsOf(...columns)))).toBe(expected);
  });

  it.each<[string, readonly (readonly [string, BomField | null, string])[], string]>([
    ['the type', [['Part Type', 'type', 'Lamp']], 'value'],
    ['mountings', [['Type', 'type', 'SMD|tht|TH|PTH|smt|Through hole|thru-hole|surface mount']], 'type'],
    ['a mounting and a word', [['Type', 'type', 'SMD|Lamp']], 'value'],
    [
      'beside values',
      [
        ['Type', 'type', 'Lamp'],
        ['Value', 'value', 'x'],
      ],
      'type value',
    ],
    [
      'beside part numbers',
      [
        ['Type', 'type', 'Lamp'],
        ['MPN', 'mpn', 'x'],
      ],
      'type mpn',
    ],
    [
      'beside descriptions',
      [
        ['Type', 'type', 'Lamp'],
        ['D', 'description', 'x'],
      ],
      'value description',
    ],
    [
      'the first type',
      [
        ['Type', 'type', 'Lamp'],
        ['Type 2', 'type', 'Lamp'],
      ],
      'value type',
    ],
    ...words(
      'Category|Categoría|Categoria|Catégorie|Kategorie|Kategori|Kind|Class|Категория|Вид|Группа|Класс|分类|类别',
    ).map(
      (header) =>
        [
          `a category: ${header}`,
          [
            [header, 'type', 'Lamp'],
            ['D', 'description', 'x'],
          ],
          'type description',
        ] as const,
    ),
    ['a category alone', [['Category', 'type', 'Lamp']], 'value'],
    ['no type', [['Foo', null, 'Lamp']], '-'],
  ] as [string, (readonly [string, BomField | null, string])[], string][])(
    'a list without values: %s',
    (_, given, expected) => {
      const columns = given.map(([header, field, samples]) => ({ header, field, samples: words(samples) }));
      expect(fieldsOf(withPartType(columns))).toBe(expected);
    },
  );
});
