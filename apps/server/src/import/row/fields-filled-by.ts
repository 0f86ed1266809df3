import type { FilledFields, FilledColumn } from '@farad/database/imports/import-session';

import type { ImportPlan } from './part-row.ts';

/** Returns the product columns that a file with this mapping fills. */
export function fieldsFilledBy({
  mode,
  mapping: { fields, prices, numberName, leadTimeDays },
}: ImportPlan): FilledFields {
  const hasPrices = prices.tiers !== undefined || (prices.columns ?? []).length > 0;
  const ofPrices: readonly FilledColumn[] = hasPrices
    ? ['tier_quantities', 'tier_prices', 'min_quantity', 'state']
    : [];
  const has = (isTold: boolean, ...columns: FilledColumn[]): readonly FilledColumn[] => (isTold ? columns : []);
  const columns: readonly FilledColumn[] = [
    ...(['mpn', 'brand_id', 'category_id', 'title', 'description', 'attributes', 'package'] as const),
    ...has(fields.lifecycle !== undefined, 'lifecycle'),
    ...has(fields.leadTimeDays !== undefined || leadTimeDays !== null, 'lead_time_days'),
    ...has(fields.series !== undefined, 'series'),
    ...has(fields.datasheet !== undefined, 'documents'),
    ...has(fields.minQuantity !== undefined || fields.multiple !== undefined, 'min_quantity', 'multiple'),
    ...has(numberName !== undefined, 'other_numbers'),
    ...ofPrices,
    // A part that was archived because its row vanished is restored.
    'state',
  ];
  return {
    columns: new Set(mode === 'full' ? columns : mode === 'prices' ? ofPrices : []),
    hasStock: mode !== 'prices' && fields.stock !== undefined,
    hasPrices,
    isFull: mode === 'full',
    hasPurchase: mode !== 'stock' && prices.kind === 'purchase' && hasPrices,
  };
}
