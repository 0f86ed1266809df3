import type { AttributeKey } from '@farad/domain/category';
import { isFiller, type QueryReading, type UnderstoodCondition } from '@farad/domain/search-query';
import { byKind, byReading } from '../index/match-rank.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { readText, type TextPiece } from '../words/read-text.ts';
import { piecesOf } from '../words/words.ts';
import { enough, isPlainWord, matchMeaning, withPieceOrValue } from './match-meaning.ts';
import { isOfNumber, openReading } from './match-reading.ts';
import { isNumberOf } from './number-like.ts';
import { openWay } from './open-ways.ts';
import type { ProductSets } from './product-sets.ts';

/** Results for a text from which the pieces without results were dropped. */
export interface Relaxed<R> {
  readonly found: R;
  readonly dropped: readonly string[];
  /** Ratings of the text that no part has exactly. The results have higher ratings. */
  readonly atLeast: readonly string[];
}

/** If no part has exactly the requested current or power, parts with up to this multiple of it are found. */
const nearbyMax = 1.15;

/** Maximum number of pieces of a text that are tried. */
const piecesMax = 12;

const pieceOf = (text: string): TextPiece | null => readText(text)?.pieces[0] ?? null;

class Relaxing<S, R> {
  private readonly frame: OpenFrame;
  private readonly sets: ProductSets<S, R>;
  /** Results so far; null = no condition applied yet. */
  products: S | null = null;
  /**
   * Results before an ordinary word reduced them to fewer than 10. They are shown below the others; null = no word
   * reduced them so far.
   */
  wider: S | null = null;
  readonly dropped: string[] = [];
  readonly atLeast: string[] = [];

  constructor(frame: OpenFrame, sets: ProductSets<S, R>) {
    this.frame = frame;
    this.sets = sets;
  }

  /** Keeps the results that meet the condition. If no result meets it, keeps all and returns false. */
  take(condition: UnderstoodCondition): boolean {
    const { products } = this;
    const isTaken = this.isTaken(products === null ? this.begin(condition) : this.narrow(products, condition));
    if (isTaken && products !== null) this.takeWishes(condition);
    return isTaken;
  }

  /** Returns the products that meet the first condition and its wishes. */
  private begin(condition: UnderstoodCondition): S | null {
    const reading = openReading(this.frame, { conditions: [condition], words: '' });
    return reading && this.sets.from(matchMeaning(this.sets, reading), byReading);
  }

  private narrow(products: S, { filter, or = [] }: UnderstoodCondition): S {
    return this.sets.meeting(
      products,
      [filter, ...or].map((way) => openWay(this.frame, way)),
    );
  }

  /** Applies the wishes of the condition. A wish that no result meets is ignored. */
  private takeWishes({ also = [] }: UnderstoodCondition): void {
    for (const wish of also) {
      const ways = wish.map((way) => openWay(this.frame, way));
      this.isTaken(this.products && this.sets.meeting(this.products, ways));
    }
  }

  /**
   * Used for a rating that no part has exactly. With a wider condition (`≥`), applies the rating as a minimum.
   * Otherwise applies a current or power as a range up to 15 % above it. Returns false if no part meets this.
   */
  takeWider(condition: UnderstoodCondition): boolean {
    const { filter, wider, source } = condition;
    const value = filter.kind === 'values' ? filter.values[0] : undefined;
    if (filter.kind !== 'values' || typeof value !== 'number' || value <= 0) return false;
    const isOpen = wider?.includes('≥') === true;
    if (!isOpen && !(wider === undefined && this.isNearby(filter))) return false;
    const to = isOpen ? null : value * nearbyMax;
    const isTaken = this.take({ filter: { kind: 'between', key: filter.key, from: value, to }, source });
    if (isTaken) this.atLeast.push(bare(source));
    return isTaken;
  }

  /**
   * Applies a value to all other attributes with the same unit. For example, 8 ohms of a speaker are its nominal
   * impedance. Ratings are excluded: a voltage of one attribute is not a voltage of another. Returns false if no part
   * meets this.
   */
  takeElsewhere({ filter, source }: UnderstoodCondition): boolean {
    const unit = 'key' in filter ? (this.frame.definitions.get(filter.key)?.unit ?? null) : null;
    if (!('key' in filter) || unit === null || this.products === null || !isOwnUnit.has(unit)) return false;
    const [value] = filter.kind === 'values' ? filter.values : [];
    if (filter.kind === 'values' && typeof value !== 'number') return false;
    const [from, to] = filter.kind === 'between' ? [filter.from, filter.to] : [Number(value), Number(value)];
    const others = [...this.frame.definitions.values()].filter(
      (one) => one.key !== filter.key && one.unit === unit && (one.kind === 'number' || one.kind === 'range'),
    );
    const [first, ...or] = others.map(({ key }) => ({ kind: 'between', key, from, to }) as const);
    return first !== undefined && this.take({ filter: first, or, source });
  }

  private isNearby({ key }: { readonly key: AttributeKey }): boolean {
    const unit = this.frame.definitions.get(key)?.unit;
    return this.products !== null && (unit === 'ampere' || unit === 'watt');
  }

  /**
   * True if the condition may be dropped. Ratings, sizes and counts may be dropped once the results are limited to a
   * kind or maker. Nominal values may not.
   */
  isRating({ filter, or = [] }: UnderstoodCondition): boolean {
    if (this.products !== null && or.some(({ kind }) => kind === 'words')) return true;
    const unit = 'key' in filter ? this.frame.definitions.get(filter.key)?.unit : null;
    return (
      this.products !== null &&
      ['volt', 'ampere', 'watt', 'percent', 'celsius', 'bit_per_second', 'count'].includes(unit ?? '')
    );
  }

