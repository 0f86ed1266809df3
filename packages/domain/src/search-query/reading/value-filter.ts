import type { AttributeDefinition, AttributeKey, Unit } from '../../category/category.ts';
import { parseQuantity } from '../../quantities/parse-quantity.ts';
import type { AttributeFilter } from '../filter.ts';
import type { Bounds } from './words/bounds.ts';
import type { CategoryScope } from './scope.ts';
import type { BarePrefix, ValueLexeme } from './words/value-lexeme.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Facts about a value from the rest of the query. */
export interface Surroundings {
  readonly scope: CategoryScope | null;
  /** Attributes that the query names beside the value. */
  readonly named: readonly AttributeDefinition[];
  readonly hasDielectric: boolean;
}

/** Returns the condition that a value means; null = it is ambiguous. */
export function valueFilter(
  lexeme: ValueLexeme,
  surroundings: Surroundings,
  vocabulary: QueryVocabulary,
): AttributeFilter | null {
  const exact = exactOf(lexeme, surroundings);
  const definition = exact && attributeFor(exact, surroundings, vocabulary);
  if (!exact || !definition) return null;
  const mains = surroundings.named.length === 0 ? mainsFilter(exact, surroundings.scope) : null;
  if (mains !== null) return mains;
  if (isOfLines(exact, definition, surroundings.scope)) return { kind: 'values', key: channels, values: [exact.value] };
  const { key, kind } = definition;
  if (kind === 'number') return { kind: 'values', key, values: [exact.value] };
  return kind === 'range' ? { kind: 'between', key, from: exact.value, to: exact.value } : null;
}

const channels = 'channels' as AttributeKey;
const linesMax = 64;

/**
 * True if bits mean a number of channels, as in `8 bit` of a level translator: the kind of part has a facet for
 * channels, but none for this attribute.
 */
const isOfLines = ({ unit, value }: ExactLexeme, { key }: AttributeDefinition, scope: CategoryScope | null): boolean =>
  unit === 'bit' && value <= linesMax && scope?.facets.has(channels) === true && !scope.facets.has(key);

const mainsVolts: ReadonlySet<number> = new Set([110, 115, 120, 127, 220, 230, 240, 380, 400]);
/** Maximum voltage rating of a varistor for the mains, as a multiple of the mains voltage. */
const mainsMargin = 1.4;

/** Rated AC voltages of varistors, in volts. */
const varistorVolts: ReadonlySet<number> = new Set(
  '11 14 17 20 25 30 35 40 50 60 75 95 115 130 140 150 175 190 210 250 275 300 320 350 385 420 440 460 485 510 550 575 625 680 1000'
    .split(' ')
    .map(Number),
);

const varistorVoltage = 'varistor_voltage' as AttributeKey;

export const isVaristor = ({ keys }: CategoryScope): boolean => keys.has('voltage_ac') && keys.has('clamping_voltage');

/**
 * Returns the condition that a mains voltage or a voltage of a varistor means. For a supply it is the input voltage,
 * for other parts the minimum AC rating. null = another value.
 */
function mainsFilter(
  { unit, value, isDirect, isAlternating }: ExactLexeme,
  scope: CategoryScope | null,
): AttributeFilter | null {
  if (isDirect === true) return null;
  if (unit === 'volt' && scope !== null && isVaristor(scope) && !mainsVolts.has(value)) {
    if (varistorVolts.has(value)) return { kind: 'values', key: 'voltage_ac' as AttributeKey, values: [value] };
    // The value is the voltage at 1 mA, which the part number states: 470 V of 14D471.
    if (!isAlternating && scope.keys.has(varistorVoltage))
      return { kind: 'values', key: varistorVoltage, values: [value] };
  }
  if (unit !== 'volt' || !mainsVolts.has(value) || scope === null || scope.keys.has('coil_voltage')) return null;
  if (scope.facets.has('vin') && scope.facets.has('vout'))
    return { kind: 'between', key: 'vin' as AttributeKey, from: value, to: value };
  if (!scope.facets.has('voltage_ac')) return null;
  const to = isVaristor(scope) ? value * mainsMargin : null;
  return { kind: 'between', key: 'voltage_ac' as AttributeKey, from: value, to };
}

