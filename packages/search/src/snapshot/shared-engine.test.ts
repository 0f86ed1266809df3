import type { BrandId, CategoryId } from '@farad/domain/category';
import type { Quantity, UnitPrice } from '@farad/domain/money';
import type { IndexedProduct, ProductFilter } from '@farad/domain/search-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEngine, type SearchEngine } from '../engine.ts';
import { type EngineStep, isSilent, openShared, repeatStep, shareEngine, takeStep } from './shared-engine.ts';
import { layerOf } from '../index/layer.ts';
import { sharedSegment } from '../index/segment-layout.ts';
import { fromSnapshot, toSharedSnapshot } from './snapshot.ts';
import { anyFilter, product, smallFrame } from '../testing/small-frame.ts';

const count = 30;
const products = Array.from({ length: count }, (_, i) =>
  product(i + 1, { categoryId: [3, 4, 5][i % 3] as CategoryId, attributes: { value: i % 4 } }),
);

/** Returns an engine over shared memory, as the keeper thread has it. */
const keeper = (): SearchEngine => {
  const opened = fromSnapshot(toSharedSnapshot(buildEngine(smallFrame, products)), smallFrame);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

const filters: readonly ProductFilter[] = [
  { ...anyFilter, limit: 100 },
  { ...anyFilter, limit: 100, text: 'part' },
  { ...anyFilter, limit: 100, isOnlyInStock: true, sort: { kind: 'stock', direction: 'descending' } },
  { ...anyFilter, limit: 100, quantity: 50 as Quantity, sort: { kind: 'price', direction: 'ascending' } },
];

const answers = (engine: SearchEngine): unknown =>
  filters.map((filter) => engine.search(filter, { facets: smallFrame.attributes.map(({ key }) => key) }));

const id = fc.integer({ min: 1, max: count + 5 });
const tiers = fc
  .uniqueArray(fc.constantFrom(1, 10, 20, 50, 100, 200), { minLength: 1 })
  .map((quantities) =>
    quantities
      .toSorted((a, b) => a - b)
      .map((minQuantity, i) => ({ minQuantity: minQuantity as Quantity, unitPrice: (900 - i) as UnitPrice })),
  );
const some = fc.record({ id, tiers, available: fc.nat(3), demand: fc.nat(3) }).map((fields): IndexedProduct =>
  product(fields.id, {
    tiers: fields.tiers,
    available: fields.available as Quantity,
    demand: fields.demand,
    mpn: `PART${fields.demand}`,
  }),
);
/** A step whose layer is given as a list of products. */
interface LayeredStep extends Omit<EngineStep, 'layer'> {
  readonly layered: readonly IndexedProduct[];
}

const stepFor = (engine: SearchEngine, { layered, ...rest }: LayeredStep): EngineStep => {
  if (layered.length === 0) return rest;
  const { base } = buildEngine(smallFrame, layered).contents();
  return { ...rest, layer: engine.layerToAdd(layerOf(sharedSegment(base), smallFrame)) };
};

/** Applies a step to `shown`, the products that the engine should have, by id. */
function keepStep(shown: Map<number, IndexedProduct>, { upserts, changes, removals, layered }: LayeredStep): void {
  for (const gone of removals) shown.delete(gone);
  for (const change of changes) {
    const before = shown.get(change.id);
    const { tiers: given, available, demand } = change;
    if (before !== undefined) shown.set(change.id, { ...before, tiers: given, available, demand });
  }
  for (const one of [...upserts, ...layered]) shown.set(one.id, one);
}

const step = fc
  .uniqueArray(some, { selector: (one) => one.id, maxLength: 12 })
  .chain((list) => fc.tuple(fc.constant(list), fc.array(fc.nat(3), { minLength: list.length, maxLength: list.length })))
  .map(([list, kinds]): LayeredStep => ({
    upserts: list.filter((_, i) => kinds[i] === 0),
    changes: list.filter((_, i) => kinds[i] === 1),
    removals: list.filter((_, i) => kinds[i] === 2).map((one) => one.id),
    layered: list.filter((_, i) => kinds[i] === 3),
  }));

test('engines over shared memory return the same as the engine that changes it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const own = keeper();
      const first = openShared(shareEngine(own));
      let late = first;
      const shown = new Map(products.map((one) => [one.id as number, one]));
      steps.forEach((taken, index) => {
        keepStep(shown, taken);
        const echo = structuredClone(takeStep(own, stepFor(own, taken)));
        repeatStep(first, echo);
        if (late !== first) repeatStep(late, echo);
        if (index === 2) late = openShared(structuredClone(shareEngine(own)));
      });
      expect(answers(first)).toEqual(answers(own));
      expect(answers(late)).toEqual(answers(own));
      expect(answers(own)).toEqual(answers(buildEngine(smallFrame, shown.values())));
      const restored = fromSnapshot(toSharedSnapshot(own), smallFrame);
      if (!restored.ok) throw new Error(restored.error);
      expect(answers(restored.value)).toEqual(answers(own));
    }),
    { numRuns: 200 },
  );
});

