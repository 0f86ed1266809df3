import { translators } from '@farad/wording/server';
import { expect, test } from 'vitest';

import { requestErrors } from './send-part-request.server.ts';

const t = translators.ru;

test('all fields are judged at once', () => {
  expect(requestErrors(t, { part: '', quantity: '-1', contact: '<script>' })).toEqual({
    part: 'Заполните это поле.',
    quantity: 'Не поняли количество: нужно целое число от 1.',
    contact: 'Проверьте номер телефона: нужно 10 цифр после +7.',
  });
});

test.each([
  ['', 'Укажите почту или телефон, чтобы мы могли ответить.'],
  ['anna@', 'Это не похоже на адрес электронной почты!'],
  ['123', 'Проверьте номер телефона: нужно 10 цифр после +7.'],
])('the contact %j: %s', (contact, problem) => {
  expect(requestErrors(t, { part: 'NE555', quantity: '10', contact })).toEqual({ contact: problem });
});

test.each(['anna@example.com', '+7 900 123-45-67', '8 (900) 123 45 67'])('the contact %j is accepted', (contact) => {
  expect(requestErrors(t, { part: 'NE555', quantity: '１０', contact })).toEqual({});
});
