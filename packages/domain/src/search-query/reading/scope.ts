import type { AttributeDefinition, AttributeKey, Category, Unit } from '../../category/category.ts';
import { bySlugs } from '../../category/index.ts';
import type { CatalogueFrame } from '../search-answer.ts';
import { isKin } from '../dictionary/kin-keys.ts';

/** For each unit, the attribute that a value normally means, if the parts have it. */
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

/** Units whose values mean nothing unless the kind of part is known. */
const scopedUnits: ReadonlySet<Unit> = new Set<Unit>(['metre', 'second']);

/** Units of nominal values, which people state first: ohms of a resistor, hertz of a crystal. */
const nominalUnits: ReadonlySet<Unit | null> = new Set<Unit>(['ohm', 'farad', 'henry', 'hertz']);

/** A kind of part that a query may mean: categories and the attributes of their parts. */
export interface CategoryScope {
  readonly slugs: readonly string[];
  /** Slugs of the categories and their subcategories. */
  readonly subtree: ReadonlySet<string>;
  /** Keys of all attributes of these parts; empty = the catalogue does not list them. */
  readonly keys: ReadonlySet<string>;
  /** Keys of the attributes that are facets. */
  readonly facets: ReadonlySet<string>;
  /** For each unit, the attribute that a value with this unit means. */
  readonly byUnit: ReadonlyMap<Unit, AttributeDefinition>;
  /** Unit of values that are typed without one: ohms for the `10к` of a resistor. null = none. */
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
  /** Scopes that were read before, by their slugs. A category has six names and many needs, which share one scope. */
  readonly scopes: Map<string, CategoryScope>;
}

export function frameIndexOf(frame: Pick<CatalogueFrame, 'categories' | 'attributes'>): FrameIndex {
  return {
    attributes: new Map(frame.attributes.map((definition) => [definition.key, definition])),
    bySlug: bySlugs(frame.categories),
    children: grouped(frame.categories, ({ parentId }) => parentId),
    scopes: new Map(),
  };
}

export function scopeOf(index: FrameIndex, slugs: readonly string[]): CategoryScope {
  const key = slugs.join(' ');
  const known = index.scopes.get(key);
  if (known !== undefined) return known;
  const made = newScope(index, slugs);
  index.scopes.set(key, made);
  return made;
}

