import type { AttributeKey } from '../../category/category.ts';
import type { QueryItem } from './query-item.ts';
import type { UnderstoodCondition, Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';
import type { Token } from './words/tokens.ts';
import { valueLexeme } from './words/value-lexeme.ts';

const vout = 'vout' as AttributeKey;
const minusWord = /^(?:минус|minus|eksi)$/iu;
const minusSign = /^[-–−](?=\d)/u;

/** Returns a negative voltage that starts at the first token: `-12В`, `-12 V`, `минус 12 вольт`. null = none. */
export function negativeVoltsAt([first, second, third]: readonly [Token, ...Token[]]): QueryItem | null {
  const isWord = minusWord.test(first.core);
  if (!isWord && !minusSign.test(first.core)) return null;
  const [number, unit] = isWord ? [second, third] : [first, second];
  if (number === undefined) return null;
  const before = isWord ? [first] : [];
  for (const tokens of unit === undefined ? [[number]] : [[number, unit], [number]]) {
    const text = tokens.map(({ core }) => core).join(' ');
    const lexeme = valueLexeme(text.replace(minusSign, ''));
    if (lexeme?.kind !== 'value' || lexeme.unit !== 'volt') continue;
    const negative = { ...lexeme, value: -lexeme.value, needsContext: false };
    return { kind: 'value', lexeme: negative, tokens: [...before, ...tokens] };
  }
  return null;
}

/** Condition for a negative output voltage, with other ways in which suppliers state it. */
export interface NegativeOutput {
  readonly filter: { readonly kind: 'values'; readonly key: AttributeKey; readonly values: readonly number[] };
  readonly or: readonly Way[];
  readonly also: readonly (readonly Way[])[];
}

const negativeNumbers = ['L79', 'LM79', 'MC79', 'КР1179', 'LM337', 'КР142ЕН18', '79L', '79M', 'UA79', 'KA79'];

/**
 * Returns the condition for a negative output voltage; null = the kind of part has no output voltage. Suppliers often
 * omit the minus sign. So a positive value also counts if the part's words or number say that the output is negative.
 */
export function negativeOutput(volts: number, scope: CategoryScope | null): NegativeOutput | null {
  if (volts >= 0 || scope?.keys.has(vout) !== true) return null;
  const unsigned: Way = { kind: 'values', key: vout, values: [-volts] };
  const isNegative: readonly Way[] = [
    { kind: 'between', key: vout, from: -1000, to: -0.1 },
    { kind: 'words', words: ['negative'] },
    { kind: 'number', beginnings: negativeNumbers },
  ];
  return { filter: { kind: 'values', key: vout, values: [volts] }, or: [unsigned], also: [isNegative] };
}

const isOfNegative = (way: Way): boolean => way.kind === 'words' && way.words.includes('negative');

/** True if a phrase of the query asks for a negative output: `отрицательный стабилизатор`. */
export const asksForNegative = (items: readonly QueryItem[]): boolean =>
  items.some((item) => item.kind === 'phrase' && item.meaning.also?.flat().some(isOfNegative) === true);

/**
 * Returns the wish (`also` in query-reading.ts) that the output of a linear regulator is positive; null = another
 * condition. Suppliers often omit the sign, so `5 V` alone may also mean −5 V.
 */
export function positiveOutput(
  filter: UnderstoodCondition['filter'],
  scope: CategoryScope | null,
): readonly (readonly Way[])[] | null {
  if (filter.kind !== 'values' || filter.key !== vout || scope?.keys.has('dropout_voltage') !== true) return null;
  const [volts] = filter.values;
  return typeof volts === 'number' && volts > 0 ? [[{ kind: 'words', words: ['positive'] }]] : null;
}
