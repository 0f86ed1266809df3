import type { Unit } from '../../category/category.ts';
import type { ValueLexeme } from '../../search-query/reading/words/value-lexeme.ts';

/** Unit of a part's nominal value; null = the part has none (a diode, a microcircuit). */
export type NominalUnit = Extract<Unit, 'ohm' | 'farad' | 'henry' | 'hertz'> | null;

/** Words for kinds of parts in five languages → unit of the nominal value. The first match is used. */
const kinds: readonly (readonly [RegExp, NominalUnit])[] = [
  [/термистор|терморезистор|thermistor|ntc|варистор|varistor/iu, null],
  [/ferrite|bead|феррит|бусин|ferrit/iu, 'ohm'],
  [
    /резистор|сопротивл|потенциом|^р[1-9]-|resist|widerstand|direnç|rezist|电阻|^res(?=$|[^\p{L}])|potentiom|trimmer/iu,
    'ohm',
  ],
  [/конденс|capacit|kondens|kapasit|电容|mlcc|^cap(?=$|[^\p{L}])/iu, 'farad'],
  [/дроссел|катушк|индуктивн|induct|choke|coil|bobin|endükt|spule|drossel|电感|^ind(?=$|[^\p{L}])/iu, 'henry'],
  [/кварц|резонатор|генератор|crystal|xtal|oscillat|resonator|kristal|quarz|晶振/iu, 'hertz'],
];

export const nominalUnitOf = (kind: string): NominalUnit => kinds.find(([pattern]) => pattern.test(kind))?.[1] ?? null;

const bareUnits: Readonly<Record<string, readonly NominalUnit[]>> = {
  p: ['farad'],
  n: ['farad', 'henry'],
  u: ['farad', 'henry'],
  m: ['henry'],
  k: ['ohm', 'hertz'],
  M: ['ohm', 'hertz'],
  R: ['ohm'],
};

/**
 * Whether a value can be the nominal value of a part whose nominal unit is `unit`. `48Mhz` of a microcontroller and
 * `48P` of a connector cannot.
 *
 * @param unit undefined = unknown part; then only unambiguous values count
 */
export function isNominal(lexeme: ValueLexeme, unit: NominalUnit | undefined): boolean {
  if (unit === null) return false;
  if (lexeme.kind === 'value') {
    if (unit === undefined) return lexeme.unit === 'ohm' || lexeme.unit === 'farad' || lexeme.unit === 'henry';
    return lexeme.unit === unit;
  }
  const units = bareUnits[lexeme.prefix] ?? [];
  return unit === undefined ? !/[pm]/u.test(lexeme.prefix) : units.includes(unit);
}
