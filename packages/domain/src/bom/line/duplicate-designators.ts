import type { BomLine } from '../row/bom-line.ts';

/** Maximum number of designators in one problem. */
const toldMax = 100;

/** Whether a designator names one place. Words such as `Male pins` do not: they may appear on several lines. */
const isPlace = (designator: string): boolean => /\d/u.test(designator) && !/\s/u.test(designator);

/** Adds an error to each line with a designator that another line also has. Lines that are not fitted are ignored. */
export function duplicateDesignators(lines: readonly BomLine[]): readonly BomLine[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { designators, isDnp } of lines) {
    if (isDnp) continue;
    for (const designator of designators.filter(isPlace)) {
      const place = designator.toUpperCase();
      if (seen.has(place)) twice.add(place);
      seen.add(place);
    }
  }
  if (twice.size === 0) return lines;
  return lines.map((line) => {
    const own = line.isDnp ? [] : [...new Set(line.designators.filter((one) => twice.has(one.toUpperCase())))];
    if (own.length === 0) return line;
    return {
      ...line,
      problems: [
        ...line.problems,
        { code: 'duplicate_designators', severity: 'error', designators: own.slice(0, toldMax) } as const,
      ],
    };
  });
}
