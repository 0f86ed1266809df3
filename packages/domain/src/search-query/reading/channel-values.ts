import type { AttributeKey } from '../../category/category.ts';
import type { QueryItem } from './query-item.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import type { Token } from './words/tokens.ts';
import { valueLexeme, type ValueLexeme } from './words/value-lexeme.ts';

const perChannel = /^([1-8])[xх×*](\d{1,3}(?:[.,]\d)?)(\p{L}+)?$/iu;

/**
 * Returns the value that each of several channels, lines or elements has: `2x20W`, `2х20 ватт`, `2x10мГн`, `4x10к`.
 * null = the tokens do not start with such a value.
 */
export function valueOfChannelsAt([first, ...next]: readonly [Token, ...Token[]]): QueryItem | null {
  const [, times, number, glued] = perChannel.exec(first.core) ?? [];
  if (times === undefined || number === undefined) return null;
  const tokens = glued === undefined ? [first, ...next.slice(0, 1)] : [first];
  const unit = glued ?? next[0]?.core;
  const lexeme = unit === undefined ? null : valueLexeme(`${number} ${unit}`);
  if (lexeme === null || !isOfEach(lexeme)) return null;
  return { kind: 'value', lexeme: { ...lexeme, needsContext: false }, times: Number(times), tokens };
}

const isOfEach = (lexeme: ValueLexeme): boolean =>
  lexeme.kind === 'bare'
    ? lexeme.prefix === 'k' || lexeme.prefix === 'M'
    : lexeme.unit === 'watt' || lexeme.unit === 'henry' || lexeme.unit === 'ohm';

const countKeys = ['channels', 'line_count', 'elements'].map((key) => key as AttributeKey);

/**
 * Returns the wish (`also` in query-reading.ts) for the number of channels, lines or elements. null = the item states
 * none, or the kind of part has no such attribute.
 */
export function channelsOf(
  item: QueryItem,
  scope: CategoryScope | null,
): { readonly also: readonly (readonly Way[])[] } | null {
  if (item.kind !== 'value' || item.times === undefined) return null;
  const values = [item.times];
  const ways = countKeys.flatMap((key): Way[] =>
    scope?.keys.has(key) === true ? [{ kind: 'values', key, values }] : [],
  );
  return ways.length === 0 ? null : { also: [ways] };
}

/**
 * True for a value such as `2x10k` if the kind of part has no number of channels or elements. Watts are excluded,
 * because they are stated per channel anyway.
 */
export const isOfUnknownChannels = (item: QueryItem, scope: CategoryScope | null): boolean =>
  item.kind === 'value' &&
  item.times !== undefined &&
  !(item.lexeme.kind === 'value' && item.lexeme.unit === 'watt') &&
  channelsOf(item, scope) === null;
