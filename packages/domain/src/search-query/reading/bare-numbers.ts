import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import type { QueryItem } from './query-item.ts';
import type { CategoryScope } from './scope.ts';
import { isPlainNumber } from './words/value-lexeme.ts';
import type { QueryVocabulary } from './vocabulary.ts';

/** Metric sizes of crystals, such as 2016: 2.0 × 1.6 mm. */
const crystalSize = /^(?:1210|1612|2012|2016|2520|3215|3225|4025|5032|6035|7050|8045)$/u;
const pieces = /^(?:шт\p{L}*|pcs|pc|pieces?|adet|tane)$/iu;

const isBareNumber = (item: QueryItem): boolean =>
  item.kind === 'word' &&
  item.tokens.length === 1 &&
  item.tokens[0]?.isQuoted === false &&
  /^(?:0|0?[.,]\d+|[1-9]\d*(?:[.,]\d+)?)$/u.test(item.tokens[0].core) &&
  isPlainNumber(item.tokens[0].core);

const isOfOhms = (item: QueryItem): boolean => {
  const lexeme =
    item.kind === 'bounds' ? (item.bounds.from ?? item.bounds.to) : item.kind === 'value' ? item.lexeme : null;
  return lexeme !== null && (lexeme.kind === 'bare' || lexeme.unit === 'ohm');
};

/**
 * Returns the index of the number without a unit that is the resistance, in a query for resistors with a package. −1 =
 * no such number, several, or a resistance is stated with its unit.
 */
function placeOfOhms(items: readonly QueryItem[]): number {
  if (!items.some(({ kind }) => kind === 'package') || items.some(isOfOhms)) return -1;
  const [place, ...others] = items.flatMap((item, at) => (isBareNumber(item) ? [at] : []));
  const next = place === undefined ? undefined : items[place + 1];
  const isCount = next?.kind === 'word' && pieces.test(next.tokens[0]?.core ?? '');
  return place === undefined || others.length > 0 || isCount ? -1 : place;
}

const beta = /^(?:[BВβ]=?)?([2-5]\d{3})(?:K|К)?$/iu;

/** Returns the item as the B value of a thermistor, if it is written like `B3950` or `3950K`. */
function asBeta(item: QueryItem, attributes: QueryVocabulary['attributes']): QueryItem {
  const [token, ...others] = item.tokens;
  const definition = attributes.get('b_value' as AttributeKey);
  const count = Number(beta.exec(token?.core ?? '')?.[1]);
  const isRead = (item.kind === 'word' || item.kind === 'value') && token?.isQuoted === false && others.length === 0;
  if (!isRead || definition === undefined || !Number.isFinite(count)) return item;
  const meaning = { scope: null, brand: null, enums: [], attributes: [definition] };
  return { kind: 'count', count, meaning, tokens: item.tokens };
}

/** Maximum temperatures of capacitors in °C. They are often typed without a unit: `100мкФ 63В 105`. */
const capacitorDegrees = /^(?:85|105|125|130|150)$/u;

const isOfUnit = (item: QueryItem, unit: 'farad' | 'volt'): boolean =>
  item.kind === 'value' && item.lexeme.kind === 'value' && item.lexeme.unit === unit;

/** Returns the item as a temperature, if it is a number without a unit that capacitors are rated for. */
function asDegrees(item: QueryItem): QueryItem {
  const [token] = item.tokens;
  if (token === undefined || !isBareNumber(item) || !capacitorDegrees.test(token.core)) return item;
  const lexeme = { unit: 'celsius', value: Number(token.core), isDeviation: false, isAlternating: false } as const;
  return { kind: 'value', lexeme: { kind: 'value', ...lexeme, needsContext: true }, tokens: item.tokens };
}

/** Words for the number of elements in a package, and this number. */
const countWords: readonly (readonly [RegExp, number])[] = [
  [/^(?:single|одиночн\p{L}*|одноканальн\p{L}*|tekli)$/iu, 1],
  [/^(?:dual|сдвоенн\p{L}*|двойн\p{L}*|двухканальн\p{L}*|ikili|çift)$/iu, 2],
  [/^(?:quad|счетверенн\p{L}*|счетверённ\p{L}*|четырехканальн\p{L}*|четырёхканальн\p{L}*|dörtlü)$/iu, 4],
];

/** Returns the item as a number of channels, if it is a word such as `dual`. */
function channelsOf(item: QueryItem, definition: AttributeDefinition): QueryItem {
  const word = item.kind === 'word' && item.tokens.length === 1 ? item.tokens[0] : undefined;
  if (word === undefined || word.isQuoted) return item;
  const count = countWords.find(([pattern]) => pattern.test(word.core))?.[1];
  if (count === undefined) return item;
  const meaning = { scope: null, brand: null, enums: [], attributes: [definition] };
  return { kind: 'count', count, meaning, tokens: item.tokens };
}

