import type { Unit } from '../category/category.ts';
import { readMeasure, type Dimension } from './measure.ts';

/** What one text of a supplier says of an attribute. */
export type ReadValue =
  | { readonly kind: 'absent' }
  | { readonly kind: 'number'; readonly value: number; readonly dimension: Dimension }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly dimension: Dimension }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string };

const absent: ReadValue = { kind: 'absent' };
const nothing = new Set(['', '-', '--', '---', '—', '/', 'nan', 'n/a', 'na', 'null', 'undefined', '无', '暂无']);
const yes = new Set(['yes', 'true', '是', 'да', 'есть', 'evet', 'var']);
const no = new Set(['no', 'false', '否', 'нет', 'hayır', 'yok']);
const rangeSign = /\s*(?:~|…|\.{2,3}|\bto\b|÷)\s*/u;
/** A dash is a range sign between two positive numbers only, and only where what follows has the unit. */
const dashed = /^(?<from>\d+(?:\.\d+)?)\s?[-–]\s?(?<to>\d+(?:\.\d+)?\s?[^\d\s].*)$/u;
const endsWithUnit = /[^\d.+\-\s]$/u;
const textLengthMax = 1000;

/** Full-width signs and compatibility letters as the plain ones, lists with a space after each sign, spaces single. */
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

/** `10mΩ@10V`, `2.5 @ NaN`, `-55°C~+150°C@(Tj)`: the value without the conditions that it was measured under. */
const withoutConditions = (text: string): string => {
  const at = text.indexOf('@');
  return (at > 0 ? text.slice(0, at) : text).trim();
};

const isNothing = (text: string): boolean => nothing.has(text.toLowerCase());

/**
 * Reads a text as a number with its unit, a range, a flag, or else as the text it is: `-40℃~+125℃`, `4.75V~5.25V`,
 * `300uA`, `±1%`, `1/4W`, `10mΩ@10V` (its condition is left out), `10;12;14;16` (a text), `-` and `NaN` (absent).
 *
 * @param expected unit of the attribute where it is known: a bare number is then taken to be in it
 */
export function readValue(written: string, expected: Unit | null = null): ReadValue {
  const text = plainText(written);
  if (isNothing(text)) return absent;
  const value = withoutConditions(text);
  if (isNothing(value)) return absent;
  const lower = value.toLowerCase();
  if (yes.has(lower) || no.has(lower)) return { kind: 'flag', value: yes.has(lower) };
  if (!/\d/.test(value)) return { kind: 'text', text };
  return readRange(value, expected) ?? readNumber(value, expected) ?? { kind: 'text', text };
}

function readNumber(text: string, expected: Unit | null): ReadValue | null {
  const measure = readMeasure(text, expected);
  return measure && { kind: 'number', ...measure };
}

function readRange(text: string, expected: Unit | null): ReadValue | null {
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
