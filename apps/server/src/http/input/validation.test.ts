import { AddToBasketBody } from '@farad/contract/shop/basket';
import { LineText, ProductIdText } from '@farad/contract/kit/wire';
import { locales, type Locale } from '@farad/domain/shared';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { errorBody } from '../answers/errors.ts';
import { nulPath, parseInput } from './validation.ts';

const Form = z.strictObject({
  qty: z.int().min(1).max(10_000_000).optional(),
  phone: z.string().min(5).max(7).optional(),
  products: z.array(z.int()).min(2).max(3).optional(),
  sort: z.enum(['price', 'stock']).optional(),
  page: z.union([z.number(), z.iso.date()]).optional(),
  product_id: ProductIdText.optional(),
  comment: LineText.optional(),
});

function messageOf(schema: z.ZodType, value: unknown, locale: Locale = 'en'): string {
  const read = parseInput(schema, value, locale);
  return read.ok ? 'accepted' : errorBody(read.error, locale).error.message.split('. ').slice(1).join('. ');
}

const cases: readonly (readonly [value: unknown, english: string])[] = [
  [{ qty: 1.5 }, 'A whole number is needed.'],
  [{ qty: 0 }, 'The number must be 1 or more.'],
  [{ qty: 1e9 }, 'The number must be 10,000,000 or less.'],
  [{ qty: 1e99 }, 'The number is too big.'],
  [{ qty: -1e99 }, 'The number is too small.'],
  [{ qty: '1e3' }, 'A value of another kind is expected here.'],
  [{ qty: null }, 'A value of another kind is expected here.'],
  [{ phone: '123' }, 'Too short: it needs at least 5 characters.'],
  [{ phone: '12345678' }, 'Too long: it may have at most 7 characters.'],
  [{ phone: '' }, 'It is empty.'],
  [{ products: [] }, 'It is empty.'],
  [{ products: [1] }, 'Too few values: at least 2 are needed.'],
  [{ products: [1, 2, 3, 4] }, 'Too many values: at most 3 are allowed.'],
  [{ sort: 'name' }, 'There is no such choice.'],
  [{ page: 'x' }, 'The value is not written in the right form.'],
  [{ product_id: '0x1' }, 'The value is not written in the right form.'],
  [{ comment: 'a\nb' }, 'The value is not written in the right form.'],
];

describe('what is wrong with a field', () => {
  it.each(cases)('%j: %s', (value, english) => {
    expect(messageOf(Form, value)).toBe(english);
  });

  it.each(locales)('is explained without technical terms and patterns: %s', (locale) => {
    for (const [value] of cases) {
      const text = messageOf(Form, value, locale);
      expect(text).not.toMatch(/undefined|string|array|object|regex|[\^$\\<>=[\]]|input\./i);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('names the field by its title and keeps its path', () => {
    const read = parseInput(AddToBasketBody, { products: [{ product_id: '1' }] }, 'ru');
    const body = read.ok ? null : errorBody(read.error, 'ru').error;
    expect(body).toMatchObject({
      field: 'products.0.qty',
      message: 'Проверьте поле «Количество». Оно не заполнено.',
    });
  });

  it('names the unknown field', () => {
    expect(parseInput(Form, { colour: 'red' }, 'en')).toMatchObject({
      error: { code: 'unknown_field', field: 'colour' },
    });
  });
});

describe('a NUL character', () => {
  it.each([
    ['a\u0000', ''],
    [{ a: [{ b: 'x' }, { b: '\u0000' }] }, 'a.1.b'],
    [{ a: { 'b\u0000': 1 } }, 'a'],
    [{ a: '\u0000', b: '\u0000' }, 'a'],
    [{ a: { b: 1 }, c: ['x', ['\u0000']] }, 'c.1.0'],
    [{ a: ['x'] }, undefined],
    [null, undefined],
  ])('in %j is found at %j', (value, path) => {
    expect(nulPath(value)).toBe(path);
  });

  it('is found at any depth without recursion', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(500_000)}"\\u0000"${']'.repeat(500_000)}`);
    expect(nulPath(deep)).toHaveLength(2 * 500_000 - 1);
  });
});
