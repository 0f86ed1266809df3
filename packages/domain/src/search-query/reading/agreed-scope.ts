import type { AttributeKey } from '../../category/category.ts';
import { isHostScope } from './hosts.ts';
import { firstWord, type QueryItem } from './query-item.ts';
import type { CategoryScope } from './scope.ts';
import type { NamedValue, PhraseMeaning } from './phrase-meaning.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/**
 * True for the attribute values that are recognised even if the query names no kind of part: polarities, and the
 * mounting types `smd` and `tht`. Words for other mounting types also have another meaning.
 */
const isAlwaysPlain = (key: AttributeKey, value: string | number): boolean =>
  key === 'polarity' || (key === 'mounting' && (value === 'smd' || value === 'tht'));

/**
 * Returns the attribute value that a phrase means for this kind of part; null = none. A phrase may mean several values
 * (`dual`: two channels, or two elements). The first is returned; the others become alternatives.
 */
export const enumIn = (meaning: PhraseMeaning, scope: CategoryScope | null): NamedValue | null =>
  enumsIn(meaning, scope)[0] ?? null;

/**
 * Returns the attribute values that a phrase means for this kind of part. Normally these are values of facets. If there
 * are none, values of other attributes are returned, except mounting and packing.
 */
export function enumsIn(meaning: PhraseMeaning, scope: CategoryScope | null): readonly NamedValue[] {
  const usual = usualEnumsIn(meaning, scope);
  if (usual.length > 0 || scope === null) return usual;
  return meaning.enums.filter(({ key }) => key !== 'mounting' && key !== 'packing' && scope.keys.has(key));
}

const usualEnumsIn = (meaning: PhraseMeaning, scope: CategoryScope | null): readonly NamedValue[] =>
  meaning.enums.filter(({ key, value }) => {
    if (typeof value === 'boolean') return scope?.keys.has(key) === true;
    const isPlain = isAlwaysPlain(key, value);
    if (scope === null || scope.keys.size === 0 || key === 'mounting') return isPlain;
    return isPlain ? scope.keys.has(key) : scope.facets.has(key);
  });

/**
 * Returns the kind of part that the query names; null = none, or the named kinds conflict. Several kinds agree if they
 * contain the narrowest one (`конденсатор … тантал`) or are values of its attributes.
 */
export function agreedScope(items: readonly QueryItem[]): CategoryScope | null {
  const said = items
    .filter((item) => item.kind === 'phrase' || item.kind === 'type')
    .filter(({ meaning }) => meaning.scope !== null);
  const all = withoutHosts(said, items);
  const weak = items.some((item, place) => isPartNumber(item) && !isAfterComplement(items, place))
    ? null
    : weakScope(items);
  if (weak !== null && all.every(isHost) && all.every((host) => isComplement(host, items))) return weak;
  const heads = withoutComplements(all, items);
  for (const named of [all, heads]) {
    const scopes = named.flatMap(({ meaning }) => meaning.scope ?? []);
    const agreed = scopes.find((scope) => named.every((other) => agrees(other.meaning, scope)));
    if (agreed !== undefined) return agreed;
  }
  return all.length > 0 ? (namedLeaf(heads) ?? longestScope(heads)) : weak;
}

type Named = QueryItem & { readonly kind: 'phrase' | 'type' };

const adjective =
  /^(?:\p{Script=Cyrillic}{3,}(?:ый|ий|ой|ая|ое|ые|ие|ого|ому|ым|ых)|bipolar|ceramic|tantalum|electrolytic)$/iu;

const isAdjective = (item: Named): boolean => item.tokens.length === 1 && adjective.test(firstWord(item));

/**
 * For conflicting phrases. Leaves out those that name a need or are adjectives. Returns the kind of the others if they
 * agree and the kind has no subcategories; otherwise null. `surge protection varistor` is a varistor.
 */
function namedLeaf(heads: readonly Named[]): CategoryScope | null {
  // Beside a noun, an adjective does not name the kind of part: `датчик холла биполярный` is a sensor.
  const kinds = heads.filter((item) => item.meaning.isNeed !== true && !isAdjective(item));
  const scope = kinds[0]?.meaning.scope ?? null;
  if (scope === null || scope.subtree.size !== 1 || kinds.length === heads.length) return null;
  return kinds.every(({ meaning }) => agrees(meaning, scope)) ? scope : null;
}

/**
 * For conflicting phrases: returns the kind that is named with the most words. `motor driver` is not a motor. null =
 * two phrases are equally long.
 */
function longestScope(named: readonly Named[]): CategoryScope | null {
  const [first, second] = named.toSorted((a, b) => b.tokens.length - a.tokens.length);
  const isLonger = first !== undefined && first.tokens.length > (second?.tokens.length ?? 0);
  return isLonger && first.kind === 'phrase' ? first.meaning.scope : null;
}

