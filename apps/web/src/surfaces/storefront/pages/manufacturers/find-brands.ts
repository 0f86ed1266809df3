import { transliterate } from '@farad/domain/shared';

/** Replacements that give letters with a similar sound the same spelling. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns the sound of a text in Latin letters and digits. `Тексас` and `Texas` give the same result, as do `Вишай` and
 * `Vishay`.
 */
const soundOf = (text: string): string =>
  sounds.reduce(
    (sound, [from, to]) => sound.replace(from, to),
    transliterate(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/**
 * Returns the brands whose name contains the text, or a text with the same sound in Latin or Cyrillic letters. An empty
 * text returns all.
 */
export function findBrands<Brand extends { readonly name: string }>(
  brands: readonly Brand[],
  text: string,
): readonly Brand[] {
  const wanted = soundOf(text);
  const plain = text.trim().toLowerCase();
  if (plain === '') return brands;
  return brands.filter(
    ({ name }) => name.toLowerCase().includes(plain) || (wanted !== '' && soundOf(name).includes(wanted)),
  );
}
