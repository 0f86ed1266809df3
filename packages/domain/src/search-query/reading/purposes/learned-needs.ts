import { foldWord, stemsOf } from '../../fold.ts';
import { isFiller } from '../../dictionary/joining-words.ts';
import { withoutJoiningWords } from '../needs/needs.ts';
import type { PhraseMeaning } from '../phrase-meaning.ts';
import { withWordCache } from '../words/word-cache.ts';
import { everydayRows } from '../../dictionary/purposes/everyday-words.ts';
import { needModel, type NeedModel, type WordFeatures } from './need-model.ts';
import { needPhraseRows } from '../../dictionary/need-phrases/index.ts';
import { purposes, type Purpose } from './purposes.ts';
import { groupRows, groupsOf, wordGroups, type WordGroups } from '../../dictionary/purposes/word-groups.ts';

/**
 * Meaning of a row of examples: a phrase of the tables of needs and kinds, or a purpose that has its own kind of part.
 */
type Meant = Pick<Purpose, 'phrase' | 'own'>;

interface NeedRow {
  readonly meant: Meant;
  /** The example phrases, separated by `;` and, between languages, by `|`. */
  readonly examples: string;
}

const ownPurposes = new Map(purposes.map((purpose) => [purpose.sets[0]?.join(' ') ?? '', purpose]));

function rowOf(row: string): NeedRow {
  const cut = row.indexOf(' | ');
  const key = row.slice(0, cut);
  const own = key.startsWith('@') ? ownPurposes.get(key.slice(1)) : undefined;
  return { meant: own ?? { phrase: withoutJoiningWords(key), own: null }, examples: row.slice(cut + 3) };
}

/** The examples, one row for each need. */
export const needRows: readonly NeedRow[] = needPhraseRows.flatMap((rows) => rows.trim().split('\n').map(rowOf));

/** Returns the example phrases of a row. */
export const phrasesOf = ({ examples }: NeedRow): readonly string[] =>
  examples.split(/[|;]/u).map((phrase) => phrase.trim());

let groups: WordGroups | null = null;

/**
 * The beginning of a stem is a feature too. It has 5 letters, or 4 if the stem has only 5. Shorter stems have no such
 * feature.
 */
const beginning = { ofLong: 5, ofShort: 4 };

/** Returns the stems of a word, the beginnings of the stems, and the groups of similar words to which it belongs. */
export const featuresOf = withWordCache((word): WordFeatures => {
  groups ??= wordGroups(groupRows(everydayRows));
  const folded = foldWord(word);
  const found: string[] = [];
  for (const stem of stemsOf(word)) {
    found.push(stem);
    if (stem.length >= beginning.ofLong) {
      found.push(`${stem.slice(0, stem.length > beginning.ofLong ? beginning.ofLong : beginning.ofShort)}*`);
    }
    found.push(...groupsOf(folded, stem, groups));
  }
  return found;
});

const wordsOf = (text: string): readonly WordFeatures[] =>
  text
    .split(/[^\p{L}\p{N}.+-]+/u)
    .filter((word) => word !== '' && !isFiller(word))
    .map(featuresOf);

/** Returns the model of some rows. */
const modelOf = (rows: readonly NeedRow[]): NeedModel => needModel(rows.map((row) => phrasesOf(row).map(wordsOf)));

let learned: NeedModel | null = null;

/**
 * Returns the model of all examples, which is the same for all catalogues. The first call takes about 0.3 s, so servers
 * make it while they start.
 */
export const learnNeeds = (): NeedModel => (learned ??= modelOf(needRows));

/** Needs with example phrases, and what each means in a catalogue. */
export interface LearnedNeeds {
  readonly model: () => NeedModel;
  /** By index of the need in the model; null = the catalogue has no such parts. */
  readonly meanings: readonly (PhraseMeaning | null)[];
}

/** @param meaningOf returns the meaning of a purpose in the catalogue; null = the catalogue has no category for it */
export const learnedNeeds = (meaningOf: (meant: Meant) => PhraseMeaning | null): LearnedNeeds => ({
  model: learnNeeds,
  meanings: needRows.map(({ meant }) => meaningOf(meant)),
});
