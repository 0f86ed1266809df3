import type { AttributeKey } from '../../category/category.ts';
import type { QueryItem } from './query-item.ts';
import type { CategoryScope } from './scope.ts';
import type { NamedValue, PhraseMeaning } from './phrase-meaning.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Values that are recognised without a kind of part. Other mounting values also mean something else. */
const isAlwaysPlain = (key: AttributeKey, value: string | number): boolean =>
  key === 'polarity' || (key === 'mounting' && (value === 'smd' || value === 'tht'));

/**
 * Returns the attribute value that a phrase means for this kind of part; null = none. Of several (`dual`: two channels,
 * two elements) it returns the first; the others are alternatives.
 */
export const enumIn = (meaning: PhraseMeaning, scope: CategoryScope | null): NamedValue | null =>
  enumsIn(meaning, scope)[0] ?? null;

/** Values of filters come first; without one, values that few parts state, except how parts are packed. */
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
 * Returns the kind of part that the query names: the narrowest one if the others contain it (`конденсатор … тантал`) or
 * are values of its attributes. Returns null if none is named or if they conflict.
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
  for (const named of [all, withoutComplements(all, items)]) {
    for (const { meaning } of named) {
      const { scope } = meaning;
      if (scope !== null && named.every((other) => agrees(other.meaning, scope))) return scope;
    }
  }
  const heads = withoutComplements(all, items);
  if (heads.length > 0) return namedLeaf(heads) ?? longestScope(heads);
  return weak;
}

type Named = QueryItem & { readonly kind: 'phrase' | 'type' };

const adjective =
  /^(?:\p{Script=Cyrillic}{3,}(?:ый|ий|ой|ая|ое|ые|ие|ого|ому|ым|ых)|bipolar|ceramic|tantalum|electrolytic)$/iu;

const isAdjective = (tokens: Named['tokens']): boolean => tokens.length === 1 && adjective.test(tokens[0]?.core ?? '');

/** If a kind and a need conflict, returns the kind, provided it has no subcategories: `surge protection varistor`. */
function namedLeaf(heads: readonly Named[]): CategoryScope | null {
  // `датчик холла биполярный` is a sensor: an adjective alone names no kind beside a noun.
  const kinds = heads.filter(({ meaning, tokens }) => meaning.isNeed !== true && !isAdjective(tokens));
  const scope = kinds[0]?.meaning.scope ?? null;
  if (scope === null || scope.subtree.size !== 1 || kinds.length === heads.length) return null;
  return kinds.every(({ meaning }) => agrees(meaning, scope)) ? scope : null;
}

/** If kinds conflict, returns the one named with most words: "motor driver" does not mean a motor. */
function longestScope(named: readonly Named[]): CategoryScope | null {
  const [first, second] = named.toSorted((a, b) => b.tokens.length - a.tokens.length);
  const isLonger = first !== undefined && first.tokens.length > (second?.tokens.length ?? 0);
  return isLonger && first.kind === 'phrase' ? first.meaning.scope : null;
}

/** `nmos` alone implies transistors, unless the query has a part number. */
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

/** Kinds to which other parts are connected. */
const hosts: ReadonlySet<string> = new Set(['microcontrollers', 'development-boards']);

const isHost = ({ meaning }: Named): boolean => meaning.scope?.slugs.every((slug) => hosts.has(slug)) === true;

/** `микроконтроллер с can` is a microcontroller. */
const opensFeature = /^(?:с|со|with|having|ile)$/iu;

/**
 * Removes microcontrollers and boards if the query names something that is connected to them: `ethernet for
 * microcontroller`. Returns all if nothing else is named.
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

/** Whether the kind only states a purpose: `от микроконтроллера`, `для ардуино`. */
const isComplement = (item: Named, items: readonly QueryItem[]): boolean => {
  const place = items.indexOf(item);
  return (
    isAfterComplement(items, place) ||
    items.slice(0, place).some((other) => other.kind === 'phrase' && other.meaning.weakScope !== undefined)
  );
};

const opensComplement = /^(?:для|под|от|for|from)$/iu;
const closesComplement = /^(?:için|icin)$/iu;

const isWordOf = (item: QueryItem, pattern: RegExp): boolean =>
  item.kind === 'word' && pattern.test(item.tokens[0]?.core ?? '');

/**
 * Removes kinds that only state a purpose: `конденсатор для блока питания` keeps the first. Returns all if none would
 * remain.
 */
function withoutComplements(named: readonly Named[], items: readonly QueryItem[]): readonly Named[] {
  const opened = items.findIndex(
    (item) =>
      isWordOf(item, opensComplement) || (item.kind === 'bounds' && opensComplement.test(item.tokens[0]?.core ?? '')),
  );
  const closed = items.findIndex((item) => isWordOf(item, closesComplement));
  const heads = named.filter((item) => {
    const place = items.indexOf(item);
    return (opened === -1 || place < opened) && place > closed;
  });
  return heads.length === 0 ? named : heads;
}

const partNumber = /^(?=.*\d)(?=.*\p{L}).{4,}$/u;

/** Beside a part number, a word may be one of the part's attributes. */
export const isPartNumber = (item: QueryItem): boolean =>
  item.kind === 'word' && partNumber.test(item.tokens[0]?.core ?? '');

/** Returns a kind with weak evidence if the query names no other: `flash` alone is a kind of memory. */
function weakScope(items: readonly QueryItem[]): CategoryScope | null {
  for (const item of items) if (item.kind === 'phrase' && item.meaning.weakScope) return item.meaning.weakScope;
  return null;
}

const agrees = (meaning: PhraseMeaning, scope: CategoryScope): boolean =>
  containsScope(meaning, scope) ||
  enumIn(meaning, scope) !== null ||
  // `ОЗУ` in a query for a microcontroller is an attribute.
  meaning.attributes.some(({ key }) => scope.keys.has(key));

export const containsScope = (meaning: PhraseMeaning, scope: CategoryScope | null): boolean =>
  scope !== null &&
  (meaning.weakScope === scope || scope.slugs.every((slug) => meaning.scope?.subtree.has(slug) === true));
