import type { UnderstoodCondition } from './query-reading.ts';
import { isPlainNumber } from './value-lexeme.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Volts, amperes and watts that a part has, not merely withstands: another value does not serve as well. */
const nominal =
  /zener|stand_?off|clamping|vout|vin|output|input|supply|coil|forward|dropout|hold|trip|quiescent|gate|bias|offset|noise|reference|standby|fuse/;

/** Whether a value of the attribute is just so: what is larger does not serve as well. */
export const isNominalKey = (key: string): boolean => nominal.test(key);

/**
 * A rating as at least that much (`50В` → `≥50В`: 63 V serve as well), a tolerance as at most (`1%` → `≤1%`). Null where
 * only the value itself is meant. Exact parts come first, so this is offered, never taken for granted.
 */
export function widerPiece(
  filter: UnderstoodCondition['filter'],
  piece: string,
  { attributes }: QueryVocabulary,
): string | null {
  if (filter.kind !== 'values') return null;
  const definition = attributes.get(filter.key);
  if (definition?.kind !== 'number') return null;
  const bare = piece.replace(/^[("'«“[{]+/u, '').replace(/[-/,;)\]}»”'"]+$/u, '');
  if (definition.unit === 'percent' && /(?:^|_)tolerance$/.test(filter.key))
    return `≤${bare.replace(/^(?:±|\+\/?-) ?/u, '')}`;
  const isRating = ['volt', 'ampere', 'watt'].includes(definition.unit ?? '') && !nominal.test(filter.key);
  if (!isRating) return null;
  // The power of a domestic type has no unit: `МЛТ-0,25`.
  return isPlainNumber(bare) ? `≥${bare}Вт` : `≥${bare}`;
}
