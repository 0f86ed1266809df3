import { exchangeTakeQueries } from '@farad/database/exchange-take.queries';
import type { Handle } from '@farad/database/connect';
import { guessPriceTypeUse } from '@farad/domain/exchange';
import type {
  ExchangeGroup,
  ExchangePriceType,
  ExchangeProperty,
  ExchangeWarehouse,
  PriceTypeUse,
} from '@farad/domain/exchange';
import type { ExchangeItem } from '@farad/importers/commerceml/items';

import { pathSign } from '../import/source-part.ts';

interface KnownGroup extends ExchangeGroup {
  readonly categoryId: number | null;
}

interface KnownProperty {
  readonly name: string;
  readonly values: Map<string, string>;
  readonly attributeKey: string | null;
  readonly isIgnored: boolean;
}

interface KnownPriceType extends ExchangePriceType {
  readonly use: PriceTypeUse;
  readonly fromQuantity: number;
}

const namesMax = 200;
const depthMax = 20;

const nameOf = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, namesMax);

/**
 * Groups, properties, types of prices and warehouses of 1C: what earlier files taught, and what this one adds while it is
 * read. Nothing is kept before `keep`.
 */
export async function openClassifier(db: Handle) {
  const queries = exchangeTakeQueries(db);
  const [groupRows, propertyRows, valueRows, typeRows, warehouseRows] = [
    await queries.groups(),
    await queries.properties(),
    await queries.propertyValues(),
    await queries.priceTypes(),
    await queries.warehouses(),
  ];
  const groups = new Map<string, KnownGroup>(
    groupRows.map((row) => [
      row.external_id,
      { id: row.external_id, parentId: row.parent_id, name: row.name, categoryId: row.category_id },
    ]),
  );
  const properties = new Map<string, KnownProperty>(
    propertyRows.map((row) => [
      row.external_id,
      { name: row.name, values: new Map(), attributeKey: row.attribute_key, isIgnored: row.is_ignored },
    ]),
  );
  for (const row of valueRows) properties.get(row.property_id)?.values.set(row.external_id, row.value);
  const types = new Map<string, KnownPriceType>(
    typeRows.map((row) => [
      row.external_id,
      {
        ...{ id: row.external_id, name: row.name, currency: row.currency, hasTaxInside: row.has_tax_inside },
        ...{ use: row.use, fromQuantity: row.from_quantity },
      },
    ]),
  );
  const warehouses = new Map(warehouseRows.map((row) => [row.external_id, row.warehouse_id]));
  const added = {
    groups: [] as ExchangeGroup[],
    properties: [] as ExchangeProperty[],
    types: [] as ExchangePriceType[],
    warehouses: [] as ExchangeWarehouse[],
  };

  const addProperty = (property: ExchangeProperty): void => {
    const known = properties.get(property.id);
    const values = new Map([...(known?.values ?? []), ...property.values]);
    const settled = { attributeKey: known?.attributeKey ?? null, isIgnored: known?.isIgnored ?? false };
    properties.set(property.id, { ...settled, name: nameOf(property.name), values });
    added.properties.push({ ...property, name: nameOf(property.name) });
  };

  const addType = (type: ExchangePriceType): void => {
    const known = types.get(type.id);
    const guessed = guessPriceTypeUse(type.name);
    const isTaken = guessed === 'sale' && [...types.values()].some(({ use }) => use === 'sale');
    const use = known?.use ?? (isTaken ? 'none' : guessed);
    types.set(type.id, { ...type, use, fromQuantity: known?.fromQuantity ?? 1 });
    added.types.push({ ...type, name: nameOf(type.name) });
  };

  const pathOf = (id: string): string => {
    const names: string[] = [];
    let group = groups.get(id);
    for (let depth = 0; group !== undefined && depth < depthMax; depth += 1) {
      names.unshift(nameOf(group.name));
      group = group.parentId === null ? undefined : groups.get(group.parentId);
    }
    return names
      .filter((name) => name !== '')
      .join(pathSign)
      .slice(0, 300);
  };

  return {
    groups,
    properties,
    types,
    warehouses,
    /** The way to a group, as imports know categories; empty for one that nobody has named. */
    pathOf,
    /** false: it is none of the classifier. */
    add: (item: ExchangeItem): boolean => {
      if (item.kind === 'groups') {
        for (const group of item.groups) {
          groups.set(group.id, { ...group, categoryId: groups.get(group.id)?.categoryId ?? null });
          added.groups.push({ ...group, name: nameOf(group.name) });
        }
      } else if (item.kind === 'property') addProperty(item.property);
      else if (item.kind === 'price_type') addType(item.priceType);
      else if (item.kind === 'warehouse') {
        const { id, name } = item.warehouse;
        if (!warehouses.has(id)) warehouses.set(id, null);
        added.warehouses.push({ id, name: nameOf(name) });
      } else return false;
      return true;
    },
    /** The file is about prices and stock. */
    hasPricesOnly: (): boolean => added.groups.length + added.properties.length === 0,
    keep: async (tx: Handle): Promise<void> => {
      const kept = exchangeTakeQueries(tx);
      await kept.learnGroups(added.groups);
      for (const property of added.properties) await kept.learnProperty(property);
      for (const type of added.types) await kept.learnPriceType(type, guessPriceTypeUse(type.name));
      for (const warehouse of added.warehouses) await kept.learnWarehouse(warehouse);
    },
    /** Ways to the groups of this file, to remember their categories. */
    paths: () => [...groups.keys()].map((id) => ({ id, path: pathOf(id) })),
  };
}

export type Classifier = Awaited<ReturnType<typeof openClassifier>>;
