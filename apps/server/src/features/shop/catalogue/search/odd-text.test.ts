import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await openApplication();
});

afterAll(async () => {
  await shop.close();
});

const calls = ['products', 'suggest'] as const;

it.each(calls)('100 kB of text are refused by field name (%s)', async (call) => {
  const answer = await shop.get(`/catalog/${call}?text=${'rc1'.repeat(33_334)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', field: 'text' } });
});

it.each([
  ['brackets', '((((('],
  ['a regular expression', '(a+)+$|[^x]*\\d{1,99}?.*'],
  ['SQL', "'; DROP TABLE products; -- %_%' OR 1=1"],
  ['very long digits', '9'.repeat(200)],
  ['many pieces', 'a b c d '.repeat(25)],
  ['combining marks', `е${'\u0301'.repeat(150)}`],
  ['right to left', '\u202Eсопротивление\u202C'],
  ['emoji', '👩‍🔬🔋⚡'.repeat(10)],
  ['names of the prototype', '__proto__ constructor'],
])('%s: an answer', async (_, text) => {
  for (const call of calls) {
    const answer = await shop.get(`/catalog/${call}?text=${encodeURIComponent(text)}`);
    expect(answer.statusCode, answer.body).toBe(200);
  }
});

it('control characters and every block of Unicode get an answer, or the text is named', async () => {
  const starts = [0, 0x80, 0x300, 0x590, 0xe00, 0x1100, 0x2000, 0x2e80, 0xa000, 0xd7b0, 0xe000, 0xf900, 0xfff0];
  const planes = Array.from({ length: 16 }, (_, plane) => 0x1_0000 * (plane + 1));
  for (const start of [...starts, ...planes]) {
    const text = String.fromCodePoint(...Array.from({ length: 12 }, (_, i) => start + i));
    const answer = await shop.get(`/catalog/products?text=${encodeURIComponent(text)}`);
    const { error } = answer.json<{ error?: { field: string } }>();
    expect([answer.statusCode, error?.field]).toEqual(error === undefined ? [200, undefined] : [400, 'text']);
  }
});