  /**
   * Keeps the results that have the piece of text. If no result has it, keeps all and returns false.
   * @param condition condition that was read from the piece and that no result meets; a part that states another value
   * does not count as having the piece
   */
  takePiece(text: string, condition: UnderstoodCondition | undefined): boolean {
    const piece = pieceOf(text);
    if (piece === null) return false;
    const { products, sets } = this;
    const filter = condition !== undefined && isOfNumber(condition.filter) ? condition.filter : null;
    const found =
      products === null ? sets.withPiece(null, { ...piece, isLast: false }) : withPieceOrValue(sets, products, piece);
    const isTaken = this.isTaken(
      filter === null ? found : sets.meetingOrUnstated(found, [openWay(this.frame, filter)]),
    );
    if (!isTaken || products === null || this.products === null) return isTaken;
    if (sets.countOf(this.products) < enough && isPlainWord(sets, piece)) this.wider ??= products;
    return isTaken;
  }

  /** True if some result states the attribute of the condition. If none does, the condition can be dropped. */
  canAnswer({ filter }: UnderstoodCondition): boolean {
    if (!('key' in filter) || this.products === null) return true;
    const kind = this.frame.definitions.get(filter.key)?.kind;
    if (kind !== 'number' && kind !== 'range') return false;
    const some = openWay(this.frame, { kind: 'between', key: filter.key, from: -Infinity, to: Infinity });
    return this.sets.isAny(this.sets.meeting(this.products, [some]));
  }

  private isTaken(next: S | null): boolean {
    if (next === null || !this.sets.isAny(next)) return false;
    this.products = next;
    return true;
  }
}

/** Units of nominal values. Parts of different kinds state these values under different attribute names. */
const isOwnUnit: ReadonlySet<string> = new Set(['ohm', 'hertz', 'farad', 'henry', 'metre', 'bit', 'byte', 'degree']);

/**
 * True for a number without a unit, such as the 2 of `до 2 метров`. As a word, it would match every title that contains
 * this number.
 */
const isCount = (word: string): boolean => /^\d{1,2}$/u.test(word);

/**
 * True for a condition that few parts state: a colour, or a number of channels. Parts with two channels may say it
 * differently (`dual n and p channel`). Such conditions are applied last.
 */
const isMinor = ({ filter }: UnderstoodCondition): boolean =>
  'key' in filter && (filter.key === 'color' || filter.key === 'channels');

const isPlace = ({ filter }: UnderstoodCondition): boolean => filter.kind === 'category' || filter.kind === 'brand';

/**
 * Returns a condition for the kind of part that the text implies without naming it. So only parts of this kind are
 * found. Empty = none is implied.
 */
const impliedPlace = ({ kind }: QueryReading): readonly UnderstoodCondition[] => {
  const [slug] = kind ?? [];
  return kind === undefined || slug === undefined
    ? []
    : [{ filter: { kind: 'category', slug, slugs: kind }, source: '' }];
};

const bare = (source: string): string => source.trim().replace(/^["'«“(]+|[-/,;"'»”)]+$/gu, '');

/**
 * Returns results for a text that no product matches completely. Conditions that some parts meet stay; pieces without
 * results are dropped. null = a piece without results must not be dropped: a part number, or a nominal value if parts
 * with other values exist.
 */
export const relax = <S, R>(frame: OpenFrame, sets: ProductSets<S, R>, reading: QueryReading): Relaxed<R> | null => {
  const relaxing = new Relaxing(frame, sets);
  const named = reading.conditions.filter(isPlace);
  // The kind is applied before the maker. If the maker has no parts of this kind, its other parts are not wanted.
  const kinds = named.filter(({ filter }) => filter.kind === 'category');
  const places = [...impliedPlace(reading), ...kinds, ...named.filter((one) => !kinds.includes(one))];
  const others = reading.conditions.filter((one) => !isPlace(one));
  // Minor conditions are applied last: a package, a format or a polarity matters more.
  const conditions = [...places, ...others.filter((one) => !isMinor(one)), ...others.filter(isMinor)];
  const left: string[] = [];
  const unmetOf = new Map<string, UnderstoodCondition>();
  let unmet = 0;
  for (const condition of conditions) {
    if (relaxing.take(condition)) continue;
    if (relaxing.takeWider(condition) || relaxing.takeElsewhere(condition)) continue;
    if (!isPlace(condition) && relaxing.canAnswer(condition) && !relaxing.isRating(condition)) return null;
    for (const piece of piecesOf(bare(condition.source))) {
      left.push(piece);
      unmetOf.set(piece, condition);
    }
    unmet += 1;
  }
  // A filler such as `с` is left out: it would match the C of °C.
  const said = piecesOf(reading.words);
  const content = reading.conditions.some(isPlace) ? said.filter((word) => !isFiller(word) && !isCount(word)) : said;
  const words = [...left, ...content].slice(0, piecesMax);
  // Words without results are tried again among the results of the other words, also as prefixes.
  const again = words.filter((word) => !relaxing.takePiece(word, unmetOf.get(word)));
  for (const word of again) {
    if (relaxing.products !== null && relaxing.takePiece(word, unmetOf.get(word))) continue;
    if (isNumberOf(reading, word)) return null;
    if (!isFiller(word)) relaxing.dropped.push(bare(word));
  }
  const { products, wider, dropped, atLeast } = relaxing;
  const isSomethingAsked = conditions.length > unmet || words.length > dropped.length;
  if (products === null || !isSomethingAsked) return null;
  const meant = sets.ranked(products, byReading);
  const found = wider === null ? meant : sets.best(meant, sets.ranked(wider, byKind));
  return { found, dropped, atLeast };
};
