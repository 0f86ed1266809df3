import { jsonDepthMax, tooDeepAt } from '@farad/domain/shared';
import type { Bench, Measured } from './bench.ts';
import { measureInTurn } from './timing.ts';

/** The usual limit of a body. */
const bodyBytes = 65_536;
const runs = 200;

/** A body of nothing but brackets that is read to its end: as deep as it may be, again and again. */
const deepest = '['.repeat(jsonDepthMax - 1) + ']'.repeat(jsonDepthMax - 1);
const whole = `[${Array.from({ length: Math.floor(bodyBytes / (deepest.length + 1)) }, () => deepest).join()}]`;
const tooDeep = '['.repeat(bodyBytes);

/** What a hostile body costs before it is refused, and an honest one before it is parsed; the same at any size. */
const run = async (): Promise<readonly Measured[]> => {
  if (tooDeepAt(whole) !== null || tooDeepAt(tooDeep) !== jsonDepthMax) throw new Error('depths are misread');
  const [looked, refused, parsed] = measureInTurn(
    runs,
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
      note: `to JSON.parse of the same; one of ${bodyBytes} levels is refused in ${refused!.p99.toFixed(4)} ms`,
    },
  ];
};

export const nestedJson: Bench = { id: 'nested-json', run };
