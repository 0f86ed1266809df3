import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import type { Unit } from '@farad/domain/category';
import { filledFields, readValue, singleFields, type ImportField } from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { LocalizedText } from '@farad/domain/shared';
import { numberColumn, restColumn } from '@farad/importers/record';
import type { MappingProblem } from '@farad/wording/import-messages';

import { firstWarehouseTitle, type Mapping } from '../mapping.ts';
import { knownAttributes } from './known-attributes.ts';

/** Data of the shop that a mapping of the contract is checked against. */
export interface MappingContext {
  readonly supplier: { readonly code: string; readonly title: string };
  readonly frame: CatalogueFrame;
  readonly warehouses: readonly { readonly id: number; readonly code: string; readonly title: LocalizedText }[];
  /** Columns of the file; null = unknown. */
  readonly columns: readonly string[] | null;
}

export interface FieldProblem {
  readonly field: string;
  readonly problem: MappingProblem;
}

type Column = ImportMapping['columns'][number];

const stocksMax = 20;

/** Returns the places of the mapping that only this column may fill. */
function placesOf({ column, target }: Column): readonly string[] {
  if (target.kind === 'price') return [`price ${target.quantity}`];
  if (target.kind === 'tiers') return ['tiers'];
  if (target.kind === 'attribute') return [target.key === null ? `attribute of ${column}` : `attribute ${target.key}`];
  return singleFields(target);
}

const isUnitOf = (text: string, unit: Unit | null | undefined): boolean => {
  const value = readValue(`1 ${text}`, unit ?? null);
  if (value.kind !== 'number' || value.dimension === null) return false;
  return unit === undefined ? !value.dimension.startsWith('other:') : unit === null || value.dimension === unit;
};

function columnProblems(
  { columns }: ImportMapping,
  { frame, columns: known }: MappingContext,
): readonly FieldProblem[] {
  const attributes = new Map<string, Unit | null>(
    knownAttributes(frame.attributes).map(({ key, unit }) => [key, unit]),
  );
  const [names, places] = [new Set<string>(), new Set<string>()];
  return columns.flatMap((each, index): FieldProblem[] => {
    const at = `columns.${index}`;
    const problems: FieldProblem[] = [];
    if (known !== null && !known.includes(each.column))
      problems.push({ field: `${at}.column`, problem: 'no_such_column' });
    if (names.has(each.column)) problems.push({ field: `${at}.column`, problem: 'column_twice' });
    if (placesOf(each).some((place) => places.has(place)))
      problems.push({ field: `${at}.target`, problem: 'field_twice' });
    names.add(each.column);
    for (const place of placesOf(each)) places.add(place);
    if (each.target.kind !== 'attribute') return problems;
    const { key, unit } = each.target;
    if (key !== null && !attributes.has(key))
      problems.push({ field: `${at}.target.key`, problem: 'unknown_attribute' });
    else if (unit !== '' && !isUnitOf(unit, key === null ? undefined : attributes.get(key)))
      problems.push({ field: `${at}.target.unit`, problem: 'unknown_unit' });
    return problems;
  });
}

function isKnownEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the reasons why a mapping cannot be used, by field. */
export function mappingProblems(mapping: ImportMapping, context: MappingContext): readonly FieldProblem[] {
  const { frame, warehouses } = context;
  const fields = new Set<ImportField>([
    ...mapping.columns.flatMap(({ target }) => filledFields(target)),
    ...mapping.constants.map(({ field }) => field),
  ]);
  const problems: FieldProblem[] = [...columnProblems(mapping, context)];
  const add = (isWrong: boolean, field: string, problem: MappingProblem): void => {
    if (isWrong) problems.push({ field, problem });
  };
  add(!fields.has('mpn') && !fields.has('supplierNumber'), 'columns', 'no_number');
  add(!fields.has('maker') && !fields.has('supplierNumber'), 'columns', 'no_maker');
  const { prices, format, warehouseId } = mapping;
  add(prices.currency !== 'RUB' && prices.rate === null, 'prices.rate', 'no_rate');
  add(format.encoding !== null && !isKnownEncoding(format.encoding), 'format.encoding', 'unknown_encoding');
  add(warehouseId !== null && !warehouses.some(({ id }) => id === warehouseId), 'warehouseId', 'no_such_warehouse');
  const twice = mapping.constants.findIndex(
    ({ field }, index) => mapping.constants.findIndex((each) => each.field === field) < index,
  );
  add(twice !== -1, `constants.${twice}.field`, 'field_twice');
  const brands = new Set<number>(frame.brands.map(({ id }) => id));
  const categories = new Set<number>(frame.categories.map(({ id }) => id));
  mapping.makers.forEach(({ brandId }, index) =>
    add(brandId !== null && !brands.has(brandId), `makers.${index}.brandId`, 'no_such_maker'),
  );
  mapping.categories.forEach(({ categoryId }, index) =>
    add(!categories.has(categoryId), `categories.${index}.categoryId`, 'no_such_category'),
  );
  return problems;
}

const decimal = (text: string): string => text.replace(',', '.');

