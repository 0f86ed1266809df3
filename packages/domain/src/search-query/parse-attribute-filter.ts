import type { AttributeDefinition, AttributeKey } from '../category/category.ts';
import { parseQuantity } from '../quantities/parse-quantity.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { AttributeFilter } from './filter.ts';

interface AttributeName {
  readonly key: AttributeKey;
  readonly bound: 'min' | 'max' | null;
}

/** `attrs.resistance`, `attrs.resistance.min`; null for other names. */
export function splitAttributeName(name: string): AttributeName | null {
  const groups = /^attrs\.(?<key>[a-z0-9_-]+)(?:\.(?<bound>min|max))?$/.exec(name)?.groups;
  if (!groups) return null;
  const bound = groups['bound'] === 'min' || groups['bound'] === 'max' ? groups['bound'] : null;
  return { key: groups['key'] as AttributeKey, bound };
}

interface AttributeProblem {
  readonly code: 'invalid_input';
  readonly field: string;
}

/** Conditions on attributes out of all entries; numbers may be written with prefix and unit (`4к7`, `10 кОм`). */
export function parseAttributeFilters(
  given: ReadonlyMap<string, readonly string[]>,
  byKey: ReadonlyMap<AttributeKey, AttributeDefinition>,
): Result<AttributeFilter[], AttributeProblem> {
  const filters: AttributeFilter[] = [];
  for (const [key, definition] of byKey) {
    const name = `attrs.${key}`;
    const values = parseTicks(given.get(name) ?? [], definition);
    if (values === null) return fail({ code: 'invalid_input', field: name });
    if (values.length > 0) filters.push({ kind: 'values', key, values });

    const from = parseBound(given.get(`${name}.min`), definition);
    if (from === undefined) return fail({ code: 'invalid_input', field: `${name}.min` });
    const to = parseBound(given.get(`${name}.max`), definition);
    if (to === undefined || (from !== null && to !== null && from > to)) {
      return fail({ code: 'invalid_input', field: `${name}.max` });
    }
    if (from !== null || to !== null) filters.push({ kind: 'between', key, from, to });
  }
  return ok(filters);
}

function parseTicks(texts: readonly string[], definition: AttributeDefinition): (string | number | boolean)[] | null {
  const values = texts.map((text) => parseTick(text, definition));
  return values.includes(null) ? null : values.filter((value) => value !== null);
}

function parseTick(text: string, { kind, unit }: AttributeDefinition): string | number | boolean | null {
  if (kind === 'enum' || kind === 'text') return text;
  if (kind === 'number') return parseQuantity(text, unit)?.value ?? null;
  if (kind === 'flag' && /^(?:true|1|on)$/.test(text)) return true;
  return kind === 'flag' && /^(?:false|0|off)$/.test(text) ? false : null;
}

/** Null: no bound given; undefined: not a bound that this attribute can have. */
function parseBound(texts: readonly string[] | undefined, definition: AttributeDefinition): number | null | undefined {
  const [text, another] = texts ?? [];
  if (text === undefined) return null;
  const isNumeric = definition.kind === 'number' || definition.kind === 'range';
  return isNumeric && another === undefined ? parseQuantity(text, definition.unit)?.value : undefined;
}
