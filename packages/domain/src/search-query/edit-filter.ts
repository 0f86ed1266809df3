import type { AttributeKey } from '../category/category.ts';
import { canonicalFilter } from './canonical-filter.ts';
import type { AttributeFilter, ProductFilter, ProductSort } from './filter.ts';

/** One condition of a filter. The page shows it as a removable chip or as a ticked value of a facet. */
export type FilterCondition =
  | { readonly kind: 'text' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'brand'; readonly slug: string }
  | { readonly kind: 'variant'; readonly seo: string }
  | { readonly kind: 'value'; readonly key: AttributeKey; readonly value: string | number | boolean }
  | { readonly kind: 'between'; readonly key: AttributeKey }
  | { readonly kind: 'in_stock' }
  | { readonly kind: 'promotion' }
  | { readonly kind: 'minimum_met' };

/** Returns the conditions of a filter in canonical order, one per chip. */
export function filterConditions(filter: ProductFilter): FilterCondition[] {
  const { text, categories, brands, variants, attrs, ...flags } = canonicalFilter(filter);
  return [
    ...(text === '' ? [] : [{ kind: 'text' } as const]),
    ...categories.map((slug) => ({ kind: 'category', slug }) as const),
    ...brands.map((slug) => ({ kind: 'brand', slug }) as const),
    ...variants.map((seo) => ({ kind: 'variant', seo }) as const),
    ...attrs.flatMap((attribute): FilterCondition[] =>
      attribute.kind === 'between'
        ? [{ kind: 'between', key: attribute.key }]
        : attribute.values.map((value) => ({ kind: 'value', key: attribute.key, value })),
    ),
    ...(flags.isOnlyInStock ? [{ kind: 'in_stock' } as const] : []),
    ...(flags.isPromotion ? [{ kind: 'promotion' } as const] : []),
    ...(flags.isMinimumMet ? [{ kind: 'minimum_met' } as const] : []),
  ];
}

/**
 * Returns the filter without this condition, on the first page. If the filter lacks the condition, only the page
 * changes.
 */
export function withoutFilter(filter: ProductFilter, condition: FilterCondition): ProductFilter {
  return canonicalFilter({ ...filter, ...removed(filter, condition), skip: 0 });
}

function removed(filter: ProductFilter, condition: FilterCondition): Partial<ProductFilter> {
  switch (condition.kind) {
    case 'text':
      return { text: '' };
    case 'category':
      return { categories: without(filter.categories, condition.slug) };
    case 'brand':
      return { brands: without(filter.brands, condition.slug) };
    case 'variant':
      return { variants: without(filter.variants, condition.seo) };
    case 'in_stock':
      return { isOnlyInStock: false };
    case 'promotion':
      return { isPromotion: false };
    case 'minimum_met':
      return { isMinimumMet: false };
    case 'between':
      return { attrs: filter.attrs.filter(({ kind, key }) => kind !== 'between' || key !== condition.key) };
    case 'value':
      return { attrs: filter.attrs.map((attribute) => untick(attribute, condition)) };
  }
}

/** Conditions that a click adds or removes. Text and bounds are typed. */
export type TickedCondition = Exclude<FilterCondition, { kind: 'text' } | { kind: 'between' }>;

/** Returns the filter without the condition if it has it, otherwise with it. The result is on the first page. */
export function toggleValue(filter: ProductFilter, condition: TickedCondition): ProductFilter {
  return isTicked(filter, condition)
    ? withoutFilter(filter, condition)
    : canonicalFilter({ ...filter, ...added(filter, condition), skip: 0 });
}

export function isTicked(filter: ProductFilter, condition: TickedCondition): boolean {
  switch (condition.kind) {
    case 'category':
      return filter.categories.includes(condition.slug);
    case 'brand':
      return filter.brands.includes(condition.slug);
    case 'variant':
      return filter.variants.includes(condition.seo);
    case 'in_stock':
      return filter.isOnlyInStock;
    case 'promotion':
      return filter.isPromotion;
    case 'minimum_met':
      return filter.isMinimumMet;
    case 'value':
      return filter.attrs.some(
        (attribute) =>
          attribute.kind === 'values' && attribute.key === condition.key && attribute.values.includes(condition.value),
      );
  }
}

function added(filter: ProductFilter, condition: TickedCondition): Partial<ProductFilter> {
  switch (condition.kind) {
    case 'category':
      return { categories: [...filter.categories, condition.slug] };
    case 'brand':
      return { brands: [...filter.brands, condition.slug] };
    case 'variant':
      return { variants: [...filter.variants, condition.seo] };
    case 'in_stock':
      return { isOnlyInStock: true };
    case 'promotion':
      return { isPromotion: true };
    case 'minimum_met':
      return { isMinimumMet: true };
    case 'value':
      return { attrs: [...filter.attrs, { kind: 'values', key: condition.key, values: [condition.value] }] };
  }
}

/** Returns the filter with these bounds of an attribute, on the first page. null = no bound on that side. */
export function withBounds(
  filter: ProductFilter,
  key: AttributeKey,
  from: number | null,
  to: number | null,
): ProductFilter {
  const { attrs } = withoutFilter(filter, { kind: 'between', key });
  return canonicalFilter({ ...filter, attrs: [...attrs, { kind: 'between', key, from, to }], skip: 0 });
}

export const withSort = (filter: ProductFilter, sort: ProductSort): ProductFilter => ({ ...filter, sort, skip: 0 });

/** Returns the filter for page `page`, counted from 1. The page size stays. */
export const withPage = (filter: ProductFilter, page: number): ProductFilter => ({
  ...filter,
  skip: (Math.max(1, page) - 1) * filter.limit,
});

/** Returns the page that the filter shows, counted from 1. */
export const pageOf = (filter: ProductFilter): number => Math.floor(filter.skip / filter.limit) + 1;

const without = (values: readonly string[], value: string): string[] => values.filter((known) => known !== value);

function untick(attribute: AttributeFilter, { key, value }: FilterCondition & { kind: 'value' }): AttributeFilter {
  if (attribute.kind !== 'values' || attribute.key !== key) return attribute;
  return { ...attribute, values: attribute.values.filter((known) => known !== value) };
}
