import { describe, expect, it } from 'vitest';

import { isUnbought, listFormOf, sectionOf } from './list-form.ts';

describe('the form of a list by its headers', () => {
  it.each([
    ['Раздел СП|Наименование', 'specification'],
    ['Раздел|Наименование', 'specification'],
    ['Раздел|Поз. обозначение|Наименование|Кол.', 'specification'],
    ['Разделы|Наименование', null],
    ['Куда входит|Наименование', 'purchases'],
    ['Куда входит (обозначение)|Наименование изделия|Кол.', 'purchases'],
    ['Формат|Зона|Поз.|Обозначение|Наименование|Кол.', 'specification'],
    ['Зона|Обозначение|Наименование', 'specification'],
    ['Формат|Поз.|Наименование|Кол.', 'specification'],
    ['Формат|Поз. обозначение|Наименование|Кол.', 'specification'],
    ['Зона|Поз. обозначение|Наименование|Кол.', 'elements'],
    ['Зона|Позиционное обозначение|Наименование|Количество', 'elements'],
    ['Поз. обозначение|Наименование|Кол.', 'elements'],
    ['Поз.||Наименование|Кол.', 'elements'],
    ['Зона|Наименование|Кол.', null],
    ['Поз.|Наименование', null],
    ['Наименование|Кол.', null],
    ['Поз.|Кол.', null],
    ['Поз.|Полное наименование|Кол.', null],
    ['Ref|Qty', null],
    ['', null],
  ])('%s: %s', (headers, form) => {
    expect(listFormOf(headers.split('|').map((header) => ({ header })))).toBe(form);
  });
});

describe('sections of a specification', () => {
  it.each([
    ['Документация', 'documents', false],
    ['Комплексы', 'complexes', true],
    ['Сборочные единицы', 'assemblies', true],
    ['Детали', 'details', true],
    ['Стандартные изделия', 'standard', false],
    ['Прочие изделия', 'other', false],
    ['Материалы', 'materials', true],
    ['Комплекты', 'kits', true],
  ] as const)('%s', (title, section, isOwn) => {
    expect([title, ` ${title.toUpperCase()}.:`, title.replace(' ', '  ')].map(sectionOf)).toEqual([
      section,
      section,
      section,
    ]);
    expect([`${title} x`, `x ${title}`].map(sectionOf)).toEqual([null, null]);
    expect(isUnbought(section)).toBe(isOwn);
  });
  it('sixty characters of a title are read; no section is bought or made', () => {
    const title = (length: number) => sectionOf(`Детали${' '.repeat(length - 7)}x`);
    expect([title(60), title(61), sectionOf(''), isUnbought(null)]).toEqual([null, 'details', null, false]);
  });
});
