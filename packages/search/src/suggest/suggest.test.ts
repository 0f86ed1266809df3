import type { BrandId, CategoryId } from '@farad/domain/category';
import type { Quantity } from '@farad/domain/money';
import { localized } from '@farad/domain/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEngine, type SearchEngine } from '../engine.ts';
import { anyFilter, product, smallFrame } from '../testing/small-frame.ts';

const limits = { products: 6, categories: 3, brands: 3, words: 3 };

const suggested = (engine: SearchEngine, text: string) => engine.suggest({ text, locale: 'ru', limits });

const engine = buildEngine(smallFrame, [
  product(1, { mpn: 'RC0603FR-0710KL', demand: 1 }),
  product(2, { mpn: 'RC0603FR-0710KLP', demand: 9 }),
  product(3, { mpn: 'LM358', brandId: 2 as BrandId, demand: 1, available: 0 as Quantity, categoryId: 6 as CategoryId }),
  product(4, { mpn: 'LM358DR', brandId: 2 as BrandId, demand: 5, categoryId: 6 as CategoryId }),
  product(5, { mpn: 'КР142ЕН5А', brandId: 3 as BrandId, categoryId: 6 as CategoryId }),
  product(6, { mpn: 'XLM358', available: 0 as Quantity, demand: 99 }),
  product(7, { mpn: 'NE555P', title: localized({ ru: 'Таймер прецизионный', en: 'Timer', tr: '' }) }),
]);

test('suggests products: the exact number, then prefixes, then the middle; in stock first, then by demand', () => {
  expect(suggested(engine, 'rc0603').products).toEqual([2, 1]);
  expect(suggested(engine, 'lm358').products).toEqual([3, 4]);
  expect(suggested(engine, 'm358').products).toEqual([4, 6, 3]);
  expect(suggested(engine, 'l').products).toEqual([4, 3]);
  expect(suggested(engine, 'kp142').products).toEqual([5]);
  expect(suggested(engine, 'таймер прец').products).toEqual([7]);
  expect(suggested(engine, '---').products).toEqual([]);
  expect(suggested(engine, ' ')).toEqual({ products: [], categories: [], brands: [], words: [], correction: null });
});

test('suggests categories, brands and words by prefix and middle', () => {
  expect(suggested(engine, 'рез').categories).toEqual([2, 3]);
  expect(suggested(engine, 'зисторы').categories).toEqual([2, 3]);
  expect(suggested(engine, 'resis').categories).toEqual([2, 3]);
  expect(suggested(engine, 'instr').brands).toEqual([2]);
  expect(suggested(engine, 'exas').brands).toEqual([2]);
  expect(suggested(engine, 'МИКРО').words).toEqual(['микросхемы']);
  expect(suggested(engine, '10к резис').words).toEqual(['10к резисторы']);
  // The category that starts with this text has no products.
  expect(suggested(engine, 'инстр').categories).toEqual([]);
});

test('corrects a text that is no prefix of anything', () => {
  expect(suggested(engine, 'ту555')).toMatchObject({
    products: [7],
    correction: { from: 'ту555', to: 'ne555', isInstead: true },
  });
  expect(suggested(engine, 'резистры').categories).toEqual([2, 3]);
  expect(suggested(engine, 'zzzzzzz')).toMatchObject({ products: [], correction: null });
});

test('finds products beyond the popular ones by a part number or a rare word', () => {
  const many = Array.from({ length: 17_000 }, (_, i) =>
    product(i + 1, { mpn: `AB${i}X`, demand: 10, title: localized({ ru: 'Обычный резистор', en: '', tr: '' }) }),
  );
  const rare = product(20_000, { mpn: 'QQ-777Z', title: localized({ ru: 'Редкость необычная', en: '', tr: '' }) });
  const big = buildEngine(smallFrame, [...many, rare, product(20_001, { mpn: 'QQ-778', available: 0 as Quantity })]);
  expect(suggested(big, 'обычн').products).toHaveLength(6);
  expect(suggested(big, 'AB16999X').products).toEqual([17_000]);
  expect(suggested(big, 'qq77').products).toEqual([20_000, 20_001]);
  expect(suggested(big, '777z').products).toEqual([20_000]);
  expect(suggested(big, 'редкость qq').products).toEqual([20_000]);
  expect(suggested(big, 'редкость 0603').products).toEqual([]);
  big.remove(rare.id);
  expect(suggested(big, 'qq77').products).toEqual([20_001]);
});

test('the search finds every suggestion', () => {
  const typed = fc.oneof(
    fc.constantFrom('lm', 'rc 0603', 'таймер', 'кр', 'yageo rc', 'texas 358', 'p', 'резистор 10', 'ne555p'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { products, correction } = suggested(engine, text);
      if (correction !== null) return;
      const { ids } = engine.search({ ...anyFilter, text }, { asTyped: true });
      expect(products).toEqual(ids.slice(0, products.length));
    }),
  );
});

test('suggested products have the order of the search', () => {
  const some = fc.record({ available: fc.integer({ min: 0, max: 1 }), demand: fc.integer({ min: 0, max: 3 }) });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 7 }), (parts, shown) => {
      const many = buildEngine(
        smallFrame,
        parts.map(({ available, demand }, i) =>
          product(i + 1, { mpn: `RX${'0'.repeat(i % 3)}`, available: available as Quantity, demand }),
        ),
      );
      for (const text of ['rx', 'rx0', 'x0']) {
        const { products } = many.suggest({ text, locale: 'ru', limits: { ...limits, products: shown } });
        expect(products).toEqual(many.search({ ...anyFilter, text }, { asTyped: true }).ids.slice(0, shown));
      }
    }),
    { numRuns: 60 },
  );
});
