import { defaultLocale, errorCodes, locales, type Locale } from '@farad/domain/shared';
import { describe, expect, it } from 'vitest';
import { formMessages } from './form-messages.ts';
import { resources, translators } from './server.ts';
import type { Translation } from './en/translation.ts';
import { errorText } from './error-text.ts';
import { writtenFigures } from './written-figures.ts';
import { fieldTitle } from './field-title.ts';

const pluralForm = /_(?:one|few|many|other)$/;

/** `namespace.base` → every text under it (several for a plural). */
function textsByKey(locale: Locale): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [namespace, entries] of Object.entries(resources[locale])) {
    for (const [name, text] of Object.entries(entries as Record<string, string>)) {
      const key = `${namespace}.${name.replace(pluralForm, '')}`;
      texts.set(key, [...(texts.get(key) ?? []), text]);
    }
  }
  return texts;
}

const slots = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{([^}]+)\}\}/g)].map((match) => match[1] ?? '')))].sort();

describe('texts', () => {
  it.each(locales)('%s has the keys and the interpolated values of Russian', (locale) => {
    const russian = textsByKey('ru');
    const texts = textsByKey(locale);
    expect([...texts.keys()].sort()).toEqual([...russian.keys()].sort());
    for (const [key, forms] of texts) expect(slots(forms), key).toEqual(slots(russian.get(key) ?? []));
  });

  it.each(locales)('%s has no empty or untrimmed text', (locale) => {
    for (const [key, forms] of textsByKey(locale)) for (const text of forms) expect(text.trim() || key).toBe(text);
  });

  it.each(locales.filter((locale) => locale !== defaultLocale))('%s has no Cyrillic', (locale) => {
    for (const forms of textsByKey(locale).values()) expect(forms.join(' ')).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it.each(locales)('%s has every plural form its language uses', (locale) => {
    // A Turkish noun after a number stays singular.
    const needed =
      locale === 'tr' ? ['other'] : new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    for (const entries of Object.values(resources[locale])) {
      const names = Object.keys(entries);
      const bases = new Set(names.filter((name) => pluralForm.test(name)).map((name) => name.replace(pluralForm, '')));
      for (const base of bases) {
        const forms = names.filter((name) => name.replace(pluralForm, '') === base && pluralForm.test(name));
        expect(forms.map((form) => form.slice(base.length + 1)).sort()).toEqual(needed);
      }
    }
  });
});

describe('translator', () => {
  it.each([
    [1, '1 позиция'],
    [2, '2 позиции'],
    [5, '5 позиций'],
    [11, '11 позиций'],
    [21, '21 позиция'],
    [111, '111 позиций'],
    [1234, '1\u00a0234 позиции'],
  ])('counts %i in Russian: %s', (count, text) => {
    expect(translators.ru('basket.lines', { count })).toBe(text);
  });

  it('counts in English and Turkish', () => {
    expect(translators.en('basket.lines', { count: 1 })).toBe('1 line');
    expect(translators.en('basket.lines', { count: 1234 })).toBe('1,234 lines');
    expect(translators.tr('basket.lines', { count: 1234 })).toBe('1.234 kalem');
  });

  it('gives the same text at each call, and in each language its own', () => {
    const texts = () => locales.map((locale) => translators[locale]('shell.search'));
    const first = texts();
    expect(first).toEqual(locales.map((locale) => resources[locale].shell.search));
    expect(texts()).toEqual(first);
    expect(translators.ru('basket.lines', { count: 1 })).not.toBe(translators.ru('basket.lines', { count: 2 }));
  });

  it('does not escape values and knows its language', () => {
    expect(translators.en('meta.searchTitle', { text: 'A & B <c>' })).toBe('Search: A & B <c>');
    expect(translators.tr.locale).toBe('tr');
  });

  it('refuses unknown keys, missing and wrong values, and untranslated keys when compiled', () => {
    const t = translators.ru;
    // @ts-expect-error no such key
    expect(t('shell.nonsense')).toBe('shell.nonsense');
    // @ts-expect-error the value is missing
    expect(t('basket.removed')).toBe('Удалено: {{title}}');
    // @ts-expect-error a count is a number
    expect(t('basket.lines', { count: '5' })).toBeTypeOf('string');
    // @ts-expect-error English lacks `b` and the plural form `c_other`
    const english = { a: 'A', c_one: 'C' } satisfies Translation<{ a: 'А'; b: 'Б'; c_one: 'Ц'; c_other: 'Ц' }>;
    expect(english.a).toBe('A');
  });

  it('says the exact English messages of the specification', () => {
    const t = translators.en;
    expect(t('shell.errorFallback')).toBe('Oops, there is an error!');
    expect(t('errorPage.tryAgain')).toBe('Try again?');
    expect(t('signIn.success')).toBe('Login Successfully :)');
    expect(t('signIn.failure')).toBe('You did not login :(');
    expect(t('forms.invalidEmail')).toBe('The input is not valid E-mail!');
    expect(t('forms.passwordRequired')).toBe('Please input your Password!');
    expect(t('forms.passwordsDiffer')).toBe('Passwords does not match!');
    expect(t('forms.imageOnly')).toBe('You can only upload image file!');
    expect(t('forms.fillInput')).toBe('Please fill this input.');
    expect(t('forms.invalid')).toBe('Input is not valid');
    expect(t('forms.duplicate')).toBe('You can not duplicate');
    expect(t('forms.selectAddress')).toBe('Please Select Address');
    expect(t('errors.invalid_email')).toBe('The input is not valid E-mail!');
    expect(t('errors.duplicate')).toBe('You can not duplicate');
  });

  it('tells staff what was added and updated in the words of the specification', () => {
    const t = translators.en;
    const told = [
      [t('backOfficeOrdering.customerAdded'), t('backOfficeOrdering.customerNotAdded')],
      [t('backOfficePeople.customerUpdated'), t('backOfficePeople.customerNotUpdated')],
      [t('backOfficeOrdering.placed'), t('backOfficeOrdering.notPlaced')],
      [t('backOfficeOrders.orderUpdated'), t('backOfficeOrders.orderNotUpdated')],
      [t('backOfficeOrders.moved'), t('backOfficeOrders.notMoved')],
      [t('backOffice.passwordUpdated'), t('backOffice.passwordNotUpdated')],
    ];
    expect(told).toEqual(
      [
        'Customer added',
        'Customer updated',
        'Order added',
        'Order updated',
        'Order status updated',
        'Password updated',
      ].map((text) => [`${text}!`, `${text.replace(/(\w+)$/, 'not $1')}!`]),
    );
  });
});

describe('error texts', () => {
  it.each(locales)('%s has a finished text for every code, with and without figures', (locale) => {
    for (const code of errorCodes) {
      const figures = { field: 'phone', available: '5', below: '10', above: '20', allowed: '10', seconds: 30 };
      for (const text of [errorText(translators[locale], code), errorText(translators[locale], code, figures)]) {
        expect(text).not.toMatch(/[{}]|^errors\.|«»|“”/);
      }
    }
  });

  it('names known fields in the language and keeps others', () => {
    expect(errorText(translators.ru, 'invalid_input', { field: 'phone' })).toBe('Проверьте поле «Телефон».');
    expect(errorText(translators.en, 'unknown_field', { field: 'colour' })).toBe('Unknown field: “colour”.');
    expect(errorText(translators.ru, 'invalid_input', { field: 'products.0.qty' })).toContain('«Количество»');
    expect(errorText(translators.ru, 'invalid_input', { field: 'isSortByMaxPrice' })).toContain('«Сначала дорогие»');
    const consent = fieldTitle(translators.ru, 'consents.offer');
    expect(errorText(translators.ru, 'invalid_input', { field: consent })).toContain('«Согласие с условиями продажи»');
    expect(errorText(translators.en, 'invalid_input', { field: 'products.0' })).toContain('“Products”');
    expect(errorText(translators.en, 'invalid_input', { field: 'a.constructor' })).toContain('“a.constructor”');
    const one = writtenFigures('en', { available: undefined, below: undefined, above: 20 });
    expect(errorText(translators.en, 'off_multiple', one)).toContain('20 is possible');
    expect(errorText(translators.en, 'off_multiple')).toBe('Sold in whole packs only.');
  });

  it.each([
    ['ru', '28\u00a0130', '100 или 1\u00a0200'],
    ['en', '28,130', '100 or 1,200'],
    ['tr', '28.130', '100 veya 1.200'],
  ] as const)('%s separates thousands', (locale, stock, packs) => {
    const figures = writtenFigures(locale, { available: 28_130, below: 100, above: 1200 });
    expect(errorText(translators[locale], 'not_enough_stock', figures)).toContain(stock);
    expect(errorText(translators[locale], 'off_multiple', figures)).toContain(packs);
  });
});

describe('default form messages', () => {
  it.each(locales)('%s keeps the places of the form', (locale) => {
    const messages = formMessages(translators[locale]);
    expect(messages.required).toContain('${label}');
    expect(messages.string.range).toMatch(/\$\{label\}.*\$\{min\}.*\$\{max\}/);
    expect(messages.pattern.mismatch).toContain('${pattern}');
  });
});
