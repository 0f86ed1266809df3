import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { importFields, importTexts, type ImportField } from '@farad/domain/import';
import { columnInFile, isNumberColumn, restColumn, textAt, type SourceRecord } from '@farad/importers/record';
import { attributeCandidates } from '@farad/importers/vocabulary/attributes';

import { proposeColumns, type FileNames, type Proposal } from '../proposal/propose-mapping.ts';
import { inStatedCurrency } from './stated-currency.ts';
import { withStatedVat } from './stated-vat.ts';

type Column = ImportMapping['columns'][number];

export const plainPrices: ImportMapping['prices'] = {
  kind: 'purchase',
  currency: 'RUB',
  rate: null,
  margins: [{ belowRoubles: null, percent: '0' }],
  rounding: 'kopeck',
};

const field = (column: string, name: ImportField): Column => ({ column, target: { kind: 'field', field: name } });

/** Returns the column whose texts begin with the part number, if the number is read from there. */
function numberedColumn({ fields }: Proposal): Column | null {
  if (fields.mpn === undefined || !isNumberColumn(fields.mpn)) return null;
  const column = columnInFile(fields.mpn);
  const text = importTexts.find((name) => fields[name] === restColumn(column)) ?? 'descriptionEn';
  return { column, target: { kind: 'numbered', field: text } };
}

/** Minimum share of rows in which an unknown column must have a value, so that it becomes an attribute. */
const filledMin = 0.05;

/** The first mapping of a file, which staff then correct. */
export interface GuessedMapping {
  readonly mapping: ImportMapping;
  /** The currencies that the file states, by price column. */
  readonly statedCurrencies: ReadonlyMap<string, string>;
}

/**
 * Returns the first mapping of a file, guessed by the names and contents of its columns.
 * @param columns all columns of the file
 */
export function guessMapping(
  records: readonly SourceRecord[],
  columns: readonly string[],
  file: FileNames,
): GuessedMapping {
  const proposed = proposeColumns(records, file);
  const { tiers, prices, attributesFrom: from, ignored, constants } = proposed;
  const numbered = numberedColumn(proposed);
  const mapped: Column[] = numbered === null ? [] : [numbered];
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
  const mapping: ImportMapping = {
    format: { encoding: null, delimiter: null, sheet: null, headerRow: null },
    columns: mapped,
    constants: importFields.flatMap((name) => {
      const value = constants[name];
      return value === undefined ? [] : [{ field: name, value }];
    }),
    prices: plainPrices,
    warehouseId: null,
    makers: [],
    categories: [],
    areTextsMade: true,
    numberName: null,
    leadTimeDays: null,
  };
  const { statedCurrencies } = proposed;
  const inCurrency = inStatedCurrency(mapping, statedCurrencies);
  return { mapping: withStatedVat(inCurrency, file.titles), statedCurrencies };
}