const contactsMax = 120;

/** True for connectors that have no nominal value. A number in their query is the number of contacts: `D-SUB 9`. */
const isOfContacts = ({ keys }: CategoryScope): boolean => keys.has('pins') && keys.has('gender');

const pitches =
  /^(?:0?[.,](?:3|35|4|5|8)|1[.,](?:0|25|27|5)|2[.,](?:0|5|54)|3[.,](?:0|5|81|96)|4[.,]2|5[.,](?:0|08)|7[.,](?:5|62)|10[.,]16)$/u;

/**
 * Returns the items with the pitch of a connector read: `2.54` is in millimetres. If no number or several could be the
 * pitch, the items stay.
 */
function withPitch(items: readonly QueryItem[], pitch: AttributeDefinition | undefined): readonly QueryItem[] {
  const isPitch = (item: QueryItem): boolean =>
    item.kind === 'word' && item.tokens.length === 1 && pitches.test(item.tokens[0]?.core ?? '');
  const [place, ...others] = items.flatMap((item, at) => (isPitch(item) ? [at] : []));
  if (pitch === undefined || place === undefined || others.length > 0) return items;
  const meaning = { scope: null, brand: null, enums: [], attributes: [pitch] };
  return items.map((item, at) => {
    if (at !== place) return item;
    const millimetres = Number((item.tokens[0]?.core ?? '').replace(',', '.'));
    return { kind: 'count', count: Number(`${millimetres}e-3`), meaning, tokens: item.tokens };
  });
}

/** Returns the items with the only whole number read as the number of contacts. */
function withContacts(
  items: readonly QueryItem[],
  { attributes }: Pick<QueryVocabulary, 'attributes'>,
): readonly QueryItem[] {
  const pitched = withPitch(items, attributes.get('pitch' as AttributeKey));
  if (pitched !== items) return withContacts(pitched, { attributes });
  const pins = attributes.get('pins' as AttributeKey);
  const isWhole = (item: QueryItem): boolean =>
    isBareNumber(item) && /^[1-9]\d{0,2}$/u.test(item.tokens[0]?.core ?? '');
  const [place, ...others] = items.flatMap((item, at) => (isWhole(item) ? [at] : []));
  const count = Number(items[place ?? -1]?.tokens[0]?.core);
  const next = items[(place ?? -1) + 1];
  const isOfPieces = next?.kind === 'word' && pieces.test(next.tokens[0]?.core ?? '');
  const isCounted = items.some((item) => item.kind === 'count' && item.count >= 1);
  if (pins === undefined || place === undefined || others.length > 0 || isOfPieces || isCounted) return items;
  if (count < 2 || count > contactsMax) return items;
  const meaning = { scope: null, brand: null, enums: [], attributes: [pins] };
  return items.map((item, at) => (at === place ? { kind: 'count', count, meaning, tokens: item.tokens } : item));
}

/** Returns the item with `10 мом` as milliohms, because no shunt has megohms. */
function asMilliohms(item: QueryItem): QueryItem {
  if (item.kind !== 'value' || item.lexeme.kind !== 'value' || item.lexeme.unit !== 'ohm') return item;
  const { value } = item.lexeme;
  return value < 1e6 ? item : { ...item, lexeme: { ...item.lexeme, value: Number((value * 1e-9).toPrecision(12)) } };
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
  const channels = scope?.keys.has('channels') === true ? attributes.get('channels' as AttributeKey) : undefined;
  const items = channels === undefined ? typed : typed.map((item) => channelsOf(item, channels));
  if (scope?.nominal === 'hertz')
    return items.map((item) =>
      isBareNumber(item) && crystalSize.test(item.tokens[0]?.core ?? '')
        ? { kind: 'package', values: [], tokens: item.tokens }
        : item,
    );
  if (scope?.subtree.size === 1 && scope.keys.has('b_value')) return items.map((item) => asBeta(item, attributes));
  if (scope !== null && isOfContacts(scope)) return withContacts(items, { attributes });
  if (items.some((item) => isOfUnit(item, 'farad')) && items.some((item) => isOfUnit(item, 'volt')))
    return items.map(asDegrees);
  const place = scope?.nominal === 'ohm' ? placeOfOhms(items) : -1;
  return items.map((item, at) => {
    if (at !== place) return item;
    const value = Number(item.tokens[0]?.core.replace(',', '.'));
    const lexeme = { unit: 'ohm', value, isDeviation: false, isAlternating: false, needsContext: false } as const;
    return { kind: 'value', lexeme: { kind: 'value', ...lexeme }, tokens: item.tokens };
  });
}
