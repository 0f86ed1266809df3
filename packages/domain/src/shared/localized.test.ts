import { describe, expect, test } from 'vitest';

import { emptyTexts, fallbackOf, inEachLocale, localized, locales, shownText, textIn, withEmpty } from './index.ts';

describe('a text with absent translations', () => {
  test('is shown in Russian, where the language has no fallback', () => {
    expect(shownText({ ru: 'Реле', en: '' })).toEqual(inEachLocale(() => 'Реле'));
    expect(textIn({ ru: 'Реле', en: 'Relay' }, 'en')).toBe('Relay');
    expect(textIn({}, 'tr')).toBe('');
  });

  test('keeps its translations, and stays the same object if it has all', () => {
    const whole = localized({ ru: 'Реле', en: 'Relay', tr: 'Röle' });
    expect(shownText(whole)).toBe(whole);
    expect(withEmpty({ en: 'Relay' })).toEqual({ ...emptyTexts, en: 'Relay' });
  });
});

test('every fallback is a language that has its own tables', () => {
  for (const locale of locales) {
    const fallback = fallbackOf(locale);
    expect(fallback === null || fallbackOf(fallback) === null).toBe(true);
  }
});
