/** Letters of the English layout, in the order of the Russian letters on the same keys (next line). */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
/** Turkish letters that are on other keys than in the English layout, and the Russian letters on the same keys. */
const turkishKeys = 'ığüşiöç';
const russianOfTurkish = 'шхъжэбю';

type Keys = ReadonlyMap<string, string>;

const keysOf = (from: string, to: string): Keys => new Map(Array.from(from, (key, place) => [key, to.charAt(place)]));

const toRussian = new Map([...keysOf(turkishKeys, russianOfTurkish), ...keysOf(latinKeys, russianKeys)]);
const toRussianFromTurkish = new Map([...toRussian, ['i', 'э']]);
const toLatin = keysOf(russianKeys, latinKeys);
const toTurkish = new Map([...toLatin, ...keysOf(russianOfTurkish, turkishKeys)]);

const hasCyrillic = /[а-яё]/iu;

/**
 * Returns the texts that the same keys give in the other keyboard layouts, in lower case: `htpbcnjh` → `резистор`. A
 * layout without a letter for some character is left out.
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

/**
 * Returns the piece in the other keyboard layout. Digits stay, and so does a point or comma between digits: `4ю7г` →
 * `4.7u`, `5,6d` → `5,6в`.
 */
export function pieceInOtherLayout(piece: string): string {
  const keys = hasCyrillic.test(piece) ? toLatin : toRussian;
  return piece.toLowerCase().replace(/(?<!\d)[.,]|[.,](?!\d)|[^.,]/gu, (letter) => keys.get(letter) ?? letter);
}
