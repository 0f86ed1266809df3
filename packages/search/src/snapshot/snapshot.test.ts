import type { CategoryId } from '@farad/domain/category';
import type { Quantity, UnitPrice } from '@farad/domain/money';
import { localized } from '@farad/domain/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEngine, type SearchEngine } from '../engine.ts';
import { fromSnapshot, toSnapshot } from './snapshot.ts';
import { anyFilter, product, smallFrame } from '../testing/small-frame.ts';

const keys = smallFrame.attributes.map(({ key }) => key);

const filled = (): SearchEngine => {
  const products = Array.from({ length: 50 }, (_, i) =>
    product(i + 1, {
      mpn: i % 7 === 0 ? `К155ЛА${i}` : `RC0603-${i}`,
      categoryId: [3, 4, 5][i % 3] as CategoryId,
      title: localized({ ru: `Резистор ${i}`, en: 'Resistor', tr: 'Direnç' }),
      variantGroup: i % 5 === 0 ? `group ${i % 2}` : null,
      attributes: { value: i % 9, temperature: [-i, i], package: i % 2 === 0 ? '0603' : '0805', marked: i % 4 === 0 },
    }),
  );
  const engine = buildEngine(smallFrame, products, { catalogueVersion: 'change 17' });
  engine.remove(products[3]!.id);
  engine.upsert(product(60, { mpn: 'NE555P', seo: 'ne555p' }));
  const tiers = [1, 10, 100].map((minQuantity) => ({
    minQuantity: minQuantity as Quantity,
    unitPrice: 5 as UnitPrice,
  }));
  engine.applyChange({ id: products[8]!.id, tiers, available: 0 as Quantity, demand: 9 });
  return engine;
};

const bytesOfSnapshot = (engine: SearchEngine): Uint8Array => {
  const chunks = [...toSnapshot(engine)].map((chunk) => [...chunk]);
  return Uint8Array.from(chunks.flat());
};

const filters = [
  anyFilter,
  { ...anyFilter, text: 'K155LA7' },
  { ...anyFilter, text: 'резистор' },
  { ...anyFilter, text: 'ne555' },
  { ...anyFilter, variants: ['part-1'] },
  { ...anyFilter, isOnlyInStock: true, sort: { kind: 'price', direction: 'ascending' } as const, limit: 100 },
];

test('a snapshot returns the same as its engine, and can be changed', () => {
  const engine = filled();
  const chunked = fromSnapshot(toSnapshot(engine), smallFrame);
  const whole = fromSnapshot(bytesOfSnapshot(engine), smallFrame);
  const shifted = new Uint8Array(bytesOfSnapshot(engine).length + 3);
  shifted.set(bytesOfSnapshot(engine), 3);
  const unaligned = fromSnapshot(shifted.subarray(3), smallFrame);
  for (const restored of [chunked, whole, unaligned]) {
    if (!restored.ok) throw new Error(restored.error);
    expect(restored.value.catalogueVersion).toBe('change 17');
    expect(restored.value.size).toBe(engine.size);
    for (const filter of filters)
      expect(restored.value.search(filter, { facets: keys })).toEqual(engine.search(filter, { facets: keys }));
    const tiers = Array.from({ length: 40 }, (_, i) => ({
      minQuantity: (i + 1) as Quantity,
      unitPrice: (100 - i) as UnitPrice,
    }));
    restored.value.applyChange({ id: product(2).id, tiers, available: 3 as Quantity, demand: 1 });
    const dearest = {
      ...anyFilter,
      quantity: 40 as Quantity,
      sort: { kind: 'price', direction: 'ascending' } as const,
    };
    expect(restored.value.search(dearest).ids.slice(0, 2)).toEqual([9, 2]);
  }
});

test('later changes do not get into a snapshot started before', () => {
  const engine = filled();
  const before = bytesOfSnapshot(engine);
  const chunks = toSnapshot(engine);
  engine.applyChange({ id: product(2).id, tiers: [], available: 0 as Quantity, demand: 1 });
  engine.remove(product(5).id);
  expect(Uint8Array.from([...chunks].map((chunk) => [...chunk]).flat())).toEqual(before);
});

test('a damaged, truncated or foreign snapshot is refused', () => {
  const good = bytesOfSnapshot(filled());
  const errorOf = (bytes: Uint8Array, frame = smallFrame): string => {
    const restored = fromSnapshot(bytes, frame);
    return restored.ok ? 'taken' : restored.error;
  };
  expect(errorOf(good)).toBe('taken');
  expect(errorOf(new Uint8Array(0))).toBe('not_a_snapshot');
  expect(errorOf(new Uint8Array(4096).fill(7))).toBe('not_a_snapshot');
  expect(errorOf(good.with(4, 250))).toBe('other_version');
  expect(errorOf(good.subarray(0, good.length - 16))).toBe('damaged');
  const [first, ...others] = smallFrame.categories;
  const renamed = { ...first!, title: { ...first!.title, ru: 'Пассивные' } };
  expect(errorOf(good, { ...smallFrame, categories: [renamed, ...others] })).toBe('other_frame');
  fc.assert(
    fc.property(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), (at, difference) => {
      expect(errorOf(good.with(at, good[at]! ^ difference))).not.toBe('taken');
    }),
    { examples: [[good.length - 1, 1]] },
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => errorOf(bytes) !== 'taken'));
});
