import { byRarestKey } from '../by-rarest-key.ts';
import { foldWord, stemsOf, type Phrase } from '../../fold.ts';
import { wishesOf, withoutJoiningWords, type Need } from '../needs/needs.ts';
import type { PhraseMeaning } from '../phrase-meaning.ts';
import type { QueryItem } from '../query-item.ts';
import type { Token } from '../words/tokens.ts';
import { withWordCache } from '../words/word-cache.ts';
import { rowsOf, slugSetsOf } from '../../dictionary/rows-of.ts';
import { powerPurposeRows, protectionPurposeRows } from '../../dictionary/purposes/power-purposes.ts';
import {
  connectionPurposeRows,
  sensorPurposeRows,
  signalPurposeRows,
} from '../../dictionary/purposes/signal-purposes.ts';
import { context, groupNames, groupsOf, wordGroups } from '../../dictionary/purposes/word-groups.ts';

/**
 * What a part is needed for, as groups of words. "To measure current" has two groups: MEASURE (`измерить`, `узнать`)
 * and CURRENT (`ток`, `akım`).
 */
export interface Purpose {
  /** A phrase of the tables of needs and kinds that means the same; null = the purpose has its own kind of part. */
  readonly phrase: Phrase | null;
  readonly own: Pick<Need, 'slugSets' | 'wishes'> | null;
  /** Sets of groups. A query has the purpose if it has all groups of a set. */
  readonly sets: readonly (readonly string[])[];
}

/** Name of a group that stands for a value → the unit of the value. */
const valueNames: ReadonlyMap<string, string> = new Map([
  ['VOLTS', 'volt'],
  ['AMPS', 'ampere'],
  ['WATTS', 'watt'],
  ['BITS', 'bit'],
  ['HERTZ', 'hertz'],
]);

const nameOfUnit: ReadonlyMap<string | null, string> = new Map(Array.from(valueNames, ([name, unit]) => [unit, name]));

const setsOf = (cell: string): Purpose['sets'] => cell.split(', ').map((set) => set.split(' '));

/** Returns the purpose of a row. It has two columns if a phrase means the same, otherwise three. */
function purposeOf({ means, wishes, sets }: Readonly<Record<'means' | 'wishes' | 'sets', string>>): Purpose {
  if (sets === '') return { phrase: withoutJoiningWords(means), own: null, sets: setsOf(wishes) };
  return { phrase: null, own: { slugSets: slugSetsOf(means), wishes: wishesOf(wishes, []) }, sets: setsOf(sets) };
}

export const purposes: readonly Purpose[] = [
  powerPurposeRows,
  protectionPurposeRows,
  signalPurposeRows,
  sensorPurposeRows,
  connectionPurposeRows,
].flatMap((rows) => rowsOf(rows, 'means', 'wishes', 'sets').map(purposeOf));

const isGroup = (name: string): boolean => groupNames.has(name) || valueNames.has(name);

/** Each literal word of a set is its own group. */
const literals = new Set(purposes.flatMap(({ sets }) => sets.flat()).filter((element) => !isGroup(element)));
const groups = wordGroups(Array.from(literals, (word) => [word, [word]]));

/** Groups that remain separate conditions beside the purpose: an interface, a number of channels. */
const besides: ReadonlySet<string> = new Set(['I2C', 'SPI', 'CHANNELS', ...valueNames.keys()]);

/** Groups beside which an interface belongs to the purpose: `развязать i2c`. */
const ofInterface: ReadonlySet<string> = new Set(['ISOLATE', 'LOGIC_LEVEL', 'CONVERT', 'FAR', 'ETHERNET']);

/** Returns the groups of a set that are words of the purpose, and not separate conditions. */
const wordsOf = (wanted: readonly string[]): readonly string[] =>
  wanted.some((group) => ofInterface.has(group))
    ? wanted.filter((group) => !valueNames.has(group))
    : wanted.filter((group) => !besides.has(group));

/** A set of groups with its meaning in the catalogue. `rank` is its place in the tables. */
interface KnownSet {
  readonly groups: readonly string[];
  readonly words: readonly string[];
  /**
   * Weight of the set among other sets that a query contains. Words count more than values and interfaces, which may
   * belong to any purpose.
   */
  readonly weight: number;
  readonly meaning: PhraseMeaning;
  readonly rank: number;
}

