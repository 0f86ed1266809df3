import type { AttributeFilter } from '../filter.ts';
import type { UnderstoodCondition } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import { isVaristor } from './value-filter.ts';
import { isPlainNumber, valueLexeme } from './words/value-lexeme.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/**
 * Names of attributes in volts, amperes or watts that are nominal values and not maximum ratings. Parts with another
 * value do not fit.
 */
const nominal =
  /zener|stand_?off|clamping|vout|vin|output|input|supply|coil|forward|dropout|hold|trip|quiescent|gate|bias|offset|noise|reference|standby|fuse/;

/** True if only the exact value of the attribute fits. */
export const isNominalKey = (key: string): boolean => nominal.test(key);

/**
 * Returns the piece with its rating as a minimum (`50В` → `≥50В`: 63 V also fits) or its tolerance as a maximum (`1%` →
 * `≤1%`). null = only the exact value fits. The page only suggests this change, because exact parts come first anyway.
 */
export function widerPiece(
  filter: UnderstoodCondition['filter'],
  piece: string,
  scope: CategoryScope | null,
  { attributes }: QueryVocabulary,
): string | null {
  if (filter.kind !== 'values') return null;
  const definition = attributes.get(filter.key);
  if (definition?.kind !== 'number') return null;
  // Voltages of P-channel transistors are typed with a minus sign and compared without it.
  const bare = piece.replace(/^[("'«“[{]*[-–−]?/u, '').replace(/[-/,;)\]}»”'"]+$/u, '');
  if (definition.unit === 'percent' && /(?:^|_)tolerance$/.test(filter.key))
    return `≤${bare.replace(/^(?:±|\+\/?-) ?/u, '').replace('% ', '%')}`;
  const isRating = ['volt', 'ampere', 'watt'].includes(definition.unit ?? '') && !nominal.test(filter.key);
  if (!isRating || (scope !== null && isExactFor(scope, filter.key))) return null;
  // The power of a Russian type has no unit: `МЛТ-0,25`.
  if (isPlainNumber(bare)) return `≥${bare}Вт`;
  // `≥полватта` and `≥2x20 W` could not be read.
  return valueLexeme(bare.split(' ', 2).join(' ')) === null ? null : `≥${bare}`;
}

/** True if parts of this kind must have exactly this value: the current of a fuse, the voltage of a varistor. */
const isExactFor = (scope: CategoryScope, key: string): boolean =>
  isFuse(scope) ? !key.startsWith('voltage') : scope.subtree.size === 1 && isVaristor(scope);

/** Attributes that are maximum ratings for every part: those of semiconductors and contacts. */
const withstood =
  /^(?:(?:dc_)?reverse_voltage|drain_source_voltage|drain_current|collector_emitter_voltage|collector_current|off_state_voltage|on_state_current|contact_current|switching_(?:voltage|current)|saturation_current)$/;
/**
 * Attributes that are maximum ratings only for some parts, such as passive parts and diodes. For a fan or a relay, they
 * must match exactly.
 */
const ratingOfSome = /^(?:voltage|voltage_ac|current|power)$/;
const passiveUnits: ReadonlySet<string | null> = new Set(['ohm', 'farad', 'henry']);

const hasRatings = (scope: CategoryScope): boolean =>
  passiveUnits.has(scope.nominal) ||
  ['reverse_voltage', 'drain_source_voltage', 'collector_emitter_voltage', 'zener_voltage', 'off_state_voltage'].some(
    (key) => scope.keys.has(key),
  );

/** True for parts that may run below their rating: regulators, supplies, amplifiers and connectors. */
const isLoaded = ({ keys }: CategoryScope): boolean =>
  keys.has('vout') || (keys.has('channels') && keys.has('supply_voltage')) || (keys.has('pitch') && keys.has('pins'));

const isFuse = ({ keys }: CategoryScope): boolean => keys.has('hold_current') || keys.has('fuse_speed');

/**
 * Returns the values that also fit: a higher rating or a lower tolerance. null = only the exact value fits.
 *
 * @param scope kind of part; null = the query names none, and `isPassive` decides instead
 */
export function marginOf(
  filter: UnderstoodCondition['filter'],
  scope: CategoryScope | null,
  isPassive: boolean,
): AttributeFilter | null {
  const [value] = filter.kind === 'values' ? filter.values : [];
  if (filter.kind !== 'values' || typeof value !== 'number') return null;
  const { key } = filter;
  if (key === 'tolerance') return { kind: 'between', key, from: null, to: value };
  const isUnscoped = scope === null || scope.keys.size === 0;
  const isKnown = isUnscoped
    ? isPassive
    : (isPassive || hasRatings(scope) || isFuse(scope)) && (!isFuse(scope) || key.startsWith('voltage'));
  const isLoad = scope !== null && isLoaded(scope) && (key === 'current' || key === 'power');
  const isRating = withstood.test(key) || isLoad || (isKnown && ratingOfSome.test(key));
  return isRating ? { kind: 'between', key, from: value, to: null } : null;
}
