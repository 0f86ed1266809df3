import { basketNameLengthMax } from './basket.ts';

/** Returns the first unused name of `base`, `base 2`, `base 3`…, within the maximum length. */
export function freeBasketName(base: string, names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const name = `${base
      .slice(0, basketNameLengthMax - end.length)
      .toWellFormed()
      .trim()}${end}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
