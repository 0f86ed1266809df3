/**
 * The rendered rows of a long list (`from` ≤ index < `to`), and the height in pixels of the rows before and after them.
 */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** Heights of all rows in pixels. `known` has the measured ones by index; other rows count as `usual`. */
export interface RowHeights {
  readonly count: number;
  readonly usual: number;
  readonly known: ReadonlyMap<number, number>;
}

const heightOf = ({ known, usual }: RowHeights, index: number): number => known.get(index) ?? usual;

/**
 * Returns the rows between `top` and `bottom`, which are distances in pixels from the top of the list.
 * @param margin number of additional rows at both ends
 */
export function windowOf(heights: RowHeights, top: number, bottom: number, margin: number): RowWindow {
  const { count } = heights;
  const starts = new Float64Array(count + 1);
  for (let index = 0; index < count; index += 1) starts[index + 1] = (starts[index] ?? 0) + heightOf(heights, index);
  const whole = starts[count] ?? 0;
  let first = 0;
  while (first < count - 1 && (starts[first + 1] ?? 0) <= top) first += 1;
  let last = first;
  while (last < count - 1 && (starts[last + 1] ?? 0) < bottom) last += 1;
  const from = Math.max(0, first - margin);
  const to = Math.min(count, last + 1 + margin);
  return { from, to, before: starts[from] ?? 0, after: whole - (starts[to] ?? whole) };
}

/** Returns the distance in pixels from the top of the list to a row. */
export function startOf(heights: RowHeights, index: number): number {
  let start = 0;
  for (let before = 0; before < index; before += 1) start += heightOf(heights, before);
  return start;
}
