import type { ImportMapping } from '@farad/contract/office/import-mapping';

/** Returns the currency that a file names for the price columns of a mapping. Null = none, or several. */
function statedCurrency({ columns }: ImportMapping, stated: ReadonlyMap<string, string>): string | null {
  const named = new Set(
    columns.flatMap(({ column, target }) =>
      target.kind === 'price' || target.kind === 'tiers' ? [stated.get(column) ?? null] : [],
    ),
  );
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/**
 * Returns the mapping with the currency that the file names. The rate of another currency must be entered anew: roubles
 * read as a supplier's dollars would sell at eighty times the price.
 */
export function inStatedCurrency(mapping: ImportMapping, stated: ReadonlyMap<string, string>): ImportMapping {
  const currency = statedCurrency(mapping, stated);
  if (currency === null || currency === mapping.prices.currency) return mapping;
  return { ...mapping, prices: { ...mapping.prices, currency, rate: null } };
}
