const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const mapOf = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (key, place) => [key, to[place]!]));

const toLatin = mapOf(russianKeys, latinKeys);
const toRussian = mapOf(latinKeys, russianKeys);

const typedWith = (keys: ReadonlyMap<string, string>, text: string): string =>
  Array.from(text, (letter) => keys.get(letter) ?? letter).join('');

/**
 * Returns the text as the same keys give it in the other keyboard layout: `ту555` → `ne555`, `rh142ty5f` → `кр142ен5а`.
 * null = the text stays the same. A text with Russian letters counts as typed in the Russian layout.
 */
export const switchLayout = (text: string): string | null => {
  const switched = typedWith(/[а-яё]/iu.test(text) ? toLatin : toRussian, text);
  return switched === text ? null : switched;
};
