import { categoryValueRows } from './category-value-rows.ts';
import { knownCategory } from './categories.ts';
import { nameKey } from './key.ts';
import { categoryNamer } from './named-category.ts';

type CategoryValues = readonly (readonly [attribute: string, value: string])[];

const values = new Map<string, CategoryValues>();
for (const row of categoryValueRows.trim().split('\n')) {
  const [attribute = '', value = '', names = ''] = row.split('|');
  for (const name of names.split(';')) {
    const key = nameKey(name);
    values.set(key, [...(values.get(key) ?? []), [attribute, value]]);
  }
}

/**
 * Returns the attribute values that the name of a distributor's category implies: parts of `Motor Driver ICs` drive
 * motors.
 */
const valuesOfName = (name: string): CategoryValues => values.get(nameKey(name)) ?? [];

const namerOfKnown = categoryNamer([]);
/**
 * Number of characters at the end of a description that are searched for the kind of the part. Distributors write it
 * there.
 */
const endLengthMax = 70;

/**
 * Returns the attribute values that a distributor's category implies for a part. If a description ends with the name of
 * another category, that category is used. Example: `Monitors & Reset Circuits` also contain "VSSOP-10 Surge Protection
 * Devices (SPDs) ROHS". A description that is only the name of a parent category is ignored: "Audio Products /
 * Vibration Motors" also contain microphones.
 *
 * @param path names of the distributor's category, the narrowest last
 * @param descriptions called only if the category gives values
 */
export function categoryValues(path: readonly string[], descriptions: () => readonly string[]): CategoryValues {
  const name = path.at(-1) ?? '';
  const own = valuesOfName(name);
  if (own.length === 0) return own;
  const groups = path.slice(0, -1).map(nameKey);
  for (const text of descriptions()) {
    const key = nameKey(text).replace(/rohs$/u, '');
    if (groups.includes(key) || key.endsWith(nameKey(name))) continue;
    const named = namerOfKnown(text.slice(-endLengthMax));
    if (named === null || nameKey(named) === nameKey(name)) continue;
    const others = valuesOfName(named);
    if (others.length > 0) return others;
    if (knownCategory(named) !== null && knownCategory(named) !== knownCategory(name)) return [];
  }
  return own;
}
