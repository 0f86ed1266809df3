import { describe, expect, it } from 'vitest';

import { headerMeaning, likelyMeaning } from '../header/header-meaning.ts';
import type { BomColumn } from '../header/layout.ts';
import { headlessColumns } from './headless-columns.ts';
import { recogniseColumns } from './recognise-columns.ts';

/**
 * Returns the field of each column; `.` = ignored, `!` = recognised by its texts, `?` = by its position, `#1` = second
 * choice for its field.
 */
const short = (columns: readonly BomColumn[]): string =>
  columns
    .map(
      ({ field, evidence, distributor, priority }) =>
        (field ?? '.') +
        (evidence === 'values' ? '!' : evidence === 'position' ? '?' : '') +
        (distributor === null ? '' : ` ${distributor}`) +
        (priority === 0 || field === null ? '' : ` #${priority}`),
    )
    .join(', ');

/** Columns as `Header: text|text|…`. */
const fields = (...columns: readonly string[]): string =>
  short(
    recogniseColumns(
      columns.map((column, index) => {
        const [header = '', texts = ''] = column.split(': ');
        return {
          index,
          header,
          meaning: headerMeaning(header),
          likely: likelyMeaning(header),
          texts: texts.split('|'),
        };
      }),
    ),
  );

const places = 'Ref: R1|R2|C1|D1';
const counts = 'Qty: 1|1|1|1';
const numbers = 'NE555P|LM358DR|1N4148|BC847B';

describe('headers with several meanings', () => {
  it.each<[string, readonly string[], string]>([
    [
      'Part beside packages and values: designators',
      ['Part: R1|R2|C1|D1', 'Value: 10k|1k|1u|red', 'Package: 0603|0603|0603|0603'],
      'designators, value, package',
    ],
    [
      'Parts beside designators',
      ['Parts: NE555P|LM358DR', 'Value: 10k|1k', 'Package: 0603|0603', 'Ref: R1|R2'],
      'mpn, value, package, designators',
    ],
    [
      'Part Number beside MPN: the customer’s',
      ['Part Number: A-1|A-2|A-3|A-4', `MPN: ${numbers}`],
      'customer_number, mpn',
    ],
    [
      'Device beside values',
      ['Device: NE555P|LM358DR|1N4148|BC847B', 'Value: 10k|1k|1u|red', places],
      'description, value, designators',
    ],
    ['Comment beside values: remarks', ['Comment: red|blue|green|big', 'Value: 10k|1k|1u|red'], 'note, value'],
    ['Comment with numbers beside values', [`Comment: ${numbers}`, 'Value: 10k|1k|1u|red'], 'mpn, value'],
    [
      'Comment with numbers among words',
      ['Comment: 12pF GRM1555C1H120JA01D|x RC0603FR-0710KL|red|blue', 'Value: 10k|1k|1u|red'],
      'mpn, value',
    ],
    ['Comment of values', ['Comment: 10k|1k|1u|100n', places], 'value, designators'],
    ['Component of values beside numbers', ['Component: 10k|1k|1u|100n', `MPN: ${numbers}`], 'value!, mpn'],
    ['Item as a row number', ['Item: 1|2|3|4', `MPN: ${numbers}`], '., mpn'],
    ['Item of mostly numbers', ['Item: 1.|5)|7|x', `MPN: ${numbers}`], '., mpn'],
    ['Name of designators', ['Name: R1|R2|C1|D1', 'Value: 10k|1k|1u|red'], 'designators!, value'],
    ['Name of designators with words', ['Name: R1|R2|C1|BAT', 'Value: 10k|1k|1u|red'], 'designators!, value'],
    ['Part Number of a cart', ['Part Number: C14663|C19702|C25804|C25805', counts], 'foreign_number! lcsc, quantity'],
    ['Part Number of seven digits', ['Part Number: 1234567|1234568|1234569|1234561', counts], 'mpn farnell, quantity'],
    ['Variant without marks', ['Variant: A|B|A|B', `MPN: ${numbers}`], '., mpn'],
    ['Variant with marks', ['Variant: DNP|||', `MPN: ${numbers}`], 'dnp, mpn'],
    [
      'Customer Reference of places',
      ['Customer Reference: R1,R2|R3|C1|D1', 'Qty: 2|1|1|1', `MPN: ${numbers}`],
      'designators!, quantity, mpn',
    ],
    [
      'Order No of sellers',
      ['Order No: 1234567|1234568|1234569|1234561', 'Supplier: Farnell|Farnell|RS|Farnell'],
      'foreign_number!, .',
    ],
  ])('%s', (_, columns, expected) => expect(fields(...columns)).toBe(expected));
});

