import { calls } from '@farad/contract/calls';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { shareValue } from './shared-values.ts';
import { whitelistOf } from './whitelist.ts';

const foreign = 'passwordHash';
const foreignValue = 'of nobody else';
const withForeign = (value: object): object => ({ ...value, [foreign]: foreignValue });

/** Random texts, with characters that JSON must escape. */
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('', '"', '\\', '\u0000', '\ud800'));

function stringOf(schema: z.ZodString | z.ZodStringFormat): fc.Arbitrary<unknown> {
  if (schema.format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29');
  if (schema.format === 'datetime') return fc.constantFrom('2026-11-21T10:20:30.123Z', '2026-11-21T10:20:30Z');
  const checks = schema.def.checks ?? [];
  const patterns = checks.flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [],
  );
  if (patterns[0] !== undefined) return fc.stringMatching(patterns[0]);
  const least = schema.minLength ?? 0;
  // If the schema has further checks, only printable letters are used, which satisfy all of them.
  const plain = fc.string({ minLength: least, maxLength: Math.min(schema.maxLength ?? least + 8, least + 8) });
  return checks.length === 0 ? text : plain;
}

function numberOf({ minValue, maxValue, format }: z.ZodNumber): fc.Arbitrary<unknown> {
  const min = Math.max(minValue ?? -1e9, -1e9);
  const max = Math.min(maxValue ?? 1e9, 1e9);
  if (format === 'safeint') return fc.integer({ min: Math.ceil(min), max });
  return fc.double({ min, max, noNaN: true });
}

/** Returns random values of a schema that contains no other schema. */
function singleOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodUnknown) return fc.jsonValue();
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return stringOf(schema);
  if (schema instanceof z.ZodNumber) return numberOf(schema);
  throw new Error(`expected a known schema, got ${schema._zod.def.type}`);
}

type ValuesOf = (schema: z.core.$ZodType) => fc.Arbitrary<unknown>;

/** Returns random objects of a schema. Each also has a field that the schema does not name. */
function objectOf({ shape, def }: z.ZodObject, inner: ValuesOf): fc.Arbitrary<unknown> {
  const fields: readonly [string, z.core.$ZodType][] = Object.entries(shape);
  const values = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])), {
    requiredKeys: fields.flatMap(([name, field]) => (field instanceof z.ZodOptional ? [] : [name])),
  });
  return def.catchall === undefined ? values.map(withForeign) : values;
}

function arrayOf({ element, def }: z.ZodArray, isDeep: boolean, inner: ValuesOf): fc.Arbitrary<unknown> {
  const length = def.checks?.map((check) => check._zod.def).find((check) => 'length' in check)?.length;
  if (typeof length === 'number') return fc.array(inner(element), { minLength: length, maxLength: length });
  return isDeep ? fc.constant([]) : fc.array(inner(element), { maxLength: 2 });
}

function recordOf({ def: { keyType, valueType } }: z.ZodRecord, inner: ValuesOf): fc.Arbitrary<unknown> {
  if (!(keyType instanceof z.ZodEnum)) return fc.dictionary(text, inner(valueType), { maxKeys: 3 });
  return fc.record(Object.fromEntries(keyType.options.map((key) => [key, inner(valueType)])));
}

/** Returns random values of a schema. `depth`: how many levels of lists may still follow. */
function valuesOf(schema: z.core.$ZodType, depth: number): fc.Arbitrary<unknown> {
  const inner: ValuesOf = (each) => valuesOf(each, depth - 1);
  if (schema instanceof z.ZodObject) return objectOf(schema, inner);
  if (schema instanceof z.ZodArray) return arrayOf(schema, depth < 0, inner);
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(inner));
  if (schema instanceof z.ZodRecord) return recordOf(schema, inner);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inner));
  if (schema instanceof z.ZodNullable) return fc.oneof(fc.constant(null), inner(schema.unwrap()));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inner(schema.unwrap());
  return schema instanceof z.ZodPipe ? inner(schema.in) : singleOf(schema);
}

/** Calls that answer with JSON. Calls that answer with files or streams are left out. */
const jsonCalls = Object.entries(calls).filter(([, call]) => !('answerTypes' in call));

