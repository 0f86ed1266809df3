import type { ImportMapping } from '@farad/contract/office/imports/mapping';

/**
 * Returns the currency that the file states for all price columns of a mapping. null = a price column has no stated
 * currency, or the currencies differ.
 */
function statedCurrency({ columns }: ImportMapping, stated: ReadonlyMap<string, string>): string | null {
  const named = new Set(
    columns.flatMap(({ column, target }) =>
      target.kind === 'price' || target.kind === 'tiers' ? [stated.get(column) ?? null] : [],
    ),
  );
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/**
 * Returns the mapping with the currency that the file states. If it differs, the rate must be entered again: if roubles
 * were taken for dollars, the parts would be sold at eighty times their price.
 */
export function inStatedCurrency(mapping: ImportMapping, stated: ReadonlyMap<string, string>): ImportMapping {
  const currency = statedCurrency(mapping, stated);
  if (currency === null || currency === mapping.prices.currency) return mapping;
  return { ...mapping, prices: { ...mapping.prices, currency, rate: null } };
}
