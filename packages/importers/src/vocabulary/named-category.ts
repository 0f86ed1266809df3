import { knownCategoryByKey, knownCategoryKeys } from './categories.ts';
import { nameKey } from './key.ts';
import { distributorParts } from './distributor-parts.ts';
import { russianParts } from './russian-parts.ts';

const textLengthMax = 500;
const wordsMax = 90;
const nameWordsMax = 9;
/** Minimum length of a name. Shorter names occur too often inside other words and numbers. */
const keyLengthMin = 5;
/**
 * Minimum length of a name that may have only three consecutive letters, such as `RS232 ICs`. Shorter names must have
 * four.
 */
const sureLengthMin = 8;

/** Group names that do not describe their content. */
const umbrella =
  /^(?:pre-?ordered .*|pre-?ordered|global sourcing.*|new arrivals?|new products?|others?|other components?|old batch|misc(?:ellaneous)?|various|uncategori[sz]ed|unknown|not specified|no category|clearance|sale|stock lots?|overstock|electronic components?|components?|parts?|products?|прочее|прочие.*|проч\.?|разное|разн\p{L}*|другое|другие|иное|остальное|без категории|без группы|новинки|новые поступления|распродажа|неликвид\p{L}*|остатки|под заказ|товары под заказ|товары|электронные компоненты|радиодетали|компоненты|номенклатура|diğer|其他|其它)$/iu;

/** Returns whether the last name in the path of a category is empty or names a mixed group of parts. */
export const isUmbrella = (lastName: string): boolean => lastName.trim() === '' || umbrella.test(lastName.trim());

/**
 * Short names that count only at the end of a text, where they name the part. Elsewhere they also occur in texts about
 * other parts.
 */
const endings: ReadonlySet<string> = new Set(['fram', 'sram', 'dram', 'psram', 'emmc', 'usbpd']);

const endingLengthMax = 40;

/** Returns the short name that ends a text: `WDFN-8 FRAM ROHS`. */
function endingOf(text: string): string | null {
  const found = /(?:^|[\s)])(usb pd|\p{L}+)(?: rohs)?$/iu.exec(text.trim().slice(-endingLengthMax))?.[1];
  return found !== undefined && endings.has(nameKey(found)) ? found : null;
}

/** Returns the name of the category that a text about a part contains or means; null = none. */
export type CategoryNamer = (text: string) => string | null;

const startLength = 4;

/** Returns the beginnings of the keys, of up to four letters, and the length of the longest key. */
function outlineOf(keys: readonly string[]): { readonly starts: ReadonlySet<string>; readonly longest: number } {
  const starts = new Set(keys.flatMap((key) => [1, 2, 3, startLength].map((length) => key.slice(0, length))));
  return { starts, longest: keys.reduce((most, { length }) => Math.max(most, length), 0) };
}

/**
 * Returns a function that finds names of categories in texts about parts: "QFN-20 Comparators ROHS", "Диод Шоттки
 * SS14". The patterns of russian-parts.ts and distributor-parts.ts come first, then the longest name.
 *
 * @param titles names besides those of the vocabulary: titles of the shop's own categories and of their parts
 */
export function categoryNamer(titles: Iterable<string>): CategoryNamer {
  const own = new Map([...titles].map((title) => [nameKey(title), title] as const));
  const isName = (key: string): boolean =>
    key.length >= keyLengthMin &&
    !endings.has(key) &&
    (own.has(key) || knownCategoryByKey(key) !== null) &&
    (key.length < sureLengthMin ? /\p{L}{4}/u : /\p{L}{3}/u).test(key);
  const { starts, longest } = outlineOf([...own.keys(), ...knownCategoryKeys()]);
  return (text) => {
    const plain = text.slice(0, textLengthMax);
    // Longer Russian wordings first: "Резистор чип 0603" is not just any "Резистор".
    const russian = /\p{Script=Cyrillic}/u.test(plain)
      ? russianParts.find(([pattern]) => pattern.test(plain))
      : undefined;
    if (russian !== undefined) return russian[1];
    const shortened = distributorParts.find(([pattern]) => pattern.test(plain));
    if (shortened !== undefined) return shortened[1];
    const words = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+]*/gu)]
      .slice(0, wordsMax)
      .map((word) => ({ from: word.index, to: word.index + word[0].length, key: nameKey(word[0]) }));
    let best: string | null = null;
    for (const [start, { from }] of words.entries()) {
      if (!starts.has((words[start]?.key ?? '').slice(0, startLength))) continue;
      let key = '';
      for (const word of words.slice(start, start + nameWordsMax)) {
        key += word.key;
        if (key.length > longest) break;
        if (word.to - from < (best?.length ?? 0) || !isName(key)) continue;
        const found = own.get(key) ?? plain.slice(from, word.to);
        if (!isUmbrella(found)) best = found;
      }
    }
    return best ?? endingOf(text);
  };
}
