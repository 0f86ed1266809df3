import { inEachLocale } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { textInUse, withText, type Template } from './own-texts.ts';

const usual = { subject: 'Заказ {number}', text: 'Заказ {number} готов\n' };
const inLanguages = inEachLocale(() => usual);
const template: Template = {
  id: 'order_shipped',
  placeholders: [],
  usual: {
    sms: inLanguages,
    email: inLanguages,
  },
  example: inEachLocale(() => ({})),
  smsParts: 1,
};
const which = { id: 'order_shipped', channel: 'email', locale: 'ru' } as const;

test('an unchanged message uses the default text', () => {
  expect(textInUse(template, which, [])).toEqual({ ...which, ...usual });
});

test('a customised text applies to one language and channel; the default text removes it', () => {
  const own = { ...which, subject: 'Уехал', text: '{number} уехал' };
  const texts = withText(template, own, []);
  expect(textInUse(template, which, texts)).toEqual(own);
  expect(textInUse(template, { ...which, locale: 'en' }, texts)).toMatchObject(usual);
  expect(withText(template, { ...own, text: 'иначе {number}' }, texts)).toHaveLength(1);
  expect(withText(template, { ...which, ...usual, text: 'Заказ {number} готов' }, texts)).toEqual([]);
});
