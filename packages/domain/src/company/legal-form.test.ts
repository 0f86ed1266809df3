import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Inn } from './inn.ts';
import { isWholePerson, legalFormOf, legalForms, legalName, personName, personSignature } from './legal-form.ts';

const company = '7707083893' as Inn;
const person = '500100732259' as Inn;

describe('the legal form', () => {
  it.each([
    ['ООО «Фарад»', company, 'ooo'],
    ['ооо Фарад', company, 'ooo'],
    ['ООО"Фарад"', company, 'ooo'],
    ['Общество с ограниченной ответственностью «Фарад»', company, 'ooo'],
    ['АО «Фарад»', company, 'ao'],
    ['Акционерное общество «Фарад»', company, 'ao'],
    ['ПАО СБЕРБАНК', company, 'pao'],
    ['Публичное акционерное общество «Сбербанк»', company, 'pao'],
    ['ЗАО «Фарад»', company, 'organisation'],
    ['АОН-прибор', company, 'organisation'],
    ['Фарад', company, 'organisation'],
    ['ИП Иванов Иван Иванович', person, 'ip'],
    ['Иванов Иван Иванович', person, 'ip'],
    ['ИП Иванов', company, 'organisation'],
  ])('of «%s» with the INN %s is %s', (name, inn, form) => {
    expect(legalFormOf({ name, inn })).toBe(form);
  });

  it.each([
    ['ooo', 'Фарад', 'ООО «Фарад»'],
    ['ooo', ' ООО «Фарад» ', 'ООО «Фарад»'],
    ['ooo', '«Пример» (демонстрация)', 'ООО «Пример» (демонстрация)'],
    ['ao', 'ООО «Фарад»', 'АО «Фарад»'],
    ['pao', 'ПАО СБЕРБАНК', 'ПАО СБЕРБАНК'],
    ['ooo', 'Общество с ограниченной ответственностью «Фарад»', 'Общество с ограниченной ответственностью «Фарад»'],
    ['ip', 'Иванов Иван Иванович', 'ИП Иванов Иван Иванович'],
    ['ip', 'ИП Иванов Иван Иванович', 'ИП Иванов Иван Иванович'],
    ['ip', 'Индивидуальный предприниматель Иванов Иван', 'Индивидуальный предприниматель Иванов Иван'],
    ['ip', 'ООО Иванов Иван', 'ИП Иванов Иван'],
    ['organisation', 'ФГУП «Прибор»', 'ФГУП «Прибор»'],
    ['ooo', 'ООО', ''],
  ] as const)('%s «%s» is written «%s»', (form, name, written) => {
    expect(legalName(form, name)).toBe(written);
  });

  it('is read back from the name that it made, and the name does not grow', () => {
    const word = fc.stringMatching(/^[А-Яа-я]{2,12}(?: [А-Яа-я]{2,12}){0,2}$/);
    fc.assert(
      fc.property(fc.constantFrom(...legalForms), word, (form, name) => {
        const written = legalName(form, name);
        fc.pre(written !== '');
        expect(legalName(form, written)).toBe(written);
        const read = legalFormOf({ name: written, inn: form === 'ip' ? person : company });
        // The name of another organisation may begin with the mark of a form.
        expect(form === 'organisation' || read === form).toBe(true);
      }),
    );
  });

  it('gives the signature of a sole trader', () => {
    expect(personSignature('ИП Иванов Иван Иванович')).toBe('Иванов И. И.');
    expect(personSignature('Иванов Иван')).toBe('Иванов И.');
    expect([isWholePerson('ИП Иванов'), isWholePerson('ИП Иванов Иван')]).toEqual([false, true]);
  });
});

it.each([
  ['ИП Иванов Иван Иванович', ['Иванов', 'Иван', 'Иванович']],
  ['Иванов И. И.', ['Иванов', 'И.', 'И.']],
  ['И. И. Иванов', ['Иванов', 'И.', 'И.']],
  ['Ким Оглы Бек Али', ['Ким', 'Оглы', 'Бек Али']],
  [' Иванов ', ['Иванов', '', '']],
  ['И.', ['И.', '', '']],
  ['', ['', '', '']],
])('the parts of the name «%s» are %j', (text, [surname, name, patronymic]) => {
  expect(personName(text)).toEqual({ surname, name, patronymic });
});
