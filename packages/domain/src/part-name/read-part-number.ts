import type { AttributeValue } from '../category/category.ts';
import { readPassiveCode } from '../search-query/passive-codes.ts';
import type { NamedKind } from './read-part-name.ts';

/**
 * Returns the values that the number of a passive part encodes: `RC0603FR-0710KL` is 10 kΩ, 1 %, 0603. Empty = a number
 * of another kind of part, or of an unknown series.
 */
export function readPartNumber(number: string, { rules, keys }: NamedKind): ReadonlyMap<string, AttributeValue> {
  const nominal = rules.get('ohm')?.key === 'resistance' ? 'resistance' : rules.get('farad')?.key;
  const kind = nominal === 'resistance' ? 'resistor' : nominal === 'capacitance' ? 'capacitor' : null;
  const code = kind === null || !keys.has('package') ? null : readPassiveCode(number);
  if (nominal === undefined || code === null || code.kind !== kind) return new Map();
  const { value, tolerance, voltage, dielectric, size } = code;
  const stated: readonly (readonly [string, AttributeValue | null])[] = [
    [nominal, value],
    ['tolerance', tolerance],
    ['voltage', voltage],
    ['dielectric', dielectric],
    ['package', size],
  ];
  return new Map(stated.flatMap(([key, one]) => (one === null || !keys.has(key) ? [] : [[key, one] as const])));
}