/**
 * Returns the condition that bounds mean (`≥ 50 В`, `5…12 В`); null = they are ambiguous. If the attribute is a range
 * (an input of 5–40 V), the range must contain the bounds. A single bound is then the value itself: `до 24 В` means an
 * input of 24 V.
 */
export function boundsFilter(
  bounds: Bounds,
  surroundings: Surroundings,
  vocabulary: QueryVocabulary,
): AttributeFilter | null {
  const [from, to] = [bounds.from, bounds.to].map((side) => side && exactOf(side, surroundings));
  const some = from ?? to;
  if (!some || (bounds.from !== null && !from) || (bounds.to !== null && !to)) return null;
  if (from && to && from.value > to.value) return null;
  const definition = attributeFor(some, surroundings, vocabulary);
  if (!definition) return null;
  const { key, kind } = definition;
  if (kind === 'number') return numberBounds(key, from?.value ?? null, to?.value ?? null, surroundings);
  return kind === 'range' ? { kind: 'between', key, from: (from ?? some).value, to: (to ?? some).value } : null;
}

/**
 * Returns the condition for bounds of a number. For sensors, an upper bound is a minimum: a sensor that measures up to
 * 30 A may measure more.
 */
const numberBounds = (
  key: AttributeKey,
  from: number | null,
  to: number | null,
  { scope }: Surroundings,
): AttributeFilter =>
  from === null && scope?.keys.has('measured') === true
    ? { kind: 'between', key, from: to, to: null }
    : { kind: 'between', key, from, to };

const exactOf = (lexeme: ValueLexeme, surroundings: Surroundings): ExactLexeme | null =>
  lexeme.kind === 'value' ? inOwnUnit(lexeme, surroundings) : completed(lexeme, surroundings);

/** Unit → another unit in which parts may state the same quantity. */
const otherUnits: Readonly<Partial<Record<Unit, { readonly unit: Unit; readonly factor: number }>>> = {
  byte: { unit: 'bit', factor: 8 },
  degree: { unit: 'celsius', factor: 1 },
};

/**
 * True if `мом` was read as megohms but means milliohms: the `50 мом` of a transistor or a coil. Only resistors have
 * megohms.
 */
const isOfMilliohms = ({ unit, value }: ExactLexeme, scope: CategoryScope | null): boolean =>
  unit === 'ohm' &&
  value >= 1e6 &&
  scope !== null &&
  !scope.keys.has('resistance') &&
  (scope.keys.has('rds_on') || scope.keys.has('dc_resistance'));

/**
 * Returns bits as a data rate, with decimal prefixes, if the part has a rate and no memory: `10 мбит`. null = another
 * value.
 */
function inBitsPerSecond(lexeme: ExactLexeme, scope: CategoryScope | null): ExactLexeme | null {
  if (lexeme.unit !== 'bit' || scope === null) return null;
  if (scope.byUnit.has('bit') || !scope.byUnit.has('bit_per_second')) return null;
  const power = [3, 2, 1].find((one) => lexeme.value >= 1024 ** one) ?? 0;
  return { ...lexeme, unit: 'bit_per_second', value: (lexeme.value / 1024 ** power) * 1000 ** power };
}

/**
 * Converts the value to the unit that these parts use. `32 килобайта` of a memory are 256 kilobits; `105 градусов` of a
 * capacitor are a temperature.
 */
function inOwnUnit(lexeme: ExactLexeme, { scope, named }: Surroundings): ExactLexeme {
  if (isOfMilliohms(lexeme, scope)) return { ...lexeme, value: lexeme.value / 1e9 };
  const rate = inBitsPerSecond(lexeme, scope);
  if (rate !== null) return rate;
  const other = otherUnits[lexeme.unit];
  if (other === undefined || scope === null || lexeme.isLoose === true) return lexeme;
  const isOwn = scope.byUnit.has(lexeme.unit) || named.some(({ unit }) => unit === lexeme.unit);
  if (isOwn || !scope.byUnit.has(other.unit)) return lexeme;
  return { ...lexeme, unit: other.unit, value: lexeme.value * other.factor };
}

