import type { ProductListAnswer, WireAttributeFacet } from '@farad/contract/shop/search';
import type { Translator } from '@farad/wording/translator';

import type { Facet, FacetRange, FacetValue } from './list-view.ts';
import { type Attribute, valueTitle } from '#i18n/attribute-value.server.ts';

/** A numeric parameter with more values than this gets range fields instead of check boxes. */
const tickedNumbersMax = 6;
/** Number of values that a filter shows until the visitor asks for all. */
const foldedMax = 7;

/**
 * Returns the filters of a list in the category's order, without those that would exclude no product (product C5).
 * @param opened name of the filter that shows all its values
 */
export function presentFacets(answer: ProductListAnswer, opened: string | null, t: Translator): Facet[] {
  const byKey = new Map(answer.attributes.map((attribute) => [attribute.key, attribute]));
  const attributes = answer.facets.flatMap((facet) => {
    const attribute = byKey.get(facet.key);
    return attribute?.isFacet && distinguishes(facet, answer.count)
      ? [presentAttribute(facet, attribute, opened, t)]
      : [];
  });
  const brands = presentBrands(answer, opened, t);
  // Put the manufacturer after the two main parameters.
  const position = Math.min(2, attributes.length);
  return brands === null ? attributes : attributes.toSpliced(position, 0, brands);
}

function distinguishes(facet: WireAttributeFacet, count: number): boolean {
  if (facet.selected !== null || facet.values.some((value) => value.isTicked)) return true;
  if (facet.values.length > 1) return true;
  if (facet.values.length === 1) return facet.filled < count && facet.filled > 0;
  return facet.bounds !== null && facet.bounds.from < facet.bounds.to;
}

function presentAttribute(
  facet: WireAttributeFacet,
  attribute: Attribute,
  opened: string | null,
  t: Translator,
): Facet {
  const isNumeric = attribute.kind === 'number' || attribute.kind === 'range';
  const hasRange =
    isNumeric && facet.bounds !== null && (facet.values.length > tickedNumbersMax || facet.values.length === 0);
  const name = `attrs.${facet.key}`;
  const values = facet.values.map(({ value, count, isTicked }) => {
    return { value: String(value), title: valueTitle(attribute, value, t), count, isTicked };
  });
  return {
    name,
    title: attribute.title,
    ...folded(values, opened === name, hasRange ? 0 : foldedMax),
    range: hasRange || facet.selected !== null ? presentRange(facet, attribute, t) : null,
  };
}

/**
 * Returns the values to show: the most frequent and the ticked ones, or all if the filter is open. Their original order
 * is kept.
 */
function folded(
  values: readonly FacetValue[],
  isOpened: boolean,
  max: number,
): Pick<Facet, 'values' | 'total' | 'isOpen'> {
  const total = values.length;
  if (max > 0 && total <= max + 1) return { values, total, isOpen: false };
  if (isOpened) return { values, total, isOpen: true };
  const frequent = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, max));
  return { values: values.filter((value) => value.isTicked || frequent.has(value)), total, isOpen: false };
}

function presentRange(
  { bounds, selected, histogram }: WireAttributeFacet,
  attribute: Attribute,
  t: Translator,
): FacetRange {
  const title = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : valueTitle(attribute, value, t);
  const highest = Math.max(1, ...histogram.map((bar) => bar.count));
  // There is no slider for parameters that are ranges (5…40 V), because the bars would count a product several times.
  // Nor is there a slider if all products are in one bar.
  const isSpread = histogram.filter(({ count }) => count > 0).length > 1;
  const isOnScale = attribute.kind === 'number' && bounds !== null && bounds.from < bounds.to && isSpread;
  return {
    fromNumber: selected?.from?.toString(),
    toNumber: selected?.to?.toString(),
    from: title(selected?.from),
    to: title(selected?.to),
    fromHint: title(bounds?.from),
    toHint: title(bounds?.to),
    unit: attribute.unit,
    isSpan: attribute.kind === 'range',
    scale: isOnScale ? [bounds.from, bounds.to] : null,
    // A bar with any products has at least height 6, so that it is visible.
    bars: isOnScale
      ? histogram.map(({ count }) => (count === 0 ? 0 : Math.max(6, Math.round((100 * count) / highest))))
      : [],
  };
}

function presentBrands({ brands }: ProductListAnswer, opened: string | null, t: Translator): Facet | null {
  if (brands.length < 2 && !brands.some((brand) => brand.isTicked)) return null;
  const values = brands.map(({ slug, name, count, isTicked }) => ({ value: slug, title: name, count, isTicked }));
  return {
    name: 'brands',
    title: t('catalogue.manufacturer'),
    ...folded(values, opened === 'brands', foldedMax),
    range: null,
  };
}
