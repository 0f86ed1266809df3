import type { Unit } from '../../category/category.ts';
import { readMeasure, type Dimension } from './measure.ts';

/** Value of an attribute, read from a supplier's text. */
export type ReadValue =
  | { readonly kind: 'absent' }
  | { readonly kind: 'number'; readonly value: number; readonly dimension: Dimension }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly dimension: Dimension }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string };

/** A number or a range, which numeric filters can find. */
export type MeasuredValue = Extract<ReadValue, { readonly kind: 'number' | 'range' }>;

const absent: ReadValue = { kind: 'absent' };
const nothing = new Set(['', '-', '--', '---', '—', '/', 'nan', 'n/a', 'na', 'null', 'undefined', '无', '暂无']);
const yes = new Set(['yes', 'true', '是', 'да', 'есть', 'evet', 'var']);
const no = new Set(['no', 'false', '否', 'нет', 'hayır', 'yok']);
const rangeSign = /\s*(?:~|…|\.{2,3}|\bto\b|÷)\s*/u;
/** Matches a range with a dash. Both numbers must be positive, and only the second may have the unit. */
const dashed = /^(?<from>\d+(?:\.\d+)?)\s?[-–]\s?(?!\d+\/)(?<to>\d+(?:\.\d+)?\s?[^\d\s].*)$/u;
const endsWithUnit = /[^\d.+\-\s]$/u;
const textLengthMax = 1000;

/**
 * Normalises a text: replaces full-width and compatibility characters by plain ones, and puts single spaces between
 * words and after list separators.
 */
export const plainText = (text: string): string =>
  text
    .slice(0, textLengthMax)
    .normalize('NFKC')
    .replaceAll('、', ', ')
    .replace(/(?<=\D),\s*|,\s*(?=\D)/gu, ', ')
    .replace(/;\s*/g, '; ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[;,\s]+$/u, '')
    .trim();

/** Removes the measurement conditions that follow a value after `@`: `10mΩ@10V`, `2.5 @ NaN`, `-55°C~+150°C@(Tj)`. */
const withoutConditions = (text: string): string => {
  const at = text.indexOf('@');
  return (at > 0 ? text.slice(0, at) : text).trim();
};

const isNothing = (text: string): boolean => nothing.has(text.toLowerCase());

/**
 * Reads a text as a number, a range or a flag; any other text stays a text. `-40℃~+125℃` and `4.75V~5.25V` are ranges.
 * `300uA`, `±1%`, `1/4W` and `10mΩ@10V` (without its condition) are numbers. `10;12;14;16` is a text. `-` and `NaN`
 * mean that there is no value.
 * @param expected unit to use if the text has none; null = not known
 */
export function readValue(written: string, expected: Unit | null = null): ReadValue {
  const text = plainText(written);
  if (isNothing(text)) return absent;
  const value = withoutConditions(text);
  if (isNothing(value)) return absent;
  const lower = value.toLowerCase();
  if (yes.has(lower) || no.has(lower)) return { kind: 'flag', value: yes.has(lower) };
  if (!/\d/.test(value) && expected !== 'count') return { kind: 'text', text };
  const read = readOne(value, expected);
  if (read !== null) return read;
  const [first, ...others] = readList(value, expected) ?? [];
  return first !== undefined && others.length === 0 ? first : { kind: 'text', text };
}

const readOne = (text: string, expected: Unit | null): MeasuredValue | null =>
  readRange(text, expected) ?? readNumber(text, expected);

/** Matches a separator of a list. A comma without a space is none: it may separate decimals or thousands. */
const listSign = /; | ?[;] ?|, | \/ /u;
/** Matches numbers separated by slashes, with one unit at the end: `16/32 Bit`, `66/132kHz`. */
const slashed = /^(?:\d+(?:\.\d+)?\/){1,4}\d+(?:\.\d+)? ?[^\d/;,]{0,8}$/u;
const valuesMax = 20;
/** Matches the label of a colour or channel before a value: `R:20mA`. */
const label = /^(?:[A-Z]|[A-Z]{2}\d|CH\d|Red|Green|Blue) ?: ?(?=\d)/iu;

/**
 * Returns the different values of a list whose values have the same unit: `10V, 8V`, `2.7V~3.4V, 5V`, `16/32 Bit`.
 * `0.1W, 1/10W` gives one value. Returns null if the text is no list, or if an item is not a number.
 */
export function readList(written: string, expected: Unit | null = null): readonly MeasuredValue[] | null {
  const text = withoutConditions(plainText(written));
  const pieces = slashed.test(text) ? text.split('/') : text.split(listSign);
  if (pieces.length < 2 || pieces.length > valuesMax) return null;
  const suffix = /[^\d.\s/]+$/u.exec(pieces.at(-1) ?? '')?.[0] ?? '';
  const found = new Map<string, MeasuredValue>();
  for (const piece of pieces) {
    const plain = withoutConditions(piece.replace(label, ''));
    const value = readOne(endsWithUnit.test(plain) ? plain : plain + suffix, expected) ?? readOne(plain, expected);
    if (value === null) return null;
    found.set(value.kind === 'range' ? `${value.from}…${value.to}` : `${value.value}`, value);
  }
  const values = [...found.values()];
  return values.every(({ dimension }) => dimension === values[0]?.dimension) ? values : null;
}

function readNumber(text: string, expected: Unit | null): MeasuredValue | null {
  const measure = readMeasure(text, expected);
  return measure && { kind: 'number', ...measure };
}

function readRange(text: string, expected: Unit | null): MeasuredValue | null {
  const dash = dashed.exec(text)?.groups;
  const parts = dash ? [dash['from'] ?? '', dash['to'] ?? ''] : text.split(rangeSign);
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || first === '' || second === '') return null;
  const high = readMeasure(second, expected);
  if (high === null) return null;
  const suffix = endsWithUnit.test(first) ? '' : (/[^\d.+\-\s]\D*$/u.exec(second)?.[0] ?? '');
  const low = readMeasure(first + suffix, expected) ?? readMeasure(first, expected);
  if (low === null || low.dimension !== high.dimension) return null;
  const [from, to] = low.value <= high.value ? [low.value, high.value] : [high.value, low.value];
  return { kind: 'range', from, to, dimension: high.dimension };
}
