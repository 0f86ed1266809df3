import { jsonDepthMax, tooDeepAt } from '@farad/domain/shared';
import type { Bench, BenchContext, Measured } from '../bench.ts';
import { measureInTurn } from '../kit/timing.ts';

/** The shop's default limit for the size of a request body. */
const bodyBytes = 65_536;
const runs = 200;

/**
 * `whole` is the costliest body that is accepted. It is full of brackets, in groups that are nested to the maximum
 * depth. `tooDeep` exceeds the depth and is refused.
 */
const deepest = '['.repeat(jsonDepthMax - 1) + ']'.repeat(jsonDepthMax - 1);
const whole = `[${Array.from({ length: Math.floor(bodyBytes / (deepest.length + 1)) }, () => deepest).join()}]`;
const tooDeep = '['.repeat(bodyBytes);

/**
 * Measures the depth check of request bodies: for an accepted body compared with JSON.parse, and for a refused one.
 * Neither depends on the catalogue size.
 */
const run = async ({ isTrial }: BenchContext): Promise<readonly Measured[]> => {
  if (tooDeepAt(whole) !== null || tooDeepAt(tooDeep) !== jsonDepthMax)
    throw new Error('tooDeepAt: expected null and the maximum depth');
  const [looked, refused, parsed] = measureInTurn(
    isTrial ? 1 : runs,
    () => tooDeepAt(whole),
    () => tooDeepAt(tooDeep),
    () => JSON.parse(whole),
  );
  return [
    {
      id: 'nested JSON',
      what: `depth of a body of ${bodyBytes} bytes, all of them brackets`,
      milliseconds: looked!.p99,
      toLimit: looked!.median / parsed!.median,
      toAlternative: null,
      note: `compared with JSON.parse; a body of ${bodyBytes} levels is refused in ${refused!.p99.toFixed(4)} ms`,
    },
  ];
};

export const nestedJson: Bench = { id: 'nested-json', run };