describe('texts that contradict a header', () => {
  it.each<[string, readonly string[], string]>([
    ['row numbers below Ref', ['Ref: 1|2|3|4', `MPN: ${numbers}`], '., mpn'],
    ['positions below Ref', ['Ref: 1|2|5|9', `MPN: ${numbers}`], '., mpn'],
    ['row numbers below Number', ['Number: 1|2|3|4', `MPN: ${numbers}`], '., mpn'],
    ['row numbers below Qty stay', ['Qty: 1|2|3|4', `MPN: ${numbers}`], 'quantity, mpn'],
    ['places of storage', ['Location: Box 7|Box 7|MCU box|Box 9', `MPN: ${numbers}`], '., mpn'],
    ['shops below Location', ['Location: Amazon|Amazon|Amazon|Ebay|Ebay', `MPN: ${numbers}|x`], '., mpn'],
    [
      'designators of many letters',
      ['References: EXLED1,EXLED2|MYLED1,MYLED2|ABCDE1|ABCDE2', counts],
      'designators, quantity',
    ],
    [
      'names where other designators are',
      ['References: Murata GRM188R71E104JA01J|TDK C1608X7R1E104K|x|y', places],
      'mpn!, designators',
    ],
    ['words where other designators are', ['References: big one|small one|x|y', places], 'description!, designators'],
    [
      'links among part numbers',
      ['MPN: NE555P|LM358DR|https://a|https://b|https://c|https://d|https://e', counts],
      'mpn, quantity',
    ],
    ['links below MPN', ['MPN: https://a|https://b|https://c|https://d', counts], 'datasheet!, quantity'],
    ['two texts prove nothing', ['MPN: https://a|https://b', counts], 'mpn, quantity'],
    [
      'sentences below Comment',
      ['Comment: resistors, 5 % or better|any low drop one|the blue one|x', 'Value: 10k|1k|1u|red'],
      'note, value',
    ],
    [
      'sentences beside descriptions',
      [
        'Comment: resistors, 5 % or better|any low drop one|the blue one|x',
        'Value: 10k|1k|1u|red',
        'Description: a|b|c|d',
      ],
      'note, value, description',
    ],
    ['sellers below Vendor', ['Vendor: Mouser|LCSC|x|y', `MPN: ${numbers}`], '., mpn'],
    ['designators below Note', ['Note: R1|R2|C1|D1', `MPN: ${numbers}`], 'designators!, mpn'],
    ['designators below Note beside others', ['Note: R1|R2|C1|D1', places], 'note, designators'],
    ['one designator below Note', ['Note: R1|||', `MPN: ${numbers}`], 'note, mpn'],
  ])('%s', (_, columns, expected) => expect(fields(...columns)).toBe(expected));
});