function fieldsOf(columns: readonly Column[]): Mapping['fields'] {
  const fields: Partial<Record<ImportField, string | string[]>> = {};
  const [categories, stocks]: [string[], string[]] = [[], []];
  for (const { column, target } of columns) {
    if (target.kind === 'numbered') {
      fields.mpn = numberColumn(column);
      fields[target.field] = restColumn(column);
    }
    if (target.kind !== 'field') continue;
    if (target.field === 'category') categories.push(column);
    else if (target.field === 'stock') stocks.push(column);
    else fields[target.field] = column;
  }
  return {
    ...fields,
    ...(categories.length === 0 ? {} : { category: categories.slice(0, 5) }),
    ...(stocks.length === 0 ? {} : { stock: stocks.slice(0, stocksMax) }),
  } as Mapping['fields'];
}

function pricesOf({ columns, prices }: ImportMapping): Mapping['prices'] {
  const tiers = columns.flatMap(({ column, target }) =>
    target.kind === 'tiers' ? [{ field: column, quantity: target.quantity, price: target.price }] : [],
  )[0];
  return {
    ...(tiers === undefined ? {} : { tiers }),
    columns: columns.flatMap(({ column, target }) =>
      target.kind === 'price' ? [{ quantity: target.quantity, field: column }] : [],
    ),
    currency: prices.currency,
    // Without a rate, only a preview is possible. An import would be refused.
    rate: prices.currency === 'RUB' ? '1' : decimal(prices.rate ?? '1'),
    ...(prices.addedVat === undefined ? {} : { addedVat: prices.addedVat }),
    margin: prices.margins.map(({ belowRoubles, percent }) => ({
      ...(belowRoubles === null ? {} : { belowRoubles }),
      percent: decimal(percent),
    })),
    rounding: prices.rounding,
    kind: prices.kind,
  };
}

/**
 * Returns the name of a column. In JSON Lines a column is a path to a value: `attributes.Tolerance` is named Tolerance.
 */
const labelOf = (column: string): string => column.slice(column.indexOf('.') + 1);

function attributesOf(columns: readonly Column[], isNested: boolean): Mapping['attributes'] {
  const own = columns.flatMap(({ column, target }) => (target.kind === 'attribute' ? [{ column, target }] : []));
  return {
    columns: own.map(({ column }) => column),
    ignore: [],
    table: Object.fromEntries(
      own.flatMap(({ column, target: { key, unit } }) => {
        if (key === null && unit === '') return [];
        return [[column, { ...(key === null ? {} : { key }), ...(unit === '' ? {} : { unit }) }] as const];
      }),
    ),
    labels: isNested
      ? Object.fromEntries(own.flatMap(({ column }) => (column.includes('.') ? [[column, labelOf(column)]] : [])))
      : {},
  };
}

/** Warehouse that is created if the shop has none. */
const firstWarehouse: Mapping['warehouse'] = {
  code: 'main',
  title: firstWarehouseTitle,
};

/**
 * Converts a mapping of the contract to the form that the import uses. Does not check it. `isNested` is true for JSON
 * Lines.
 */
export function engineMapping(
  mapping: ImportMapping,
  context: MappingContext,
  isNested: boolean,
  isPublished: boolean,
): Mapping {
  const { frame, warehouses, supplier } = context;
  const { format, columns, numberName } = mapping;
  const brands = new Map<number, string>(frame.brands.map(({ id, name }) => [id, name]));
  const slugs = new Map<number, string>(frame.categories.map(({ id, slug }) => [id, slug]));
  const warehouse = warehouses.find(({ id }) => id === mapping.warehouseId) ?? warehouses[0] ?? firstWarehouse;
  return {
    supplier,
    format: {
      ...(format.encoding === null ? {} : { encoding: format.encoding }),
      ...(format.delimiter === null ? {} : { delimiter: format.delimiter }),
      ...(format.sheet === null ? {} : { sheet: format.sheet }),
      ...(format.headerRow === null ? {} : { headerRow: format.headerRow }),
    },
    fields: fieldsOf(columns),
    constants: Object.fromEntries(mapping.constants.map(({ field, value }) => [field, value])),
    prices: pricesOf(mapping),
    warehouse: { code: warehouse.code, title: warehouse.title },
    makers: {
      table: Object.fromEntries(
        mapping.makers.map(({ spelling, brandId, name }) => [spelling, brands.get(brandId ?? -1) ?? name]),
      ),
    },
    categories: {
      table: Object.fromEntries(
        mapping.categories.flatMap(({ path, categoryId }) => {
          const slug = slugs.get(categoryId);
          return slug === undefined ? [] : [[path, slug]];
        }),
      ),
      add: [],
      root: 'other-components',
      createFrom: 50,
    },
    attributes: attributesOf(columns, isNested),
    ...(numberName === null ? {} : { numberName }),
    leadTimeDays: mapping.leadTimeDays,
    areTextsMade: mapping.areTextsMade,
    publish: isPublished,
    vanished: mapping.vanished ?? 'leave',
  };
}
