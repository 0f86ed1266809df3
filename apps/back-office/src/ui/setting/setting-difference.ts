import { difference, type FieldChange } from '../call/difference.ts';

/** Properties that identify an item of a list, in order of preference. */
const names = ['kind', 'method', 'id', 'vatClass'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the identifier of an item, such as `courier`; several joined values if one is not unique. */
function nameOf(item: unknown, index: number): string {
  if (!isRecord(item)) return String(index + 1);
  const own = names.map((name) => item[name]).find((value) => typeof value === 'string' || typeof value === 'number');
  const more = ['channel', 'locale', 'from'].flatMap((name) => (typeof item[name] === 'string' ? [item[name]] : []));
  return own === undefined ? String(index + 1) : [String(own), ...more].join(' · ');
}

const isPlain = (value: unknown): boolean => !isRecord(value) && !(Array.isArray(value) && value.some(isRecord));

/** Flattens a value into plain fields by path. The order of a list is a field of its own. */
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

/** Returns the changed fields between two versions of a setting by path: `ways/courier/isOn`. */
export function settingDifference(before: unknown, after: unknown): readonly FieldChange[] {
  return difference(Object.fromEntries(flat(before, [])), Object.fromEntries(flat(after, [])));
}
