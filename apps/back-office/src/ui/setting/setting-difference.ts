import { difference, type FieldChange } from '../call/difference.ts';

/** Names that tell one item of a list from the others, in the order they are looked for. */
const names = ['kind', 'method', 'id', 'vatClass'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an item of a list is called among the others: `courier`; several names where one is not enough. */
function nameOf(item: unknown, index: number): string {
  if (!isRecord(item)) return String(index + 1);
  const own = names.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  const more = ['channel', 'locale', 'from'].flatMap((name) => (typeof item[name] === 'string' ? [item[name]] : []));
  return own === undefined ? String(index + 1) : [String(own), ...more].join(' · ');
}

const isPlain = (value: unknown): boolean => !isRecord(value) && !(Array.isArray(value) && value.some(isRecord));

/** A value as plain fields by their paths; the order of a list of items is a field of its own. */
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

/** What differs between two versions of a setting, each plain field by its path: `ways/courier/isOn`. */
export function settingDifference(before: unknown, after: unknown): readonly FieldChange[] {
  return difference(Object.fromEntries(flat(before, [])), Object.fromEntries(flat(after, [])));
}
