import { knownCategoryByKey } from './categories.ts';
import { nameKey } from './key.ts';
import { russianParts } from './russian-parts.ts';

const textLengthMax = 500;
const wordsMax = 90;
const nameWordsMax = 9;
/** Shorter names stand inside other words and numbers too often. */
const keyLengthMin = 5;
/** Names of this length may have figures for most of their letters: `RS232 ICs`. */
const sureLengthMin = 8;

/** Group names that say nothing of what is in them. */
const umbrella =
  /^(?:pre-?ordered .*|pre-?ordered|global sourcing.*|new arrivals?|new products?|others?|other components?|old batch|misc(?:ellaneous)?|various|uncategori[sz]ed|unknown|not specified|no category|clearance|sale|stock lots?|overstock|electronic components?|components?|parts?|products?|прочее|прочие.*|проч\.?|разное|разн\p{L}*|другое|другие|иное|остальное|без категории|без группы|новинки|новые поступления|распродажа|неликвид\p{L}*|остатки|под заказ|товары под заказ|товары|электронные компоненты|радиодетали|компоненты|номенклатура|diğer|其他|其它)$/iu;

/** Whether a way to a category leads to a heap of parts of every kind, or nowhere. */
export const isUmbrella = (lastName: string): boolean => lastName.trim() === '' || umbrella.test(lastName.trim());

/** The name of a category that stands in a text, the longest of them; null where there is none. */
export type CategoryNamer = (text: string) => string | null;

/**
 * Finds names of categories in texts about parts: "QFN-20 Comparators ROHS", "Диод Шоттки SS14".
 *
 * @param titles more names than the vocabulary has: titles of the shop's own categories and of parts in them
 */
export function categoryNamer(titles: Iterable<string>): CategoryNamer {
  const own = new Map([...titles].map((title) => [nameKey(title), title] as const));
  const isName = (key: string): boolean =>
    key.length >= keyLengthMin &&
    (own.has(key) || knownCategoryByKey(key) !== null) &&
    (key.length < sureLengthMin ? /\p{L}{4}/u : /\p{L}{3}/u).test(key);
  return (text) => {
    const plain = text.slice(0, textLengthMax);
    // "Резистор чип 0603" is no "Резистор" of any kind: the longer Russian wordings come first.
    const russian = /\p{Script=Cyrillic}/u.test(plain)
      ? russianParts.find(([pattern]) => pattern.test(plain))
      : undefined;
    if (russian !== undefined) return russian[1];
    const words = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+]*/gu)]
      .slice(0, wordsMax)
      .map((word) => ({ from: word.index, to: word.index + word[0].length, key: nameKey(word[0]) }));
    let best: string | null = null;
    for (const [start, { from }] of words.entries()) {
      let key = '';
      for (const word of words.slice(start, start + nameWordsMax)) {
        key += word.key;
        if (word.to - from < (best?.length ?? 0) || !isName(key)) continue;
        const found = own.get(key) ?? plain.slice(from, word.to);
        if (!isUmbrella(found)) best = found;
      }
    }
    return best;
  };
}
