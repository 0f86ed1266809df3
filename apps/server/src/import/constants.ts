import type { ImportField } from '@farad/domain/import';
import { textAt, type SourceBatch, type SourceRecord } from '@farad/importers/record';

import type { Mapping } from './mapping.ts';

/**
 * Returns the name of the column that is added for the constant of a field: `= maker`. No file has such a column name.
 */
const constantColumn = (field: ImportField): string => `= ${field}`;

/** Returns the mapping with a column for each constant. */
export function withConstants(mapping: Mapping): Mapping {
  const added = Object.keys(mapping.constants).map((name) => {
    const field = name as ImportField;
    return [field, mapping.fields[field] ?? constantColumn(field)] as const;
  });
  return added.length === 0 ? mapping : { ...mapping, fields: { ...mapping.fields, ...Object.fromEntries(added) } };
}

/**
 * Returns a function that writes the constants into empty fields. The mapping must have the columns for its constants.
 */
export function constantFiller({ constants, fields }: Mapping): (batch: SourceBatch) => SourceBatch {
  const fills = Object.entries(constants).map(([field, value]) => {
    const columns = [fields[field as ImportField] ?? []].flat();
    return { columns, value };
  });
  if (fills.length === 0) return (batch) => batch;
  const fill = (record: SourceRecord): SourceRecord => {
    const added = fills.flatMap(({ columns, value }) => {
      const isEmpty = columns.every((column) => textAt(record.fields, column) === '');
      return isEmpty ? columns.slice(0, 1).map((column) => [column, value] as const) : [];
    });
    return added.length === 0 ? record : { ...record, fields: { ...record.fields, ...Object.fromEntries(added) } };
  };
  return ({ records, problems }) => ({ records: records.map(fill), problems });
}
