import { decideMatch, type BomMatch } from '@farad/domain/bom';
import { buildEngine, type SearchEngine } from '@farad/search/engine';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { benchFrame, benchProducts } from '../kit/catalogue.ts';
import { type BenchLine, type KnownPart, partsList, questionOf } from './p8-lines.ts';
import { type Found, LineLookUp } from './p8-look-up.ts';
import { measureInTurn } from '../kit/timing.ts';

const lineCounts = [250, 500, 1000] as const;
const smallest = 10_000;
const runs = 9;
/** Number of lines matched at a time, as in apps/server/src/catalogue-index/list-in-parts.ts. */
const batchSize = 20;
/**
 * Minimum share of lines that are compared with the bare look-up. Only lines with one part or none as the answer are
 * compared.
 */
const comparedShareMin = 0.7;

const partsOf = (size: number): readonly KnownPart[] => {
  const step = Math.max(1, Math.floor(size / 1000));
  const parts: KnownPart[] = [];
  for (const { id, mpn } of benchProducts(size)) if (id % step === step >> 1) parts.push({ id, mpn });
  return parts;
};

interface MatchedList {
  readonly matches: readonly BomMatch[];
  readonly longestMs: number;
}

const matchList = (engine: SearchEngine, lines: readonly BenchLine[]): MatchedList => {
  const matches: BomMatch[] = [];
  let longestMs = 0;
  for (let from = 0; from < lines.length; from += batchSize) {
    const batch = lines.slice(from, from + batchSize);
    const start = performance.now();
    const found = engine.matchLines(batch.map(questionOf));
    longestMs = Math.max(longestMs, performance.now() - start);
    for (const [place, { line, pinned }] of batch.entries())
      matches.push(
        decideMatch(
          {
            line,
            needed: line.quantity,
            pinned: { chosen: null, shop: null, foreign: pinned === null ? [] : [pinned] },
            makers: null,
            alternateMakers: [],
            found: found[place]!,
            isUnsold: () => false,
          },
          { isExactOnly: false, isSamePackageOnly: false },
        ),
      );
  }
  return { matches, longestMs };
};

/**
 * Throws if too few lines got the result for which they were generated. A matching that finds nothing would look fast.
 */
const checkMatched = (matches: readonly BomMatch[], size: number): void => {
  const shareOf = (places: readonly number[], isRight: (match: BomMatch) => boolean): number => {
    const own = matches.filter((_, place) => places.includes(place % 10));
    return own.filter(isRight).length / own.length;
  };
  const known = shareOf([0, 1, 2, 3, 7], ({ status }) => status === 'exact' || status === 'several');
  const described = shareOf([4, 5, 6], ({ reason, productId }) => reason === 'parameters' && productId !== null);
  const mistyped = shareOf([8], ({ candidates, productId }) => candidates.length > 0 && productId === null);
  const unknown = shareOf([9], ({ status }) => status === 'not_found');
  // Fewer described lines must match in the smallest catalogue, because it lacks many values in many packages.
  const describedMin = size > smallest ? 0.6 : 0.1;
  const shares = [known, described, mistyped, unknown].map((share) => share.toFixed(2)).join(', ');
  if (known < 1 || described < describedMin || mistyped < 0.5 || unknown < 1)
    throw new Error(`known, described, mistyped, unknown: expected 1, ${describedMin}, 0.5, 1 or more, got ${shares}`);
};

/**
 * Throws if the shop and the bare look-up find different parts for a line. Lines with several possible parts are
 * skipped.
 */
const checkSame = (list: readonly BenchLine[], matches: readonly BomMatch[], found: readonly Found[]): void => {
  let ones = 0;
  for (const [place, { productId, status, reason, candidates }] of matches.entries()) {
    const { id, near } = found[place]!;
    const own =
      productId !== null
        ? [productId, id]
        : reason === 'corrected_mpn' && candidates.length === 1
          ? [candidates[0]!.productId, near[0]]
          : status === 'not_found'
            ? [null, near[0] ?? id]
            : null;
    if (own === null) continue;
    ones++;
    if (own[0] !== own[1])
      throw new Error(
        `line ${place}, ${list[place]!.line.mpn ?? list[place]!.line.words}: the product found ${own[0]}, the look-up ${own[1]}`,
      );
  }
  if (ones < matches.length * comparedShareMin) throw new Error(`only ${ones} of ${matches.length} lines are compared`);
};

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  const engine = context.engine();
  const parts = partsOf(context.size);
  const lists = lineCounts.map((count) => partsList(parts, count));
  const small = context.size === smallest ? engine : buildEngine(benchFrame, benchProducts(smallest));
  const smallList = partsList(partsOf(smallest), 1000);
  const longest: number[] = [];
  const works = lists.map((list) => (): void => {
    const { matches, longestMs } = matchList(engine, list);
    checkMatched(matches, context.size);
    longest.push(longestMs);
  });
  const whole = lists.at(-1)!;
  const lookUp = new LineLookUp(context.size, benchProducts(context.size));
  checkSame(whole, matchList(engine, whole).matches, lookUp.lines(whole));
  const [quarter, half, all, ofSmall, bare] = measureInTurn(
    context.isTrial ? 1 : runs,
    ...works,
    () => matchList(small, smallList),
    () => lookUp.lines(whole),
  );
  const ms = all!.median;
  const common = { milliseconds: ms, toAlternative: null };
  return [
    {
      ...common,
      id: 'P8',
      what: '1,000 lines; the limit is a bare look-up in hashes',
      toLimit: ms / bare!.median,
      note: `the look-up ${bare!.median.toFixed(2)} ms, same parts`,
    },
    {
      ...common,
      id: 'P8 lines',
      what: '1,000 lines; the limit is 4 × 250 lines',
      toLimit: ms / (4 * quarter!.median),
      note:
        `250: ${quarter!.median.toFixed(1)}, 500: ${half!.median.toFixed(1)} ms; ` +
        `${batchSize} lines at most ${longest.toSorted((a, b) => a - b)[longest.length >> 1]!.toFixed(1)} ms`,
    },
    {
      ...common,
      id: 'P8 parts',
      what: '1,000 lines; the limit is that of 10,000 parts',
      toLimit: ms / ofSmall!.median,
      note: `10,000 parts: ${ofSmall!.median.toFixed(1)} ms`,
    },
  ];
};

export const p8: Bench = { id: 'P8', run };
