import type { Unit } from '../../category/category.ts';
import type { PartDifference } from '../part/difference.ts';
import type { ComparedKey, PartFacts } from '../part/part-facts.ts';
import type { PartKind } from '../part/part-kind.ts';
import type { SaidLine, SaidText } from './said-line.ts';
import { mayBeIn, numbersIn, type SaidValue } from './said-values.ts';

interface Nominal {
  readonly key: ComparedKey;
  readonly unit: Unit;
  /** Share of the value by which a rounded one may differ: E96 steps are 2 %. */
  readonly closeness: number;
}

const ohms: Nominal = { key: 'resistance', unit: 'ohm', closeness: 0.01 };
const henries: Nominal = { key: 'inductance', unit: 'henry', closeness: 0.01 };

/** By what parts of a kind are ordered. */
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

/** Values that only a passive part has. */
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

/** A passive value written out with its unit; for passive parts also without: `10k`, `100n`. */
const isForeign = (value: SaidValue, isPassive: boolean): boolean =>
  (isPassive || value.lexeme.kind === 'value') && passiveUnits.some((unit) => mayBeIn(value, unit));

/**
 * The value that a text says against that of the part. A value of another unit differs where the text is the column of
 * values and says nothing but values.
 */
export function nominalDifference(text: SaidText, kind: PartKind, facts: PartFacts): readonly PartDifference[] {
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

/** A marking of three or four digits: `103`, `4702`. */
const coded = (text: string): number | null => {
  const digits = /^(?<number>\d{2,3})(?<zeros>\d)$/u.exec(text)?.groups;
  return digits === undefined ? null : Number(`${digits['number']}e${digits['zeros']}`);
};

/** A value without a unit against a resistor, as ohms or as its marking; of other parts it may mean anything. */
export function plainDifference(line: SaidLine, kind: PartKind, { values }: PartFacts): readonly PartDifference[] {
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
