import type { AttributeDefinition } from '../../category/category.ts';
import { searchTextLengthMax } from '../text-limits.ts';
import { agreedScope, containsScope, enumIn, isPartNumber, scopeOfPolarity } from './agreed-scope.ts';
import { withBareNumbers } from './bare-numbers.ts';
import { channelsOf, isOfUnknownChannels } from './channel-values.ts';
import { conversionAt, isConversion, type Conversion } from './conversion.ts';
import { meantLayout } from './words/meant-layout.ts';
import { inOneLayout } from './words/one-layout.ts';
import { asksForNegative, negativeOutput, positiveOutput, type NegativeOutput } from './negative-volts.ts';
import { otherWays } from './other-ways.ts';
import { impliedKind } from './needs/implied-kind.ts';
import type { PhraseMeaning } from './phrase-meaning.ts';
import { firstWord, plainWord, type QueryItem } from './query-item.ts';
import { itemsOf, knownPieces } from './query-items.ts';
import type { QueryReading, UnderstoodCondition, Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import { sizePair, type SizePair } from './words/size-pair.ts';
import { tokensOf, type Token } from './words/tokens.ts';
import { railFilter } from './supervised-rail.ts';
import { countFilter, packageFilter, spelledFilter, waysOfCount, waysOfName } from './spelled-filters.ts';
import { isPlainNumber, type ValueLexeme } from './words/value-lexeme.ts';
import { boundsFilter, valueFilter, type Surroundings } from './value-filter.ts';
import type { QueryVocabulary } from './vocabulary.ts';
import { isNominalKey, marginOf, widerPiece } from './wider-piece.ts';

type Filter = UnderstoodCondition['filter'];

/**
 * Returns the meaning of a typed query (product C7): `резистор 4к7 0805 1%` is a category, a resistance, a package and
 * a tolerance. Only pieces with a certain meaning become conditions. Part numbers, ambiguous pieces and most numbers
 * without a unit stay words. A text that is longer than the maximum (specification section 3) is not read and stays
 * words.
 */
export function readQuery(text: string, vocabulary: QueryVocabulary): QueryReading {
  if (text.length > searchTextLengthMax) return { conditions: [], words: text.trim() };
  const typed = itemsAsMeant(text, vocabulary);
  const named = agreedScope(typed) ?? scopeOfPolarity(typed, vocabulary);
  const scope = named ?? (isConversion(typed) ? vocabulary.converters : null);
  const items = withBareNumbers(typed, scope, vocabulary);
  const sure = items.map((item, place) => filterOf(item, place, items, scope, vocabulary));
  const filters = withoutDoubtful(items, withoutConflicts(sure));
  return compose(items, filters, scope, vocabulary);
}

/** Returns the items of the text in the keyboard layout that was meant. `raw` of their tokens is the typed text. */
function itemsAsMeant(text: string, vocabulary: QueryVocabulary): readonly QueryItem[] {
  const known = knownPieces(vocabulary);
  const meant = meantLayout(text, vocabulary);
  if (meant === null) return itemsOf(inOneLayout(tokensOf(text, known), vocabulary), vocabulary);
  const asTyped = (token: Token): Token => ({ ...token, raw: text.slice(token.at, token.at + token.raw.length) });
  return itemsOf(tokensOf(meant, known), vocabulary).map((item) => ({
    ...item,
    ...(item.kind === 'phrase' ? { isCorrected: true } : {}),
    tokens: item.tokens.map(asTyped),
  }));
}

function filterOf(
  item: QueryItem,
  place: number,
  items: readonly QueryItem[],
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): Filter | null {
  if (isOfUnknownChannels(item, scope)) return null;
  const minus = negativeOf(item, scope);
  if (minus !== undefined && minus !== null) return minus.filter;
  if (minus === null && scope?.keys.has('polarity') !== true) return null;
  const plain = conversionAt(items, place, scope)?.filter ?? plainFilterOf(item, place, items, scope, vocabulary);
  return plain ?? sizesOf(item, scope, vocabulary)?.filter ?? null;
}

/** Returns the conditions for the dimensions that an item states, such as `6x6`; null = none. */
function sizesOf(item: QueryItem, scope: CategoryScope | null, vocabulary: QueryVocabulary): SizePair | null {
  return sizePair(item.kind === 'package' ? firstWord(item) : plainWord(item), scope, vocabulary);
}

function plainFilterOf(
  item: QueryItem,
  place: number,
  items: readonly QueryItem[],
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): Filter | null {
  if (item.kind === 'phrase') return makerBesideKind(item, items, scope) ?? phraseFilter(item, scope);
  if (item.kind === 'count') return countFilter(item, scope);
  if (item.kind === 'package') return packageFilter(item, scope, vocabulary);
  if (item.kind === 'dielectric') return spelledFilter(vocabulary.dielectric, item.values, scope);
  const borrowed = borrowedUnit(item, items[place + 1]);
  // The minus sign is dropped: voltages of P-channel transistors are stated without it.
  const lexeme = unsigned(lexemeOf(item) ?? borrowed);
  if (lexeme === null || isRangeSign(items[place - 1]) || isRangeSign(items[place + 1])) return null;
  const named = namedBeside(items, place, scope);
  if (scope === null && named.length === 0 && isRatingOfNamedPart(lexeme, items)) return null;
  const hasDielectric = items.some(({ kind }) => kind === 'dielectric');
  const surroundings: Surroundings = { scope, named, hasDielectric };
  if (item.kind === 'bounds') {
    const bounds = boundsFilter(item.bounds, surroundings, vocabulary);
    return item.isRating === true && !isBoundByNature(bounds, scope)
      ? valueFilter(lexeme, surroundings, vocabulary)
      : bounds;
  }
  const filter = railFilter(lexeme, items, surroundings) ?? valueFilter(lexeme, surroundings, vocabulary);
  return borrowed !== null && (filter === null || !isWithin(filter)) ? null : filter;
}

const unsigned = (lexeme: ValueLexeme | null): ValueLexeme | null =>
  lexeme?.kind === 'value' && lexeme.unit === 'volt' ? { ...lexeme, value: Math.abs(lexeme.value) } : lexeme;

/**
 * Returns the condition for a negative voltage. undefined = the item is no negative voltage, null = the kind of part
 * has no output voltage.
 */
function negativeOf(item: QueryItem, scope: CategoryScope | null): NegativeOutput | null | undefined {
  if (item.kind !== 'value' || item.lexeme.kind !== 'value' || item.lexeme.value >= 0) return undefined;
  return negativeOutput(item.lexeme.value, scope);
}

/** Returns the number as volts, if a voltage follows: the 3.3 of `3.3 5В`. null = another item. */
function borrowedUnit(item: QueryItem, next: QueryItem | undefined): ValueLexeme | null {
  const number = plainWord(item);
  const lexeme = next?.kind === 'value' ? next.lexeme : null;
  if (lexeme?.kind !== 'value' || lexeme.unit !== 'volt' || !isPlainNumber(number)) return null;
  return { ...lexeme, value: Number(number.replace(',', '.')) };
}

/** Returns the value of an item; for bounds, the lower one, else the upper one. null = another item. */
function lexemeOf(item: QueryItem): ValueLexeme | null {
  if (item.kind === 'value') return item.lexeme;
  return item.kind === 'bounds' ? (item.bounds.from ?? item.bounds.to) : null;
}

/** True if the item is only a sign of an approximate value or a range: `~220В`, `5 … x`. */
const isRangeSign = (item: QueryItem | undefined): boolean =>
  item?.kind === 'word' && /^(?:[-–—…~<>≤≥]|\.{2,3}|<=|>=)$/u.test(item.tokens[0]?.raw ?? '');

/**
 * True if the value is a rating that describes the part number in the query. The kind of this part is unknown, so the
 * rating is no condition.
 */
function isRatingOfNamedPart(lexeme: ValueLexeme, items: readonly QueryItem[]): boolean {
  const isRating = (one: ValueLexeme): boolean =>
    one.kind === 'value' && ['volt', 'ampere', 'watt', 'percent'].includes(one.unit);
  const isNominal = (other: QueryItem): boolean => {
    const value = lexemeOf(other);
    return other.kind === 'dielectric' || (value !== null && !isRating(value));
  };
  return isRating(lexeme) && items.some(isPartNumber) && !items.some(isNominal);
}

const isNameOf = ({ tokens }: QueryItem, brand: string): boolean =>
  tokens.map(({ core }) => core.toLowerCase()).join('-') === brand;

/**
 * Returns the maker that a phrase means, if the phrase may be a maker or a kind of part. Beside another word for the
 * kind, `jst` is the maker. null = not the maker.
 */
function makerBesideKind(
  item: QueryItem & { kind: 'phrase' },
  items: readonly QueryItem[],
  scope: CategoryScope | null,
): Filter | null {
  const { brand } = item.meaning;
  // `diode` means the kind and not the maker Diodes.
  if (brand === null || item.meaning.scope === null || !isNameOf(item, brand)) return null;
  const isKindOf = (other: QueryItem): boolean =>
    other.kind === 'phrase' &&
    other.meaning !== item.meaning &&
    other.meaning.brand === null &&
    containsScope(other.meaning, scope);
  return items.some(isKindOf) ? { kind: 'brand', slug: brand } : null;
}

/**
 * True if the phrase states a property, not the kind of part, and this kind has no attribute for it. Such a property is
 * a wish: it applies only if some part meets it.
 */
const isStated = (meaning: PhraseMeaning, scope: CategoryScope | null): boolean =>
  meaning.stated !== undefined &&
  scope !== null &&
  !containsScope(meaning, scope) &&
  !meaning.attributes.some(({ key }) => scope.keys.has(key));

function phraseFilter({ meaning }: QueryItem & { kind: 'phrase' }, scope: CategoryScope | null): Filter | null {
  const [slug] = scope?.slugs ?? [];
  if (scope !== null && slug !== undefined && containsScope(meaning, scope)) {
    return { kind: 'category', slug, slugs: scope.slugs };
  }
  const flag = meaning.attributes.find(({ kind, key }) => kind === 'flag' && scope !== null && scope.keys.has(key));
  if (flag !== undefined) return { kind: 'values', key: flag.key, values: [true] };
  const word = enumIn(meaning, scope);
  if (word !== null) return { kind: 'values', key: word.key, values: [word.value] };
  if (meaning.brand !== null && meaning.scope === null) return { kind: 'brand', slug: meaning.brand };
  return isStated(meaning, scope) && slug !== undefined && scope !== null
    ? { kind: 'category', slug, slugs: scope.slugs }
    : null;
}

/** True if a part with a higher value also fits. The current of a fuse and the output of a regulator must be exact. */
function isBoundByNature(filter: Filter | null, scope: CategoryScope | null): boolean {
  if (filter === null || !('key' in filter) || filter.kind !== 'between') return false;
  // Fuses, varistors and suppressors need exact values.
  const isExact =
    scope !== null && ['hold_current', 'fuse_speed', 'clamping_voltage'].some((key) => scope.keys.has(key));
  return !isExact && !isNominalKey(filter.key) && !/supply|voltage_range/.test(filter.key);
}

/** Returns the attributes that the item names without a value: `выходное напряжение` beside `5В`. */
const namesOf = (item: QueryItem | undefined, scope: CategoryScope | null): readonly AttributeDefinition[] =>
  item?.kind === 'phrase' && phraseFilter(item, scope) === null ? item.meaning.attributes : [];

const isValue = (item: QueryItem | undefined): boolean => item?.kind === 'value' || item?.kind === 'bounds';

/**
 * Returns the attributes named directly before the value, else those named directly after it. Names after it do not
 * count if they are followed by another value, because they belong to that value.
 */
function namedBeside(
  items: readonly QueryItem[],
  place: number,
  scope: CategoryScope | null,
): readonly AttributeDefinition[] {
  const before = namesOf(items[place - 1], scope);
  if (before.length > 0) return before;
  return isValue(items[place + 2]) ? [] : namesOf(items[place + 1], scope);
}

const subjectOf = (filter: Filter): string => ('key' in filter ? filter.key : filter.kind);

/** True if the part's range must contain a value. A level translator can meet two such conditions: 3.3 V and 5 V. */
const isWithin = (filter: Filter): boolean =>
  filter.kind === 'between' && filter.from !== null && filter.from === filter.to;

/**
 * Removes conditions that contradict each other: two values of one attribute, or two makers. It is unclear which of
 * them is meant.
 */
function withoutConflicts(filters: readonly (Filter | null)[]): readonly (Filter | null)[] {
  const first = new Map<string, string>();
  const torn = new Set<string>();
  for (const filter of filters) {
    if (filter === null || isWithin(filter)) continue;
    const subject = subjectOf(filter);
    const said = JSON.stringify(filter);
    if ((first.get(subject) ?? said) !== said) torn.add(subject);
    first.set(subject, said);
  }
  if (torn.size === 0) return filters;
  return filters.map((filter) => (filter !== null && torn.has(subjectOf(filter)) ? null : filter));
}

/** Removes all conditions if none of them is certain. `5 в`, `R47` and `1F` count only beside a certain piece. */
function withoutDoubtful(items: readonly QueryItem[], filters: readonly (Filter | null)[]): readonly (Filter | null)[] {
  const isDoubtful = (item: QueryItem | undefined): boolean =>
    item !== undefined && lexemeOf(item)?.needsContext === true;
  if (filters.some((filter, place) => filter !== null && !isDoubtful(items[place]))) return filters;
  return filters.map(() => null);
}

const typed = (tokens: readonly Token[]): string =>
  tokens.map(({ raw, isSpaced }, place) => (isSpaced && place > 0 ? ` ${raw}` : raw)).join('');

/**
 * Builds the meaning of the query from its items and their conditions. The name of an attribute or the word "package"
 * becomes part of the `source` of the condition beside it.
 */
function compose(
  items: readonly QueryItem[],
  filters: readonly (Filter | null)[],
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): QueryReading {
  const conditions: UnderstoodCondition[] = [];
  const words: Token[] = [];
  const isPassive = filters.some(isOfPassive);
  const isNegative = asksForNegative(items);
  let name: readonly Token[] = [];
  items.forEach((item, place) => {
    const filter = filters[place] ?? null;
    if (filter !== null) {
      const conversion = conversionAt(items, place, scope);
      const read = withConversion(conditionOf(filter, name, item, scope, vocabulary), conversion);
      const positive = isNegative ? null : positiveOutput(filter, scope);
      const condition = positive === null ? read : { ...read, also: [...(read.also ?? []), ...positive] };
      const margin = item.kind === 'value' ? marginOf(filter, scope, isPassive) : null;
      conditions.push(margin === null ? condition : { ...condition, margin });
      name = [];
    } else if (belongsTo(item, filters[place + 1] ?? null, vocabulary)) {
      name = item.tokens;
    } else if (belongsTo(item, filters[place - 1] ?? null, vocabulary)) {
      const last = conditions.pop();
      if (last) conditions.push(prolonged(last, item.tokens));
    } else {
      words.push(...item.tokens);
    }
  });
  const isKindNamed = conditions.some(({ filter }) => filter.kind === 'category');
  const converters = scope === vocabulary.converters && !isKindNamed ? (scope?.slugs ?? null) : null;
  // A Russian type such as `С2-23` stays in the text, but it implies the kind of part.
  const ofType = items.some((item) => item.kind === 'type') && !isKindNamed ? (scope?.slugs ?? null) : null;
  const kind = ofType ?? impliedKind(conditions, vocabulary) ?? converters;
  return { conditions, words: typed(words), ...(kind === null ? {} : { kind }) };
}

/** True if only passive parts have this value. */
const isOfPassive = (filter: Filter | null): boolean =>
  filter !== null && 'key' in filter && /^(?:resistance|capacitance|inductance|dielectric)$/.test(filter.key);

/** Returns the alternatives and wishes of a negative voltage, a number of channels or a size; null = another item. */
function specialOf(
  item: QueryItem,
  filter: Filter,
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): { readonly or?: readonly Way[]; readonly also: readonly (readonly Way[])[] } | null {
  const minus = negativeOf(item, scope) ?? channelsOf(item, scope);
  if (minus !== null || !('key' in filter) || filter.key === vocabulary.package) return minus;
  return sizesOf(item, scope, vocabulary);
}

function conditionOf(
  filter: Filter,
  name: readonly Token[],
  item: QueryItem,
  scope: CategoryScope | null,
  vocabulary: QueryVocabulary,
): UnderstoodCondition {
  const special = specialOf(item, filter, scope, vocabulary);
  const or =
    special?.or ??
    waysOfName(item, filter, scope) ??
    waysOfCount(item, filter, vocabulary) ??
    otherWays(filter, typed(item.tokens), name.length > 0, scope, vocabulary);
  const also = special?.also ?? (filter.kind === 'category' ? wishesOf(item, scope) : null);
  const tokens = [...name, ...item.tokens];
  const wider = item.kind === 'value' ? widerPiece(filter, typed(item.tokens), scope, vocabulary) : null;
  return {
    filter,
    source: typed(tokens),
    span: [tokens[0]?.at ?? 0, endOf(tokens)],
    ...(or === null ? {} : { or }),
    ...(also === null ? {} : { also }),
    ...(wider === null ? {} : { wider: name.length === 0 ? wider : `${typed(name)} ${wider}` }),
    ...(item.kind === 'phrase' && item.isCorrected ? { isCorrected: true } : {}),
    ...(item.kind === 'phrase' && filter.kind === 'category' && isStated(item.meaning, scope)
      ? { isProperty: true }
      : {}),
  };
}

/** Returns the condition with the alternatives and wishes of a voltage conversion. */
function withConversion(condition: UnderstoodCondition, conversion: Conversion | null): UnderstoodCondition {
  if (conversion === null) return condition;
  const or = [...(condition.or ?? []), ...(conversion.or ?? [])];
  const also = [...(condition.also ?? []), ...(conversion.also ?? [])];
  return { ...condition, ...(or.length === 0 ? {} : { or }), ...(also.length === 0 ? {} : { also }) };
}

/**
 * Returns what a part must have besides the condition, as a need or a property in the query implies. null = nothing, or
 * the query names another kind of part.
 */
function wishesOf(item: QueryItem, scope: CategoryScope | null): readonly (readonly Way[])[] | null {
  const meaning = item.kind === 'phrase' ? item.meaning : null;
  if (meaning?.stated !== undefined && isStated(meaning, scope)) return [meaning.stated];
  const own = meaning?.scope ?? meaning?.weakScope;
  if (meaning?.also === undefined || own?.slugs.join(' ') !== scope?.slugs.join(' ')) return null;
  return meaning.also;
}

const endOf = (tokens: readonly Token[]): number => {
  const last = tokens.at(-1);
  return last === undefined ? 0 : last.at + last.raw.length;
};

const prolonged = (condition: UnderstoodCondition, tokens: readonly Token[]): UnderstoodCondition => ({
  ...condition,
  source: `${condition.source}${spaced(tokens)}`,
  span: [condition.span?.[0] ?? 0, endOf(tokens)],
  ...(condition.wider === undefined ? {} : { wider: `${condition.wider}${spaced(tokens)}` }),
});

const spaced = (tokens: readonly Token[]): string => (tokens[0]?.isSpaced === true ? ' ' : '') + typed(tokens);

/**
 * Matches keys of attributes whose names may mean any attribute of the same unit: `ток` may be any current of the part.
 */
const isOfUnit = /^(?:voltage|current|power)$/;

function belongsTo(item: QueryItem, filter: Filter | null, { attributes }: QueryVocabulary): boolean {
  if (filter === null || !('key' in filter)) return false;
  if (item.kind === 'packageWord') return /package|case|housing/.test(filter.key);
  const unit = attributes.get(filter.key)?.unit ?? null;
  const isNamed = (own: AttributeDefinition): boolean =>
    own.key === filter.key || (unit !== null && own.unit === unit && isOfUnit.test(own.key));
  return item.kind === 'phrase' && item.meaning.attributes.some(isNamed);
}