type ExactLexeme = ValueLexeme & { readonly kind: 'value' };

/** For each unit, the prefixes after which it may be omitted. The `16m` of a crystal are megahertz. */
const prefixesOfUnit: Readonly<Partial<Record<Unit, readonly BarePrefix[]>>> = {
  ohm: ['R', 'k', 'M', 'm'],
  farad: ['p', 'n', 'u'],
  henry: ['n', 'u', 'm'],
  hertz: ['k', 'M', 'm'],
};

const usualUnits: Readonly<Record<BarePrefix, Unit | null>> = {
  p: 'farad',
  n: 'farad',
  u: 'farad',
  m: null,
  k: 'ohm',
  M: 'ohm',
  R: 'ohm',
};

/**
 * Returns a value such as `10к` with its unit; null = the unit is unclear. The unit follows from the attribute named
 * beside it, the kind of part, or a dielectric in the query.
 */
function completed(lexeme: ValueLexeme & { kind: 'bare' }, surroundings: Surroundings): ExactLexeme | null {
  const unit = unitOf(lexeme.prefix, surroundings);
  if (unit === null) return null;
  const value = parseQuantity(lexeme.text, unit)?.value;
  if (value === undefined) return null;
  return { kind: 'value', unit, value, isDeviation: false, isAlternating: false, needsContext: lexeme.needsContext };
}

function unitOf(prefix: BarePrefix, { scope, named, hasDielectric }: Surroundings): Unit | null {
  // The `256k` of a memory is in bits, as in part numbers.
  if (scope?.keys.has('memory_size') === true && (prefix === 'k' || prefix === 'M')) return 'bit';
  const own = named.find(({ key }) => scope === null || scope.keys.size === 0 || scope.keys.has(key));
  const nominal = own?.unit ?? scope?.nominal ?? (hasDielectric ? 'farad' : null);
  if (nominal !== null) return prefixesOfUnit[nominal]?.includes(prefix) === true ? nominal : null;
  return scope !== null && scope.keys.size > 0 ? null : usualUnits[prefix];
}

const isolation = 'isolation_voltage' as AttributeKey;
/** From this voltage on, a voltage of an isolated part means the voltage that its isolation withstands. */
const barrierVolts = 1500;

function attributeFor(
  lexeme: ExactLexeme,
  { scope, named }: Surroundings,
  vocabulary: QueryVocabulary,
): AttributeDefinition | null {
  const { unit, value, isDeviation, isAlternating } = lexeme;
  const isKnownScope = scope !== null && scope.keys.size > 0;
  const fits = (definition: AttributeDefinition): boolean =>
    definition.unit === unit && (!isKnownScope || scope.keys.has(definition.key));
  const own = named.find(fits);
  if (own) return own;
  const barrier = isKnownScope && unit === 'volt' && value >= barrierVolts && !isAlternating;
  if (barrier && scope.keys.has(isolation)) return vocabulary.attributes.get(isolation) ?? null;
  const special = specialKey(unit, value, isDeviation, isAlternating);
  const found = special && [...vocabulary.attributes.values()].find((one) => special.test(one.key) && fits(one));
  // If there is no attribute for AC, the attribute for the unit is used. Relay coils and supply inputs have one
  // attribute for both AC and DC.
  if (special && !isAlternating) return found ?? null;
  if (found && !(isKnownScope && scope.keys.has('coil_voltage'))) return found;
  return (isKnownScope ? scope.byUnit.get(unit) : vocabulary.unscopedUnits.get(unit)) ?? null;
}

/**
 * Returns a pattern of the attribute's key if the value is a deviation, an AC voltage or a wavelength of light; null =
 * it is another value.
 */
function specialKey(unit: Unit, value: number, isDeviation: boolean, isAlternating: boolean): RegExp | null {
  if (isDeviation) return /tolerance/;
  if (isAlternating) return /(?:^|_)ac(?:_|$)/;
  return unit === 'metre' && value < 2e-6 ? /wavelength/ : null;
}
