import { fieldAt, textAt, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from './mapping.ts';

const bareNumber = /^[-+±]?\d[\d.,\s\u00a0~…-]*$/;

/** Adds the unit of the column to numbers that are written without one. */
function unitAdder(table: Mapping['attributes']['table']): (name: string, text: string) => string {
  const units = new Map(
    Object.entries(table).flatMap(([name, { unit }]) => (unit === undefined ? [] : [[name, unit]])),
  );
  if (units.size === 0) return (_, text) => text;
  return (name, text) => {
    const unit = units.get(name);
    return unit === undefined || !bareNumber.test(text) ? text : `${text}${unit}`;
  };
}

/** Which texts of a row are attributes: its object of them, or columns. */
export function attributeReader({ attributes, fields, prices }: Mapping) {
  const withUnit = unitAdder(attributes.table);
  const ignored = new Set(attributes.ignore);
  const used = new Set(
    [...Object.values(fields).flat(), prices.tiers?.field, ...(prices.columns ?? []).map(({ field }) => field)].filter(
      (name) => name !== undefined,
    ),
  );
  const prefix = attributes.from === undefined ? '' : `${attributes.from}.`;
  const isWanted = (name: string): boolean => !ignored.has(name) && !used.has(prefix + name);
  return (record: SourceRecord): readonly (readonly [name: string, text: string])[] => {
    if (attributes.from !== undefined) {
      const values = fieldAt(record.fields, attributes.from);
      if (typeof values !== 'object' || values === null) return [];
      return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
        isWanted(name) && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
          ? [[name, withUnit(name, String(value))] as const]
          : [],
      );
    }
    const names = attributes.columns === 'rest' ? Object.keys(record.fields) : attributes.columns;
    return names.flatMap((name) =>
      isWanted(name) ? [[name, withUnit(name, textAt(record.fields, name))] as const] : [],
    );
  };
}

/** Between the names of a way; their own names have slashes of every kind. */
export const pathSign = ' > ';

/** The supplier's way to the category, its names joined by " > "; empty where it has none. */
export function categoryPath(record: SourceRecord, { fields }: Mapping): string {
  const names = fields.category === undefined ? [] : [fields.category].flat();
  return names
    .map((name) => textAt(record.fields, name).replace(/\s+/g, ' '))
    .filter((name) => name !== '')
    .join(pathSign)
    .slice(0, 300);
}
