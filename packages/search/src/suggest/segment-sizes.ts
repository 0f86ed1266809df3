import type { BrandId, CategoryId } from '@farad/domain/category';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import type { NameSizes } from './suggest-names.ts';

interface Sizes {
  /** Number of products by leaf category. */
  readonly categories: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
}

const known = new WeakMap<OpenSegment, Sizes>();

const ofSegment = (open: OpenSegment): Sizes => {
  const before = known.get(open);
  if (before !== undefined) return before;
  const { blocks, brandIds } = open.segment;
  const made = {
    categories: new Map(blocks.map(({ categoryId, start, end }) => [categoryId, end - start])),
    brands: new Map(brandIds.map((id, place) => [id, open.brandCounts[place + 1]!])),
  };
  known.set(open, made);
  return made;
};

/**
 * Returns the number of products in each category, with all categories below it, and of each brand. Later additions and
 * removals in a segment are not counted.
 */
export const sizesOf = (frame: OpenFrame, segments: readonly OpenSegment[]): NameSizes => {
  const parts = segments.map(ofSegment);
  let below: Map<CategoryId, number> | undefined;
  const sumBelow = (): Map<CategoryId, number> => {
    const sums = new Map<CategoryId, number>();
    for (const [leaf, path] of frame.tree.pathOf) {
      const own = parts.reduce((sum, { categories }) => sum + (categories.get(leaf) ?? 0), 0);
      for (const above of path) sums.set(above, (sums.get(above) ?? 0) + own);
    }
    return sums;
  };
  return {
    category: (id) => (below ??= sumBelow()).get(id) ?? 0,
    brand: (id: BrandId) => parts.reduce((sum, { brands }) => sum + (brands.get(id) ?? 0), 0),
  };
};
