import type { AttributeDefinition, AttributeKey, Category, Unit } from '../../category/category.ts';
import { bySlugs } from '../../category/index.ts';
import type { CatalogueFrame } from '../search-answer.ts';
import { isKin } from './words/kin-keys.ts';

/** What a value of a unit usually is, where the parts have it. */
const mainKeys: Readonly<Partial<Record<Unit, string>>> = {
  ohm: 'resistance',
  farad: 'capacitance',
  henry: 'inductance',
  hertz: 'frequency',
  volt: 'voltage',
  ampere: 'current',
  watt: 'power',
  percent: 'tolerance',
  ppm_per_kelvin: 'temperature_coefficient',
  celsius: 'operating_temperature',
};

/** Units that say nothing before the kind of parts is known. */
const scopedUnits: ReadonlySet<Unit> = new Set<Unit>(['metre', 'second']);

/** Units of the value by which a kind of parts is ordered. */
const nominalUnits: ReadonlySet<Unit | null> = new Set<Unit>(['ohm', 'farad', 'henry', 'hertz']);

/** A kind of parts that a query may mean: categories and what their parts have. */
export interface CategoryScope {
  readonly slugs: readonly string[];
  /** Slugs of the categories and of everything below them. */
  readonly subtree: ReadonlySet<string>;
  /** Keys of the attributes; empty when the frame does not say. */
  readonly keys: ReadonlySet<string>;
  /** Keys by which the parts are chosen. */
  readonly facets: ReadonlySet<string>;
  /** The attribute that a value of a unit means. */
  readonly byUnit: ReadonlyMap<Unit, AttributeDefinition>;
  /** Unit of a notation without one: `10к` of a resistor. */
  readonly nominal: Unit | null;
}

function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

export interface FrameIndex {
  readonly attributes: ReadonlyMap<AttributeKey, AttributeDefinition>;
  readonly bySlug: ReadonlyMap<string, Category>;
  readonly children: ReadonlyMap<Category['id'] | null, readonly Category[]>;
}

export function frameIndexOf(frame: CatalogueFrame): FrameIndex {
  return {
    attributes: new Map(frame.attributes.map((definition) => [definition.key, definition])),
    bySlug: bySlugs(frame.categories),
    children: grouped(frame.categories, ({ parentId }) => parentId),
  };
}

export function scopeOf(index: FrameIndex, slugs: readonly string[]): CategoryScope {
  const tree = slugs.flatMap((slug) => subtreeOf(index, slug));
  const leaves = tree.filter(({ attributes }) => attributes.length > 0);
  const definitions = leaves.map(({ attributes }) =>
    attributes.map(({ key }) => index.attributes.get(key)).filter((found) => found !== undefined),
  );
  const attributes = leaves.flatMap((leaf) => leaf.attributes);
  const nominal = mostCommon(definitions.map((own) => own.slice(0, 2).find(isNominal)?.unit ?? null));
  return {
    slugs,
    subtree: new Set(tree.map(({ slug }) => slug)),
    keys: new Set(attributes.map(({ key }) => key)),
    facets: new Set(attributes.filter(({ isFacet }) => isFacet).map(({ key }) => key)),
    byUnit: byUnitOf(definitions),
    nominal,
  };
}

function subtreeOf(index: FrameIndex, slug: string): readonly Category[] {
  const root = index.bySlug.get(slug);
  if (root === undefined) return [];
  const found = new Set([root]);
  for (const category of found) for (const child of index.children.get(category.id) ?? []) found.add(child);
  return [...found];
}

const isNominal = ({ kind, unit }: AttributeDefinition): boolean => kind === 'number' && nominalUnits.has(unit);

const unitsOf = (definitions: readonly AttributeDefinition[]): ReadonlySet<Unit> =>
  new Set(definitions.map(({ unit }) => unit).filter((unit) => unit !== null));

