import type { AttributeValue } from '../category/category.ts';
import { readPassiveCode } from '../search-query/passive-codes.ts';
import type { NamedKind } from './read-part-name.ts';
import { readTvsCode } from './tvs-codes.ts';

type Stated = readonly (readonly [key: string, value: AttributeValue | null])[];

function passiveValues(number: string, { rules, keys }: NamedKind): Stated {
  const nominal = rules.get('ohm')?.key === 'resistance' ? 'resistance' : rules.get('farad')?.key;
  const kind = nominal === 'resistance' ? 'resistor' : nominal === 'capacitance' ? 'capacitor' : null;
  const code = kind === null || !keys.has('package') ? null : readPassiveCode(number);
  if (nominal === undefined || code === null || code.kind !== kind) return [];
  const { value, tolerance, voltage, dielectric, size } = code;
  return [
    [nominal, value],
    ['tolerance', tolerance],
    ['voltage', voltage],
    ['dielectric', dielectric],
    ['package', size],
  ];
}

function tvsValues(number: string): Stated {
  const code = readTvsCode(number);
  if (code === null) return [];
  return [
    ['standoff_voltage', code.standoff],
    ['peak_power', code.power],
    ['bidirectional', code.isBidirectional],
    ['package', code.package],
  ];
}

/**
 * Returns the values that the number of a part encodes: `RC0603FR-0710KL` is 10 kΩ, 1 %, 0603, and `SMAJ5.0CA` protects
 * 5 V in both directions. Empty = a number of another kind of part, or of an unknown series.
 */
export function readPartNumber(number: string, kind: NamedKind): ReadonlyMap<string, AttributeValue> {
  const { keys } = kind;
  const stated = keys.has('standoff_voltage') ? tvsValues(number) : passiveValues(number, kind);
  return new Map(stated.flatMap(([key, one]) => (one === null || !keys.has(key) ? [] : [[key, one] as const])));
}
