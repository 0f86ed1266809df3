import { readText, type TextPiece } from '@farad/search/read-text';

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** LIKE finds the middle of a number only of three characters and more, as the engine does. */
const infixLengthMin = 3;

/**
 * The engine's reading of a text as a condition on `bench_part`: every piece as part of a number or as words (the last
 * by its beginning), or the whole as part of a number.
 */
class TextCondition {
  readonly values: unknown[] = [];
  readonly where: string;
  readonly rank: string;

  constructor(text: string) {
    const query = readText(text);
    const pieces = query?.pieces ?? [];
    const whole = query?.wholePartNumbers ?? [];
    const everyPiece = pieces.map((piece) => `(${this.pieceParts(piece).join(' OR ')})`).join(' AND ');
    const asWhole = whole.flatMap((form) => this.numberParts(form));
    this.where = pieces.length === 0 ? 'false' : [`(${everyPiece})`, ...asWhole].join(' OR ');
    this.rank = this.rankOf([...pieces.flatMap(({ partNumbers }) => partNumbers), ...whole]);
  }

  private put(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  private numberParts(form: string): string[] {
    const pattern = this.put(form.length < infixLengthMin ? `${form}%` : `%${form}%`);
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

  /** 4 exact, 3 prefix, 2 infix, 1 words. */
  private rankOf(forms: readonly string[]): string {
    const levels: readonly (readonly [number, (form: string) => string])[] = [
      [4, (form) => form],
      [3, (form) => `${form}%`],
      [2, (form) => (form.length < infixLengthMin ? form : `%${form}%`)],
    ];
    const cases = levels.flatMap(([rank, pattern]) =>
      forms.map((form) => {
        const value = this.put(pattern(form));
        return `WHEN by_look LIKE ${value} OR by_sound LIKE ${value} THEN ${rank}`;
      }),
    );
    return cases.length === 0 ? '1' : `CASE ${cases.join(' ')} ELSE 1 END`;
  }
}

/** The first page by relevance. */
export const textPage = (text: string): Statement => {
  const { where, rank, values } = new TextCondition(text);
  return {
    sql: `SELECT id FROM bench_part WHERE ${where} ORDER BY ${rank} DESC, (available > 0) DESC, demand DESC, id LIMIT 20`,
    values,
  };
};

/** Count, in stock, brands and categories. Takes the values of the page's condition. */
export const textTotals = (text: string): Statement => {
  const { where, rank, values } = new TextCondition(text);
  return {
    sql: `SELECT count(*)::int AS count, count(*) FILTER (WHERE available > 0)::int AS in_stock, brand, category,
      grouping(brand, category)::int AS facet FROM bench_part WHERE (${where}) AND (${rank}) > 0
      GROUP BY GROUPING SETS ((), (brand), (category))`,
    values,
  };
};