/** Most of the leaves must agree, or mean the like: the volts of "transistor" are withstood, whatever their names. */
function byUnitOf(leaves: readonly (readonly AttributeDefinition[])[]): ReadonlyMap<Unit, AttributeDefinition> {
  const found = new Map<Unit, AttributeDefinition>();
  for (const unit of unitsOf(leaves.flat())) {
    const choices = leaves.map((own) => choiceOf(own, unit, true));
    const meant = mostCommon(choices) ?? onlyNumber(choices) ?? oneOfKin(choices, unit) ?? coilOf(choices);
    if (meant !== null) found.set(unit, meant);
  }
  return found;
}

/** Of the mains, between windings or what is merely withstood: not what a rating is given for first. */
const besideMain =
  /_ac$|^isolation_|esd|noise|ripple|dropout|offset|surge|withstand|threshold|lag|hysteresis|saturation/;

/** What a value of a unit means before all others, where the parts have it: a fuse holds it, a relay is driven by it. */
const firstKeys: Readonly<Partial<Record<Unit, string>>> = { ampere: 'hold_current', volt: 'coil_voltage' };

/** The main attribute of the unit (of a resettable fuse what it holds), else the first number, else the first range. */
function choiceOf(
  definitions: readonly AttributeDefinition[],
  unit: Unit,
  hasScope: boolean,
): AttributeDefinition | null {
  const own = definitions.filter((definition) => definition.unit === unit && definition.key !== 'wavelength');
  const direct = own.filter(({ key }) => !besideMain.test(key));
  const held = hasScope ? direct.find(({ key }) => key === firstKeys[unit]) : undefined;
  const main = held ?? direct.find(({ key }) => key === mainKeys[unit]);
  const number = direct.find(({ kind }) => kind === 'number');
  return (
    main ?? number ?? direct.find(({ kind }) => kind === 'range') ?? own.find(({ kind }) => kind === 'number') ?? null
  );
}

/** Half of the leaves have this number and the others only ranges: the volts of "relay" are those of the coil. */
function onlyNumber(choices: readonly (AttributeDefinition | null)[]): AttributeDefinition | null {
  const [number = null, ...others] = choices.filter((choice) => choice?.kind === 'number');
  const isOnly = others.every((other) => other === number);
  return isOnly && (others.length + 1) * 2 >= choices.length ? number : null;
}

/** Half of the leaves have such an attribute, and all that have one mean the like of it: one of them stands for all. */
function oneOfKin(choices: readonly (AttributeDefinition | null)[], unit: Unit): AttributeDefinition | null {
  const own = choices.filter((choice) => choice !== null);
  const isLike = own.every(({ key, kind }) => kind === 'number' && isKin(key, unit));
  return isLike && own.length * 2 >= choices.length ? (own[0] ?? null) : null;
}

/** Volts of relays of every kind are those of the coil. */
const coilOf = (choices: readonly (AttributeDefinition | null)[]): AttributeDefinition | null =>
  choices.find((choice) => choice?.key === firstKeys.volt) ?? null;

/** What more than half of them are. */
function mostCommon<T>(all: readonly (T | null)[]): T | null {
  for (const [value, same] of grouped(all, (one) => one)) {
    if (value !== null && same.length * 2 > all.length) return value;
  }
  return null;
}

/** The main attribute of the unit or the only one: bytes may be of either memory. */
function unscopedChoice(definitions: readonly AttributeDefinition[], unit: Unit): AttributeDefinition | null {
  const choice = choiceOf(definitions, unit, false);
  const isOnly = definitions.filter((definition) => definition.unit === unit).length === 1;
  return isOnly || choice?.key === mainKeys[unit] ? choice : null;
}

/** The attribute that a value of a unit means where no kind of parts is named. */
export function unscopedUnits(definitions: readonly AttributeDefinition[]): ReadonlyMap<Unit, AttributeDefinition> {
  const units = [...unitsOf(definitions)].filter((unit) => !scopedUnits.has(unit));
  const choices = units.map((unit) => [unit, unscopedChoice(definitions, unit)] as const);
  return new Map(choices.flatMap(([unit, definition]) => (definition === null ? [] : [[unit, definition]])));
}
