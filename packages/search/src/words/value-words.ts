import type { AttributeColumn } from '../columns/dictionary.ts';
import { wordsOf } from './words.ts';

/**
 * Maximum number of distinct values of a column that is searched by word. A column with more values has numbers, or
 * texts that only single parts have.
 */
const valuesMax = 2048;
const wordsMax = 24;

type WordCodes = ReadonlyMap<string, readonly number[]>;

const known = new WeakMap<AttributeColumn, WordCodes>();
const none: WordCodes = new Map();

/**
 * Matches ASCII values. A simpler expression, which is faster, splits these values. `RS-485` gives the words rs, 485
 * and rs485.
 */
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

/** Returns the words by which a value is found, at most 24. */
export const textWords = (value: string): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const word of wordsOfValue(value)) if (words.add(word).size === wordsMax) break;
  return words;
};

const read = ({ kind, values }: AttributeColumn): WordCodes => {
  if ((kind !== 'enum' && kind !== 'text') || values.length > valuesMax) return none;
  const codes = new Map<string, number[]>();
  values.forEach((value, place) => {
    if (typeof value !== 'string') return;
    for (const word of textWords(value)) {
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

/**
 * Returns the codes of the column's values that contain all words, or all words joined into one. The words of the
 * values are read at the first call and cached.
 */
export const codesWithWords = (column: AttributeColumn, words: readonly string[]): readonly number[] => {
  const byWord = wordCodes(column);
  const joined = byWord.get(words.join('')) ?? [];
  const [first, ...others] = words;
  // The words of a value are stored without repetitions. So for a repeated word (`push-push`), only the joined words
  // are looked up, and `push-pull` is not found.
  const isRepeated = new Set(words).size < words.length;
  if (first === undefined || others.length === 0 || isRepeated) return joined;
  const sets = others.map((word) => new Set(byWord.get(word)));
  const apart = (byWord.get(first) ?? []).filter((code) => sets.every((set) => set.has(code)));
  return [...new Set([...joined, ...apart])];
};
