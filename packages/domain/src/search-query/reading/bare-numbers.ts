import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import { firstWord, plainWord, type QueryItem } from './query-item.ts';
import type { CategoryScope } from './scope.ts';
import type { ValueLexeme } from './words/value-lexeme.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Metric sizes of crystals, such as 2016: 2.0 × 1.6 mm. */
const crystalSize = /^(?:1210|1612|2012|2016|2520|3215|3225|4025|5032|6035|7050|8045)$/u;
const pieces = /^(?:шт\p{L}*|pcs|pc|pieces?|adet|tane)$/iu;

const isBareNumber = (item: QueryItem): boolean =>
  /^(?:0|0?[.,]\d{1,9}|[1-9]\d{0,8}(?:[.,]\d{1,9})?)$/u.test(plainWord(item));

/** Returns the index of the only item that is meant; −1 = none, or several. */
function onlyPlace(items: readonly QueryItem[], isMeant: (item: QueryItem) => boolean): number {
  const place = items.findIndex(isMeant);
  return place === items.findLastIndex(isMeant) ? place : -1;
}

const isOfPieces = (item: QueryItem | undefined): boolean => item !== undefined && pieces.test(plainWord(item));

const numberOf = (item: QueryItem): number => Number(firstWord(item).replace(',', '.'));

const asCount = ({ tokens }: QueryItem, count: number, counted: AttributeDefinition): QueryItem => ({
  kind: 'count',
  count,
  meaning: { scope: null, brand: null, enums: [], attributes: [counted] },
  tokens,
});

const isOfOhms = (item: QueryItem): boolean => {
  const lexeme =
    item.kind === 'bounds' ? (item.bounds.from ?? item.bounds.to) : item.kind === 'value' ? item.lexeme : null;
  return lexeme !== null && (lexeme.kind === 'bare' || lexeme.unit === 'ohm');
};

/**
 * In a query for resistors that names a package, a single number without a unit is the resistance: `резистор 0603 100`.
 * Returns the index of this number; −1 = none, several, or a resistance is stated with its unit.
 */
function placeOfOhms(items: readonly QueryItem[]): number {
  if (!items.some(({ kind }) => kind === 'package') || items.some(isOfOhms)) return -1;
  const place = onlyPlace(items, isBareNumber);
  return isOfPieces(items[place + 1]) ? -1 : place;
}

const beta = /^(?:[BВβ]=?)?([2-5]\d{3})[KК]?$/iu;

/** Returns the item as the B value of a thermistor, if it is written like `B3950` or `3950K`. */
function asBeta(item: QueryItem, definition: AttributeDefinition): QueryItem {
  const text = item.kind === 'value' && item.tokens.length === 1 ? firstWord(item) : plainWord(item);
  const [, kelvins] = beta.exec(text) ?? [];
  return kelvins === undefined ? item : asCount(item, Number(kelvins), definition);
}

/** Maximum temperatures of capacitors in °C. They are often typed without a unit: `100мкФ 63В 105`. */
const capacitorDegrees = /^(?:85|105|125|130|150)$/u;

const isOfUnit = (item: QueryItem, unit: 'farad' | 'volt'): boolean =>
  item.kind === 'value' && item.lexeme.kind === 'value' && item.lexeme.unit === unit;

/**
 * Turns a bare number into a temperature if it is a usual maximum temperature of capacitors. Returns other items
 * unchanged.
 */
function asDegrees(item: QueryItem): QueryItem {
  if (!capacitorDegrees.test(plainWord(item))) return item;
  const lexeme = { unit: 'celsius', value: numberOf(item), isDeviation: false, isAlternating: false } as const;
  return { kind: 'value', lexeme: { kind: 'value', ...lexeme, needsContext: true }, tokens: item.tokens };
}

/** Words for the number of elements in a package, and this number. */
const countWords: readonly (readonly [RegExp, number])[] = [
  [/^(?:single|одиночн\p{L}*|одноканальн\p{L}*|tekli)$/iu, 1],
  [/^(?:dual|сдвоенн\p{L}*|двойн\p{L}*|двухканальн\p{L}*|ikili|çift)$/iu, 2],
  [/^(?:quad|счетверенн\p{L}*|счетверённ\p{L}*|четырехканальн\p{L}*|четырёхканальн\p{L}*|dörtlü)$/iu, 4],
];

/** Returns the item as a number of channels, if it is a word such as `dual`. */
function asChannels(item: QueryItem, definition: AttributeDefinition): QueryItem {
  const count = countWords.find(([pattern]) => pattern.test(plainWord(item)))?.[1];
  return count === undefined ? item : asCount(item, count, definition);
}

