import type { Unit } from '../category/category.ts';
import { parseQuantity } from '../quantities/parse-quantity.ts';
import { rangeEntryLengthMax } from './text-limits.ts';

/** Bounds in the base unit, inclusive; null = no bound on that side. */
export interface RangeEntry {
  readonly from: number | null;
  readonly to: number | null;
  /** True if the text states its bounds itself (`≥ 50 В`, `4к7…10к`, `= 10к`), and is not just a value. */
  readonly isExpression: boolean;
}

const leastWords = String.raw`≥|>=|=>|>|⩾|от|from|min\.?|не менее|at least|en az`;
const mostWords = String.raw`≤|<=|=<|<|⩽|до|to|up to|max\.?|не более|at most|en çok`;
const least = new RegExp(String.raw`^(?:${leastWords}) ?([^ ].*)$`, 'iu');
const most = new RegExp(String.raw`^(?:${mostWords}) ?([^ ].*)$`, 'iu');
const both = new RegExp(
  String.raw`^(?:(?:от|from) )?([^ ].*?) ?(?:…|\.{2,3}|÷|–|—|(?<=[\p{L}\p{N}% ])-(?=[ \p{N}.,R+-])|(?<= )(?:до|to)(?= )) ?([^ ].*)$`,
  'iu',
);

/**
 * Returns the bounds that a text states (product C5); null = it states none. The text is `≥ 50 В`, `до 1 кОм`,
 * `4к7…10к`, `-40…85`, `= 10к` or a single value. Bounds are inclusive, so `>` means `≥`. In `1…10 кОм`, the unit
 * applies to both numbers. Reversed bounds are not swapped.
 *
 * @param side meaning of a single value: the lower bound, the upper one, or both
 */
export function readRangeEntry(text: string, unit: Unit | null, side: 'from' | 'to' | 'both'): RangeEntry | null {
  if (text.length > rangeEntryLengthMax) return null;
  const tidy = text.replace(/\s+/gu, ' ').trim();
  const valueOf = (part: string | undefined): number | null =>
    part === undefined ? null : (parseQuantity(part, unit)?.value ?? null);
  const single = valueOf(tidy);
  if (single !== null)
    return { from: side === 'to' ? null : single, to: side === 'from' ? null : single, isExpression: false };
  const exact = valueOf(/^=(.+)/u.exec(tidy)?.[1]);
  if (exact !== null) return { from: exact, to: exact, isExpression: true };
  const from = valueOf(least.exec(tidy)?.[1]);
  if (from !== null) return { from, to: null, isExpression: true };
  const to = valueOf(most.exec(tidy)?.[1]);
  if (to !== null) return { from: null, to, isExpression: true };
  return readBoth(tidy, valueOf);
}

function readBoth(text: string, valueOf: (part: string | undefined) => number | null): RangeEntry | null {
  const [, from, to] = both.exec(text) ?? [];
  const end = valueOf(to);
  const plainStart = valueOf(from);
  if (from === undefined || to === undefined || end === null || plainStart === null) return null;
  const suffix = /^[-−+\d.,]+$/u.test(from) ? /[^-−+\d.,].*/u.exec(to)?.[0] : undefined;
  const start = suffix === undefined ? null : valueOf(from + suffix);
  return { from: start !== null && start <= end ? start : plainStart, to: end, isExpression: true };
}

/**
 * Returns the bounds from the two input fields of a parameter. Normally each field gives its own bound. If exactly one
 * of them has an expression, the bounds of the expression have priority.
 */
export function joinEntries(lower: RangeEntry | null, upper: RangeEntry | null): Pick<RangeEntry, 'from' | 'to'> {
  const given = [lower, upper].filter((entry) => entry !== null);
  const expressions = given.filter((entry) => entry.isExpression);
  const byWeight = [...expressions, ...given];
  const first = (side: 'from' | 'to', entries: readonly RangeEntry[]): number | null =>
    entries.map((entry) => entry[side]).find((bound) => bound !== null) ?? null;
  return { from: first('from', byWeight), to: first('to', expressions.length === 1 ? byWeight : given.toReversed()) };
}
