import { exchangeTakeQueries } from '@farad/database/imports/exchange-take.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { guessPriceTypeUse } from '@farad/domain/one-c';
import type { OneCGroup, OneCPriceType, OneCProperty, OneCWarehouse, PriceTypeUse } from '@farad/domain/one-c';
import type { OneCItem } from '@farad/importers/commerceml/item-types';

import { pathSign } from '../import/row/source-part.ts';

interface KnownGroup extends OneCGroup {
  readonly categoryId: number | null;
}

interface KnownProperty {
  readonly name: string;
  readonly values: Map<string, string>;
  readonly attributeKey: string | null;
  readonly isIgnored: boolean;
}

interface KnownPriceType extends OneCPriceType {
  readonly use: PriceTypeUse;
  readonly fromQuantity: number;
}

const namesMax = 200;
const depthMax = 20;

const nameOf = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, namesMax);

/**
 * Returns the groups, properties, price types and warehouses of earlier files, with the assignments that staff made.
 */
async function knownThings(db: Handle) {
  const queries = exchangeTakeQueries(db);
  const groups = new Map<string, KnownGroup>();
  for (const row of await queries.groups()) {
    const { external_id: id, parent_id: parentId, name, category_id: categoryId } = row;
    groups.set(id, { id, parentId, name, categoryId });
  }
  const properties = new Map<string, KnownProperty>();
  for (const row of await queries.properties()) {
    const { external_id: id, name, attribute_key: attributeKey, is_ignored: isIgnored } = row;
    properties.set(id, { name, values: new Map(), attributeKey, isIgnored });
  }
  for (const { property_id: id, external_id: valueId, value } of await queries.propertyValues())
    properties.get(id)?.values.set(valueId, value);
  const types = new Map<string, KnownPriceType>();
  for (const row of await queries.priceTypes()) {
    const { external_id: id, name, currency, has_tax_inside: hasTaxInside, use, from_quantity: fromQuantity } = row;
    types.set(id, { id, name, currency, hasTaxInside, use, fromQuantity });
  }
  const warehouses = new Map((await queries.warehouses()).map((row) => [row.external_id, row.warehouse_id]));
  return { groups, properties, types, warehouses };
}

type Known = Awaited<ReturnType<typeof knownThings>>;

/**
 * Returns the list of a file's additions and a function that adds to it. The additions are stored after the file was
 * read to its end.
 */
function additionsTo({ groups, properties, types, warehouses }: Known) {
  const added = {
    groups: [] as OneCGroup[],
    properties: [] as OneCProperty[],
    types: [] as OneCPriceType[],
    warehouses: [] as OneCWarehouse[],
  };
  const addGroup = (group: OneCGroup): void => {
    groups.set(group.id, { ...group, categoryId: groups.get(group.id)?.categoryId ?? null });
    added.groups.push({ ...group, name: nameOf(group.name) });
  };
  const addProperty = (property: OneCProperty): void => {
    const known = properties.get(property.id);
    const values = new Map([...(known?.values ?? []), ...property.values]);
    const settled = { attributeKey: known?.attributeKey ?? null, isIgnored: known?.isIgnored ?? false };
    properties.set(property.id, { ...settled, name: nameOf(property.name), values });
    added.properties.push({ ...property, name: nameOf(property.name) });
  };
  const addType = (type: OneCPriceType): void => {
    const known = types.get(type.id);
    const guessed = guessPriceTypeUse(type.name);
    const isTaken = guessed === 'sale' && [...types.values()].some(({ use }) => use === 'sale');
    const use = known?.use ?? (isTaken ? 'none' : guessed);
    types.set(type.id, { ...type, use, fromQuantity: known?.fromQuantity ?? 1 });
    added.types.push({ ...type, name: nameOf(type.name) });
  };
  const addWarehouse = ({ id, name }: OneCWarehouse): void => {
    if (!warehouses.has(id)) warehouses.set(id, null);
    added.warehouses.push({ id, name: nameOf(name) });
  };
  return {
    added,
    add: (item: OneCItem): void => {
      if (item.kind === 'groups') item.groups.forEach(addGroup);
      else if (item.kind === 'property') addProperty(item.property);
      else if (item.kind === 'price_type') addType(item.priceType);
      else if (item.kind === 'warehouse') addWarehouse(item.warehouse);
    },
  };
}

/**
 * Returns the groups, properties, price types and warehouses of 1C: those of earlier files, and those that this file
 * adds while it is read. They are stored by `keep`.
 */
export async function openClassifier(db: Handle) {
  const known = await knownThings(db);
  const { groups } = known;
  const { added, add } = additionsTo(known);

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
    ...known,
    /** Returns the path of a group, in the form of the categories of imports; empty for an unknown group. */
    pathOf,
    /** Adds a group, property, price type or warehouse. Other items are ignored. */
    add,
    /** Returns true if the file defines no groups or properties, as a file of prices and stock does. */
    hasPricesOnly: (): boolean => added.groups.length + added.properties.length === 0,
    keep: async (tx: Tx): Promise<void> => {
      const queries = exchangeTakeQueries(tx);
      await queries.learnGroups(added.groups);
      for (const property of added.properties) await queries.learnProperty(property);
      for (const type of added.types) await queries.learnPriceType(type, guessPriceTypeUse(type.name));
      for (const warehouse of added.warehouses) await queries.learnWarehouse(warehouse);
    },
    /** Returns the paths of all known groups, so that their categories can be stored. */
    paths: () => [...groups.keys()].map((id) => ({ id, path: pathOf(id) })),
  };
}

export type Classifier = Awaited<ReturnType<typeof openClassifier>>;
