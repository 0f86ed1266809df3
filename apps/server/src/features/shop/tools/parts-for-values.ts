import type { PartsForValuesAnswer, PartsForValuesBody } from '@farad/contract/shop/tools';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { AttributeKey, Category } from '@farad/domain/category';
import { sumKopecks, toRoubles, type Kopecks, type Quantity } from '@farad/domain/money';
import { quantityFor } from '@farad/domain/product';
import { emptyFilter, type AttributeFilter, type ProductFilter } from '@farad/domain/search-query';
import { cheapestOf, substitutesOf, type KitChoice } from '@farad/domain/series-kit';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { PresentCard, Viewer } from '#core/catalogue/viewer.ts';

type Asked = z.output<typeof PartsForValuesBody>;

/** Number of products read at a time, sorted by unit price. */
const batchSize = 12;
/**
 * Maximum number of products compared for a value. Whole reels have low unit prices and come first, but cost more in
 * total.
 */
const candidatesMax = 36;
/** Maximum number of other values tried in place of a value without a part. */
const substitutesMax = 4;
/** Maximum number of packages tried if all parts must have the same one. */
const packagesMax = 8;
/** Maximum number of searches per call. Values that are not searched by then get no part. */
const searchesMax = 900;

const numericKey = (category: Category, requested: Asked, index: CatalogueIndex): AttributeKey | undefined =>
  category.attributes.find(
    ({ key }) =>
      key === requested.attribute &&
      index.frame().attributes.some((definition) => definition.key === key && definition.kind === 'number'),
  )?.key;

const has = (category: Category, key: string): boolean =>
  category.attributes.some((attribute) => attribute.key === key);

/**
 * Returns the conditions that all requested parts must meet, whatever their value. Fails if the category lacks an
 * attribute for a condition.
 */
function conditions(category: Category, requested: Asked): Result<readonly AttributeFilter[], Failure> {
  const filters: AttributeFilter[] = [];
  if (requested.package !== '') {
    if (!has(category, 'package')) return fail({ code: 'invalid_input', field: 'package' });
    filters.push({ kind: 'values', key: 'package' as AttributeKey, values: [requested.package] });
  }
  const bounds = [
    ['tolerance', 'toleranceMax', null, requested.toleranceMax],
    ['power', 'powerMin', requested.powerMin, null],
    ['voltage', 'voltageMin', requested.voltageMin, null],
  ] as const;
  for (const [key, field, from, to] of bounds) {
    if (from === null && to === null) continue;
    if (!has(category, key)) return fail({ code: 'invalid_input', field });
    filters.push({ kind: 'between', key: key as AttributeKey, from, to });
  }
  if (requested.isOnePackage && !has(category, 'package'))
    return fail({ code: 'invalid_input', field: 'isOnePackage' });
  return ok(filters);
}

type Chosen = KitChoice<CatalogueProduct>;

/** The requested value, the value found and the chosen part. */
interface Line {
  readonly asked: number;
  readonly value: number | null;
  readonly chosen: Chosen | null;
}

const totalOf = (lines: readonly Line[]): Kopecks =>
  sumKopecks(lines.flatMap(({ chosen }) => (chosen === null ? [] : [chosen.total])));

const foundIn = (lines: readonly Line[]): number => lines.filter(({ chosen }) => chosen !== null).length;

/** Returns functions that search the index. They count their searches, because the number of searches is limited. */
function searcherOf(index: CatalogueIndex, requested: Asked, category: Category, key: AttributeKey, viewer: Viewer) {
  const pieces = requested.pieces as Quantity;
  let searches = 0;

  const filterOf = (common: readonly AttributeFilter[], values: readonly number[]): ProductFilter => ({
    ...emptyFilter,
    categories: [category.slug],
    attrs: [...common, { kind: 'values', key, values }],
    isOnlyInStock: true,
    sort: { kind: 'price', direction: 'ascending' },
    quantity: pieces,
    limit: batchSize,
  });

  const choose = async (common: readonly AttributeFilter[], value: number): Promise<Chosen | null> => {
    const filter = filterOf(common, [value]);
    const candidates: CatalogueProduct[] = [];
    for (let skip = 0; skip < candidatesMax && searches < searchesMax; skip += batchSize) {
      searches += 1;
      const { ids } = await index.search({ ...filter, skip }, { facets: false });
      candidates.push(...(await index.products(ids)));
      // A part with a higher unit price cannot cost less for the same or a larger quantity.
      const isCut = candidates.some((candidate) => quantityFor(candidate, pieces) === pieces);
      if (isCut || ids.length < batchSize) break;
    }
    return cheapestOf(candidates, pieces, viewer.coefficient);
  };

  const lines = async (common: readonly AttributeFilter[]): Promise<readonly Line[]> => {
    const found: Line[] = [];
    for (const value of new Set(requested.values)) {
      const tried = [value, ...(requested.mayReplace ? substitutesOf(value, substitutesMax) : [])];
      let line: Line = { asked: value, value: null, chosen: null };
      for (const other of tried) {
        const chosen = await choose(common, other);
        if (chosen === null) continue;
        line = { asked: value, value: other, chosen };
        break;
      }
      found.push(line);
    }
    return found;
  };

  /** Returns the packages that most parts with these values have. */
  const packages = async (common: readonly AttributeFilter[]): Promise<readonly string[]> => {
    searches += 1;
    const { attributeFacets } = await index.search(filterOf(common, requested.values), { facets: true });
    const counts = attributeFacets.find((facet) => facet.key === 'package')?.values ?? [];
    return counts
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, packagesMax)
      .map(({ value }) => String(value));
  };

  return { lines, packages };
}

/** Finds for every value the part with the lowest total price, among the parts that can be bought today. */
export async function partsForValues(
  index: CatalogueIndex,
  requested: Asked,
  viewer: Viewer,
  present: PresentCard,
): Promise<Result<z.input<typeof PartsForValuesAnswer>, Failure>> {
  const category = index.categoryBySlug(requested.category);
  if (category === undefined) return fail({ code: 'invalid_input', field: 'category' });
  const key = numericKey(category, requested, index);
  if (key === undefined) return fail({ code: 'invalid_input', field: 'attribute' });
  const common = conditions(category, requested);
  if (!common.ok) return common;

  const searcher = searcherOf(index, requested, category, key, viewer);
  let best: readonly Line[] | null = null;
  if (requested.isOnePackage && requested.package === '') {
    for (const name of await searcher.packages(common.value)) {
      const inPackage: AttributeFilter = { kind: 'values', key: 'package' as AttributeKey, values: [name] };
      const lines = await searcher.lines([...common.value, inPackage]);
      const more = best === null ? 1 : foundIn(lines) - foundIn(best);
      if (best === null || more > 0 || (more === 0 && totalOf(lines) < totalOf(best))) best = lines;
    }
    best ??= [...new Set(requested.values)].map((value) => ({ asked: value, value: null, chosen: null }));
  } else best = await searcher.lines(common.value);

  const parts = best.map(({ chosen, ...line }) => ({
    ...line,
    product: chosen && present(chosen.candidate, viewer),
    quantity: chosen && chosen.quantity,
    total: chosen && toRoubles(chosen.total),
  }));
  return ok({ parts, total: toRoubles(totalOf(best)) });
}
