import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributeDefinition, AttributeKey, AttributeKind, Unit } from '../category/index.ts';
import type { Quantity } from '../money/index.ts';
import { canonicalFilter, emptyFilter, filterConditions, formatProductFilter, parseProductFilter } from './index.ts';
import { isTicked, pageOf, toggleValue, withBounds, withoutFilter, withPage } from './index.ts';
import type { AttributeFilter, ProductFilter, ProductSort } from './index.ts';
import { localized } from '../shared/index.ts';

const attribute = (key: string, kind: AttributeKind, unit: Unit | null = null): AttributeDefinition => ({
  key: key as AttributeKey,
  kind,
  unit,
  title: localized({ ru: key, en: key, tr: key }),
  valueTitles: {},
});

const attributes = [
  attribute('resistance', 'number', 'ohm'),
  attribute('dielectric', 'enum'),
  attribute('input_voltage', 'range', 'volt'),
  attribute('is_automotive', 'flag'),
  attribute('rds-on', 'number', 'ohm'),
];

const parse = (entries: [string, string][]) => parseProductFilter(entries, attributes);

function filterOf(entries: [string, string][]): ProductFilter {
  const answer = parse(entries);
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.field}`);
  return answer.value;
}

test('an empty request is the empty filter', () => {
  expect(filterOf([])).toEqual(emptyFilter);
  expect(formatProductFilter(emptyFilter)).toEqual([]);
  expect(
    filterOf([
      ['text', ''],
      ['brands', ' '],
      ['qty', ''],
      ['attrs.resistance.min', ''],
      ['page', ''],
    ]),
  ).toEqual(emptyFilter);
});

test('prices are those of one piece unless a quantity is asked for', () => {
  expect(filterOf([]).quantity).toBe(1);
  expect(filterOf([['qty', '1']])).toEqual(emptyFilter);
  expect(formatProductFilter({ ...emptyFilter, quantity: 2 as Quantity })).toEqual([['qty', '2']]);
});

test('every possible parameter', () => {
  expect(
    filterOf([
      ['text', ' чип  резистор '],
      ['brands', 'yageo'],
      ['brands', 'vishay'],
      ['brands', 'yageo'],
      ['categories', 'chip-resistors'],
      ['variants', 'rc0603fr-0710kl'],
      ['attrs.resistance', '4к7'],
      ['attrs.resistance', '10 кОм'],
      ['attrs.resistance.min', '1k'],
      ['attrs.resistance.max', '1 МОм'],
      ['attrs.dielectric', 'X7R'],
      ['attrs.is_automotive', 'on'],
      ['attrs.input_voltage.min', '5 В'],
      ['isOnlyInStock', '1'],
      ['isPromotion', 'true'],
      ['isMinimumMet', 'true'],
      ['sort', '-attrs.resistance'],
      ['qty', '1к'],
      ['limit', '50'],
      ['skip', '100'],
    ]),
  ).toEqual({
    text: 'чип резистор',
    categories: ['chip-resistors'],
    brands: ['vishay', 'yageo'],
    variants: ['rc0603fr-0710kl'],
    attrs: [
      { kind: 'values', key: 'dielectric', values: ['X7R'] },
      { kind: 'between', key: 'input_voltage', from: 5, to: null },
      { kind: 'values', key: 'is_automotive', values: [true] },
      { kind: 'values', key: 'resistance', values: [4700, 10_000] },
      { kind: 'between', key: 'resistance', from: 1000, to: 1e6 },
    ],
    isOnlyInStock: true,
    isPromotion: true,
    isMinimumMet: true,
    sort: { kind: 'attribute', key: 'resistance', direction: 'descending' },
    quantity: 1000,
    limit: 50,
    skip: 100,
  });
});

test.each<[[string, string][], number, number]>([
  [[], 20, 0],
  [[['page', '3']], 12, 24],
  [
    [
      ['page', '3'],
      ['limit', '20'],
    ],
    20,
    40,
  ],
  [
    [
      ['page', '3'],
      ['skip', '5'],
    ],
    12,
    5,
  ],
  [[['skip', '40']], 20, 40],
  [[['limit', '100']], 100, 0],
  [[['limit', '1']], 1, 0],
  [[['skip', '10000000']], 20, 10_000_000],
  [[['page', '833334']], 12, 9_999_996],
  [[['page', '1']], 12, 0],
])('%j shows %i from %i', (entries, limit, skip) => {
  expect(filterOf(entries)).toMatchObject({ limit, skip });
});

test.each<[[string, string][], ProductSort]>([
  [[['isSortByMinPrice', 'true']], { kind: 'price', direction: 'ascending' }],
  [[['isSortByMaxPrice', '1']], { kind: 'price', direction: 'descending' }],
  [
    [
      ['isSortByMaxPrice', 'true'],
      ['isSortByMinPrice', 'false'],
    ],
    { kind: 'price', direction: 'descending' },
  ],
  [
    [
      ['isSortByMinPrice', 'true'],
      ['sort', '-stock'],
    ],
    { kind: 'stock', direction: 'descending' },
  ],
  [[['sort', 'relevance']], { kind: 'relevance' }],
  [[['sort', 'price']], { kind: 'price', direction: 'ascending' }],
  [[['sort', 'attrs.rds-on']], { kind: 'attribute', key: 'rds-on' as AttributeKey, direction: 'ascending' }],
  [[['sort', '-attrs.rds-on']], { kind: 'attribute', key: 'rds-on' as AttributeKey, direction: 'descending' }],
])('%j sorts by %j', (entries, sort) => {
  expect(filterOf(entries).sort).toEqual(sort);
});

test.each<[[string, string][], string, string]>([
  [[['color', 'red']], 'unknown_field', 'color'],
  [[['color', '']], 'unknown_field', 'color'],
  [[['attrs.colour', 'red']], 'unknown_field', 'attrs.colour'],
  [[['attrs.__proto__', 'x']], 'unknown_field', 'attrs.__proto__'],
  [[['constructor', 'x']], 'unknown_field', 'constructor'],
  [[['attrs', 'x']], 'unknown_field', 'attrs'],
  [[['attrs.resistance.avg', '1']], 'unknown_field', 'attrs.resistance.avg'],
  [[['text', 'x'.repeat(201)]], 'invalid_input', 'text'],
  [
    [
      ['text', 'a'],
      ['text', 'b'],
    ],
    'invalid_input',
    'text',
  ],
  [[['limit', '0']], 'invalid_input', 'limit'],
  [[['limit', '101']], 'invalid_input', 'limit'],
  [[['limit', '1e1']], 'invalid_input', 'limit'],
  [[['skip', '-1']], 'invalid_input', 'skip'],
  [[['page', '0']], 'invalid_input', 'page'],
  [[['page', '99999999']], 'invalid_input', 'page'],
  [[['qty', '1e3']], 'invalid_input', 'qty'],
  [[['qty', '0.5']], 'invalid_input', 'qty'],
  [[['isOnlyInStock', 'yes']], 'invalid_input', 'isOnlyInStock'],
  [
    [
      ['isSortByMinPrice', '1'],
      ['isSortByMaxPrice', '1'],
    ],
    'invalid_input',
    'isSortByMaxPrice',
  ],
  [[['sort', 'name']], 'invalid_input', 'sort'],
  [[['sort', '--price']], 'invalid_input', 'sort'],
  [[['sort', 'price-']], 'invalid_input', 'sort'],
  [[['page', '1.5']], 'invalid_input', 'page'],
  [[['limit', ' 1e1 ']], 'invalid_input', 'limit'],
  [[['attrs.input_voltage', 'true']], 'invalid_input', 'attrs.input_voltage'],
  [[['attrs.input_voltage', 'false']], 'invalid_input', 'attrs.input_voltage'],
  [[['attrs.resistance', 'true']], 'invalid_input', 'attrs.resistance'],
  [[['isPromotion', 'true1']], 'invalid_input', 'isPromotion'],
  [[['isPromotion', 'xon']], 'invalid_input', 'isPromotion'],
  [[['isPromotion', '00']], 'invalid_input', 'isPromotion'],
  [[['isPromotion', 'xoff']], 'invalid_input', 'isPromotion'],
  [[['sort', 'attrs.colour']], 'invalid_input', 'sort'],
  [[['sort', 'attrs.resistance.min']], 'invalid_input', 'sort'],
  [[['attrs.resistance', '10 мкФ']], 'invalid_input', 'attrs.resistance'],
  [[['attrs.resistance', '{"$gt":0}']], 'invalid_input', 'attrs.resistance'],
  [
    [
      ['attrs.resistance.min', '10'],
      ['attrs.resistance.max', '5'],
    ],
    'invalid_input',
    'attrs.resistance.max',
  ],
  [
    [
      ['attrs.resistance.min', '10'],
      ['attrs.resistance.min', '11'],
    ],
    'invalid_input',
    'attrs.resistance.min',
  ],
  [[['attrs.resistance.min', 'blue']], 'invalid_input', 'attrs.resistance.min'],
  [[['attrs.resistance.max', '5 А']], 'invalid_input', 'attrs.resistance.max'],
  [[['attrs.resistance.min', '10…5']], 'invalid_input', 'attrs.resistance.min'],
  [[['skip', '10000001']], 'invalid_input', 'skip'],
  [[['page', '833335']], 'invalid_input', 'page'],
  [[['attrs.dielectric.min', '1']], 'invalid_input', 'attrs.dielectric.min'],
  [[['attrs.input_voltage', '5']], 'invalid_input', 'attrs.input_voltage'],
  [[['attrs.is_automotive', 'maybe']], 'invalid_input', 'attrs.is_automotive'],
])('%j is refused: %s of %s', (entries, code, field) => {
  expect(parse(entries)).toEqual({ ok: false, error: { code, field } });
});

test('at most fifty values per name', () => {
  const ticks = (count: number) => Array.from({ length: count }, (_, i): [string, string] => ['brands', `b${i}`]);
  expect(parse(ticks(50)).ok).toBe(true);
  expect(parse(ticks(51))).toEqual({ ok: false, error: { code: 'invalid_input', field: 'brands' } });
  expect(parse([...ticks(50), ['brands', 'b7']])).toEqual(parse(ticks(50)));
});

test.each(['brands', 'categories', 'text', 'attrs.dielectric'])('a value of %s has at most 200 characters', (name) => {
  expect(parse([[name, 'x'.repeat(200)]]).ok).toBe(true);
  expect(parse([[name, 'x'.repeat(201)]])).toEqual({ ok: false, error: { code: 'invalid_input', field: name } });
});

test.each<[[string, string][], AttributeFilter[]]>([
  [[['attrs.resistance.max', '-5']], [{ kind: 'between', key: 'resistance' as AttributeKey, from: null, to: -5 }]],
  [[['attrs.resistance.min', '5']], [{ kind: 'between', key: 'resistance' as AttributeKey, from: 5, to: null }]],
  [
    [
      ['attrs.resistance.min', '5'],
      ['attrs.resistance.max', '5'],
    ],
    [{ kind: 'between', key: 'resistance' as AttributeKey, from: 5, to: 5 }],
  ],
  [[['attrs.is_automotive', '0']], [{ kind: 'values', key: 'is_automotive' as AttributeKey, values: [false] }]],
  [[['attrs.resistance', '0']], [{ kind: 'values', key: 'resistance' as AttributeKey, values: [0] }]],
])('%j gives %j', (entries, attrs) => {
  expect(filterOf(entries).attrs).toEqual(attrs);
});

const word = fc.stringMatching(/^[a-zа-я0-9]{1,8}(?:[ &=+%.-][a-z0-9]{1,5})?$/u);
const number = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -12, max: 12 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`) + 0);
const bound = fc.option(number);
const between = (key: string) =>
  fc.tuple(bound, bound).map(([a, b]): AttributeFilter => {
    const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
    return { kind: 'between', key: key as AttributeKey, from, to };
  });
