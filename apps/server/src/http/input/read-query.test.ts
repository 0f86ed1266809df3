import { expect, test } from 'vitest';
import { z } from 'zod';

import { readQuery } from './read-query.ts';

const Query = z.strictObject({
  after: z.string().regex(/^\d+$/).optional(),
  state: z.enum(['open', 'all']).default('all'),
  tag: z.array(z.enum(['a', 'b'])).optional(),
});

const read = (text: string) => readQuery(Query, [...new URLSearchParams(text)], 'en');

test.each([
  ['', { state: 'all' }],
  ['after=&state=&tag=', { state: 'all' }],
  ['after=7&state=open', { after: '7', state: 'open' }],
  ['tag=b&tag=a&tag=&tag=b', { state: 'all', tag: ['b', 'a', 'b'] }],
])('%j is parsed', (text, value) => {
  expect(read(text)).toEqual({ ok: true, value });
});

test.each([
  ['after=x', 'invalid_input', 'after'],
  ['after=1&after=1', 'invalid_input', 'after'],
  ['after=&after=1', 'invalid_input', 'after'],
  ['state=closed', 'invalid_input', 'state'],
  ['tag=c', 'invalid_input', 'tag.0'],
  ['stray=1', 'unknown_field', 'stray'],
  ['__proto__=1', 'unknown_field', '__proto__'],
  ['constructor=1&constructor=2', 'invalid_input', 'constructor'],
])('%j is refused as %s of %s', (text, code, field) => {
  expect(read(text)).toMatchObject({ ok: false, error: { code, field } });
});

test('an empty value is refused if the call says so', () => {
  const refusal = readQuery(Query, [['after', '']], 'en', true);
  expect(refusal).toMatchObject({ ok: false, error: { code: 'invalid_input', field: 'after' } });
});
