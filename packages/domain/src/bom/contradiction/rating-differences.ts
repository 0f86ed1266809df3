import type { Unit } from '../../category/category.ts';
import { gradeOfDielectric } from '../grade/dielectric-grades.ts';
import type { DifferenceSubject, PartDifference } from '../part/difference.ts';
import type { ComparedKey, PartFacts } from '../part/part-facts.ts';
import type { PartKind } from '../part/part-kind.ts';
import type { StatedText } from './stated-line.ts';

/** Factor by which a stated figure may exceed the part's rating, because figures are rounded. */
const slack = 1.001;

interface Said {
  readonly text: string;
  readonly number: number;
}

const saidIn = ({ values: { values } }: StatedText, unit: Unit): readonly Said[] =>
  values.flatMap(({ text, lexeme }) =>
    lexeme.kind === 'value' && lexeme.unit === unit && !lexeme.isAlternating && lexeme.value > 0
      ? [{ text, number: lexeme.value }]
      : [],
  );

const least = (said: readonly Said[]): Said | undefined => said.toSorted((a, b) => a.number - b.number)[0];
const most = (said: readonly Said[]): Said | undefined => said.toSorted((a, b) => b.number - a.number)[0];

function difference(
  subject: DifferenceSubject,
  { text }: Said,
  key: ComparedKey,
  own: number,
): readonly PartDifference[] {
  return [{ subject, asked: text, found: String(own), key }];
}

/**
 * Returns a difference if the part's rating is below the stated minimum. If the text states several figures, the lowest
 * one counts.
 */
function below(subject: DifferenceSubject, said: readonly Said[], key: ComparedKey, facts: PartFacts) {
  const own = facts.values[key];
  const asked = least(said);
  if (asked === undefined || typeof own !== 'number') return [];
  // Some sources store voltages of P-channel and PNP transistors as negative numbers.
  return asked.number > Math.abs(own) * slack ? difference(subject, asked, key, own) : [];
}

function toleranceDifference(text: StatedText, facts: PartFacts): readonly PartDifference[] {
  const own = facts.values.tolerance;
  const asked = most(saidIn(text, 'percent'));
  if (asked === undefined || typeof own !== 'number') return [];
  return own > asked.number * slack ? difference('tolerance', asked, 'tolerance', own) : [];
}

/**
 * Returns a difference unless the Zener voltage is within 3 % of the stated one. Unlike a rating, a higher voltage
 * means another part.
 */
function zenerDifference(text: StatedText, facts: PartFacts): readonly PartDifference[] {
  const own = facts.values.zener_voltage;
  const said = saidIn(text, 'volt');
  const [first] = said;
  if (first === undefined || typeof own !== 'number') return [];
  const isMet = said.some(({ number }) => Math.abs(number - own) <= own * 0.03);
  return isMet ? [] : difference('voltage', first, 'zener_voltage', own);
}

function dielectricDifference({ values: { dielectrics } }: StatedText, facts: PartFacts): readonly PartDifference[] {
  const own = facts.values.dielectric;
  const [asked] = dielectrics;
  if (asked === undefined || typeof own !== 'string' || dielectrics.length > 1) return [];
  const [wanted, given] = [gradeOfDielectric(asked), gradeOfDielectric(own)];
  if (given === -1 || given >= wanted) return [];
  return [{ subject: 'dielectric', asked, found: own, key: 'dielectric' }];
}

const voltageKeys: Readonly<Partial<Record<PartKind, readonly ComparedKey[]>>> = {
  capacitor: ['voltage'],
  diode: ['reverse_voltage'],
  transistor: ['drain_source_voltage', 'collector_emitter_voltage'],
};

function voltageDifferences(text: StatedText, kind: PartKind, facts: PartFacts): readonly PartDifference[] {
  if (kind === 'diode' && facts.values.zener_voltage !== undefined) return zenerDifference(text, facts);
  return (voltageKeys[kind] ?? []).flatMap((key) => below('voltage', saidIn(text, 'volt'), key, facts));
}

const toleranced: ReadonlySet<PartKind> = new Set(['resistor', 'network', 'capacitor', 'inductor']);

/** Returns the ratings that a text requires and the part does not reach. */
export function ratingDifferences(text: StatedText, kind: PartKind, facts: PartFacts): readonly PartDifference[] {
  return [
    ...(toleranced.has(kind) ? toleranceDifference(text, facts) : []),
    ...voltageDifferences(text, kind, facts),
    ...(kind === 'capacitor' ? dielectricDifference(text, facts) : []),
    ...(kind === 'resistor' ? below('power', saidIn(text, 'watt'), 'power', facts) : []),
  ];
}
