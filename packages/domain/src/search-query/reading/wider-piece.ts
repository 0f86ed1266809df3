import type { AttributeFilter } from '../filter.ts';
import type { UnderstoodCondition } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import { isPlainNumber } from './words/value-lexeme.ts';
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

/** What semiconductors and contacts withstand or carry at most. */
const withstood =
  /^(?:(?:dc_)?reverse_voltage|drain_source_voltage|drain_current|collector_emitter_voltage|collector_current|off_state_voltage|on_state_current|contact_current|switching_(?:voltage|current)|saturation_current)$/;
/** Of passive parts and diodes these are ratings; what a fan or a relay works with is just so. */
const ratingOfSome = /^(?:voltage|voltage_ac|current|power)$/;
const passiveUnits: ReadonlySet<string | null> = new Set(['ohm', 'farad', 'henry']);

const hasRatings = (scope: CategoryScope): boolean =>
  passiveUnits.has(scope.nominal) ||
  ['reverse_voltage', 'drain_source_voltage', 'collector_emitter_voltage', 'zener_voltage', 'off_state_voltage'].some(
    (key) => scope.keys.has(key),
  );

/** Regulators and supplies give, amplifiers give, and connectors carry less than they are made for. */
const isLoaded = ({ keys }: CategoryScope): boolean =>
  keys.has('vout') || (keys.has('channels') && keys.has('supply_voltage')) || (keys.has('pitch') && keys.has('pins'));

const isFuse = ({ keys }: CategoryScope): boolean => keys.has('hold_current') || keys.has('fuse_speed');

/**
 * The values that serve as well as the one of a rating: what is withstood may be more, a tolerance less. Null where only
 * the value itself is meant.
 *
 * @param scope of the parts; null: none is named, then they are passive ones as `isPassive` says
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
  const isKnown = scope === null || scope.keys.size === 0 ? isPassive : hasRatings(scope) && !isFuse(scope);
  const isLoad = scope !== null && isLoaded(scope) && (key === 'current' || key === 'power');
  const isRating = withstood.test(key) || isLoad || (isKnown && ratingOfSome.test(key));
  return isRating ? { kind: 'between', key, from: value, to: null } : null;
}
