import type { AttributeColumn } from '../columns/dictionary.ts';
import { wordsOf } from './words.ts';

/** Columns of more values than this hold numbers and texts of single parts: they are not read word by word. */
const valuesMax = 2048;
const wordsMax = 24;

type WordCodes = ReadonlyMap<string, readonly number[]>;

const known = new WeakMap<AttributeColumn, WordCodes>();
const none: WordCodes = new Map();

/** A word of a value, and words that a sign joins as one: `RS-485` is rs, 485 and rs485. */
const plain = /^[\x20-\x7e]*$/u;
const plainWord = /\d+(?:[.,]\d+)+[a-z\d]*|[a-z\d]+/gu;

const readWords = (piece: string, isPlain: boolean): readonly string[] =>
  isPlain ? (piece.match(plainWord) ?? []).map((word) => word.replaceAll(',', '.')) : wordsOf(piece);

function* wordsOfValue(text: string): Generator<string> {
  const isPlain = plain.test(text);
  const value = isPlain ? text.toLowerCase().replace(/(?<=\d)\*(?=\d)/gu, 'x') : text;
  for (const piece of value.split(/[\s,;()]+/u)) {
    const words = readWords(piece, isPlain);
    yield* words;
    if (words.length > 1) yield words.join('');
  }
}

const read = ({ kind, values }: AttributeColumn): WordCodes => {
  if ((kind !== 'enum' && kind !== 'text') || values.length > valuesMax) return none;
  const codes = new Map<string, number[]>();
  values.forEach((value, place) => {
    if (typeof value !== 'string') return;
    const words = new Set<string>();
    for (const word of wordsOfValue(value)) if (words.add(word).size === wordsMax) break;
    for (const word of words) {
      const list = codes.get(word);
      if (list === undefined) codes.set(word, [place + 1]);
      else list.push(place + 1);
    }
  });
  return codes;
};

const wordCodes = (column: AttributeColumn): WordCodes => {
  const kept = known.get(column);
  if (kept !== undefined) return kept;
  const made = read(column);
  known.set(column, made);
  return made;
};

/** Codes of the values of a column that have all the words, or have them as one. Read once a column, when first asked. */
export const codesWithWords = (column: AttributeColumn, words: readonly string[]): readonly number[] => {
  const byWord = wordCodes(column);
  const joined = byWord.get(words.join('')) ?? [];
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return joined;
  const sets = others.map((word) => new Set(byWord.get(word)));
  const apart = (byWord.get(first) ?? []).filter((code) => sets.every((set) => set.has(code)));
  return [...new Set([...joined, ...apart])];
};
