import type { AttributeKey } from '../../category/category.ts';
import type { AttributeFilter } from '../filter.ts';
import { firstWord, type QueryItem } from './query-item.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import { isPlainNumber, type ValueLexeme } from './words/value-lexeme.ts';

/** Condition on the input or the output voltage of a requested converter. */
export interface Conversion {
  readonly filter: AttributeFilter;
  readonly or?: readonly Way[];
  readonly also?: readonly (readonly Way[])[];
}

const vin = 'vin' as AttributeKey;
const vout = 'vout' as AttributeKey;
const supply = 'supply_voltage' as AttributeKey;
const topology = 'topology' as AttributeKey;
/** Words between the input and the output voltage: `24В в 5В`, `из 12 вольт сделать 5`, `12v dan 5v a`. */
const joint = /^(?:в|на|to|into|сделать|получить|make|->|=>|→|>|['’]?[dt][ae]n)$/u;
const source = /^(?:из|от|с|from)$/iu;
/** Words before the input voltage. `от` is not among them: `с 5 до 12 В` is a conversion, `от 5 до 12 В` a range. */
const conversionSource = /^(?:из|с)$/iu;

const voltsOf = (lexeme: ValueLexeme | null): number | null =>
  lexeme?.kind === 'value' && lexeme.unit === 'volt' && !lexeme.isAlternating ? lexeme.value : null;

/** Returns the word of an item that is a single word, such as `сделать` in `из 12 вольт сделать 5`; otherwise ''. */
const wordOf = (item: QueryItem | undefined): string =>
  item?.kind === 'word' || (item?.kind === 'phrase' && item.tokens.length === 1) ? firstWord(item) : '';

/** Matches Turkish nouns in the ablative case ("from"), such as `pilden`. */
const ablative = /\p{L}{2}[dt][ae]n$/u;
const isJoint = (item: QueryItem | undefined): boolean => {
  const word = wordOf(item).toLowerCase();
  return joint.test(word) || ablative.test(word);
};

/** True if the value has the Turkish ending for "from": `12 volttan`. */
const isFromVolts = (item: QueryItem | undefined): boolean =>
  item?.kind === 'value' && /^volt['’]?[dt]an$/iu.test(item.tokens.at(-1)?.core ?? '');

/** True if the value ends with `в`, which may be the word "to" and not the unit: `24 в 12 вольт`. */
const endsWithJoint = (item: QueryItem | undefined): boolean =>
  (item?.kind === 'value' && item.tokens.at(-1)?.core === 'в') || isFromVolts(item);

const betweenMax = 3;

const isOfVolts = (item: QueryItem | undefined): boolean => item?.kind === 'value' && voltsOf(item.lexeme) !== null;

/** True if the values at `place` and after it are the only two voltages of the query: `24v 5v`. */
const isPair = (items: readonly QueryItem[], place: number): boolean =>
  isOfVolts(items[place]) && isOfVolts(items[place + 1]) && items.filter(isOfVolts).length === 2;

/** Returns the index of the output voltage for the input voltage at `place`; −1 = none. */
function placeOfOutput(items: readonly QueryItem[], place: number): number {
  if (voltsAt(items[place]) === null) return -1;
  if (isPair(items, place)) return place + 1;
  if (endsWithJoint(items[place]) && outputAt(items, place + 1) !== null) return place + 1;
  if (items[place]?.kind === 'value' && (isDownTo(items[place + 1]) || ratedOutput(items[place + 1]) !== null))
    return place + 1;
  let isJoined = false;
  for (let at = place + 1; at <= place + 1 + betweenMax; at += 1) {
    if (isJoined && (voltsAt(items[at]) !== null || isBareOutput(items, at))) return at;
    if (wordOf(items[at]) === '') return -1;
    isJoined ||= isJoint(items[at]);
  }
  return -1;
}

/** True if the number at `place` has no unit, and nothing that it could count follows: `получить 5 на 3 ампера`. */
const isBareOutput = (items: readonly QueryItem[], place: number): boolean => {
  const next = items[place + 1]?.kind;
  const isLast = next === undefined || next === 'value' || next === 'bounds';
  return (
    isLast && isPlainNumber(wordOf(items[place])) && (isJoint(items[place - 1]) || endsWithJoint(items[place - 1]))
  );
};

/** Returns the volts of the output at `place`; null = none. A number without a unit is also read: `24 в 5`. */
function outputAt(items: readonly QueryItem[], place: number): number | null {
  if (isBareOutput(items, place)) return bareVolts(items[place]);
  return (
    voltsAt(items[place]) ?? (isDownTo(items[place]) ? outputAfterSource(items[place]) : ratedOutput(items[place]))
  );
}

const placeOfInput = (items: readonly QueryItem[], place: number): number =>
  items.findIndex((_, at) => at < place && placeOfOutput(items, at) === place);

/**
 * Returns the volts of an item that is only an upper bound, such as `до 5 вольт`; otherwise null. After an input such
 * as `с 12`, this bound is the output.
 */
const outputAfterSource = (item: QueryItem | undefined): number | null =>
  item?.kind === 'bounds' && item.bounds.from === null ? voltsOf(item.bounds.to) : null;

/** True for an output such as `до 12В` in `48В до 12В`. The bound in `3.3V max 16V` is not an output. */
const isDownTo = (item: QueryItem | undefined): boolean =>
  outputAfterSource(item) !== null && /^(?:до|to)$/iu.test(firstWord(item));

/** Returns the volts of an output such as `на 5В` in `24В на 5В`; null for any other item. */
const ratedOutput = (item: QueryItem | undefined): number | null =>
  item?.kind === 'bounds' && item.isRating === true && /^на$/iu.test(firstWord(item))
    ? voltsOf(item.bounds.from)
    : null;

/**
 * True if the number at `place` is an input voltage without a unit: the 12 of `с 12 до 5 вольт`. A range such as `от 5
 * до 12 вольт` is a single item.
 */
const isBareInput = (items: readonly QueryItem[], place: number): boolean =>
  isPlainNumber(wordOf(items[place])) &&
  source.test(wordOf(items[place - 1])) &&
  outputAfterSource(items[place + 1]) !== null;

/** Returns the index of the output, if the input at `place` follows it: `3.3 вольта из 5`, `5в из 12в`. −1 = none. */
function reversedOutput(items: readonly QueryItem[], place: number): number {
  const isFrom = /^(?:из|from)$/iu.test(wordOf(items[place - 1]));
  const isNumber = isPlainNumber(wordOf(items[place])) || isOfVolts(items[place]);
  if (!isFrom || !isNumber) return -1;
  return items.findLastIndex((item, at) => at < place - 1 && isOfVolts(item));
}

const bareVolts = (item: QueryItem | undefined): number => Number(wordOf(item).replace(',', '.'));

const isSourceOf = (item: QueryItem & { readonly kind: 'bounds' }): boolean =>
  item.bounds.to === null && source.test(firstWord(item));

/** Returns the volts of a value, or of an input such as `from 12 V`; null = another item. */
function voltsAt(item: QueryItem | undefined): number | null {
  if (item?.kind === 'value') return voltsOf(item.lexeme);
  return item?.kind === 'bounds' && isSourceOf(item) ? voltsOf(item.bounds.from) : null;
}

const topologyOf = (from: number, to: number): readonly [value: string, words: string] => {
  if (to < 0) return ['inverting', 'negative'];
  return from > to ? ['buck', 'step down'] : ['boost', 'step up'];
};

/**
 * Returns the wish (`also` in query-reading.ts) for the kind of converter that makes this output. It is inverting for a
 * negative output, step-down if the output is lower than the input, otherwise step-up.
 */
const topologies = (scope: CategoryScope, from: number, to: number): readonly (readonly Way[])[] => {
  if (from === to || !scope.facets.has(topology)) return [];
  const [kind, words] = topologyOf(from, to);
  return [
    [
      { kind: 'values', key: topology, values: [kind, 'buck-boost'] },
      { kind: 'words', words: [kind, words] },
    ],
  ];
};

/**
 * Returns the condition for the input voltage. A part that states no input also meets it, because modules often state
 * it only in the part number.
 */
const input = (scope: CategoryScope, volts: number): Conversion => {
  const [first = vin, ...others] = [vin, supply].filter((key) => scope.keys.has(key));
  const within = (key: AttributeKey): AttributeFilter => ({ kind: 'between', key, from: volts, to: volts });
  return { filter: within(first), or: [...others.map(within), { kind: 'unstated', key: first }] };
};

/** Returns the condition for the output voltage. Adjustable converters also meet it. */
const output = (volts: number): Conversion & { readonly or: readonly Way[] } => ({
  filter: { kind: 'values', key: vout, values: [volts] },
  or: [{ kind: 'values', key: 'output_type' as AttributeKey, values: ['adjustable'] }],
});

const outputWays = (volts: number): readonly Way[] => {
  const { filter, or } = output(volts);
  return [filter, ...or];
};

/**
 * True if the query states an input and an output voltage: `12В в 5В`. Two voltages without such a word do not count.
 */
export const isConversion = (items: readonly QueryItem[]): boolean =>
  items.some((item, place) => {
    if (isBareInput(items, place) || reversedOutput(items, place) !== -1) return true;
    if (item.kind !== 'value' || placeOfOutput(items, place) === -1) return false;
    // `из 5в 12в` and `12 volttan 5 volta` are conversions; `5в 12в` may be anything.
    return !isPair(items, place) || isFromVolts(item) || conversionSource.test(wordOf(items[place - 1]));
  });

/**
 * Returns the input or output condition of the item at `place`: `24В в 5В`, `5v to 12v`, `с 12 до 5 вольт`, `from 5v`.
 * null = another item, or the kind of part has no input and output voltage.
 */
export function conversionAt(
  items: readonly QueryItem[],
  place: number,
  scope: CategoryScope | null,
): Conversion | null {
  if (scope === null || !hasBoth(scope)) return null;
  const item = items[place];
  if (isBareInput(items, place)) return withTopology(scope, bareVolts(item), outputAfterSource(items[place + 1]));
  const reversed = reversedOutput(items, place);
  if (reversed !== -1) return withTopology(scope, voltsAt(item) ?? bareVolts(item), voltsAt(items[reversed]));
  const volts = voltsAt(item);
  if (volts !== null && items.some((_, at) => reversedOutput(items, at) === place)) return output(volts);
  const said = outputAfterSource(item);
  if (said !== null && isBareInput(items, place - 1)) return output(said);
  const outputPlace = placeOfOutput(items, place);
  if (volts !== null && outputPlace !== -1) return withTopology(scope, volts, outputAt(items, outputPlace));
  const made = outputAt(items, place);
  const isMade = made !== null && placeOfInput(items, place) !== -1;
  if (item?.kind === 'bounds' && !isMade) return ofBounds(item, items, scope);
  return isMade ? output(made) : null;
}

const hasBoth = ({ keys }: CategoryScope): boolean => keys.has(vout) && (keys.has(vin) || keys.has(supply));

const withTopology = (scope: CategoryScope, from: number, to: number | null): Conversion => {
  const also = to === null ? [] : topologies(scope, from, to);
  return { ...input(scope, from), ...(also.length === 0 ? {} : { also }) };
};

/** True if the query names a direction of conversion: `поднять`, `step down`. */
const namesTopology = (items: readonly QueryItem[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'phrase' &&
      item.meaning.also?.some((ways) => ways.some((way) => 'key' in way && way.key === topology)) === true,
  );

function ofBounds(
  item: QueryItem & { readonly kind: 'bounds' },
  items: readonly QueryItem[],
  scope: CategoryScope,
): Conversion | null {
  const [from, to] = [voltsOf(item.bounds.from), voltsOf(item.bounds.to)];
  const words = item.tokens.map(({ core }) => core.toLowerCase());
  if (from === null) return null;
  if (item.bounds.to === null) return isSourceOf(item) ? input(scope, from) : null;
  const isRange = /^(?:от|from|between|между)$/u.test(words[0] ?? '');
  const isOfTwo =
    words.includes('to') ||
    conversionSource.test(words[0] ?? '') ||
    (!isRange && words.includes('до') && namesTopology(items));
  return to !== null && isOfTwo
    ? { ...input(scope, from), also: [outputWays(to), ...topologies(scope, from, to)] }
    : null;
}