/**
 * Returns the kind of part that a polarity without other words implies: `nmos` implies transistors. null = no polarity,
 * or the query has a part number.
 */
export function scopeOfPolarity(items: readonly QueryItem[], { byPolarity }: QueryVocabulary): CategoryScope | null {
  if (items.some(isPartNumber)) return null;
  for (const item of items) {
    if (item.kind !== 'phrase') continue;
    const said = item.meaning.enums.find(({ key }) => key === 'polarity');
    const scope = said === undefined ? undefined : byPolarity.get(String(said.value));
    if (scope !== undefined) return scope;
  }
  return null;
}

const isHost = ({ meaning }: Named): boolean => meaning.scope !== null && isHostScope(meaning.scope);

/** Words before a feature of the named part: `микроконтроллер с can` is a microcontroller. */
const opensFeature = /^(?:с|со|with|having|ile)$/iu;

/**
 * Leaves out microcontrollers and boards if the query names a part that is connected to them: `ethernet for
 * microcontroller`. If it names no such part, returns all kinds.
 */
function withoutHosts(named: readonly Named[], items: readonly QueryItem[]): readonly Named[] {
  const others = named.filter((item) => !isHost(item));
  const scopes = named.filter(isHost).flatMap(({ meaning }) => meaning.scope ?? []);
  const isFeature = (item: Named): boolean => {
    if (scopes.some((scope) => agrees(item.meaning, scope))) return true;
    const before = items[items.indexOf(item) - 1];
    return before !== undefined && isWordOf(before, opensFeature);
  };
  return others.every(isFeature) ? named : others;
}

const isAfterComplement = (items: readonly QueryItem[], place: number): boolean => {
  const [before, after] = [items[place - 1], items[place + 1]];
  const isOpened = before !== undefined && isWordOf(before, opensComplement);
  return isOpened || (after !== undefined && isWordOf(after, closesComplement));
};

/** True if the kind only states the purpose of another part: `от микроконтроллера`, `для ардуино`. */
const isComplement = (item: Named, items: readonly QueryItem[]): boolean => {
  const place = items.indexOf(item);
  return (
    isAfterComplement(items, place) ||
    items.slice(0, place).some((other) => other.kind === 'phrase' && other.meaning.weakScope !== undefined)
  );
};

const opensComplement = /^(?:для|под|от|for|from)$/iu;
const closesComplement = /^(?:için|icin)$/iu;

const isWordOf = (item: QueryItem, pattern: RegExp): boolean => item.kind === 'word' && pattern.test(firstWord(item));

/**
 * Returns the kinds without those that only state a purpose: `конденсатор для блока питания` is a capacitor. If none
 * would remain, returns all.
 */
function withoutComplements(named: readonly Named[], items: readonly QueryItem[]): readonly Named[] {
  const opened = items.findIndex(
    (item) => isWordOf(item, opensComplement) || (item.kind === 'bounds' && opensComplement.test(firstWord(item))),
  );
  const closed = items.findIndex((item) => isWordOf(item, closesComplement));
  const heads = named.filter((item) => {
    const place = items.indexOf(item);
    return (opened === -1 || place < opened) && place > closed;
  });
  if (heads.length > 0) return heads;
  // In `для блока питания конденсатор`, the first kind states the purpose and is left out.
  return opened === 0 && named.length > 1 ? named.slice(1) : named;
}

const partNumber = /^(?=.*\d)(?=.*\p{L}).{4,}$/u;

/**
 * True if the item looks like a part number: at least four characters, with a letter and a digit. Other words of the
 * query may then describe this part.
 */
export const isPartNumber = (item: QueryItem): boolean => item.kind === 'word' && partNumber.test(firstWord(item));

/**
 * Returns the kind that a phrase means if the query names no other kind: `flash` alone is a memory. null = no such
 * phrase.
 */
function weakScope(items: readonly QueryItem[]): CategoryScope | null {
  for (const item of items) if (item.kind === 'phrase' && item.meaning.weakScope) return item.meaning.weakScope;
  return null;
}

const agrees = (meaning: PhraseMeaning, scope: CategoryScope): boolean =>
  containsScope(meaning, scope) ||
  enumIn(meaning, scope) !== null ||
  // The phrase may name an attribute of the kind: `ОЗУ` in a query for a microcontroller.
  meaning.attributes.some(({ key }) => scope.keys.has(key));

export const containsScope = (meaning: PhraseMeaning, scope: CategoryScope | null): boolean =>
  scope !== null &&
  (meaning.weakScope === scope || scope.slugs.every((slug) => meaning.scope?.subtree.has(slug) === true));
