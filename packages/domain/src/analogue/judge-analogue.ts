import type { AttributeValue, AttributeValues } from '../category/category.ts';
import type { AnalogueVerdict, Assurance, ComparedParameter } from './analogue.ts';
import { compareValues, sharedGoodness } from './compare-parameter.ts';
import type { Goodness } from './goodness.ts';

const gradedKinds: readonly Goodness[] = ['higher', 'lower', 'covering', 'within', 'flag', 'ranked'];

/** Maximum number of worse graded parameters in a `close` analogue. */
const worseMax = 1;

interface Judged extends ComparedParameter {
  readonly goodness: Goodness;
}

function compare(original: AttributeValues, other: AttributeValues, keys: readonly string[]): Judged[] {
  return keys.flatMap((key): Judged[] => {
    const goodness = sharedGoodness(key, original, other);
    const values: (AttributeValue | undefined)[] = [original[key], other[key]];
    if (goodness === 'detail' || values.every((value) => value === undefined)) return [];
    const verdict = compareValues(key, original[key], other[key], goodness);
    return [{ key, verdict, goodness, isGraded: gradedKinds.includes(goodness) }];
  });
}

function verdictOf(parameters: readonly Judged[], assurance: Assurance): AnalogueVerdict {
  const isWorse = ({ verdict }: Judged): boolean => verdict === 'worse';
  const essential = parameters.filter(({ goodness }) => goodness === 'same');
  const body = parameters.filter(({ goodness }) => goodness === 'body');
  const worse = parameters.filter((parameter) => parameter.isGraded && isWorse(parameter)).length;
  const isAnother = essential.some(({ verdict }) => verdict === 'worse' || verdict === 'unknown');
  if (assurance === 'none' || isAnother || worse > worseMax || parameters.length === 0) return 'check';
  const isSameBody = body.some(({ key, verdict }) => key === 'package' && verdict === 'equal') && !body.some(isWorse);
  const isWhole = worse === 0 && parameters.every(({ verdict }) => verdict !== 'unknown');
  return assurance === 'exchangeable' && isSameBody && isWhole ? 'drop_in' : 'close';
}

export interface JudgedAnalogue {
  readonly verdict: AnalogueVerdict;
  /** In the order of `keys`. Parameters that neither part states are omitted. */
  readonly parameters: readonly ComparedParameter[];
}

/** Judges how well `other` replaces `original`, and compares each parameter of `keys` (product C11). */
export function judgeAnalogue(
  original: AttributeValues,
  other: AttributeValues,
  keys: readonly string[],
  assurance: Assurance,
): JudgedAnalogue {
  const parameters = compare(original, other, keys);
  return {
    verdict: verdictOf(parameters, assurance),
    parameters: parameters.map(({ key, verdict, goodness, isGraded }) => {
      // Two values can each count as worse than the other: ranges that only overlap, or names without a rank. Then the
      // values only differ.
      const isOnlyDifferent =
        verdict === 'worse' && compareValues(key, other[key], original[key], goodness) === 'worse';
      return { key, verdict, isGraded: isGraded && !isOnlyDifferent };
    }),
  };
}
