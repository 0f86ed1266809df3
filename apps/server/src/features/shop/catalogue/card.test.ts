import type { Coefficient } from '@farad/domain/money';
import { expect, test } from 'vitest';

import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { cardOf } from './card.ts';

const part = {
  id: 7,
  seo: 'yageo-rc0603fr-0710kl',
  mpn: 'RC0603FR-0710KL',
  brandId: 1,
  categoryId: 2,
  title: { ru: 'Резистор 10 кОм', en: 'Resistor 10 kΩ', tr: 'Direnç 10 kΩ' },
  tiers: [
    { minQuantity: 1, unitPrice: 12_345 },
    { minQuantity: 100, unitPrice: 9876 },
  ],
  beforePrice: 20_000,
  available: 5000,
  minQuantity: 1,
  multiple: 1,
  unit: 'piece',
  package: '0603',
  lifecycle: 'active',
  state: 'published',
  leadTimeDays: null,
  attributes: { resistance: 10_000, temperature: [-55, 155] },
  images: ['/img/a.webp'],
} as unknown as CatalogueProduct;

const indexWith = (maker: string): CatalogueIndex => {
  const frame = {};
  return {
    frame: () => frame,
    brandById: () => ({ slug: 'yageo', name: maker }),
    categoryById: () => ({ slug: 'resistors', title: { ru: 'Резисторы', en: 'Resistors', tr: 'Dirençler' } }),
  } as unknown as CatalogueIndex;
};

const index = indexWith('Yageo');
const guest = { locale: 'ru', coefficient: 10_000 as Coefficient } as const;
const dealer = { locale: 'ru', coefficient: 9000 as Coefficient } as const;
const english = { locale: 'en', coefficient: 10_000 as Coefficient } as const;
/** Returns the same row as if it was read again, so that its card is not cached. */
const again = (): CatalogueProduct => structuredClone(part);

test('a card is made once for equal viewers of a row', () => {
  const card = cardOf(part, index, guest);
  expect(cardOf(part, index, { ...guest })).toBe(card);
  expect(cardOf(again(), index, guest)).not.toBe(card);
  expect(cardOf(again(), index, guest)).toEqual(card);
});

test('prices, words and names are those of each viewer and of the present frame', () => {
  const renamed = indexWith('Yageo Group');
  for (const round of [1, 2]) {
    for (const viewer of [guest, dealer, english]) {
      for (const known of [index, renamed]) {
        const own = JSON.stringify(cardOf(part, known, viewer));
        expect([round, own]).toEqual([round, JSON.stringify(cardOf(again(), known, viewer))]);
      }
    }
  }
  expect(cardOf(part, index, guest).price).toEqual({ 1: 1.2345, 100: 0.9876 });
  expect(cardOf(part, index, dealer).price).toEqual({ 1: 1.1111, 100: 0.8888 });
  expect(cardOf(part, index, english).title).toBe('Resistor 10 kΩ');
  expect(cardOf(part, renamed, guest).brand.name).toBe('Yageo Group');
});

test('nobody changes a card that others get too', () => {
  const card = cardOf(part, index, guest);
  expect(() => (card.price['1'] = 0)).toThrow(TypeError);
  expect(() => card.images.push('/img/b.webp')).toThrow(TypeError);
  expect(() => (card.attributes['resistance'] = 1)).toThrow(TypeError);
});
