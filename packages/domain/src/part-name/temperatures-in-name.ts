const range = /^([-+−–]?\d{1,3}) ?(?:°[CС])? ?(?:~|\.{2,3}|…|÷) ?([-+]?\d{1,3}) ?°[CС]$/u;

/** Returns the operating temperatures among the ranges of a name, in °C; null = none, or several. */
export function temperaturesInName(ranges: readonly string[]): readonly [number, number] | null {
  const [first, ...others] = ranges.flatMap((text) => {
    const [, from, to] = range.exec(text) ?? [];
    return from === undefined ? [] : [[Number(from.replace(/[−–]/u, '-')), Number(to)] as const];
  });
  if (first === undefined || first[0] >= first[1]) return null;
  return others.every(([from, to]) => from === first[0] && to === first[1]) ? first : null;
}
