import type { Unit } from '../../category/category.ts';
import type { PartDifference } from '../part/difference.ts';
import type { ComparedKey, PartFacts } from '../part/part-facts.ts';
import type { PartKind } from '../part/part-kind.ts';
import type { LineStatements, StatedText } from './stated-line.ts';
import { mayBeIn, numbersIn, type StatedValue } from './stated-values.ts';

interface Nominal {
  readonly key: ComparedKey;
  readonly unit: Unit;
  /** Relative difference allowed for rounded values. E96 steps are 2 %. */
  readonly closeness: number;
}

const ohms: Nominal = { key: 'resistance', unit: 'ohm', closeness: 0.01 };
const henries: Nominal = { key: 'inductance', unit: 'henry', closeness: 0.01 };

/** For each kind of part, the attribute that states the nominal value. */
const nominals: Readonly<Partial<Record<PartKind, Nominal>>> = {
  resistor: ohms,
  network: ohms,
  potentiometer: ohms,
  thermistor: ohms,
  capacitor: { key: 'capacitance', unit: 'farad', closeness: 0.01 },
  inductor: henries,
  transformer: henries,
  ferrite: { key: 'impedance', unit: 'ohm', closeness: 0.01 },
  crystal: { key: 'frequency', unit: 'hertz', closeness: 0.005 },
};

/** Units that only passive parts have. */
const passiveUnits: readonly Unit[] = ['ohm', 'farad', 'henry'];

const isClose = (one: number, other: number, closeness: number): boolean =>
  Math.abs(one - other) <= Math.max(Math.abs(other) * closeness, Number.MIN_VALUE);

const ofPart = (
  kind: PartKind,
  nominal: Nominal | undefined,
  { values }: PartFacts,
): Pick<PartDifference, 'found' | 'key'> => {
  const own = nominal === undefined ? undefined : values[nominal.key];
  return typeof own === 'number' && nominal !== undefined
    ? { found: String(own), key: nominal.key }
    : { found: kind, key: null };
};

/**
 * Whether a value is a resistance, capacitance or inductance. For passive parts the unit may be missing (`10k`,
 * `100n`); for other parts it must be written.
 */
const isForeign = (value: StatedValue, isPassive: boolean): boolean =>
  (isPassive || value.lexeme.kind === 'value') && passiveUnits.some((unit) => mayBeIn(value, unit));

/**
 * Compares the nominal value in a text with the part's value. A value with another unit is a difference only in the
 * value column, and only if the text holds nothing but values.
 */
export function nominalDifference(text: StatedText, kind: PartKind, facts: PartFacts): readonly PartDifference[] {
  const nominal = nominals[kind];
  const { values, isAllValues } = text.values;
  const own = nominal === undefined ? undefined : facts.values[nominal.key];
  const said = nominal === undefined ? [] : values.filter((value) => mayBeIn(value, nominal.unit));
  const [first] = said;
  if (nominal !== undefined && first !== undefined) {
    if (typeof own !== 'number') return [];
    const isMet = said.some((value) =>
      numbersIn(value, nominal.unit).some((one) => isClose(one, own, nominal.closeness)),
    );
    return isMet ? [] : [{ subject: 'value', asked: first.text, found: String(own), key: nominal.key }];
  }
  if (!text.isValue || !isAllValues) return [];
  const foreign = values.find((value) => isForeign(value, nominal !== undefined && kind !== 'crystal'));
  return foreign === undefined ? [] : [{ subject: 'value', asked: foreign.text, ...ofPart(kind, nominal, facts) }];
}

/**
 * Returns the number that a marking of three or four digits means (`103` → 10000, `4702` → 47000), or null for other
 * texts.
 */
const coded = (text: string): number | null => {
  const digits = /^(?<number>\d{2,3})(?<zeros>\d)$/u.exec(text)?.groups;
  return digits === undefined ? null : Number(`${digits['number']}e${digits['zeros']}`);
};

/**
 * Compares a number without a unit with a resistor's resistance. The number may be in ohms, in kilohms or a marking
 * code. With other parts it could mean anything, so it is not compared.
 */
export function plainDifference(
  line: LineStatements,
  kind: PartKind,
  { values }: PartFacts,
): readonly PartDifference[] {
  const own = values.resistance;
  const { plainValue } = line;
  if (kind !== 'resistor' || typeof own !== 'number' || plainValue === null) return [];
  const number = Number(plainValue.replace(',', '.'));
  if (!Number.isFinite(number)) return [];
  const code = coded(plainValue);
  const isMet = [number, number * 1000, ...(code === null ? [] : [code])].some((one) =>
    isClose(one, own, ohms.closeness),
  );
  return isMet ? [] : [{ subject: 'value', asked: plainValue, found: String(own), key: 'resistance' }];
}
