import fc from 'fast-check';
import { expect, test } from 'vitest';

import { highlighted } from './highlight.ts';

/** Returns the suggestion with each match in brackets. */
const shown = (text: string, typed: string): string =>
  highlighted(text, typed)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['RC0603FR-0710KL', 'rc0603fr07', '[RC0603FR-07]10KL'],
  ['RC0603FR-0710KL', '0710', 'RC0603FR-[0710]KL'],
  ['Чип-резисторы', 'рези', 'Чип-[рези]сторы'],
  ['Чип-резисторы', 'чип рез', '[Чип-рез]исторы'],
  ['Yageo · Чип-резистор 10 кОм', '10 кОм чип', 'Yageo · [Чип]-резистор [10] [кОм]'],
  ['Щётки', 'щетки', '[Щётки]'],
  ['Резисторы', 'зис', 'Ре[зис]торы'],
  ['Резисторы', 'сторы ре', '[Ре]зисторы'],
  ['Кварцевый резонатор', 'а', 'Кварцевый резонатор'],
  ['АЦП и ЦАП', 'а', '[А]ЦП и ЦАП'],
  ['К155ЛА3', 'k155', '[К155]ЛА3'],
  ['Texas Instruments', '', 'Texas Instruments'],
  ['Texas Instruments', '-+', 'Texas Instruments'],
  ['', 'x', ''],
])('%s for %s', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});

test('law: the pieces together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 20 }), (text, typed) => {
      expect(
        highlighted(text, typed)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