const contactsMax = 120;

/** True for connectors that have no nominal value. A number in their query is the number of contacts: `D-SUB 9`. */
const isOfContacts = ({ keys }: CategoryScope): boolean => keys.has('pins') && keys.has('gender');

const pitches =
  /^(?:0?[.,](?:3|35|4|5|8)|1[.,](?:0|25|27|5)|2[.,](?:0|5|54)|3[.,](?:0|5|81|96)|4[.,]2|5[.,](?:0|08)|7[.,](?:5|62)|10[.,]16)$/u;

/**
 * Returns the items with a number read as the connector's pitch: `2.54` is in millimetres. The items are unchanged if
 * no number or several could be the pitch.
 */
function withPitch(items: readonly QueryItem[], pitch: AttributeDefinition): readonly QueryItem[] {
  const place = onlyPlace(items, (item) => pitches.test(plainWord(item)));
  return items.map((item, at) => (at === place ? asCount(item, Number(`${numberOf(item)}e-3`), pitch) : item));
}

/** Returns the items with a whole number read as the number of contacts, if it is the only one. */
function withContacts(items: readonly QueryItem[], pins: AttributeDefinition): readonly QueryItem[] {
  const place = onlyPlace(items, (item) => /^[1-9]\d{0,2}$/u.test(plainWord(item)));
  const isCounted = items.some((item) => item.kind === 'count' && item.count >= 1);
  if (isCounted || isOfPieces(items[place + 1])) return items;
  return items.map((item, at) => {
    const count = numberOf(item);
    return at === place && count >= 2 && count <= contactsMax ? asCount(item, count, pins) : item;
  });
}

const inMilliohms = (lexeme: ValueLexeme | null): ValueLexeme | null =>
  lexeme?.kind === 'value' && lexeme.unit === 'ohm' && lexeme.value >= 1e6
    ? { ...lexeme, value: Number((lexeme.value * 1e-9).toPrecision(12)) }
    : lexeme;

/** Returns the item with `10 мом` as milliohms, because no shunt has megohms. */
function asMilliohms(item: QueryItem): QueryItem {
  if (item.kind === 'value') return { ...item, lexeme: inMilliohms(item.lexeme) ?? item.lexeme };
  if (item.kind !== 'bounds') return item;
  return { ...item, bounds: { from: inMilliohms(item.bounds.from), to: inMilliohms(item.bounds.to) } };
}

/**
 * Returns the items with numbers and number words read by the kind of part. The number of `кварц 2016` is a size, the
 * 160 of `резистор 160 0603` is in ohms.
 */
export function withBareNumbers(
  typed: readonly QueryItem[],
  scope: CategoryScope | null,
  { attributes }: QueryVocabulary,
): readonly QueryItem[] {
  if (scope?.slugs.length === 1 && scope.subtree.has('current-sense-resistors')) return typed.map(asMilliohms);
  const known = (name: string): AttributeDefinition | undefined =>
    scope?.keys.has(name) === true ? attributes.get(name as AttributeKey) : undefined;
  const channels = known('channels');
  const items = channels === undefined ? typed : typed.map((item) => asChannels(item, channels));
  if (scope?.nominal === 'hertz')
    return items.map((item) =>
      crystalSize.test(plainWord(item)) ? { kind: 'package', values: [], tokens: item.tokens } : item,
    );
  const kelvins = scope?.subtree.size === 1 ? known('b_value') : undefined;
  if (kelvins !== undefined) return items.map((item) => asBeta(item, kelvins));
  if (scope !== null && isOfContacts(scope)) {
    const [pitch, pins] = [known('pitch'), known('pins')];
    const pitched = pitch === undefined ? items : withPitch(items, pitch);
    return pins === undefined ? pitched : withContacts(pitched, pins);
  }
  if (items.some((item) => isOfUnit(item, 'farad')) && items.some((item) => isOfUnit(item, 'volt')))
    return items.map((item, at) => (isOfPieces(items[at + 1]) ? item : asDegrees(item)));
  const place = scope?.nominal === 'ohm' ? placeOfOhms(items) : -1;
  return items.map((item, at) => {
    if (at !== place) return item;
    const lexeme = { unit: 'ohm', value: numberOf(item), isDeviation: false, isAlternating: false } as const;
    return { kind: 'value', lexeme: { kind: 'value', ...lexeme, needsContext: false }, tokens: item.tokens };
  });
}
