import { nearestInSeries, seriesValues, type SeriesName } from '../series/index.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { CalculatorProblem } from './calculators.ts';

export interface DividerTask {
  /** In volts. */
  readonly input: number;
  /** In volts; less than the input. */
  readonly output: number;
  readonly series: SeriesName;
  /** Sum of both resistors, in ohms. */
  readonly total: number;
}

export interface DividerPair {
  /** Resistor from input to output, in ohms. */
  readonly upper: number;
  /** Resistor from output to ground, in ohms. */
  readonly lower: number;
  /** Actual output, in volts. */
  readonly output: number;
  /** Relative error of the output, signed: 0.01 = 1 % too high. */
  readonly error: number;
  /** Current through the two resistors, in amperes. */
  readonly current: number;
  /** Power in the hotter resistor, in watts. */
  readonly power: number;
  /** The higher of the voltages across the two resistors, in volts. */
  readonly voltage: number;
}

/** The lower resistor may differ by this factor, up or down, from the value that gives exactly the requested total. */
const totalFactor = 2;

/**
 * Returns up to `limit` resistor pairs of a series, the smallest error first. Of equal errors, the pair comes first
 * whose sum is nearest to the requested total. Only the nearest upper resistor is tried for each lower one, so there
 * are no more pairs than lower resistors.
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
  // Errors are rounded, so that pairs that differ only by floating-point rounding count as equal.
  const error = (pair: DividerPair): number => Number(Math.abs(pair.error).toPrecision(6));
  return ok(pairs.toSorted((a, b) => error(a) - error(b) || distance(a) - distance(b)).slice(0, limit));
}

function pairOf(upper: number, lower: number, { input, output }: DividerTask): DividerPair {
  const gives = (input * lower) / (upper + lower);
  const current = input / (upper + lower);
  const voltage = Math.max(gives, input - gives);
  return { upper, lower, output: gives, error: gives / output - 1, current, power: voltage * current, voltage };
}

/** Returns the lowest and the highest output voltage if each resistor may be off by `tolerance`; 0.01 = 1 %. */
export function dividerSpread(
  { upper, lower }: Pick<DividerPair, 'upper' | 'lower'>,
  input: number,
  tolerance: number,
): { readonly from: number; readonly to: number } {
  const outputOf = (upperFactor: number, lowerFactor: number): number =>
    (input * lower * lowerFactor) / (upper * upperFactor + lower * lowerFactor);
  return { from: outputOf(1 + tolerance, 1 - tolerance), to: outputOf(1 - tolerance, 1 + tolerance) };
}
