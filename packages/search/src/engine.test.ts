import type { AttributeKey } from '@farad/domain/category';
import type {
  AttributeFilter,
  CatalogueFrame,
  IndexedProduct,
  ProductFilter,
  RowPlace,
  SearchAnswer,
} from '@farad/domain/search-query';
import { localized } from '@farad/domain/shared';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEngine, type SearchEngine } from './engine.ts';
import { ReferenceSearch } from './testing/reference-search.ts';
import { anyFilter, product, smallFrame } from './testing/small-frame.ts';

const leaves = [3, 4, 5, 6, 7];
const keys = smallFrame.attributes.map(({ key }) => key);
const mpns = [
  'RC0603FR-0710KL',
  'RC0603FR-0747KL',
  'RC0805JR-0710KL',
  'К155ЛА3',
  'КР142ЕН5А',
  'LM358',
  'LM358DR',
  'X-1',
];
const words = ['10кОм', '0603', '1%', 'Чип-резистор', 'smd', '0,25', 'ёмкость', 'direnç', 'К155ЛА3', 'LM-358'];

const numbers = fc.constantFrom(0, 1, 2.5, 10, 47, 100, -5);
const value = fc.oneof(
  numbers,
  fc.tuple(numbers, numbers),
  fc.constantFrom('0603', '0805', 'SOIC-8', ''),
  fc.boolean(),
);
const attributeFor = (key: AttributeKey): fc.Arbitrary<unknown> => {
  const kind = smallFrame.attributes.find((definition) => definition.key === key)!.kind;
  if (kind === 'number') return numbers;
  if (kind === 'range') return fc.tuple(numbers, numbers);
  if (kind === 'flag') return fc.boolean();
  return fc.constantFrom('0603', '0805', 'SOIC-8');
};

const tiers = fc
  .uniqueArray(fc.constantFrom(1, 5, 10, 100, 1000), { maxLength: 4 })
  .chain((quantities) =>
    fc.tuple(
      ...quantities
        .toSorted((a, b) => a - b)
        .map((minQuantity) => fc.record({ minQuantity: fc.constant(minQuantity), unitPrice: fc.nat(5) })),
    ),
  );

const fields = fc.record({
  categoryId: fc.constantFrom(...leaves),
  brandId: fc.constantFrom(1, 2, 3, 9),
  mpn: fc.constantFrom(...mpns, '', '---'),
  title: fc.array(fc.constantFrom(...words, ...mpns), { maxLength: 4 }).map((list) => {
    const title = list.join(' ');
    return localized({ ru: title, en: list.slice(1).join(' '), tr: list.toReversed().join(' ') });
  }),
  tiers,
  minQuantity: fc.constantFrom(1, 1, 10),
  multiple: fc.constantFrom(1, 1, 4),
  available: fc.constantFrom(0, 0, 5, 9),
  demand: fc.nat(2),
  variantGroup: fc.constantFrom(null, 'a', 'b'),
  hasBeforePrice: fc.boolean(),
  attributes: fc
    .tuple(
      fc.record(Object.fromEntries(keys.map((key) => [key, attributeFor(key)])), { requiredKeys: [] }),
      fc.option(fc.record({ value, package: value, unknown: value })),
    )
    .map(([fitting, odd]) => ({ ...fitting, ...odd })),
}) as unknown as fc.Arbitrary<Partial<IndexedProduct>>;

const productOf = (id: number): fc.Arbitrary<IndexedProduct> => fields.map((some) => product(id, some));
const catalogue = fc.nat(40).chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => productOf(i + 1))));

const bound = fc.option(numbers, { nil: null });
const attributeFilter = fc.oneof(
  fc.record({
    kind: fc.constant('values' as const),
    key: fc.constantFrom(...keys, 'unknown' as AttributeKey),
    values: fc.array(fc.oneof(numbers, fc.constantFrom('0603', '0805'), fc.boolean()), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('between' as const), key: fc.constantFrom(...keys), from: bound, to: bound }),
) as fc.Arbitrary<AttributeFilter>;

const direction = fc.constantFrom('ascending' as const, 'descending' as const);
const typed = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    ...mpns,
    ...words,
    'rc 0603',
    '10',
    '0603FR',
    'K155LA3',
    'KP142EH5A',
    'KR142EN5A',
    'резист',
    '???',
    'LM',
    'chip res',
    'yageo 10kl',
    'К',
  ),
  fc.array(fc.constantFrom(...words, ...mpns), { maxLength: 3 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const filter = fc.record({
  text: typed,
  categories: fc.array(fc.constantFrom('passives', 'resistors', 'chip-resistors', 'capacitors', 'tools', 'nowhere'), {
    maxLength: 2,
  }),
  brands: fc.array(fc.constantFrom('yageo', 'ti', 'nobody'), { maxLength: 2 }),
  attrs: fc.array(attributeFilter, { maxLength: 3 }),
  variants: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom('part-1', 'part-2', 'part-99'), { maxLength: 2 }) },
  ),
  isOnlyInStock: fc.boolean(),
  isPromotion: fc.constantFrom(false, false, true),
  isMinimumMet: fc.constantFrom(false, false, true),
  sort: fc.oneof(
    fc.constant({ kind: 'relevance' as const }),
    fc.record({ kind: fc.constantFrom('price' as const, 'stock' as const), direction }),
    fc.record({
      kind: fc.constant('attribute' as const),
      key: fc.constantFrom(...keys, 'unknown' as AttributeKey),
      direction,
    }),
  ),
  quantity: fc.constantFrom(1, 7, 100),
  limit: fc.constantFrom(0, 3, 20, 1000),
  skip: fc.constantFrom(0, 0, 2, 500),
}) as unknown as fc.Arbitrary<ProductFilter>;