function newScope(index: FrameIndex, slugs: readonly string[]): CategoryScope {
  const tree = slugs.flatMap((slug) => subtreeOf(index, slug));
  const leaves = tree.filter(({ attributes }) => attributes.length > 0);
  const definitions = leaves.map(({ attributes }) =>
    attributes.map(({ key }) => index.attributes.get(key)).filter((found) => found !== undefined),
  );
  const attributes = leaves.flatMap((leaf) => leaf.attributes);
  const nominals = definitions.map((own) => own.slice(0, 2).find(isNominal)?.unit ?? null);
  const nominal = mostCommon(nominals) ?? (leaves.length <= fewLeaves ? onlyOne(nominals) : null);
  return {
    slugs,
    subtree: new Set(tree.map(({ slug }) => slug)),
    keys: new Set(attributes.map(({ key }) => key)),
    facets: new Set(attributes.filter(({ isFacet }) => isFacet).map(({ key }) => key)),
    byUnit: byUnitOf(leaves.map((leaf) => usualFirst(leaf, index))),
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

/**
 * Returns the attributes by which a category is usually described. An attribute that is no facet is left out if a facet
 * has the same unit. So a value with this unit means the facet.
 */
function usualFirst({ attributes }: Category, index: FrameIndex): readonly AttributeDefinition[] {
  const own = attributes.flatMap(({ key, isFacet }) => {
    const definition = index.attributes.get(key);
    return definition === undefined ? [] : [{ definition, isFacet }];
  });
  const isMain = ({ key }: AttributeDefinition): boolean => !besideMain.test(key);
  const units = new Set(
    own.flatMap(({ definition, isFacet }) => (isFacet && isMain(definition) ? [definition.unit] : [])),
  );
  return own.flatMap(({ definition, isFacet }) => (isFacet || !units.has(definition.unit) ? [definition] : []));
}

const isNominal = ({ kind, unit }: AttributeDefinition): boolean => kind === 'number' && nominalUnits.has(unit);

const unitsOf = (definitions: readonly AttributeDefinition[]): ReadonlySet<Unit> =>
  new Set(definitions.map(({ unit }) => unit).filter((unit) => unit !== null));

/**
 * Returns the attribute that each unit means. Most leaf categories must have this attribute or a similar one. Volts of
 * a transistor mean its maximum voltage; the attribute has a different name in each category.
 */
function byUnitOf(leaves: readonly (readonly AttributeDefinition[])[]): ReadonlyMap<Unit, AttributeDefinition> {
  const found = new Map<Unit, AttributeDefinition>();
  for (const unit of unitsOf(leaves.flat())) {
    const choices = leaves.map((own) => choiceOf(own, unit, true));
    const meant = mostCommon(choices) ?? onlyNumber(choices) ?? oneOfKin(choices, unit) ?? coilOf(choices);
    if (meant !== null) found.set(unit, meant);
  }
  return found;
}

/** Matches attributes that a bare value (`12 В`) rarely means: mains, isolation, bandwidth, maximum stress. */
const besideMain =
  /_ac$|^isolation_|quiescent|standby|leakage|shutdown|^supply_current|esd|noise|ripple|dropout|offset|surge|withstand|threshold|lag|hysteresis|saturation|(?<!gain_)bandwidth/;

/**
 * Attributes that a unit always means if the parts have them: the hold current of a fuse, the coil voltage of a relay.
 */
const firstKeys: Readonly<Partial<Record<Unit, string>>> = { ampere: 'hold_current', volt: 'coil_voltage' };

/**
 * Returns the attribute that the unit means among `definitions`: the main attribute, else the first number, else the
 * first range. null = no attribute has this unit.
 */
function choiceOf(
  definitions: readonly AttributeDefinition[],
  unit: Unit,
  hasScope: boolean,
): AttributeDefinition | null {
  const own = definitions.filter((definition) => definition.unit === unit && definition.key !== 'wavelength');
  const direct = own.filter(({ key }) => !besideMain.test(key));
  const held = hasScope ? direct.find(({ key }) => key === firstKeys[unit]) : undefined;
  const main = held ?? direct.find(({ key }) => key === mainKeys[unit]);
  const supply = direct.find(({ key, kind }) => kind === 'range' && key === 'vin');
  const number = direct.find(
    ({ key, kind }) => kind === 'number' && !(supply && /^(?:input_)?forward_voltage$/.test(key)),
  );
  return (
    main ?? number ?? direct.find(({ kind }) => kind === 'range') ?? own.find(({ kind }) => kind === 'number') ?? null
  );
}

/**
 * Returns the only numeric attribute, if at least half of the leaf categories have it and the others only have ranges.
 * Volts of a relay mean its coil voltage. null = none.
 */
function onlyNumber(choices: readonly (AttributeDefinition | null)[]): AttributeDefinition | null {
  const [number = null, ...others] = choices.filter((choice) => choice?.kind === 'number');
  const isOnly = others.every((other) => other === number);
  return isOnly && (others.length + 1) * 2 >= choices.length ? number : null;
}

/**
 * Returns one of the attributes if all of them are similar and at least half of the leaf categories have one; otherwise
 * null.
 */
function oneOfKin(choices: readonly (AttributeDefinition | null)[], unit: Unit): AttributeDefinition | null {
  const own = choices.filter((choice) => choice !== null);
  const isLike = own.every(({ key, kind }) => kind === 'number' && isKin(key, unit));
  return isLike && own.length * 2 >= choices.length ? (own[0] ?? null) : null;
}

/**
 * Returns the attribute `coil_voltage` if one of the categories has it, because volts of a relay mean its coil; null =
 * no category has it.
 */
const coilOf = (choices: readonly (AttributeDefinition | null)[]): AttributeDefinition | null =>
  choices.find((choice) => choice?.key === firstKeys.volt) ?? null;

/**
 * In a kind with at most this many leaf categories, leaves without a nominal unit use the only nominal unit of the
 * others.
 */
const fewLeaves = 3;

/** Returns the only value besides null; null = there is none, or several. */
function onlyOne<T>(all: readonly (T | null)[]): T | null {
  const [only, ...others] = new Set(all.filter((one) => one !== null));
  return others.length > 0 ? null : (only ?? null);
}

/** Returns the value that more than half of the entries have; null = none. */
function mostCommon<T>(all: readonly (T | null)[]): T | null {
  for (const [value, same] of grouped(all, (one) => one)) {
    if (value !== null && same.length * 2 > all.length) return value;
  }
  return null;
}

/**
 * Returns the main attribute of the unit, or the only one with this unit; null = ambiguous. Bytes may be flash or RAM.
 */
function unscopedChoice(definitions: readonly AttributeDefinition[], unit: Unit): AttributeDefinition | null {
  const choice = choiceOf(definitions, unit, false);
  const isOnly = definitions.filter((definition) => definition.unit === unit).length === 1;
  return isOnly || choice?.key === mainKeys[unit] ? choice : null;
}

/** Returns, for each unit, the attribute that its values mean if the query names no kind of part. */
export function unscopedUnits(definitions: readonly AttributeDefinition[]): ReadonlyMap<Unit, AttributeDefinition> {
  const units = [...unitsOf(definitions)].filter((unit) => !scopedUnits.has(unit));
  const choices = units.map((unit) => [unit, unscopedChoice(definitions, unit)] as const);
  return new Map(choices.flatMap(([unit, definition]) => (definition === null ? [] : [[unit, definition]])));
}
