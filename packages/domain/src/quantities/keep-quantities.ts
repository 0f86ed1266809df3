import { nonBreakingSpace } from './format-number.ts';
import { prefixSymbols } from './prefix.ts';
import { unitSymbols } from './unit-symbol.ts';

const symbols: ReadonlySet<string> = new Set(
  Object.values(unitSymbols).flatMap(({ ru, international }) =>
    [...prefixSymbols.values()].flatMap((prefix) => [prefix.ru + ru, prefix.international + international]),
  ),
);

/**
 * Returns a text in which no line break can separate a number from its unit: `±5 %`, `10 кОм`. Suppliers' files have
 * ordinary spaces there.
 */
export const keepQuantities = (text: string): string =>
  text.replace(/(?<=\d) ([^\s,;()]+)/g, (pair, word: string) => (symbols.has(word) ? nonBreakingSpace + word : pair));
