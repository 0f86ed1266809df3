/**
 * A model that tells from words what a part is needed for. It is made from example phrases. A word is evidence for a
 * need by how much more often it occurs in the need's phrases than in all phrases.
 */

/** Features of a word: its stem, its beginning, and groups of words with a similar meaning (in capitals). */
export type WordFeatures = readonly string[];

export interface NeedModel {
  /** For each feature: the needs whose phrases contain it, each with the weight of this evidence. */
  readonly evidence: ReadonlyMap<string, readonly (readonly [need: number, weight: number])[]>;
}

/** A need that words may mean. */
export interface LikelyNeed {
  /** Index of the need in the examples. */
  readonly need: number;
  /** Sum of the evidence of the words. */
  readonly score: number;
  /** Share of the words that are evidence for it, 0…1. */
  readonly coverage: number;
}

/**
 * Weight of a feature that stands for a group of words with one meaning. Such groups join three languages, so they
 * count more.
 */
const groupWeight = 1.6;

const weightOf = (feature: string): number => (/^[A-Z]/u.test(feature) ? groupWeight : 1);

/** Number of phrases of a need that contain a feature, and number of all its phrases. */
interface NeedCount {
  readonly count: number;
  readonly of: number;
}

/**
 * Returns the model made from `examples`: for each need its phrases, each as a list of words, each word as its
 * features.
 */
export function needModel(examples: readonly (readonly (readonly WordFeatures[])[])[]): NeedModel {
  const counts = new Map<string, Map<number, NeedCount>>();
  let all = 0;
  for (const [need, phrases] of examples.entries()) {
    all += phrases.length;
    for (const phrase of phrases) {
      for (const feature of new Set(phrase.flat())) {
        const own = counts.get(feature) ?? new Map<number, NeedCount>();
        const count = (own.get(need)?.count ?? 0) + 1;
        counts.set(feature, own.set(need, { count, of: phrases.length }));
      }
    }
  }
  const evidence = new Map<string, readonly (readonly [number, number])[]>();
  for (const [feature, own] of counts) {
    let total = 0;
    for (const { count } of own.values()) total += count;
    const weight = weightOf(feature);
    evidence.set(
      feature,
      Array.from(own, ([need, { count, of }]) => {
        const share = count / of;
        return [need, weight * Math.log(1 + share / (total / all))] as const;
      }),
    );
  }
  return { evidence };
}

/** Returns the needs that the words may mean, the most likely first. */
export function likelyNeeds(words: readonly WordFeatures[], { evidence }: NeedModel): readonly LikelyNeed[] {
  const found = new Map<number, { readonly score: number; readonly hits: number }>();
  for (const features of words) {
    // The strongest feature of a word counts, because its features are not independent.
    const own = new Map<number, number>();
    for (const feature of features) {
      for (const [need, weight] of evidence.get(feature) ?? []) {
        if (weight > (own.get(need) ?? 0)) own.set(need, weight);
      }
    }
    for (const [need, weight] of own) {
      const before = found.get(need) ?? { score: 0, hits: 0 };
      found.set(need, { score: before.score + weight, hits: before.hits + 1 });
    }
  }
  return Array.from(found, ([need, { score, hits }]) => ({ need, score, coverage: hits / words.length })).toSorted(
    (a, b) => b.score - a.score,
  );
}
