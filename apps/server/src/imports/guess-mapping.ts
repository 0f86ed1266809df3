import type { ImportMapping } from '@farad/contract/back-office-imports';
import { importFields, type ImportField } from '@farad/domain/import';
import type { SourceRecord } from '@farad/importers/record';
import { attributeCandidates } from '@farad/importers/vocabulary/attributes';

import type { Mapping } from '../import/mapping.ts';
import { proposeMapping } from '../import/propose-mapping.ts';

type Column = ImportMapping['columns'][number];

export const plainPrices: ImportMapping['prices'] = {
  kind: 'purchase',
  currency: 'RUB',
  rate: null,
  margins: [{ belowRoubles: null, percent: '0' }],
  rounding: 'kopeck',
};

const field = (column: string, name: ImportField): Column => ({ column, target: { kind: 'field', field: name } });

/** A first mapping of a file: by the names of its columns and what they hold. `columns`: all of them. */
export function guessMapping(records: readonly SourceRecord[], columns: readonly string[]): ImportMapping {
  const proposed = proposeMapping(records, 'file') as {
    readonly fields: Readonly<Record<string, string | readonly string[]>>;
    readonly prices: Partial<Mapping['prices']>;
    readonly attributes: { readonly from?: string };
  };
  const mapped: Column[] = [];
  const isFree = (column: string): boolean =>
    columns.includes(column) && !mapped.some((each) => each.column === column);
  for (const name of importFields) {
    for (const column of [proposed.fields[name] ?? []].flat()) if (isFree(column)) mapped.push(field(column, name));
  }
  const { tiers, columns: prices = [], currency = 'RUB' } = proposed.prices;
  if (tiers !== undefined && isFree(tiers.field)) {
    mapped.push({ column: tiers.field, target: { kind: 'tiers', quantity: tiers.quantity, price: tiers.price } });
  }
  for (const { field: column, quantity } of prices) {
    const isTaken = mapped.some(({ target }) => target.kind === 'price' && target.quantity === quantity);
    if (isFree(column) && !isTaken) mapped.push({ column, target: { kind: 'price', quantity } });
  }
  const from = proposed.attributes.from;
  for (const column of columns) {
    const isTold = from !== undefined ? column.startsWith(`${from}.`) : attributeCandidates(column).length > 0;
    if (isTold && isFree(column)) mapped.push({ column, target: { kind: 'attribute', key: null, unit: '' } });
  }
  return {
    format: { encoding: null, delimiter: null, sheet: null, headerRow: null },
    columns: mapped,
    constants: [],
    prices: { ...plainPrices, currency },
    warehouseId: null,
    makers: [],
    categories: [],
    areTextsMade: true,
    numberName: null,
    leadTimeDays: null,
  };
}