const distinctLimit = 4;

const answerWithoutNext = (engine: SearchEngine, asked: ProductFilter, facets = keys): unknown => {
  const { next: _, ...answer } = engine.search(asked, { facets, asTyped: true });
  return answer;
};

test('consecutive pages contain every row once, in the order of one long page', () => {
  fc.assert(
    fc.property(catalogue, filter, fc.integer({ min: 1, max: 7 }), (products, asked, limit) => {
      const engine = buildEngine(smallFrame, products, { distinctLimit });
      const whole = engine.search({ ...asked, skip: 0, limit: 1000 }, { asTyped: true });
      const walked: number[] = [];
      let after: RowPlace | null = null;
      do {
        const page: SearchAnswer = engine.search({ ...asked, skip: 0, limit }, { asTyped: true, after });
        expect(page.count).toBe(whole.count);
        walked.push(...page.ids);
        after = page.next;
      } while (after !== null);
      expect(walked).toEqual(whole.ids);
    }),
    { numRuns: 200 },
  );
});

test('returns the same as the reference search', () => {
  fc.assert(
    fc.property(catalogue, fc.array(filter, { minLength: 3, maxLength: 6 }), (products, filters) => {
      const engine = buildEngine(smallFrame, products, { distinctLimit });
      const reference = new ReferenceSearch(smallFrame, products, distinctLimit);
      for (const asked of filters) expect(answerWithoutNext(engine, asked)).toEqual(reference.search(asked, keys));
    }),
    { numRuns: 400 },
  );
});

type Step =
  | { readonly kind: 'change'; readonly id: number; readonly from: IndexedProduct }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'upsert'; readonly product: IndexedProduct }
  | { readonly kind: 'search'; readonly filter: ProductFilter };

const id = fc.integer({ min: 1, max: 30 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), id, from: productOf(1) }),
  fc.record({ kind: fc.constant('remove' as const), id }),
  fc.record({ kind: fc.constant('upsert' as const), product: id.chain(productOf) }),
  fc.record({ kind: fc.constant('search' as const), filter }),
);

const takeStep = (engine: SearchEngine, reference: ReferenceSearch, taken: Step): void => {
  if (taken.kind === 'search') {
    expect(answerWithoutNext(engine, taken.filter)).toEqual(reference.search(taken.filter, keys));
  } else if (taken.kind === 'upsert') {
    engine.upsert(taken.product);
    reference.products.delete(taken.product.id);
    reference.products.set(taken.product.id, taken.product);
  } else if (taken.kind === 'remove') {
    expect(engine.remove(taken.id as IndexedProduct['id'])).toBe(reference.products.delete(taken.id));
  } else {
    const { tiers: changed, available, demand } = taken.from;
    const change = { tiers: changed, available, demand };
    engine.applyChange({ id: taken.id as IndexedProduct['id'], ...change });
    const known = reference.products.get(taken.id);
    if (known !== undefined) reference.products.set(taken.id, { ...known, ...change });
  }
};

test('follows changes, removals, new and replaced products', () => {
  fc.assert(
    fc.property(catalogue, fc.array(step, { minLength: 5, maxLength: 25 }), (products, steps) => {
      const engine = buildEngine(smallFrame, products, { distinctLimit });
      const reference = new ReferenceSearch(smallFrame, products, distinctLimit);
      for (const taken of steps) takeStep(engine, reference, taken);
      expect(engine.size).toBe(reference.products.size);
      for (const known of reference.products.values()) {
        expect(engine.has(known.id)).toBe(true);
        expect(engine.idOfSeo(known.seo)).toBe(known.id);
      }
    }),
    { numRuns: 300 },
  );
});

