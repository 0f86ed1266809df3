import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, russianPlural, slugify, truncateText, truncationLimit } from './index.ts';

test.each([
  [0, 'штук'],
  [1, 'штука'],
  [2, 'штуки'],
  [4, 'штуки'],
  [5, 'штук'],
  [11, 'штук'],
  [12, 'штук'],
  [19, 'штук'],
  [20, 'штук'],
  [21, 'штука'],
  [22, 'штуки'],
  [111, 'штук'],
  [121, 'штука'],
  [-1, 'штука'],
  [1.5, 'штуки'],
])('%d %s', (count, word) => {
  expect(russianPlural(count, 'штука', 'штуки', 'штук')).toBe(word);
});

test('law: the form depends on the last two digits only', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      const form = (value: number) => russianPlural(value, 'a', 'b', 'c');
      expect(form(count)).toBe(form(count % 100));
    }),
  );
});

test('a text is truncated at a word boundary', () => {
  expect(truncateText('резистор чип точный', 16)).toBe('резистор чип…');
  expect(truncateText('резистор чип, точный', 14)).toBe('резистор чип…');
  expect(truncateText('abcdefghij', 5)).toBe('abcd…');
  expect(truncateText('abc', 3)).toBe('abc');
  expect(truncateText('ab😀cd', 4)).toBe('ab…');
  expect(truncateText('x'.repeat(401))).toHaveLength(truncationLimit);
});

test('law: never longer than the limit, a prefix of the text, whole words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const cut = truncateText(text, limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
    }),
  );
});

test.each([
  ['Чип-резисторы 0603', 'chip-rezistory-0603'],
  ['К155ЛА3', 'k155la3'],
  ['Щётка ёж йод', 'schetka-ezh-yod'],
  ['RC0603FR-0710KL', 'rc0603fr-0710kl'],
  ['Kırmızı LED’ler', 'kirmizi-led-ler'],
  ['10 µF / 50 В', '10-uf-50-v'],
  ['10 кΩ', '10-kohm'],
  ['  ', ''],
  ['İstanbul', 'istanbul'],
])('%s becomes %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('law: a slug is a slug of itself and fits a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test('law: nothing of HTML survives escaping', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});
