import { categoryValueRows } from './category-value-rows.ts';
import { nameKey } from './key.ts';

type CategoryValues = readonly (readonly [attribute: string, value: string])[];

const values = new Map<string, CategoryValues>();
for (const row of categoryValueRows.trim().split('\n')) {
  const [attribute = '', value = '', names = ''] = row.split('|');
  for (const name of names.split(';')) {
    const key = nameKey(name);
    values.set(key, [...(values.get(key) ?? []), [attribute, value]]);
  }
}

/** Returns values that a distributor's category name gives: `Motor Driver ICs` are drivers of motors. */
export const categoryValues = (name: string): CategoryValues => values.get(nameKey(name)) ?? [];
