import type { AttributeDefinition, AttributeValue, Unit } from '../category/category.ts';
import { parseQuantity } from '../quantities/parse-quantity.ts';
import type { BarePrefix } from '../search-query/reading/words/value-lexeme.ts';
import { contactsInName, isUsualPitch, pitchInName } from './contacts-in-name.ts';
import { nameSplitter, type NamePiece, type NamePieces } from './name-pieces.ts';
import { nameRules, type NameRule } from './name-rules.ts';
import { packageInName } from './package-in-name.ts';
import { temperaturesInName } from './temperatures-in-name.ts';

/** Attributes of the parts of a category, prepared for reading their names. */
export interface NamedKind {
  readonly keys: ReadonlySet<string>;
  readonly rules: ReadonlyMap<Unit, NameRule>;
  /** Unit of a nominal value that is written without one: ohms for the `10к` of a resistor. null = none. */
  readonly nominal: Unit | null;
}

const nominalKeys: ReadonlyMap<Unit, string> = new Map([
  ['ohm', 'resistance impedance'],
  ['farad', 'capacitance'],
  ['henry', 'inductance'],
  ['hertz', 'frequency'],
]);

/** Prepares the attributes of a category for reading the names of its parts. */
export function namedKind(definitions: readonly AttributeDefinition[]): NamedKind {
  const keys = new Set<string>(definitions.map(({ key }) => key));
  const isMeasured = (unit: Unit, { key }: NameRule): boolean =>
    definitions.some((one) => one.key === key && one.kind === 'number' && one.unit === unit);
  const rules = new Map([...nameRules(keys)].filter(([unit, rule]) => isMeasured(unit, rule)));
  const isNominal = (unit: Unit, key: string): boolean => nominalKeys.get(unit)?.split(' ').includes(key) === true;
  const nominal = [...rules].find(([unit, { key }]) => isNominal(unit, key) && !keys.has('core'));
  return { keys, rules, nominal: nominal?.[0] ?? null };
}

/** Maximum length of a text. Longer texts tell more than the name of the part: its use, other parts. */
const lengthMax = 300;

const prefixes: Readonly<Partial<Record<Unit, readonly BarePrefix[]>>> = {
  ohm: ['R', 'k', 'M'],
  farad: ['p', 'n', 'u'],
  henry: ['n', 'u'],
  hertz: ['k', 'M'],
};

/** Returns the value of a piece and its unit; null = the piece has no value, or an ambiguous one. */
function measured({ text, lexeme }: NamePiece, nominal: Unit | null): readonly [Unit, number] | null {
  if (lexeme === null) return null;
  if (lexeme.kind === 'value') {
    // In a name, a single letter after a space is certainly an ampere: `диод 3 А`.
    const isSure = !lexeme.needsContext || / [AА]$/u.test(text);
    return isSure && !lexeme.isAlternating ? [lexeme.unit, Math.abs(lexeme.value)] : null;
  }
  if (nominal === null || prefixes[nominal]?.includes(lexeme.prefix) !== true || text.startsWith('R')) return null;
  const value = parseQuantity(lexeme.text, nominal)?.value;
  return value === undefined ? null : [nominal, value];
}

/**
 * Matches classes of capacitors for the mains: `X2`, `Y1`. Their names state an AC voltage, but the attribute `voltage`
 * is DC.
 */
const safetyClass = /^[XХY][12]$/iu;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(a, b);

/** Returns the values that pieces state in each unit. */
function measuresOf(pieces: NamePieces['pieces'], kind: NamedKind): ReadonlyMap<Unit, readonly number[]> {
  const isBead = kind.rules.get('ohm')?.key === 'impedance';
  const isImpedance = ({ at = '' }: (typeof pieces)[number]): boolean => isBead && /(?:Hz|Гц)$/iu.test(at);
  const hasImpedance = pieces.some(isImpedance);
  const found = new Map<Unit, number[]>();
  for (const piece of pieces) {
    // A value that was measured under a condition is left out, unless it is the impedance of a bead: `600Ω@100MHz`.
    if (piece.at !== undefined && !isImpedance(piece)) continue;
    const [unit, value] = measured(piece, kind.nominal) ?? [];
    if (unit === 'ohm' && hasImpedance && !isImpedance(piece)) continue;
    if (unit === undefined || value === undefined) continue;
    const known = found.get(unit);
    if (known === undefined) found.set(unit, [value]);
    else if (!known.some((one) => isSame(one, value))) known.push(value);
  }
  return found;
}

/** Returns the values of attributes that texts with the name of a part state. */
export type PartNameReader = (texts: readonly string[], kind: NamedKind) => ReadonlyMap<string, AttributeValue>;

/**
 * Returns a function that reads the values of attributes in the name of a part: resistance, tolerance and package of
 * `Чип резистор 0603 270 кОм 1%`. It returns only unambiguous values: the unit has one meaning in the category, and the
 * texts state one value in this unit.
 */
export function partNameReader(): PartNameReader {
  const split = nameSplitter();
  return (texts, kind) => {
    const read = texts.filter(({ length }) => length <= lengthMax).map((text) => text.normalize('NFKC'));
    const named = read.map(split);
    const pieces = named.flatMap((one) => one.pieces);
    const found = new Map<string, AttributeValue>();
    const measures = measuresOf(pieces, kind);
    const isPlain =
      pieces.every(({ at }) => at === undefined) && [...measures.values()].every(({ length }) => length === 1);
    const isOfMains = pieces.some(({ text }) => safetyClass.test(text));
    for (const [unit, [value, ...others]] of measures) {
      const rule = kind.rules.get(unit);
      if (rule === undefined || value === undefined || others.length > 0 || value < rule.from) continue;
      if (rule.key === 'pitch' && !isUsualPitch(value)) continue;
      if (rule.key === 'voltage' && isOfMains) continue;
      if (isPlain || !rule.isOfPlainName) found.set(rule.key, value);
    }
    const add = (key: string, readKey: () => AttributeValue | null): void => {
      const value = kind.keys.has(key) && !found.has(key) ? readKey() : null;
      if (value !== null) found.set(key, value);
    };
    add('package', () => packageInName(pieces, kind.nominal === 'hertz'));
    add('operating_temperature', () => temperaturesInName(named.flatMap(({ ranges }) => ranges)));
    add('pins', () => contactsInName(read));
    add('pitch', () => pitchInName(read));
    return found;
  };
}
