/** Number of equal lines that are shown before and after the difference. */
const around = 1;

/** Returns the lines in which two texts differ, with a few equal lines around them. `…` marks left-out lines. */
export function changedLines(one: string, other: string): { readonly one: string; readonly other: string } {
  const [left, right] = [one.split('\n'), other.split('\n')];
  const least = Math.min(left.length, right.length);
  let head = 0;
  while (head < least && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < least - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const from = Math.max(0, head - around);
  const after = Math.max(0, tail - around);
  const part = (lines: readonly string[]): string => {
    const shown = lines.slice(from, lines.length - after).join('\n');
    return `${from > 0 ? '…\n' : ''}${shown}${after > 0 ? '\n…' : ''}`;
  };
  return { one: part(left), other: part(right) };
}
