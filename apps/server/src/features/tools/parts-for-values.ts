import type { PartsForValuesAnswer, PartsForValuesBody } from '@farad/contract/tools';
import type { CatalogueProduct } from '@farad/database/catalogue.queries';
import type { AttributeKey, Category } from '@farad/domain/category';
import { sumKopecks, toRoubles, type Kopecks, type Quantity } from '@farad/domain/money';
import { quantityFor } from '@farad/domain/product';
import { emptyFilter, type AttributeFilter, type ProductFilter } from '@farad/domain/search-query';
import { cheapestOf, substitutesOf } from '@farad/domain/series-kit';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { CatalogueIndex } from '../../catalogue-index.ts';
import type { Failure } from '../../http/errors.ts';
import type { PresentCard, Viewer } from '../../viewer.ts';

type Asked = z.output<typeof PartsForValuesBody>;

/** Products looked at at once, the cheapest by the piece first. */
const batchSize = 12;
/** Whole reels are cheap by the piece: so many of them are passed over before the search gives up. */
const candidatesMax = 36;
/** Values that are tried in the place of one. */
const substitutesMax = 4;
/** Searches that one question may cost; values that come later are not looked for. */
const searchesMax = 900;

const numericKey = (category: Category, asked: Asked, index: CatalogueIndex): AttributeKey | undefined =>
  category.attributes.find(
    ({ key }) =>
      key === asked.attribute &&
      index.frame().attributes.some((definition) => definition.key === key && definition.kind === 'number'),
  )?.key;

const has = (category: Category, key: string): boolean =>
  category.attributes.some((attribute) => attribute.key === key);

/** What every part must be, whatever its value; the parameter that the category lacks is named. */
function conditions(category: Category, asked: Asked): Result<readonly AttributeFilter[], Failure> {
  const filters: AttributeFilter[] = [];
  if (asked.package !== '') {
    if (!has(category, 'package')) return fail({ code: 'invalid_input', field: 'package' });
    filters.push({ kind: 'values', key: 'package' as AttributeKey, values: [asked.package] });
  }
  if (asked.toleranceMax !== null) {
    if (!has(category, 'tolerance')) return fail({ code: 'invalid_input', field: 'toleranceMax' });
    filters.push({ kind: 'between', key: 'tolerance' as AttributeKey, from: null, to: asked.toleranceMax });
  }
  return ok(filters);
}

/** For every value the part that costs least as a line; all that can be bought today. */
export async function partsForValues(
  index: CatalogueIndex,
  asked: Asked,
  viewer: Viewer,
  present: PresentCard,
): Promise<Result<z.input<typeof PartsForValuesAnswer>, Failure>> {
  const category = index.categoryBySlug(asked.category);
  if (category === undefined) return fail({ code: 'invalid_input', field: 'category' });
  const key = numericKey(category, asked, index);
  if (key === undefined) return fail({ code: 'invalid_input', field: 'attribute' });
  const common = conditions(category, asked);
  if (!common.ok) return common;

  const pieces = asked.pieces as Quantity;
  let searches = 0;
  const choose = async (value: number) => {
    const filter: ProductFilter = {
      ...emptyFilter,
      categories: [category.slug],
      attrs: [...common.value, { kind: 'values', key, values: [value] }],
      isOnlyInStock: true,
      sort: { kind: 'price', direction: 'ascending' },
      quantity: pieces,
      limit: batchSize,
    };
    const candidates: CatalogueProduct[] = [];
    for (let skip = 0; skip < candidatesMax && searches < searchesMax; skip += batchSize) {
      searches += 1;
      const { ids } = await index.search({ ...filter, skip }, { facets: false });
      candidates.push(...(await index.products(ids)));
      // What costs more by the piece cannot cost less as a line of no more pieces.
      const isCut = candidates.some((candidate) => quantityFor(candidate, pieces) === pieces);
      if (isCut || ids.length < batchSize) break;
    }
    return cheapestOf(candidates, pieces, viewer.coefficient);
  };

  const parts: z.input<typeof PartsForValuesAnswer>['parts'] = [];
  const totals: Kopecks[] = [];
  for (const value of new Set(asked.values)) {
    const tried = [value, ...(asked.mayReplace ? substitutesOf(value, substitutesMax) : [])];
    let found: Awaited<ReturnType<typeof choose>> = null;
    let foundValue: number | null = null;
    for (const other of tried) {
      found = await choose(other);
      if (found === null) continue;
      foundValue = other;
      totals.push(found.total);
      break;
    }
    parts.push({
      asked: value,
      value: foundValue,
      product: found && present(found.candidate, viewer),
      quantity: found && found.quantity,
      total: found && toRoubles(found.total),
    });
  }
  return ok({ parts, total: toRoubles(sumKopecks(totals)) });
}
