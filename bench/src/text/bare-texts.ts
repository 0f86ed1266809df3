import { type PlainArray, runCompiled } from '../compiled/compiled.ts';
import type { TextColumns } from './text-columns.ts';
import type { TextQuestion } from './text-question.ts';

/** The answer of the bare loop. `categories` and `brands` are counts by the code of the value. */
export interface BareText {
  readonly count: number;
  readonly inStock: number;
  readonly ids: readonly number[];
  readonly categories: readonly number[];
  readonly brands: readonly number[];
}

export interface TimedText extends BareText {
  readonly ms: number;
}

const pageLength = 20;
const [exact, meantRank, prefix, infix, byWord] = [5, 4, 3, 2, 1];
const rankStep = 2 ** 32;

/**
 * Keeps the most relevant rows of the first page. Rows must be added in the order of their ids, because among equal
 * keys the earlier row stays first.
 */
class BestRows {
  readonly #keys: number[] = [];
  readonly rows: number[] = [];

  add(key: number, row: number): void {
    if (this.rows.length === pageLength && key <= this.#keys.at(-1)!) return;
    let at = this.rows.length;
    while (at > 0 && this.#keys[at - 1]! < key) at--;
    this.#keys.splice(at, 0, key);
    this.rows.splice(at, 0, row);
    this.#keys.length = this.rows.length = Math.min(this.rows.length, pageLength);
  }
}

/**
 * Returns how well each row's part number matches, for each piece of the text and for the whole text. 0 = no match;
 * otherwise `infix`, `prefix` or `exact`. The best spelling of a piece counts.
 */
const numberClasses = (columns: TextColumns, { pieces, hasWhole, needles }: TextQuestion): readonly Uint8Array[] => {
  const { numbers, numberStarts, numberRows, ids } = columns;
  const classes = Array.from({ length: pieces + +hasWhole }, () => new Uint8Array(ids.length));
  for (const { piece, isBegun, bytes } of needles) {
    const own = classes[piece]!;
    let number = 0;
    for (let hit = numbers.indexOf(bytes); hit !== -1; hit = numbers.indexOf(bytes, numberStarts[number + 1]! - 1)) {
      const start = hit + +isBegun;
      while (numberStarts[number + 1]! <= start) number++;
      const isWhole = hit + bytes.length === numberStarts[number + 1]! - 1;
      const found = start > numberStarts[number]! ? infix : isWhole ? exact : prefix;
      const row = numberRows[number]!;
      if (own[row]! < found) own[row] = found;
    }
  }
  return classes;
};

/** Returns for each product text a bit mask of the searched words that it contains, one bit for each word. */
const wordMasks = ({ words, codes, textStarts }: TextColumns, question: TextQuestion): Uint32Array => {
  const masks = new Uint32Array(textStarts.length - 1);
  if (question.words.length === 0) return masks;
  const bits = Uint32Array.from(words, (known) =>
    question.words.reduce(
      (all, { word, isBegun }, place) => all | (+(isBegun ? known.startsWith(word) : known === word) << place),
      0,
    ),
  );
  for (let text = 0; text < masks.length; text++) {
    let mask = 0;
    for (let at = textStarts[text]!; at < textStarts[text + 1]!; at++) mask |= bits[codes[at]!]!;
    masks[text] = mask;
  }
  return masks;
};

/** The loops of p2-loop.c in TypeScript. They are the physical limit of row P2 where there is no C compiler. */
export const bareText = (columns: TextColumns, question: TextQuestion): BareText => {
  const classes = numberClasses(columns, question);
  const masks = wordMasks(columns, question);
  const { pieces, hasWhole, conditions } = question;
  const wanted = new Uint32Array(pieces);
  question.words.forEach(({ piece }, place) => (wanted[piece]! |= 1 << place));
  const coded = [...columns.columns.values()];
  const [categoryOf, brandOf] = [coded[0]!.codes, coded[1]!.codes];
  const categories = new Uint32Array(coded[0]!.values.length);
  const brands = new Uint32Array(coded[1]!.values.length);
  const { textOf, isInStock, demand, ids } = columns;
  const passes = (isRank: boolean, row: number): boolean =>
    conditions.every((one) => one.isRank !== isRank || one.allowed[coded[one.column]!.codes[row]!] === 1);
  const hasMeaning = conditions.some(({ isRank }) => !isRank);
  const best = new BestRows();
  let [count, inStock] = [0, 0];
  for (let row = 0; row < ids.length; row++) {
    const mask = masks[textOf[row]!]!;
    let rank = 0;
    let isEvery = pieces > 0;
    for (let piece = 0; piece < pieces; piece++) {
      const found = classes[piece]![row]!;
      if (found > rank) rank = found;
      const words = wanted[piece]!;
      if (found === 0 && (words === 0 || (mask & words) >>> 0 !== words)) isEvery = false;
    }
    const whole = hasWhole ? classes[pieces]![row]! : 0;
    if (whole > rank) rank = whole;
    const isMeant = hasMeaning && passes(false, row);
    if (!isEvery && whole === 0 && !isMeant) continue;
    if (isMeant && rank < meantRank && passes(true, row)) rank = meantRank;
    count++;
    inStock += isInStock[row]!;
    categories[categoryOf[row]!]!++;
    brands[brandOf[row]!]!++;
    best.add((Math.max(rank, byWord) * 2 + isInStock[row]!) * rankStep + demand[row]!, row);
  }
  return {
    count,
    inStock,
    ids: best.rows.map((row) => ids[row]!),
    categories: [...categories],
    brands: [...brands],
  };
};

const arraysOf = ({ pieces, hasWhole, needles, words, conditions }: TextQuestion): readonly PlainArray[] => [
  Uint32Array.of(pieces, +hasWhole, needles.length, words.length, conditions.length),
  ...needles.flatMap(({ piece, isBegun, bytes }) => [Uint32Array.of(piece, +isBegun), bytes]),
  ...words.flatMap(({ piece, isBegun, word }) => [Uint32Array.of(piece, +isBegun), Buffer.from(word)]),
  ...conditions.flatMap(({ column, isRank, allowed }) => [Uint32Array.of(column, +isRank), allowed]),
];

/**
 * Answers the questions with the compiled loops of p2-loop.c. `ms` of an answer is the median time. Returns null if
 * there is no C compiler.
 */
export const compiledTexts = (
  columns: TextColumns,
  questions: readonly TextQuestion[],
  folder: string,
  runs: number,
): readonly TimedText[] | null => {
  const coded = [...columns.columns.values()];
  const dictionary = columns.words.map((word) => Buffer.from(word));
  const wordStarts = new Uint32Array(dictionary.length + 1);
  dictionary.forEach(({ length }, place) => (wordStarts[place + 1] = wordStarts[place]! + length));
  const arrays: readonly PlainArray[] = [
    columns.numbers,
    columns.numberStarts,
    columns.numberRows,
    Buffer.concat(dictionary),
    wordStarts,
    columns.codes,
    columns.textStarts,
    columns.textOf,
    columns.isInStock,
    columns.demand,
    columns.ids,
    Uint32Array.of(coded.length, coded[0]!.values.length, coded[1]!.values.length, questions.length),
    ...coded.map(({ codes }) => codes),
    ...questions.flatMap(arraysOf),
  ];
  return runCompiled('p2-loop', arrays, folder, runs) as readonly TimedText[] | null;
};
