import type { AttributeKey } from '../../category/category.ts';
import type { AttributeFilter } from '../filter.ts';
import type { QueryItem } from './query-item.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import { isPlainNumber, type ValueLexeme } from './words/value-lexeme.ts';

/** Input and output of a requested converter. */
export interface Conversion {
  readonly filter: AttributeFilter;
  readonly or?: readonly Way[];
  readonly also?: readonly (readonly Way[])[];
}

const vin = 'vin' as AttributeKey;
const vout = 'vout' as AttributeKey;
const supply = 'supply_voltage' as AttributeKey;
const topology = 'topology' as AttributeKey;
/** Words between input and output: `24В в 5В`, `из 12 вольт сделать 5`, `12v dan 5v a`. */
const joint = /^(?:в|на|to|into|сделать|получить|make|->|=>|→|>|['’]?[dt][ae]n)$/u;
const source = /^(?:из|от|с|from)$/iu;
/** `с 5 до 12 В` is a conversion; `от 5 до 12 В` is a range. */
const conversionSource = /^(?:из|с)$/iu;

const voltsOf = (lexeme: ValueLexeme | null): number | null =>
  lexeme?.kind === 'value' && lexeme.unit === 'volt' && !lexeme.isAlternating ? lexeme.value : null;

const wordOf = (item: QueryItem | undefined): string => (item?.kind === 'word' ? (item.tokens[0]?.core ?? '') : '');

/** Turkish nouns in the ablative: `pilden`. */
const ablative = /\p{L}{2}[dt][ae]n$/u;
const isJoint = (item: QueryItem | undefined): boolean => {
  const word = wordOf(item).toLowerCase();
  return joint.test(word) || ablative.test(word);
};

/** In `24 в 12 вольт`, the letter is a word and not the unit. */
const endsWithJoint = (item: QueryItem | undefined): boolean =>
  item?.kind === 'value' && item.tokens.length > 1 && item.tokens.at(-1)?.core === 'в';

const betweenMax = 3;

const isOfVolts = (item: QueryItem): boolean => item.kind === 'value' && voltsOf(item.lexeme) !== null;

/** `24v 5v`: the only two voltages, side by side. */
const isPair = (items: readonly QueryItem[], place: number): boolean => {
  const [before, after] = [items[place], items[place + 1]];
  if (before === undefined || after === undefined || !isOfVolts(before) || !isOfVolts(after)) return false;
  return items.filter(isOfVolts).length === 2;
};

/** Returns the place of the output after an input at this place, or −1. */
function placeOfOutput(items: readonly QueryItem[], place: number): number {
  if (voltsAt(items[place]) === null) return -1;
  if (isPair(items, place)) return place + 1;
  if (endsWithJoint(items[place]) && outputAt(items, place + 1) !== null) return place + 1;
  let isJoined = false;
  for (let at = place + 1; at <= place + 1 + betweenMax; at += 1) {
    if (isJoined && voltsAt(items[at]) !== null) return at;
    if (wordOf(items[at]) === '') return -1;
    isJoined ||= isJoint(items[at]);
  }
  return -1;
}

/** Returns the volts of an output. In `24 в 5`, the last number has no unit. */
function outputAt(items: readonly QueryItem[], place: number): number | null {
  const isBare = place === items.length - 1 && endsWithJoint(items[place - 1]) && isPlainNumber(wordOf(items[place]));
  return isBare ? bareVolts(items[place]) : voltsAt(items[place]);
}

const placeOfInput = (items: readonly QueryItem[], place: number): number =>
  items.findIndex((_, at) => at < place && placeOfOutput(items, at) === place);

/** Volts of `до 5 вольт`, which says the output after `с 12`. */
const outputAfterSource = (item: QueryItem | undefined): number | null =>
  item?.kind === 'bounds' && item.bounds.from === null ? voltsOf(item.bounds.to) : null;

/** `с 12` before `до 5 вольт`: the number has the unit of the output. */
const isBareInput = (items: readonly QueryItem[], place: number): boolean =>
  isPlainNumber(wordOf(items[place])) &&
  conversionSource.test(wordOf(items[place - 1])) &&
  outputAfterSource(items[place + 1]) !== null;

/** `3.3 вольта из 5`, `5в из 12в`: the input after the output, with or without a unit. */
function reversedOutput(items: readonly QueryItem[], place: number): number {
  const isFrom = /^(?:из|from)$/iu.test(wordOf(items[place - 1]));
  const isNumber = isPlainNumber(wordOf(items[place])) || isOfVoltsAt(items, place);
  if (!isFrom || !isNumber) return -1;
  return items.findLastIndex((item, at) => at < place - 1 && isOfVolts(item));
}

const isOfVoltsAt = (items: readonly QueryItem[], place: number): boolean => {
  const item = items[place];
  return item !== undefined && isOfVolts(item);
};

const bareVolts = (item: QueryItem | undefined): number => Number(wordOf(item).replace(',', '.'));

const isSourceOf = (item: QueryItem & { readonly kind: 'bounds' }): boolean =>
  item.bounds.to === null && source.test(item.tokens[0]?.core ?? '');

/** Returns the volts of a value, or of the input in `from 12 V`. */
function voltsAt(item: QueryItem | undefined): number | null {
  if (item?.kind === 'value') return voltsOf(item.lexeme);
  return item?.kind === 'bounds' && isSourceOf(item) ? voltsOf(item.bounds.from) : null;
}

/** Prefers the topology that makes such an output. A step-up converter does not make 5 V of 12 V. */
const topologies = (scope: CategoryScope, from: number, to: number): readonly (readonly Way[])[] => {
  if (from === to || !scope.facets.has(topology)) return [];
  const [kind, words] = from > to ? (['buck', 'step down'] as const) : (['boost', 'step up'] as const);
  return [
    [
      { kind: 'values', key: topology, values: [kind, 'buck-boost'] },
      { kind: 'words', words: [kind, words] },
    ],
  ];
};

/** Many makers of modules state the input only in the number. */
const input = (scope: CategoryScope, volts: number): Conversion => {
  const [first = vin, ...others] = [vin, supply].filter((key) => scope.keys.has(key));
  const within = (key: AttributeKey): AttributeFilter => ({ kind: 'between', key, from: volts, to: volts });
  return { filter: within(first), or: [...others.map(within), { kind: 'unstated', key: first }] };
};

/** Adjustable converters cover any voltage. */
const output = (volts: number): Conversion & { readonly or: readonly Way[] } => ({
  filter: { kind: 'values', key: vout, values: [volts] },
  or: [{ kind: 'values', key: 'output_type' as AttributeKey, values: ['adjustable'] }],
});

const outputWays = (volts: number): readonly Way[] => {
  const { filter, or } = output(volts);
  return [filter, ...or];
};

/** Whether the query states an input and an output voltage: `12В в 5В`. */
export const isConversion = (items: readonly QueryItem[]): boolean =>
  items.some((item, place) => {
    if (isBareInput(items, place) || reversedOutput(items, place) !== -1) return true;
    return item.kind === 'value' && !isPair(items, place) && placeOfOutput(items, place) !== -1;
  });

/**
 * Reads `24В в 5В`, `5v to 12v`, `с 12 до 5 вольт` and `from 5v` for kinds of parts with an input and an output
 * voltage. Returns null for other items and kinds.
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
  if (items.some((_, at) => reversedOutput(items, at) === place)) return output(voltsAt(item) ?? 0);
  const said = outputAfterSource(item);
  if (said !== null && isBareInput(items, place - 1)) return output(said);
  const volts = voltsAt(item);
  const outputPlace = placeOfOutput(items, place);
  if (volts !== null && outputPlace !== -1) return withTopology(scope, volts, outputAt(items, outputPlace));
  if (item?.kind === 'bounds') return ofBounds(item, scope);
  const made = outputAt(items, place);
  return made === null || placeOfInput(items, place) === -1 ? null : output(made);
}

const hasBoth = ({ keys }: CategoryScope): boolean => keys.has(vout) && (keys.has(vin) || keys.has(supply));

const withTopology = (scope: CategoryScope, from: number, to: number | null): Conversion => {
  const also = to === null ? [] : topologies(scope, from, to);
  return { ...input(scope, from), ...(also.length === 0 ? {} : { also }) };
};

function ofBounds(item: QueryItem & { readonly kind: 'bounds' }, scope: CategoryScope): Conversion | null {
  const [from, to] = [voltsOf(item.bounds.from), voltsOf(item.bounds.to)];
  const words = item.tokens.map(({ core }) => core.toLowerCase());
  if (from === null) return null;
  if (item.bounds.to === null) return isSourceOf(item) ? input(scope, from) : null;
  const isOfTwo = words.some((word) => joint.test(word)) || conversionSource.test(words[0] ?? '');
  return to !== null && isOfTwo
    ? { ...input(scope, from), also: [outputWays(to), ...topologies(scope, from, to)] }
    : null;
}