test('no memory is copied: a change of stock needs no message to the others', () => {
  const own = keeper();
  const other = openShared(structuredClone(shareEngine(own)));
  const { tiers: same } = products[4]!;
  const echo = takeStep(own, {
    upserts: [],
    removals: [],
    changes: [{ id: products[4]!.id, tiers: same, available: 0 as Quantity, demand: 0 }],
  });
  expect(isSilent(echo)).toBe(true);
  expect(other.search(anyFilter).inStockCount).toBe(count - 1);
});

test('counts of the leaf categories follow every change', () => {
  const own = keeper();
  takeStep(own, {
    removals: [products[0]!.id],
    changes: [{ ...products[3]!, available: 0 as Quantity }],
    upserts: [product(90, { categoryId: 6 as CategoryId }), product(91, { available: 0 as Quantity })],
  });
  const found = own.search({ ...anyFilter, limit: 0 }).categoryFacet;
  const stocked = own.search({ ...anyFilter, limit: 0, isOnlyInStock: true }).categoryFacet;
  const counts = own.leafCounts();
  expect(counts.map(({ id: leaf, count: all }) => ({ id: leaf, count: all }))).toEqual(
    expect.arrayContaining([...found]),
  );
  expect(counts.map(({ id: leaf, inStock }) => ({ id: leaf, count: inStock }))).toEqual(
    expect.arrayContaining([...stocked]),
  );
});

test('an engine with an extended frame stays up to date, one with a renamed brand is stale', () => {
  const own = keeper();
  takeStep(own, { removals: [products[0]!.id], changes: [], upserts: [product(71, { mpn: 'ADDED71' })] });
  expect(own.search({ ...anyFilter, text: 'yageo' }).count).toBe(count);
  const [first] = smallFrame.categories;
  const wider = {
    ...smallFrame,
    categories: [...smallFrame.categories, { ...first!, id: 80 as CategoryId, slug: 'fuses' }],
    brands: [...smallFrame.brands, { id: 80 as BrandId, slug: 'bel', name: 'Bel' }],
  };
  const grown = own.reframed(wider);
  expect(grown.isStale).toBe(false);
  takeStep(grown, {
    removals: [],
    changes: [],
    upserts: [product(70, { categoryId: 80 as CategoryId, brandId: 80 as BrandId, mpn: 'F1' })],
  });
  expect(grown.search({ ...anyFilter, brands: ['bel'], categories: ['fuses'] }).ids).toEqual([70]);
  expect(grown.search({ ...anyFilter, text: 'added71' }).ids).toEqual([71]);
  expect(grown.search({ ...anyFilter, text: 'yageo' }).count).toBe(count);
  const [yageo, ...others] = wider.brands;
  const renamed = grown.reframed({ ...wider, brands: [{ ...yageo!, name: 'Pulse' }, ...others] });
  expect(renamed.isStale).toBe(true);
  expect(renamed.search({ ...anyFilter, text: 'pulse' }).ids).toEqual([71]);
});

test('a snapshot of an engine with a newer frame has the frame it was built with', () => {
  const [yageo, ...others] = smallFrame.brands;
  const renamed = { ...smallFrame, brands: [{ ...yageo!, name: 'Pulse' }, ...others] };
  const bytes = toSharedSnapshot(keeper().reframed(renamed));
  expect(fromSnapshot(bytes, renamed)).toEqual({ ok: false, error: 'other_frame' });
  expect(fromSnapshot(bytes, smallFrame).ok).toBe(true);
});