describe('unknown headers', () => {
  it.each<[string, readonly string[], string]>([
    ['designators below Index', ['Index: R1|R2|C1|D1', `MPN: ${numbers}`], 'designators!, mpn'],
    ['designators below Price', ['Price: R1|R2|C1|D1', `MPN: ${numbers}`], '., mpn'],
    ['designators below Index beside others', ['Index: R1|R2|C1|D1', places], '., designators'],
    ['makers', ['Foo: Yageo|Murata|TI|x', places], 'maker!, designators'],
    ['links', ['Foo: https://a|https://b|www.c|x', places], 'datasheet!, designators'],
    ['documents', ['Foo: ОЖ0.467.180 ТУ|ОЖ0.467.181 ТУ|ГОСТ 22376-77|x', places], 'document!, designators'],
    ['packages', ['Foo: 0603|0805|SOT-23|SOIC-8', places], 'package!, designators'],
    [
      'numbers of Digi-Key',
      ['Foo: 399-1092-1-ND|399-1093-1-ND|399-1094-1-ND|x', places],
      'foreign_number! digikey, designators',
    ],
    ['numbers of RS', ['Foo: 123-456|123-457|123-458|123-459', places], 'foreign_number! rs, designators'],
    [
      'numbers of Mouser',
      ['Foo: 603-RC0402FR-0710KL|81-GRM155R71C|603-RC0402FR-0711KL|603-RC0402FR-0712KL', places],
      'foreign_number! mouser, designators',
    ],
    ['marks of fitting', ['Foo: DNP|fitted|DNP|DNP', places], 'dnp!, designators'],
    ['part numbers', [`Foo: ${numbers}`, places], 'mpn!, designators'],
    ['part numbers beside part numbers', [`Foo: ${numbers}`, `MPN: ${numbers}`], '., mpn'],
    ['one text', ['Foo: NE555P', places], '., designators'],
    ['row numbers', ['Foo: 1|2|3|4', places], '., designators'],
    ['words', ['Foo: red|blue|green|x', places], '., designators'],
    [
      'no header: part numbers among words',
      [': STM32F103|BAT54SW|lamp|diode', places, counts],
      'mpn!, designators, quantity',
    ],
    ['no header: words', [': lamp|diode|timer|x', places, counts], 'description!, designators, quantity'],
    ['no header: words beside values', [': lamp|diode|timer|x', places, 'Value: 1|2|3|4'], '., designators, value'],
    ['no header: two words', [': lamp|diode||', places, counts], '., designators, quantity'],
    [
      'no header: words beside numbers',
      [': lamp|diode|timer|x', places, `MPN: ${numbers}`],
      'description!, designators, mpn',
    ],
    ['no header: marks', [': lamp|diode|timer|DNP', places, `MPN: ${numbers}`], '., designators, mpn'],
    ['no header: letters', [': a|b|c|d', places, counts], '., designators, quantity'],
    [
      'no header: few numbers beside a long list',
      [`: NE555P|LM358DR${'|'.repeat(20)}`, `Value: ${Array.from({ length: 22 }, () => 'x').join('|')}`],
      '., value',
    ],
    ['guessed quantities', ['xyz qty: 1|2|1|5', places], 'quantity, designators'],
    ['guessed quantities without numbers', ['xyz qty: a|b|c|d', places], '., designators'],
    ['guessed quantities beside others', ['xyz qty: 1|2|1|5', counts, places], '., quantity, designators'],
    ['guessed values', ['Vlaue: 10k|1k|1u|red', places], 'value, designators'],
  ])('%s', (_, columns, expected) => expect(fields(...columns)).toBe(expected));
});

