import type { AttributeKey } from '../../category/category.ts';
import type { AttributeFilter } from '../filter.ts';
import type { QueryItem } from './query-item.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import type { ValueLexeme } from './words/value-lexeme.ts';

/** Input and output of a requested converter. */
export interface Conversion {
  readonly filter: AttributeFilter;
  readonly or?: readonly Way[];
  readonly also?: readonly (readonly Way[])[];
}

const vin = 'vin' as AttributeKey;
const vout = 'vout' as AttributeKey;
const supply = 'supply_voltage' as AttributeKey;
const joint = /^(?:в|на|to|->|=>|→|>)$/u;
const source = /^(?:из|от|from)$/iu;

const voltsOf = (lexeme: ValueLexeme | null): number | null =>
  lexeme?.kind === 'value' && lexeme.unit === 'volt' && !lexeme.isAlternating ? lexeme.value : null;

const voltsAt = (item: QueryItem | undefined): number | null => (item?.kind === 'value' ? voltsOf(item.lexeme) : null);

const isJoint = (item: QueryItem | undefined): boolean =>
  item?.kind === 'word' && joint.test(item.tokens[0]?.core.toLowerCase() ?? '');

const input = (scope: CategoryScope, volts: number): Conversion => {
  const [first = vin, ...others] = [vin, supply].filter((key) => scope.keys.has(key));
  const within = (key: AttributeKey): AttributeFilter => ({ kind: 'between', key, from: volts, to: volts });
  return { filter: within(first), ...(others.length === 0 ? {} : { or: others.map(within) }) };
};

/** Adjustable converters cover any voltage. */
const outputs = (volts: number): readonly Way[] => [
  { kind: 'values', key: vout, values: [volts] },
  { kind: 'values', key: 'output_type' as AttributeKey, values: ['adjustable'] },
];

/**
 * Reads `24В в 5В`, `5v to 12v` and `from 5v` for kinds of parts with an input and an output voltage. Returns null for
 * other items and kinds.
 */
export function conversionAt(
  items: readonly QueryItem[],
  place: number,
  scope: CategoryScope | null,
): Conversion | null {
  if (scope === null || !scope.keys.has(vout) || !(scope.keys.has(vin) || scope.keys.has(supply))) return null;
  const item = items[place];
  if (item?.kind === 'bounds') return ofBounds(item, scope);
  const volts = voltsAt(item);
  if (volts === null) return null;
  if (isJoint(items[place + 1]) && voltsAt(items[place + 2]) !== null) return input(scope, volts);
  if (!isJoint(items[place - 1]) || voltsAt(items[place - 2]) === null) return null;
  const [filter, ...or] = outputs(volts);
  return filter?.kind === 'values' ? { filter, or } : null;
}

function ofBounds(item: QueryItem & { readonly kind: 'bounds' }, scope: CategoryScope): Conversion | null {
  const [from, to] = [voltsOf(item.bounds.from), voltsOf(item.bounds.to)];
  const words = item.tokens.map(({ core }) => core.toLowerCase());
  if (from === null) return null;
  if (item.bounds.to === null) return source.test(words[0] ?? '') ? input(scope, from) : null;
  const isConversion = to !== null && words.some((word) => joint.test(word));
  return isConversion ? { ...input(scope, from), also: [outputs(to)] } : null;
}
