/** Letters of the keys in the English layout, in the order of the Russian row below. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Keys whose letters differ between the Turkish and the English layout, with the Russian letters on them. */
const turkishKeys = 'ığüşiöç';
const russianOfTurkish = 'шхъжэбю';

type Keys = ReadonlyMap<string, string>;

const keysOf = (from: string, to: string): Keys => new Map(Array.from(from, (key, place) => [key, to[place] ?? '']));

const toRussian = new Map([...keysOf(turkishKeys, russianOfTurkish), ...keysOf(latinKeys, russianKeys)]);
const toRussianFromTurkish = new Map([...toRussian, ['i', 'э']]);
const toLatin = keysOf(russianKeys, latinKeys);
const toTurkish = new Map([...toLatin, ...keysOf(russianOfTurkish, turkishKeys)]);

const hasCyrillic = /[а-яё]/iu;

/**
 * Returns the text that the same keys produce in other layouts, in lower case: `htpbcnjh` → `резистор`. Empty if a
 * character has no key.
 */
export function inOtherLayouts(word: string): readonly string[] {
  const lower = word.toLowerCase();
  const layouts = hasCyrillic.test(lower) ? [toLatin, toTurkish] : [toRussian, toRussianFromTurkish];
  const written = layouts.flatMap((keys) => {
    const letters = Array.from(lower, (letter) => keys.get(letter));
    return letters.includes(undefined) ? [] : [letters.join('')];
  });
  return [...new Set(written)];
}

/** Converts a piece to the other layout. Digits and signs stay: `4ю7г` → `4.7u`, `5,6d` → `5,6в`. */
export function pieceInOtherLayout(piece: string): string {
  const keys = hasCyrillic.test(piece) ? toLatin : toRussian;
  return Array.from(piece.toLowerCase())
    .map((letter, at, all) => {
      const isBetweenDigits = /\d/u.test(all[at - 1] ?? '') && /\d/u.test(all[at + 1] ?? '');
      return isBetweenDigits && /[.,]/u.test(letter) ? letter : (keys.get(letter) ?? letter);
    })
    .join('');
}