describe('whitelist', () => {
  it.each(jsonCalls)('writes what the schema of %s parses, and no other field', (_name, { answer }) => {
    const { copy, text: written } = whitelistOf(answer, false);
    let fitting = 0;
    fc.assert(
      fc.property(valuesOf(answer, 4), (value) => {
        const parsed = answer.safeParse(value);
        if (!parsed.success) return;
        fitting += 1;
        const exact = JSON.stringify(parsed.data);
        expect(written(value)).toBe(exact);
        expect(JSON.stringify(copy(value))).toBe(exact);
        expect(exact).not.toContain(foreignValue);
      }),
      { numRuns: 10, seed: 5 },
    );
    expect(fitting).toBeGreaterThan(0);
  });

  const Part = z.object({
    name: z.string(),
    stock: z.int(),
    state: z.enum(['new', 'old']),
    note: z.string().optional(),
    place: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('shelf'), number: z.int() }),
      z.object({ kind: z.literal('box'), name: z.string() }),
    ]),
    prices: z.record(z.string(), z.number()),
    size: z.union([z.number(), z.tuple([z.number(), z.number()]), z.string(), z.boolean()]),
    get parts() {
      return z.array(Part);
    },
  });
  const part = {
    name: 'a "b" \u2028 \ud800',
    stock: 1,
    state: 'new',
    place: { kind: 'box', name: 'B', number: 3 },
    prices: { '10': 1.5, '2': -0, constructor: 1e21 },
    size: [1, 2],
    parts: [],
  };
  const { copy, text: written } = whitelistOf(Part, false);

  it('takes the branch that the value names', () => {
    expect(copy(part)).toEqual({ ...part, place: { kind: 'box', name: 'B' } });
    expect(copy({ ...part, place: { kind: 'shelf', name: 'B', number: 3 } })).toMatchObject({
      place: { kind: 'shelf', number: 3 },
    });
    for (const size of [1, [1, 2], 'x', true])
      expect(written({ ...part, size })).toContain(JSON.stringify({ size }).slice(1, -1));
  });

  it('leaves out what is absent, in every place', () => {
    const Loose = z.object({ a: z.string().optional(), b: z.int().optional(), c: z.unknown(), d: z.int() });
    const loose = whitelistOf(Loose, false);
    for (const value of [{ d: 1 }, { a: 'x', d: 1 }, { b: 2, c: undefined, d: 1 }, { c: [1], d: 1, a: undefined }].map(
      (each) => ({ c: null, ...each }),
    )) {
      expect(loose.text(value)).toBe(JSON.stringify(Loose.parse(value)));
      expect(JSON.stringify(loose.copy(value))).toBe(JSON.stringify(Loose.parse(value)));
    }
    expect(whitelistOf(z.object({ a: z.int().optional() }), false).text({})).toBe('{}');
  });

  it.each([
    ['a missing field', { ...part, name: undefined }],
    ['a wrong type', { ...part, stock: '1' }],
    ['a fraction', { ...part, stock: 1.5 }],
    ['no number', { ...part, size: Number.NaN }],
    ['an unknown word', { ...part, state: 'sold' }],
    ['an unknown branch', { ...part, place: { kind: 'floor' } }],
    ['a field of another branch', { ...part, place: { kind: 'shelf', name: 'B' } }],
    ['a date in a record', { ...part, prices: new Date(0) }],
    ['a wrong part of a part', { ...part, parts: [{ ...part, name: 1 }] }],
    ['null', null],
    ['a list', [part]],
  ])('refuses %s as the schema does', (_name, value) => {
    expect(() => written(value)).toThrow(z.ZodError);
    expect(() => copy(value)).toThrow(z.ZodError);
  });

  it('lets the schema itself parse what it changes', () => {
    const Changing = z.object({ title: z.string().trim(), rank: z.int().default(7), id: z.string().transform(Number) });
    const value = { title: ' x ', id: '12', extra: 1 };
    const changing = whitelistOf(Changing, false);
    expect(changing.text(value)).toBe('{"title":"x","rank":7,"id":12}');
    expect(changing.copy(value)).toEqual({ title: 'x', rank: 7, id: 12 });
  });

  it('looks at patterns and ranges only where answers are checked', () => {
    const Slug = z.object({ slug: z.string().regex(/^[a-z]+$/) });
    expect(whitelistOf(Slug, false).text({ slug: 'A' })).toBe('{"slug":"A"}');
    expect(() => whitelistOf(Slug, true).text({ slug: 'A' })).toThrow(z.ZodError);
    expect(() => whitelistOf(Slug, true).copy({ slug: 'A' })).toThrow(z.ZodError);
    expect(whitelistOf(Slug, true).text({ slug: 'a' })).toBe('{"slug":"a"}');
  });

  it('writes a shared value once, and for each schema only its own fields', () => {
    const Wide = z.object({ a: z.int(), b: z.int(), c: z.int(), d: z.int(), e: z.int() });
    const wide = whitelistOf(z.object({ one: Wide }), false);
    const other = whitelistOf(Wide.extend({ secret: z.string() }), false);
    const value = { a: 1, b: 2, c: 3, d: 4, e: 5, secret: 'x' };
    const read = vi.fn<() => number>(() => 1);
    const counted = shareValue(Object.defineProperty({ ...value }, 'a', { get: read, enumerable: true }));
    const json = '{"one":{"a":1,"b":2,"c":3,"d":4,"e":5}}';
    expect(wide.text({ one: counted })).toBe(json);
    read.mockClear();
    expect(wide.text({ one: counted })).toBe(json);
    expect(read).not.toHaveBeenCalled();
    expect(other.text(shareValue({ ...value }))).toBe(JSON.stringify(value));
    const own = { ...value };
    expect(wide.text({ one: own })).toBe(json);
    own.e = 6;
    expect(wide.text({ one: own })).toContain('"e":6');
  });
});
