import { readFileSync } from 'node:fs';
import type { Measured } from './bench.ts';

/**
 * Limits of one row of the table of budgets. Times in ms were set on the reference machine (`calibrationMs`) and are
 * scaled to the present machine.
 */
interface Budget {
  /** Catalogue sizes at which the limits apply. */
  readonly sizes: readonly number[];
  readonly toLimitMax?: number;
  readonly toAlternativeMin?: number;
  /** Like `toAlternativeMin`, but only if there is an alternative: another checkout, given with `--against`. */
  readonly toOtherCheckoutMin?: number;
  readonly millisecondsMax?: number;
  readonly bytesPerPartMax?: number;
  readonly bytesMax?: number;
}

interface Budgets {
  readonly calibrationMs: number;
  readonly rows: Readonly<Record<string, Budget>>;
}

export interface Verdict {
  /** The limits as text; empty if none apply at this size. */
  readonly budget: string;
  readonly isMissed: boolean;
}

export const readBudgets = (): Budgets =>
  JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as Budgets;

const round = (value: number): string => String(Number(value.toPrecision(3)));

/**
 * Compares a row with its budget. `scale` is the calibration time on this machine divided by that on the reference
 * machine.
 */
export const verdictOf = (budgets: Budgets, row: Measured, size: number, scale: number): Verdict => {
  const budget = budgets.rows[row.id];
  if (budget === undefined) throw new Error(`budgets.json has no row ${row.id}`);
  if (!budget.sizes.includes(size)) return { budget: '', isMissed: false };
  const limits: (readonly [string, boolean])[] = [];
  const { toLimitMax, toAlternativeMin, toOtherCheckoutMin, millisecondsMax, bytesPerPartMax, bytesMax } = budget;
  if (toLimitMax !== undefined) limits.push([`≤ ${toLimitMax} × limit`, (row.toLimit ?? Infinity) <= toLimitMax]);
  if (toAlternativeMin !== undefined)
    limits.push([`≥ ${toAlternativeMin} × faster`, (row.toAlternative ?? 0) >= toAlternativeMin]);
  if (toOtherCheckoutMin !== undefined && row.toAlternative !== null)
    limits.push([`≥ ${toOtherCheckoutMin} × faster`, row.toAlternative >= toOtherCheckoutMin]);
  if (millisecondsMax !== undefined)
    limits.push([`≤ ${round(millisecondsMax * scale)} ms`, row.milliseconds <= millisecondsMax * scale]);
  if (bytesPerPartMax !== undefined)
    limits.push([`≤ ${bytesPerPartMax} B a part`, (row.bytesPerPart ?? Infinity) <= bytesPerPartMax]);
  if (bytesMax !== undefined) limits.push([`≤ ${bytesMax / 1e6} MB`, (row.bytes ?? Infinity) <= bytesMax]);
  return { budget: limits.map(([text]) => text).join(', '), isMissed: limits.some(([, isKept]) => !isKept) };
};
