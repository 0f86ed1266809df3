import { fieldAt, textAt, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from './mapping.ts';

/** Which texts of a row are attributes: its object of them, or columns. */
export function attributeReader({ attributes, fields, prices }: Mapping) {
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
          ? [[name, String(value)] as const]
          : [],
      );
    }
    const names = attributes.columns === 'rest' ? Object.keys(record.fields) : attributes.columns;
    return names.flatMap((name) => (isWanted(name) ? [[name, textAt(record.fields, name)] as const] : []));
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
