import { difference, isRecord, type FieldChange } from '../call/difference.ts';

/** Properties that can identify an item of a list. The first one that an item has is used. */
const names = ['kind', 'method', 'id', 'vatClass'] as const;

/**
 * Returns a text that identifies an item of a list, such as `courier`. Several properties are joined if the item has
 * them. An item without any is identified by its number in the list.
 */
function nameOf(item: unknown, index: number): string {
  if (!isRecord(item)) return String(index + 1);
  const own = names.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  const more = ['channel', 'locale', 'from'].flatMap((name) => (typeof item[name] === 'string' ? [item[name]] : []));
  return own === undefined ? String(index + 1) : [String(own), ...more].join(' · ');
}

const isPlain = (value: unknown): boolean => !isRecord(value) && !(Array.isArray(value) && value.some(isRecord));

/** Returns all plain values inside a value, each with its path. For a list, one more entry names its items in order. */
function flat(value: unknown, path: readonly string[]): readonly (readonly [string, unknown])[] {
  if (isPlain(value)) return [[path.join('/'), Array.isArray(value) ? value.join(', ') : value]];
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) => flat(item, [...path, nameOf(item, index)]));
    return [[path.join('/'), value.map(nameOf).join(', ')], ...items];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([name]) => !names.some((each) => each === name && path.length > 1))
    .flatMap(([name, field]) => flat(field, [...path, name]));
}

/**
 * Returns the fields that differ between two versions of a setting. Their names are paths such as `ways/courier/isOn`.
 */
export function settingDifference(before: unknown, after: unknown): readonly FieldChange[] {
  return difference(Object.fromEntries(flat(before, [])), Object.fromEntries(flat(after, [])));
}
