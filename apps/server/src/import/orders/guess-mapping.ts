import type { ImportMapping } from '@farad/contract/office/import-mapping';
import { importFields, type ImportField } from '@farad/domain/import';
import { textAt, type SourceRecord } from '@farad/importers/record';
import { attributeCandidates } from '@farad/importers/vocabulary/attributes';

import { proposeColumns, type FileNames } from '../proposal/propose-mapping.ts';

type Column = ImportMapping['columns'][number];

export const plainPrices: ImportMapping['prices'] = {
  kind: 'purchase',
  currency: 'RUB',
  rate: null,
  margins: [{ belowRoubles: null, percent: '0' }],
  rounding: 'kopeck',
};

const field = (column: string, name: ImportField): Column => ({ column, target: { kind: 'field', field: name } });

/** An unknown column becomes an attribute if this share of rows has it. */
const filledMin = 0.05;

/**
 * Returns an initial mapping of a file, by names and contents of its columns.
 * @param columns all of them
 */
export function guessMapping(
  records: readonly SourceRecord[],
  columns: readonly string[],
  file: FileNames,
): ImportMapping {
  const proposed = proposeColumns(records, file);
  const { tiers, prices, attributesFrom: from, ignored, constants } = proposed;
  const mapped: Column[] = [];
  const isFree = (column: string): boolean =>
    columns.includes(column) && !mapped.some((each) => each.column === column);
  for (const name of importFields) {
    const several = name === 'category' ? proposed.categories : name === 'stock' ? proposed.stocks : null;
    const found = several ?? [proposed.fields[name] ?? []].flat();
    for (const column of found) if (isFree(column)) mapped.push(field(column, name));
  }
  if (tiers !== null && isFree(tiers.field)) {
    mapped.push({ column: tiers.field, target: { kind: 'tiers', quantity: tiers.quantity, price: tiers.price } });
  }
  for (const { field: column, quantity } of prices) {
    if (isFree(column)) mapped.push({ column, target: { kind: 'price', quantity } });
  }
  const hintOf = (column: string): { readonly key: string | null; readonly unit: string } => {
    const { key = null, unit = '' } = proposed.hints.find((each) => each.column === column) ?? {};
    return { key, unit };
  };
  const isFilled = (column: string): boolean =>
    records.filter(({ fields }) => textAt(fields, column) !== '').length >= filledMin * records.length;
  for (const column of columns) {
    const isAttribute =
      from !== null ? column.startsWith(`${from}.`) : attributeCandidates(column).length > 0 || isFilled(column);
    if (isAttribute && isFree(column) && !ignored.includes(column))
      mapped.push({ column, target: { kind: 'attribute', ...hintOf(column) } });
  }
  return {
    format: { encoding: null, delimiter: null, sheet: null, headerRow: null },
    columns: mapped,
    constants: importFields.flatMap((name) => {
      const value = constants[name];
      return value === undefined ? [] : [{ field: name, value }];
    }),
    // A currency that the file does not name is the supplier's, which staff have set.
    prices: proposed.isCurrencyStated ? { ...plainPrices, currency: proposed.currency } : plainPrices,
    warehouseId: null,
    makers: [],
    categories: [],
    areTextsMade: true,
    numberName: null,
    leadTimeDays: null,
  };
}
