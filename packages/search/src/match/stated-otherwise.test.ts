import { referenceFrame } from '@farad/frame/reference-frame';
import { emptyFilter, type IndexedProduct, readQuery } from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { vocabularyFor } from '../words/frame-vocabulary.ts';
import { product } from '../testing/small-frame.ts';

const part = (id: number, slug: string, attributes: IndexedProduct['attributes'], title = `QX${id}`): IndexedProduct =>
  product(id, {
    mpn: `QX${id}`,
    categoryId: referenceFrame.categories.find((category) => category.slug === slug)!.id,
    demand: id,
    title: localized({ ru: title, en: title, tr: title }),
    attributes,
  });

function found(products: readonly IndexedProduct[], text: string) {
  const engine = buildEngine(referenceFrame, products);
  const reading = readQuery(text, vocabularyFor(referenceFrame));
  const { ids, dropped, missing } = engine.search({ ...emptyFilter, text }, { reading });
  return { ids, dropped, missing };
}

const boost = part(1, 'dc-dc-converters', { topology: 'boost' });
const unstated = part(2, 'dc-dc-converters', { vout: 12 });
const buck = part(3, 'dc-dc-converters', { topology: 'buck', vout: 12 });

test('parts that state another need are not shown beside those that meet it', () => {
  expect(found([boost, unstated, buck], 'повышающий преобразователь').ids).toEqual([1, 2]);
});

test('a value that no part of the need states is dropped and reported', () => {
  const fixed = part(4, 'dc-dc-converters', { topology: 'boost', vout: 5 });
  expect(found([boost, fixed, buck], 'boost converter 12V output')).toMatchObject({
    ids: [4, 1],
    dropped: ['12V', 'output'],
  });
});

test('words of a title do not stand for another value', () => {
  const attributes = { package: '2512', tolerance: 1 };
  const right = part(1, 'chip-resistors', { resistance: 0.1, ...attributes });
  const title = 'Резистор 30 Ом, 1 %, 0.1 Вт, 2512';
  const other = part(2, 'chip-resistors', { resistance: 30, ...attributes }, title);
  const unknown = part(3, 'chip-resistors', attributes, 'Резистор 0.1 Ом 1 % 2512');
  expect(found([right, other, unknown], 'резистор 0.1 ом 2512 1%').ids).toEqual([3, 1]);
});

test('a number that begins with a size does not stand for another value', () => {
  const attributes = { package: '1206', tolerance: 1 };
  const right = part(1, 'chip-resistors', { resistance: 1e6, ...attributes });
  const other = {
    ...part(2, 'chip-resistors', { resistance: 0.033, ...attributes }, 'Резистор 33 мОм 1 %'),
    mpn: '1206W3',
  };
  expect(found([right, other], 'резистор 1 МОм 1206 1%').ids).toEqual([1]);
});

test('the core of a microcontroller is no missing part number', () => {
  const cortex = part(1, 'microcontrollers', { core: 'Cortex-M0' });
  const arm7 = part(2, 'microcontrollers', { core: 'ARM7TDMI' });
  expect(found([cortex, arm7], 'mcu arm cortex-m0')).toMatchObject({ ids: [1], missing: null });
});
