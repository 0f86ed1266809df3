import { nearestInSeries, seriesValues, type SeriesName } from '../series/index.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { CalculatorProblem } from './calculators.ts';

export interface DividerTask {
  /** Volts. */
  readonly input: number;
  /** Volts, below the input. */
  readonly output: number;
  readonly series: SeriesName;
  /** Ohms of both resistors together. */
  readonly total: number;
}

export interface DividerPair {
  /** From the input to the output, ohms. */
  readonly upper: number;
  /** From the output to ground, ohms. */
  readonly lower: number;
  /** Volts that come out. */
  readonly output: number;
  /** Of the output, signed: 0.01 is 1 % too much. */
  readonly error: number;
  /** Amperes through both. */
  readonly current: number;
  /** Watts in the hotter of both. */
  readonly power: number;
  /** Volts over the one that has more of them. */
  readonly voltage: number;
}

/** How far the sum of both may be from what was asked, as a factor. */
const totalFactor = 2;

/**
 * Pairs of a series that divide best, the nearest first; of equal error the one nearest to the total. For every lower
 * value the nearest upper one is taken, so the search is as long as the series.
 */
export function dividerPairs(
  task: DividerTask,
  limit: number,
): Result<readonly DividerPair[], CalculatorProblem<keyof DividerTask>> {
  const { input, output, series, total } = task;
  for (const field of ['input', 'output', 'total'] as const) {
    if (!(task[field] > 0) || !Number.isFinite(task[field])) return fail({ code: 'not_positive', field });
  }
  if (output >= input) return fail({ code: 'impossible', field: 'output' });
  const ratio = input / output - 1;
  const ideal = total / (1 + ratio);
  const pairs = seriesValues(series, ideal / totalFactor, ideal * totalFactor).flatMap((lower) => {
    const upper = nearestInSeries(lower * ratio, series);
    return upper === null ? [] : [pairOf(upper, lower, task)];
  });
  const distance = ({ upper, lower }: DividerPair): number => Math.abs(Math.log((upper + lower) / total));
  // Errors that differ by rounding alone are equal.
  const error = (pair: DividerPair): number => Number(Math.abs(pair.error).toPrecision(6));
  return ok(pairs.toSorted((a, b) => error(a) - error(b) || distance(a) - distance(b)).slice(0, limit));
}

function pairOf(upper: number, lower: number, { input, output }: DividerTask): DividerPair {
  const gives = (input * lower) / (upper + lower);
  const current = input / (upper + lower);
  const voltage = Math.max(gives, input - gives);
  return { upper, lower, output: gives, error: gives / output - 1, current, power: voltage * current, voltage };
}

/** Lowest and highest output when each resistor is off by the tolerance; 0.01 is 1 %. */
export function dividerSpread(
  { upper, lower }: Pick<DividerPair, 'upper' | 'lower'>,
  input: number,
  tolerance: number,
): { readonly from: number; readonly to: number } {
  const outputOf = (upperFactor: number, lowerFactor: number): number =>
    (input * lower * lowerFactor) / (upper * upperFactor + lower * lowerFactor);
  return { from: outputOf(1 + tolerance, 1 - tolerance), to: outputOf(1 - tolerance, 1 + tolerance) };
}