const ticks = <Value extends string | number | boolean>(key: string, value: fc.Arbitrary<Value>) =>
  fc
    .array(value, { maxLength: 4 })
    .map((values): AttributeFilter => ({ kind: 'values', key: key as AttributeKey, values }));
const direction = fc.constantFrom('ascending' as const, 'descending' as const);
const sort: fc.Arbitrary<ProductSort> = fc.oneof(
  fc.constant({ kind: 'relevance' as const }),
  direction.map((some) => ({ kind: 'price' as const, direction: some })),
  direction.map((some) => ({ kind: 'stock' as const, direction: some })),
  direction.map((some) => ({ kind: 'attribute' as const, key: 'resistance' as AttributeKey, direction: some })),
);
const filters: fc.Arbitrary<ProductFilter> = fc.record({
  text: word,
  categories: fc.array(word, { maxLength: 4 }),
  brands: fc.array(word, { maxLength: 4 }),
  variants: fc.array(word, { maxLength: 4 }),
  attrs: fc
    .tuple(
      ticks('resistance', number),
      between('resistance'),
      ticks('dielectric', word),
      between('input_voltage'),
      ticks('is_automotive', fc.boolean()),
    )
    .map((some): AttributeFilter[] => some),
  isOnlyInStock: fc.boolean(),
  isPromotion: fc.boolean(),
  isMinimumMet: fc.boolean(),
  sort,
  quantity: fc.integer({ min: 1, max: 10_000_000 }).map((value) => value as Quantity),
  limit: fc.oneof(fc.constantFrom(12, 20), fc.integer({ min: 1, max: 100 })),
  skip: fc.oneof(
    fc.nat(1000).map((page) => page * 12),
    fc.nat(10_000_000),
  ),
});

