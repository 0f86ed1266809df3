import type { AttributeValue } from '../category/category.ts';
import type { NamedKind, PartNameReader } from './read-part-name.ts';
import { readPartNumber } from './read-part-number.ts';

type Values = Readonly<Record<string, AttributeValue | undefined>>;

const isSame = (a: AttributeValue, b: AttributeValue): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1e-6 * Math.max(a, b) : a === b;

/** Returns true if two sources state different numbers for one attribute. */
const contradicts = (read: ReadonlyMap<string, AttributeValue>, stated: Values): boolean =>
  [...read].some(([key, value]) => {
    const own = stated[key];
    return own !== undefined && typeof value === 'number' && !isSame(own, value);
  });

/**
 * Returns the values that a part lacks and that its name or number states. If the name contradicts the number or a
 * stated value, no value of the name is used: either may be wrong.
 */
export function saidValues(
  part: { readonly texts: readonly string[]; readonly number: string; readonly stated: Values },
  kind: NamedKind,
  readName: PartNameReader,
): ReadonlyMap<string, AttributeValue> {
  const coded = readPartNumber(part.number, kind);
  const named = readName(part.texts, kind);
  const isNameUsed = !contradicts(named, part.stated) && !contradicts(named, Object.fromEntries(coded));
  const isNumberUsed = !contradicts(coded, part.stated);
  const said = new Map([...(isNumberUsed ? coded : []), ...(isNameUsed ? named : [])]);
  for (const key of said.keys()) if (part.stated[key] !== undefined) said.delete(key);
  return said;
}
