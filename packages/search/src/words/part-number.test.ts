import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BrandId, CategoryId } from '@farad/domain/category';
import type { Quantity } from '@farad/domain/money';
import { localized } from '@farad/domain/shared';
import { buildEngine } from '../engine.ts';
import { foldPartNumber } from './part-number.ts';
import { anyFilter, product, smallFrame } from '../testing/small-frame.ts';

const mpns = [
  'К155ЛА3',
  'КР142ЕН5А',
  'КТ315Б',
  'МЛТ-0,25',
  'К10-17Б',
  'RC0603FR-0710KL',
  'RC0603FR-0710KLP',
  'STM32F103C8T6',
  'NE555P',
  'LM358',
  'LM358DR',
  'ESP32-WROOM-32E',
  'MAX232CPE+',
];
const engine = buildEngine(
  smallFrame,
  mpns.map((mpn, i) =>
    product(i + 1, { mpn, seo: `p${i}`, title: localized({ ru: `Деталь ${mpn}`, en: mpn, tr: mpn }) }),
  ),
);
const found = (text: string): readonly string[] => engine.search({ ...anyFilter, text }).ids.map((id) => mpns[id - 1]!);

test.each([
  ['К155ЛА3', 'К155ЛА3'],
  ['K155LA3', 'К155ЛА3'],
  ['k155ла3', 'К155ЛА3'],
  ['К155 ЛА3', 'К155ЛА3'],
  ['155ла3', 'К155ЛА3'],
  ['KR142EN5A', 'КР142ЕН5А'],
  ['KP142EH5A', 'КР142ЕН5А'],
  ['кр142ен5а', 'КР142ЕН5А'],
  ['142ен5', 'КР142ЕН5А'],
  ['KT315B', 'КТ315Б'],
  ['МЛТ 0.25', 'МЛТ-0,25'],
  ['mlt-025', 'МЛТ-0,25'],
  ['k1017b', 'К10-17Б'],
  ['rc0603fr0710kl', 'RC0603FR-0710KL'],
  ['RC 0603 FR-07 10KL', 'RC0603FR-0710KL'],
  ['0603FR-07', 'RC0603FR-0710KL'],
  ['СТМ32F103', 'STM32F103C8T6'],
  ['ne555', 'NE555P'],
  ['LМ358', 'LM358'],
  ['wroom', 'ESP32-WROOM-32E'],
  ['max232cpe', 'MAX232CPE+'],
  ['деталь 155', 'К155ЛА3'],
])('%s finds %s first', (typed, wanted) => {
  expect(found(typed)[0]).toBe(wanted);
});

test('exact comes before prefix before infix before words, regardless of demand', () => {
  const ranked = buildEngine(smallFrame, [
    product(1, {
      mpn: 'QQ9',
      title: localized({ ru: 'замена LM358', en: '', tr: '' }),
      demand: 99,
      available: 5 as Quantity,
    }),
    product(2, { mpn: 'XLM358', demand: 50 }),
    product(3, { mpn: 'LM358DR', demand: 20, available: 0 as Quantity }),
    product(4, { mpn: 'LM358', demand: 1, available: 0 as Quantity }),
    product(5, { mpn: 'LM358A', demand: 2 }),
    product(6, { mpn: 'LM-358', demand: 0 }),
  ]);
  const { ids, scores } = ranked.search({ ...anyFilter, text: 'lm358' }, { debug: true });
  expect(ids).toEqual([6, 4, 5, 3, 2, 1]);
  expect(scores?.map(({ match }) => match)).toEqual(['exact', 'exact', 'prefix', 'prefix', 'infix', 'words']);
  expect(scores?.[1]).toEqual({ id: 4, match: 'exact', isCorrected: false, isInStock: false, demand: 1 });
  const all = ranked.search(anyFilter, { debug: true }).scores;
  expect(all?.find(({ id }) => id === 4)).toEqual({
    id: 4,
    match: 'any',
    isCorrected: false,
    isInStock: false,
    demand: 1,
  });
  expect(ranked.search(anyFilter)).not.toHaveProperty('scores');
});

test('a number with the exact spelling comes before a look-alike', () => {
  const letters = buildEngine(smallFrame, [
    product(1, { mpn: 'КТ315В', demand: 9 }),
    product(2, { mpn: 'КТ315Б', demand: 5 }),
    product(3, { mpn: 'KT315B' }),
  ]);
  const idsOf = (text: string): readonly number[] => letters.search({ ...anyFilter, text }).ids;
  expect(idsOf('кт315б')).toEqual([2, 1, 3]);
  expect(idsOf('КТ 315 В')).toEqual([1, 2, 3]);
  expect(idsOf('kt315b')).toEqual([3, 1, 2]);
});

test('words of title, brand and category are found in any language, all of them, the last by prefix', () => {
  const words = buildEngine(smallFrame, [
    product(1, { mpn: 'A1', title: localized({ ru: 'Чип-резистор 10 кОм', en: 'Chip resistor', tr: 'Çip direnç' }) }),
    product(2, {
      mpn: 'B2',
      brandId: 2 as BrandId,
      title: localized({ ru: 'Ёмкость', en: '', tr: '' }),
      categoryId: 5 as CategoryId,
    }),
  ]);
  const idsOf = (text: string): readonly number[] => words.search({ ...anyFilter, text }).ids;
  expect(idsOf('резистор')).toEqual([1]);
  expect(idsOf('КОНДЕНСАТОРЫ')).toEqual([2]);
  expect(idsOf('емкость texas')).toEqual([2]);
  expect(idsOf('texas емк')).toEqual([2]);
  // Only the last word may be a prefix. Prefixes of other words count only if nothing else is found.
  expect(idsOf('емк texas')).toEqual([2]);
  expect(idsOf('dirençler')).toEqual([1]);
  expect(idsOf('чип-рез')).toEqual([1]);
  expect(idsOf('yageo резистор')).toEqual([1]);
  expect(words.search({ ...anyFilter, text: 'yageo емкость' })).toMatchObject({ ids: [1], dropped: ['емкость'] });
  expect(words.search({ ...anyFilter, text: 'yageo емкость' }, { asTyped: true }).ids).toEqual([]);
  expect(idsOf('пассивные')).toEqual([1, 2]);
  expect(idsOf('%%%')).toEqual([]);
  expect(idsOf('   ')).toEqual([1, 2]);
});

test('every part number is found exactly by itself, in any spelling', () => {
  const written = fc.stringMatching(/^[A-Za-zА-Яа-яЁё0-9][A-Za-zА-Яа-яЁё0-9 ./,-]{0,12}$/u);
  fc.assert(
    fc.property(written, (mpn) => {
      for (const form of foldPartNumber(mpn)) {
        expect(foldPartNumber(form)).toEqual([form]);
        expect(foldPartNumber(mpn.toLowerCase())).toContain(form);
        expect(foldPartNumber([...mpn].join('-'))).toContain(form);
      }
    }),
  );
});