test('law: parse ∘ format is the canonical filter, for any order of the entries', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const entries = formatProductFilter(filter);
      expect(parse(entries)).toEqual({ ok: true, value: canonicalFilter(filter) });
      expect(parse([...entries].reverse())).toEqual({ ok: true, value: canonicalFilter(filter) });
      expect(formatProductFilter(canonicalFilter(filter))).toEqual(entries);
    }),
  );
});

test('law: canonicalising twice is canonicalising once', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(canonicalFilter(canonicalFilter(filter))).toEqual(canonicalFilter(filter));
    }),
  );
});

test('law: any entries are read, or refused with one of their names', () => {
  const names = fc.oneof(
    fc.constantFrom('text', 'brands', 'attrs.resistance', 'attrs.resistance.min', 'sort', 'qty', 'page'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
      const answer = parse(entries);
      expect(answer.ok || entries.some(([name]) => name === answer.error.field)).toBe(true);
    }),
  );
});

test('law: removing every condition leaves none, and toggling twice only changes the page', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const bare = filterConditions(filter).reduce(withoutFilter, filter);
      expect(filterConditions(bare)).toEqual([]);
      expect(bare).toEqual({ ...emptyFilter, sort: filter.sort, quantity: filter.quantity, limit: filter.limit });
      const brand = { kind: 'brand', slug: 'yageo' } as const;
      expect(isTicked(toggleValue(filter, brand), brand)).toBe(!isTicked(filter, brand));
      expect(toggleValue(toggleValue(filter, brand), brand)).toEqual(canonicalFilter({ ...filter, skip: 0 }));
      const tick = { kind: 'value', key: 'resistance' as AttributeKey, value: 4700 } as const;
      expect(toggleValue(toggleValue(filter, tick), tick)).toEqual(canonicalFilter({ ...filter, skip: 0 }));
    }),
  );
});

test('bounds are replaced, pages count from one', () => {
  const key = 'resistance' as AttributeKey;
  const bounded = withBounds(withBounds(emptyFilter, key, 1, null), key, 2, 3);
  expect(bounded.attrs).toEqual([{ kind: 'between', key, from: 2, to: 3 }]);
  expect(withBounds(bounded, key, null, null).attrs).toEqual([]);
  expect(pageOf(withPage(emptyFilter, 3))).toBe(3);
  expect(withPage(emptyFilter, 3).skip).toBe(40);
});

test('ten thousand values and a text of 100 kB are refused by name', () => {
  const values = Array.from({ length: 10_000 }, (_, n): [string, string] => ['attrs.dielectric', `X${n}`]);
  expect(parse(values)).toEqual({ ok: false, error: { code: 'invalid_input', field: 'attrs.dielectric' } });
  for (const text of ['a'.repeat(1e5), '((((('.repeat(2e4), 'a\u0000 '.repeat(3e4), '9'.repeat(1e5)]) {
    for (const name of ['text', 'brands', 'attrs.resistance', 'attrs.resistance.min', 'sort', 'qty', 'page']) {
      expect(parse([[name, text]])).toEqual({ ok: false, error: { code: 'invalid_input', field: name } });
    }
  }
});
