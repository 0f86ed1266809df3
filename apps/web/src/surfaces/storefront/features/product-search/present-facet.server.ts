import type { ProductListAnswer, WireAttributeFacet } from '@farad/contract/catalogue';
import type { Translator } from '@farad/wording/translator';

import type { Facet, FacetRange } from './list-view.ts';
import { type Attribute, valueTitle } from '../../../../i18n/attribute-value.server.ts';

/** Numbers with more values than this are asked for by bounds. */
const tickedNumbersMax = 6;
/** More values than this are not listed at all. */
const listedValuesMax = 120;

/** Facets of a list in the category's order; those that would not narrow it are left out (product C5). */
export function presentFacets(answer: ProductListAnswer, t: Translator): Facet[] {
  const byKey = new Map(answer.attributes.map((attribute) => [attribute.key, attribute]));
  const attributes = answer.facets.flatMap((facet) => {
    const attribute = byKey.get(facet.key);
    return attribute?.isFacet && distinguishes(facet, answer.count) ? [presentAttribute(facet, attribute, t)] : [];
  });
  const brands = presentBrands(answer, t);
  // The manufacturer stands where the eye already is after the main parameters.
  const position = Math.min(2, attributes.length);
  return brands === null ? attributes : attributes.toSpliced(position, 0, brands);
}

function distinguishes(facet: WireAttributeFacet, count: number): boolean {
  if (facet.selected !== null || facet.values.some((value) => value.isTicked)) return true;
  if (facet.values.length > 1) return true;
  if (facet.values.length === 1) return facet.filled < count && facet.filled > 0;
  return facet.bounds !== null && facet.bounds.from < facet.bounds.to;
}

function presentAttribute(facet: WireAttributeFacet, attribute: Attribute, t: Translator): Facet {
  const isNumeric = attribute.kind === 'number' || attribute.kind === 'range';
  const hasRange =
    isNumeric && facet.bounds !== null && (facet.values.length > tickedNumbersMax || facet.values.length === 0);
  const listed = facet.values.length <= listedValuesMax ? facet.values : facet.values.filter((value) => value.isTicked);
  return {
    name: `attrs.${facet.key}`,
    title: attribute.title,
    values: listed.map(({ value, count, isTicked }) => ({
      value: String(value),
      title: valueTitle(attribute, value, t),
      count,
      isTicked,
    })),
    range: hasRange || facet.selected !== null ? presentRange(facet, attribute, t) : null,
  };
}

function presentRange(
  { bounds, selected, histogram }: WireAttributeFacet,
  attribute: Attribute,
  t: Translator,
): FacetRange {
  const title = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : valueTitle(attribute, value, t);
  const from = selected?.from ?? Number.NEGATIVE_INFINITY;
  const to = selected?.to ?? Number.POSITIVE_INFINITY;
  const highest = Math.max(1, ...histogram.map((bar) => bar.count));
  return {
    fromNumber: selected?.from?.toString(),
    toNumber: selected?.to?.toString(),
    from: title(selected?.from),
    to: title(selected?.to),
    fromHint: title(bounds?.from),
    toHint: title(bounds?.to),
    // Of ranges (5…40 V) the bars would count each product many times and say little.
    bars: (attribute.kind === 'range' ? [] : histogram).map((bar) => ({
      // A bar with anything in it is seen.
      height: bar.count === 0 ? 0 : Math.max(6, Math.round((100 * bar.count) / highest)),
      isIn: selected !== null && bar.to >= from && bar.from <= to,
      title: `${title(bar.from)}…${title(bar.to)}: ${bar.count}`,
    })),
  };
}

function presentBrands({ brands }: ProductListAnswer, t: Translator): Facet | null {
  if (brands.length < 2 && !brands.some((brand) => brand.isTicked)) return null;
  const values = brands.map(({ slug, name, count, isTicked }) => ({ value: slug, title: name, count, isTicked }));
  return { name: 'brands', title: t('catalogue.manufacturer'), values, range: null };
}
