import type { AttributeKey } from '../../category/category.ts';
import type { QueryItem } from './query-item.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import type { Token } from './words/tokens.ts';
import { valueLexeme } from './words/value-lexeme.ts';

const perChannel = /^([1-8])[xх×*](\d{1,3}(?:[.,]\d)?)(\p{L}{1,5})?$/iu;

/** Reads `2x20W`, `2х20 ватт`: the power of each channel. */
export function wattsOfChannelsAt([first, second]: readonly Token[]): QueryItem | null {
  if (first === undefined || first.isQuoted) return null;
  const [, times = '', watts = '', glued] = perChannel.exec(first.core) ?? [];
  const unit = glued ?? (second?.isQuoted === false ? second.core : undefined);
  const lexeme = times === '' || unit === undefined ? null : valueLexeme(`${watts} ${unit}`);
  if (lexeme?.kind !== 'value' || lexeme.unit !== 'watt') return null;
  const tokens = glued === undefined && second !== undefined ? [first, second] : [first];
  return { kind: 'value', lexeme: { ...lexeme, needsContext: false }, times: Number(times), tokens };
}

/** Returns the wish for the number of channels; null = the item states none, or the parts have none. */
export function channelsOf(
  item: QueryItem,
  scope: CategoryScope | null,
): { readonly also: readonly (readonly Way[])[] } | null {
  const key = 'channels' as AttributeKey;
  if (item.kind !== 'value' || item.times === undefined || scope?.keys.has(key) !== true) return null;
  return { also: [[{ kind: 'values', key, values: [item.times] }]] };
}
