import type { QueryReading, UnderstoodCondition } from '@farad/domain/search-query';
import { categoryTree } from '@farad/search/index/frame-words';
import { foldPartNumber } from '@farad/search/words/part-number';
import { readText, type TextPiece } from '@farad/search/words/read-text';
import { benchFrame, facetKeys } from '../kit/catalogue.ts';

/**
 * Two statements for one search: the first page, and the counts (all, in stock, by brand, by category). Both take
 * `values` as parameters.
 */
export interface TextStatements {
  readonly page: string;
  readonly totals: string;
  readonly values: readonly unknown[];
}

/** Minimum length of a text to be found inside a part number. Shorter ones must begin the number, as in the engine. */
export const infixLengthMin = 3;

/**
 * The engine's search for a text, as an SQL condition on `bench_part`. A part matches if its number or its words
 * contain each piece of the text. The last piece may be the beginning of a word. A part also matches if its number
 * contains the whole text, or if it meets the parsed conditions.
 */
class TextCondition {
  readonly values: unknown[] = [];
  readonly where: string;
  readonly rank: string;
  /** True if the whole text was understood as conditions. Then part numbers only match from the beginning. */
  private readonly isWhole: boolean;

  constructor(text: string, reading: QueryReading | null) {
    this.isWhole = reading !== null && reading.conditions.length > 1 && readText(reading.words) === null;
    const query = readText(text);
    const pieces = query?.pieces ?? [];
    const whole = query?.wholePartNumbers ?? [];
    const everyPiece = pieces.map((piece) => `(${this.pieceParts(piece).join(' OR ')})`).join(' AND ');
    const asWhole = whole.flatMap((form) => this.numberParts(form));
    const meant = reading === null ? [] : [`(${reading.conditions.map((one) => this.condition(one)).join(' AND ')})`];
    this.where = pieces.length === 0 ? 'false' : [`(${everyPiece})`, ...asWhole, ...meant].join(' OR ');
    const { kind } = reading ?? {};
    // A text may imply a category without naming it. Parts of that category rank first; other parts that meet the
    // conditions rank like word matches.
    const first = kind === undefined ? meant : meant.map((where) => `${where} AND ${this.isOf(kind)}`);
    this.rank = this.rankOf([...pieces.flatMap(({ partNumbers }) => partNumbers), ...whole], first);
  }

  private put(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private isBegun(form: string): boolean {
    return this.isWhole || form.length < infixLengthMin;
  }

  private numberParts(form: string): string[] {
    const pattern = this.put(this.isBegun(form) ? `${form}%` : `%${form}%`);
    return [`by_look LIKE ${pattern}`, `by_sound LIKE ${pattern}`];
  }

  private pieceParts(piece: TextPiece): string[] {
    const lexemes = piece.words.map((word, index) => {
      const isUnfinished = piece.isLast && index === piece.words.length - 1;
      return `'${word.replaceAll("'", "''")}'${isUnfinished ? ':*' : ''}`;
    });
    const asWords = lexemes.length === 0 ? [] : [`words @@ ${this.put(lexemes.join(' & '))}::tsquery`];
    return [...piece.partNumbers.flatMap((form) => this.numberParts(form)), ...asWords];
  }

  private isOf(categories: readonly string[]): string {
    return `category = ANY(${this.put(categoriesBelow(categories))}::integer[])`;
  }

  private condition({ filter }: UnderstoodCondition): string {
    if (filter.kind === 'category') return this.isOf(filter.slugs);
    if (filter.kind === 'brand') return `brand = ${this.put(brandIds.get(filter.slug))}`;
    if (!facetKeys.includes(filter.key))
      throw new Error(`${filter.key}: expected a facet that is a column of bench_part`);
    if (filter.kind === 'values') return `a_${filter.key} IN (${filter.values.map((value) => this.put(value)).join()})`;
    return `a_${filter.key} BETWEEN ${this.put(filter.from ?? '-Infinity')} AND ${this.put(filter.to ?? 'Infinity')}`;
  }

  /**
   * Returns the rank as an SQL expression: 5 = the number is the text, 4 = the part meets the parsed conditions, 3 =
   * the number begins with the text, 2 = the number contains the text, 1 = the words match.
   */
  private rankOf(forms: readonly string[], meant: readonly string[]): string {
    const levels: readonly (readonly [number, (form: string) => string])[] = [
      [5, (form) => form],
      [3, (form) => `${form}%`],
      [2, (form) => (this.isBegun(form) ? form : `%${form}%`)],
    ];
    const [exact = [], ...others] = levels.map(([rank, pattern]) =>
      forms.map((form) => {
        const value = this.put(pattern(form));
        return `WHEN by_look LIKE ${value} OR by_sound LIKE ${value} THEN ${rank}`;
      }),
    );
    const cases = [...exact, ...meant.map((where) => `WHEN ${where} THEN 4`), ...others.flat()];
    return cases.length === 0 ? '1' : `CASE ${cases.join(' ')} ELSE 1 END`;
  }
}

export const brandIds = new Map<string, number>(benchFrame.brands.map(({ id, slug }) => [slug, id]));
const tree = categoryTree(benchFrame.categories);

/** Returns the ids of the categories with these slugs, and of all categories below them. */
export const categoriesBelow = (slugs: readonly string[]): readonly number[] => {
  const asked = new Set(slugs.flatMap((slug) => tree.bySlug.get(slug)?.id ?? []));
  return tree.preorder
    .map(({ id }) => id)
    .filter((id) => (tree.pathOf.get(id) ?? []).some((above) => asked.has(above)));
};

const counts = `count(*)::int AS count, count(*) FILTER (WHERE available > 0)::int AS in_stock, brand, category,
  grouping(brand, category)::int AS facet`;
const groups = 'GROUP BY GROUPING SETS ((), (brand), (category))';

/**
 * Returns the statements for a text; the page is ordered by relevance. `reading` = the parsed text, null = search by
 * words only.
 */
export const textStatements = (text: string, reading: QueryReading | null): TextStatements => {
  const { where, rank, values } = new TextCondition(text, reading);
  return {
    page: `SELECT id FROM bench_part WHERE ${where} ORDER BY ${rank} DESC, (available > 0) DESC, demand DESC, id LIMIT 20`,
    totals: `SELECT ${counts} FROM bench_part WHERE (${where}) AND (${rank}) > 0 ${groups}`,
    values,
  };
};

/** Returns the statements for part numbers that are similar to a mistyped one. The most similar come first. */
export const similarStatements = (text: string): TextStatements => {
  const [form = ''] = foldPartNumber(text);
  return {
    page: `SELECT id FROM bench_part WHERE by_look % $1 ORDER BY similarity(by_look, $1) DESC, (available > 0) DESC, demand DESC, id LIMIT 20`,
    totals: `SELECT ${counts} FROM bench_part WHERE by_look % $1 ${groups}`,
    values: [form],
  };
};