describe('several columns of one field', () => {
  it.each<[string, readonly string[], string]>([
    ['by their place', [`MPN: ${numbers}`, `Manufacturer Part Number: ${numbers}`], 'mpn, mpn #1'],
    ['by their number', [`MPN 2: ${numbers}`, `MPN 1: ${numbers}`], 'mpn #1, mpn'],
    ['a total behind the quantity', ['Total Qty: 10|20|10|50', counts], 'quantity #1, quantity'],
    ['ordered pieces behind it', ['Order Qty: 10|20|10|50', counts], 'quantity #1, quantity'],
    ['pieces of a board before it', [counts, 'Qty per board: 1|1|1|1'], 'quantity #1, quantity'],
    [
      'a property behind the description',
      ['Power: 1W|2W|1W|2W', 'Description: a b c|d e f|g h i|j k l'],
      'description #1, description',
    ],
    [
      'numbers of different shops',
      ['LCSC: C14663|C19702|C25804|C25805', 'Mouser: a|b|c|d'],
      'foreign_number lcsc, foreign_number mouser',
    ],
    [
      'the total of a purchase list',
      ['Куда входит: x|y|z|w', 'Наименование: a|b|c|d', 'Количество на изделие: 1|1|1|1', 'Количество всего: 5|5|5|5'],
      '., description, quantity #1, quantity',
    ],
  ])('%s', (_, columns, expected) => expect(fields(...columns)).toBe(expected));
  it('repeated headers within the texts do not count', () => {
    expect(fields('MPN: NE555P|MPN|LM358DR|MPN', 'Foo: 0603|Foo|0805|Foo')).toBe('mpn, package!');
  });
});

describe('lists without a header', () => {
  const headless = (...columns: readonly string[]): string =>
    short(headlessColumns(columns.map((texts) => texts.split('|'))));
  it.each<[string, readonly string[], string]>([
    ['numbers alone', [numbers], 'mpn!'],
    ['words alone', ['lamp|diode'], 'mpn?'],
    ['counts alone', ['5|7|9'], 'mpn?'],
    ['numbers and designators', [numbers, 'R1|R2|R3|R4'], 'mpn!, designators!'],
    ['words and designators', ['lamp|diode|timer|x', 'R1|R2|R3|R4'], 'mpn?, designators!'],
    ['quantity, part, references', ['5|7|5|7', numbers, 'R1|R2|R3|R4'], 'quantity!, mpn!, designators!'],
    ['values and counts', ['10k|1u|100n|5V', '5|7|5|7'], 'value!, quantity!'],
    ['descriptions and counts', ['a big lamp|a big diode|the timer chip|x', '5|7|5|7'], 'description!, quantity!'],
    ['packages', ['0603|0805|SOT-23|x', numbers, '5|7|5|7'], 'package!, mpn!, quantity!'],
    ['makers', ['TI|Yageo|Murata|x', numbers, '5|7|5|7'], 'maker!, mpn!, quantity!'],
    ['links', ['https://a|https://b|https://c', 'NE555P|LM358DR|1N4148', '5|7|5'], 'datasheet!, mpn!, quantity!'],
    ['numbers of LCSC', ['C14663|C19702|C25804', '5|7|5'], 'foreign_number! lcsc, quantity!'],
    ['numbers of Digi-Key', ['399-1092-1-ND|399-1093-1-ND|x', '5|7|5'], 'foreign_number! digikey, quantity!'],
    ['numbers of Farnell', ['1234567|1234568|1234561', '5|7|5'], 'foreign_number! farnell, quantity!'],
    ['numbers of RS', ['123-456|123-457|123-459', '5|7|5'], 'foreign_number! rs, quantity!'],
    ['row numbers', ['1|2|3|4', numbers, '5|7|5|7'], '., mpn!, quantity!'],
    ['signs beside counts', [numbers, '5|7|5|7', 'x|шт|pcs|'], 'mpn!, quantity!, .'],
    ['names as designators', ['LDO_C1|MOS1|LDO|MOS2|LED_X3', '10k|1u|100n|5V|x'], 'designators!, value!'],
    ['counts in a second block', [numbers, '5|7|5|7', '|||', '9|8|9|8'], 'mpn!, quantity!, ., .'],
    ['values beside the second counts', ['9|8|9|8', '|||', '10k|1u|100n|5V', '5|7|5|7'], '., ., value!, quantity!'],
    ['counts behind an empty column', ['9|8|9|8', '|||', numbers, '5|7|5|7'], '., ., mpn!, quantity!'],
  ])('%s', (_, columns, expected) => expect(headless(...columns)).toBe(expected));
});
