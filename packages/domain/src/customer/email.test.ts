import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseEmail } from './index.ts';

/** The longest valid address, 254 characters: 64 before the @ sign, 189 after it. */
const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.ru`;

test.each([
  ['Ivan.Petrov@Example.RU', 'ivan.petrov@example.ru'],
  ['  a@b.co ', 'a@b.co'],
  ["o'neil+farad@mail.example.com", "o'neil+farad@mail.example.com"],
  ['a@bc.ru  ', 'a@bc.ru'],
  [`a@${'b'.repeat(63)}.ru`, `a@${'b'.repeat(63)}.ru`],
  [`a@b.${'c'.repeat(63)}`, `a@b.${'c'.repeat(63)}`],
  [longest, longest],
  ['x@xn--80a1acny.xn--p1ai', 'x@xn--80a1acny.xn--p1ai'],
])('%j is %j', (text, email) => {
  expect(normaliseEmail(text)).toEqual({ ok: true, value: email });
});

test.each([
  '',
  '@',
  'abc.ru',
  `a@${'b'.repeat(64)}.ru`,
  `a@b.${'c'.repeat(64)}`,
  longest.replace('@b', '@bd').replace('.cc', '.c'),
  longest.replace('.ru', 'd.ru'),
  'a@b',
  'a b@c.ru',
  'a@b..ru',
  '.a@b.ru',
  'a.@b.ru',
  'a..b@c.ru',
  'a@-b.ru',
  'a@b.1',
  'a@b@c.ru',
  'a@b.ru\nBcc: all@c.ru',
  'a@b.ru\r\n',
  '\na@b.ru',
  'ivan@почта.рф',
  '\u212aen@farad.ru', // the Kelvin sign becomes k in lower case
  'i\u212aen@farad.ru',
  '<a@b.ru>',
  `${'a'.repeat(65)}@b.ru`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.ru`,
])('%j is not an address', (text) => {
  expect(normaliseEmail(text)).toEqual({ ok: false, error: 'invalid_email' });
});

test('law: a normalised address stays unchanged and has no line breaks', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      const answer = normaliseEmail(text);
      if (!answer.ok) return;
      expect(answer.value).toMatch(/^[\x21-\x7e]{5,254}$/);
      expect(normaliseEmail(answer.value)).toEqual(answer);
    }),
  );
});
