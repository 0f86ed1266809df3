import type { AttributeValue } from '@farad/domain/category';
import type { QueryReading, UnderstoodCondition } from '@farad/domain/search-query';
import { readText } from '@farad/search/words/read-text';
import { brandIds, categoriesBelow, infixLengthMin } from './text-sql.ts';
import type { TextColumns } from './text-columns.ts';

/**
 * A spelling to search for in the part numbers. `piece` is the index of its piece of the text; the index after the last
 * one means the whole text.
 */
interface Needle {
  readonly piece: number;
  /** True if a part number must begin with this spelling. Then `bytes` start with the line feed before the number. */
  readonly isBegun: boolean;
  readonly bytes: Buffer;
}

interface WordNeedle {
  readonly piece: number;
  readonly isBegun: boolean;
  readonly word: string;
}

interface ColumnCondition {
  readonly column: number;
  /** True if this condition changes only the rank and excludes no part. */
  readonly isRank: boolean;
  /** By code of the column: 1 = the value meets the condition. */
  readonly allowed: Uint8Array;
}

/** A search text in the form that the loops of benchmark P2 read. text-sql.ts writes the same search as SQL. */
export interface TextQuestion {
  readonly pieces: number;
  readonly hasWhole: boolean;
  readonly needles: readonly Needle[];
  readonly words: readonly WordNeedle[];
  readonly conditions: readonly ColumnCondition[];
}

/** Maximum number of words. The loops use a mask of 32 bits with one bit for each word. */
const wordsMax = 32;

const numberTest = ({ filter }: UnderstoodCondition): ((value: AttributeValue) => boolean) => {
  if (filter.kind === 'values') return (value) => filter.values.some((ticked) => ticked === value);
  if (filter.kind !== 'between') throw new Error(`expected a condition on values, got ${filter.kind}`);
  const [from, to] = [filter.from ?? -Infinity, filter.to ?? Infinity];
  return (value) => typeof value === 'number' && from <= value && value <= to;
};

/** Returns the keys of the attributes on which a parsed query sets conditions. */
export const askedKeys = (reading: QueryReading | null): readonly string[] =>
  reading === null ? [] : reading.conditions.flatMap(({ filter }) => ('key' in filter ? [filter.key] : []));

export const textQuestion = (columns: TextColumns, text: string, reading: QueryReading | null): TextQuestion => {
  const names = [...columns.columns.keys()];
  const isWhole = reading !== null && reading.conditions.length > 1 && readText(reading.words) === null;
  const query = readText(text);
  const pieces = query?.pieces ?? [];
  const needlesOf = (forms: readonly string[], piece: number): readonly Needle[] =>
    forms.map((form) => {
      const isBegun = isWhole || form.length < infixLengthMin;
      return { piece, isBegun, bytes: Buffer.from(isBegun ? `\n${form}` : form) };
    });
  const on = (name: string, isRank: boolean, passes: (value: AttributeValue) => boolean): ColumnCondition => ({
    column: names.indexOf(name),
    isRank,
    allowed: Uint8Array.from(columns.columns.get(name)!.values, (value) => +(value !== null && passes(value))),
  });
  const below = (slugs: readonly string[], isRank: boolean): ColumnCondition => {
    const ids = new Set<unknown>(categoriesBelow(slugs));
    return on('category', isRank, (id) => ids.has(id));
  };
  const conditionOf = (condition: UnderstoodCondition): ColumnCondition => {
    const { filter } = condition;
    if (filter.kind === 'category') return below(filter.slugs, false);
    if (filter.kind === 'brand') return on('brand', false, (id) => id === brandIds.get(filter.slug));
    return on(filter.key, false, numberTest(condition));
  };
  const words = pieces.flatMap(({ words: own, isLast }, piece) =>
    own.map((word, place) => ({ piece, word, isBegun: isLast && place === own.length - 1 })),
  );
  if (words.length > wordsMax) throw new Error(`"${text}": expected at most ${wordsMax} words`);
  const kind = reading?.kind;
  return {
    pieces: pieces.length,
    hasWhole: (query?.wholePartNumbers.length ?? 0) > 0,
    needles: [
      ...pieces.flatMap(({ partNumbers }, piece) => needlesOf(partNumbers, piece)),
      ...needlesOf(query?.wholePartNumbers ?? [], pieces.length),
    ],
    words,
    conditions: [...(reading?.conditions ?? []).map(conditionOf), ...(kind === undefined ? [] : [below(kind, true)])],
  };
};