/** Returns a generator of numbers in [0, 1). The same seed gives the same numbers. */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const manyProducts = (count: number): IndexedProduct[] => {
  const next = chance(5);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, (_, i) =>
    product(i + 1, {
      categoryId: oneOf([3, 3, 3, 4, 5]) as IndexedProduct['categoryId'],
      mpn: `${oneOf(['RC', 'CRCW', 'ERJ'])}${Math.floor(next() * 1e4)}-${oneOf(['10K', '47K', '4R7'])}`,
      title: localized({ ru: `Резистор ${oneOf(['0603', '0805'])}`, en: 'Resistor', tr: 'Direnç' }),
      available: (next() < 0.5 ? 0 : Math.floor(next() * 50)) as IndexedProduct['available'],
      demand: Math.floor(next() * 3),
      attributes: { value: Math.floor(next() * 200), package: oneOf(['0603', '0805', '1206']), marked: next() < 0.3 },
    }),
  );
};

test('is correct over many chunks, broad matches and deep pages', () => {
  const products = manyProducts(4500);
  const engine = buildEngine(smallFrame, products);
  const reference = new ReferenceSearch(smallFrame, products, 500);
  const filters: Partial<ProductFilter>[] = [
    {},
    { sort: { kind: 'price', direction: 'descending' }, limit: 300, skip: 700 },
    { sort: { kind: 'stock', direction: 'descending' }, skip: 3000 },
    { text: 'резистор', sort: { kind: 'relevance' }, limit: 50 },
    { text: '10K', isOnlyInStock: true, limit: 50 },
    { text: 'crcw', categories: ['chip-resistors'], limit: 4500 },
    { attrs: [{ kind: 'values', key: 'package' as AttributeKey, values: ['0603'] }], categories: ['resistors'] },
    {
      attrs: [
        { kind: 'between', key: 'value' as AttributeKey, from: 10, to: 90 },
        { kind: 'values', key: 'marked' as AttributeKey, values: [true] },
      ],
      categories: ['passives'],
      sort: { kind: 'attribute', key: 'value' as AttributeKey, direction: 'ascending' },
    },
  ];
  for (const some of filters) {
    const asked = { ...anyFilter, ...some };
    const few = keys.slice(0, 2);
    expect(answerWithoutNext(engine, asked, few)).toEqual(reference.search(asked, few));
  }
});

test('more conditions than bits in a mask are still counted', () => {
  const wide = Array.from({ length: 40 }, (_, i) => `flag${i}` as AttributeKey);
  const frame: CatalogueFrame = {
    ...smallFrame,
    attributes: wide.map((key) => ({ ...smallFrame.attributes[0]!, key, kind: 'flag' })),
  };
  const products = Array.from({ length: 45 }, (_, i) =>
    product(i + 1, { attributes: Object.fromEntries(wide.map((key, k) => [key, k !== i])) }),
  );
  const asked = { ...anyFilter, attrs: wide.map((key) => ({ kind: 'values' as const, key, values: [true] })) };
  const { next, ...answer } = buildEngine(frame, products).search(asked, { facets: wide });
  expect(next).toBeNull();
  expect(answer).toEqual(new ReferenceSearch(frame, products, 500).search(asked, wide));
  expect(answer.attributeFacets[39]!.values).toEqual([
    { value: false, count: 1 },
    { value: true, count: 5 },
  ]);
});

test('default facets are those of the category, or of the one with all matches', () => {
  const engine = buildEngine(smallFrame, [
    product(1, { attributes: { value: 1, package: '0603' } }),
    product(2, {
      categoryId: 4 as IndexedProduct['categoryId'],
      mpn: 'MLT-0,25',
      attributes: { value: 2, power: 0.25 },
    }),
  ]);
  const facetsOf = (some: Partial<ProductFilter>): readonly string[] =>
    engine.search({ ...anyFilter, ...some }).attributeFacets.map(({ key }) => key);
  expect(facetsOf({ categories: ['axial-resistors'] })).toEqual(['value', 'power', 'temperature']);
  expect(facetsOf({ categories: ['resistors'] })).toEqual(['value', 'temperature']);
  expect(facetsOf({})).toEqual([]);
  expect(facetsOf({ text: 'МЛТ-0.25' })).toEqual(['value', 'power', 'temperature']);
  const none = engine.search(anyFilter, { facets: 'none' });
  expect([none.attributeFacets, none.brandFacet, none.categoryFacet]).toEqual([[], [], []]);
});

test('invalid numbers and unknown keys do no harm', () => {
  const engine = buildEngine(smallFrame, [product(1), product(2)]);
  for (const odd of [NaN, -1, Infinity, 0.5, 1e9]) {
    const asked = { ...anyFilter, limit: odd, skip: odd, quantity: odd } as ProductFilter;
    expect(engine.search(asked).count).toBe(2);
  }
  expect(engine.search({ ...anyFilter, limit: Infinity }).ids).toEqual([1, 2]);
  expect(engine.search({ ...anyFilter, text: 'x'.repeat(10_000) }).count).toBe(0);
  const foreign = '__proto__' as AttributeKey;
  expect(engine.search(anyFilter, { facets: [foreign] }).attributeFacets).toEqual([]);
  expect(() => engine.upsert(product(3, { categoryId: 99 as IndexedProduct['categoryId'] }))).toThrow('category 99');
});