/** All known sets. The key is the rarest group of a set, so few sets are checked for each word of a query. */
export type KnownPurposes = ReadonlyMap<string, readonly KnownSet[]>;

/**
 * Returns the sets of all purposes for which `meaningOf` returns a meaning; null = the catalogue has no category for
 * the purpose.
 */
export function knownPurposes(meaningOf: (purpose: Purpose) => PhraseMeaning | null): KnownPurposes {
  const sets = purposes.flatMap((purpose): readonly Omit<KnownSet, 'rank'>[] => {
    const meaning = meaningOf(purpose);
    return meaning === null
      ? []
      : purpose.sets.map((own) => {
          const each = [...new Set(own)];
          const words = wordsOf(each);
          return { groups: each, words, weight: words.length * 8 + each.length, meaning };
        });
  });
  const ranked = sets.map((set, rank) => ({ ...set, rank }));
  return byRarestKey(ranked, (set) => set.groups);
}

const lexemeOf = (item: QueryItem) =>
  item.kind === 'value' ? item.lexeme : item.kind === 'bounds' ? (item.bounds.from ?? item.bounds.to) : null;

const groupsOfToken = ({ core, isQuoted }: Token): readonly string[] => (isQuoted ? [] : groupsOfWord(core));

const groupsOfWord = withWordCache((core): readonly string[] => {
  const word = foldWord(core);
  const stems = stemsOf(core);
  const whole = groupsOf(word, stems.join(' '), groups);
  const parts = word.split(/[^\p{L}\p{N}.]+/u);
  if (parts.length < 2 || parts.length !== stems.length) return whole;
  return [...whole, ...parts.flatMap((part, at) => groupsOf(part, stems[at] ?? part, groups))];
});

/** True for a value said in three or more words, which means nothing else: `npn with built-in resistors`. */
const isValueInWords = (item: QueryItem): boolean =>
  item.kind === 'phrase' &&
  item.tokens.length > 2 &&
  item.meaning.scope === null &&
  item.meaning.weakScope === undefined &&
  item.meaning.enums.length > 0;

/** Returns the groups of each word of an item; those of a value come last. */
function groupsAt(item: QueryItem): readonly (readonly string[])[] {
  if (isValueInWords(item)) return [];
  const ofWords = item.tokens.map(groupsOfToken);
  const lexeme = lexemeOf(item);
  const ofValue = lexeme?.kind === 'value' ? nameOfUnit.get(lexeme.unit) : undefined;
  return ofValue === undefined ? ofWords : [...ofWords, [ofValue]];
}

const isText = ({ kind }: QueryItem): boolean => kind === 'word' || kind === 'phrase' || kind === 'packageWord';

export interface FoundPurpose {
  readonly meaning: PhraseMeaning;
  /** Number of groups that are words of the purpose. */
  readonly size: number;
  /** Places of the items that state the purpose or only belong to it. */
  readonly places: ReadonlySet<number>;
}

/** Of the purposes whose words are all in the query, returns the one with the most words; null = none. */
export function purposeIn(items: readonly QueryItem[], known: KnownPurposes): FoundPurpose | null {
  if (!items.some(isText)) return null;
  const own = items.map(groupsAt);
  const each = own.flat();
  const said = new Set(each.flat());
  let best: KnownSet | null = null;
  for (const group of said) {
    const sets = known.get(group);
    if (sets === undefined) continue;
    for (const set of sets) {
      const gain = set.weight - (best?.weight ?? 0);
      if (gain < 0 || (gain === 0 && best !== null && set.rank > best.rank)) continue;
      if (set.groups.every((one) => said.has(one)) && hasWords(set.groups, each)) best = set;
    }
  }
  if (best === null) return null;
  const { words } = best;
  const isOf = (at: number): boolean =>
    own[at]?.some((of) => of.some((group) => words.includes(group) || group === context)) === true;
  const places = items.flatMap((item, at) => (isText(item) && isOf(at) ? [at] : []));
  return { meaning: best.meaning, size: words.length, places: new Set(places) };
}

/** True if each group has a different word. The single word `двигатель` does not mean both MOTOR and TURN. */
const hasWords = (wanted: readonly string[], each: readonly (readonly string[])[]): boolean =>
  each.filter((of) => of.some((group) => wanted.includes(group))).length >= wanted.length;
