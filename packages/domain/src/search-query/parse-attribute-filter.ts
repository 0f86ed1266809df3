import type { AttributeDefinition, AttributeKey } from '../category/category.ts';
import { parseQuantity } from '../quantities/parse-quantity.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { AttributeFilter } from './filter.ts';
import { joinEntries, readRangeEntry } from './range-entry.ts';

interface AttributeName {
  readonly key: AttributeKey;
  readonly bound: 'min' | 'max' | null;
}

/**
 * Returns the parts of a parameter name such as `attrs.resistance` or `attrs.resistance.min`; null = no attribute
 * parameter.
 */
export function splitAttributeName(name: string): AttributeName | null {
  const groups = /^attrs\.(?<key>[a-z0-9_-]+)(?:\.(?<bound>min|max))?$/.exec(name)?.groups;
  if (!groups) return null;
  return { key: groups['key'] as AttributeKey, bound: (groups['bound'] ?? null) as AttributeName['bound'] };
}

interface AttributeProblem {
  readonly code: 'invalid_input';
  readonly field: string;
}

/** Returns the attribute conditions of a URL or form. Numbers may have a prefix and a unit (`4к7`, `10 кОм`). */
export function parseAttributeFilters(
  given: ReadonlyMap<string, readonly string[]>,
  byKey: ReadonlyMap<AttributeKey, AttributeDefinition>,
): Result<AttributeFilter[], AttributeProblem> {
  const filters: AttributeFilter[] = [];
  const keys = new Set([...given.keys()].map((name) => splitAttributeName(name)?.key));
  for (const [key, definition] of byKey) {
    if (!keys.has(key)) continue;
    const name = `attrs.${key}`;
    const values = parseTicks(given.get(name) ?? [], definition);
    if (values === null) return fail({ code: 'invalid_input', field: name });
    if (values.length > 0) filters.push({ kind: 'values', key, values });

    const bounds = parseBounds(given, definition);
    if (typeof bounds === 'string') return fail({ code: 'invalid_input', field: bounds });
    const { from, to } = bounds;
    if (from !== null || to !== null) filters.push({ kind: 'between', key, from, to });
  }
  return ok(filters);
}

function parseTicks(texts: readonly string[], definition: AttributeDefinition): (string | number | boolean)[] | null {
  const values = texts.map((text) => parseTick(text, definition));
  return values.every((value) => value !== null) ? values : null;
}

function parseTick(text: string, { kind, unit }: AttributeDefinition): string | number | boolean | null {
  if (kind === 'enum' || kind === 'text') return text;
  if (kind === 'number') return parseQuantity(text, unit)?.value ?? null;
  return kind === 'flag' ? parseFlag(text) : null;
}

/** Returns the value of a flag in a URL or of a checkbox; null = neither yes nor no. */
export function parseFlag(text: string): boolean | null {
  if (/^(?:true|1|on)$/.test(text)) return true;
  return /^(?:false|0|off)$/.test(text) ? false : null;
}

type Bounds = ReturnType<typeof joinEntries>;

/** Returns the bounds of an attribute, or the name of the parameter that is invalid. */
function parseBounds(given: ReadonlyMap<string, readonly string[]>, definition: AttributeDefinition): Bounds | string {
  const names = { from: `attrs.${definition.key}.min`, to: `attrs.${definition.key}.max` } as const;
  const lower = parseBound(given.get(names.from), definition, 'from');
  if (lower === undefined) return names.from;
  const upper = parseBound(given.get(names.to), definition, 'to');
  if (upper === undefined) return names.to;
  const bounds = joinEntries(lower, upper);
  const isReversed = bounds.from !== null && bounds.to !== null && bounds.from > bounds.to;
  if (isReversed) return upper === null ? names.from : names.to;
  return bounds;
}

/** Returns a bound; null = the parameter is not given, undefined = it is not a valid bound for this attribute. */
function parseBound(texts: readonly string[] | undefined, { kind, unit }: AttributeDefinition, side: 'from' | 'to') {
  const [text, another] = texts ?? [];
  if (text === undefined) return null;
  const isNumeric = kind === 'number' || kind === 'range';
  return isNumeric && another === undefined ? (readRangeEntry(text, unit, side) ?? undefined) : undefined;
}
