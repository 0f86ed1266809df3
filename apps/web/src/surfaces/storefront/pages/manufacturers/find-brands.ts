import { transliterate } from '@farad/domain/shared';

/** Replacements that give letters of similar sound one spelling. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Returns a phonetic form in Latin letters and digits: `Тексас` equals `Texas`, `Вишай` equals `Vishay`. */
const soundOf = (text: string): string =>
  sounds.reduce(
    (sound, [from, to]) => sound.replace(from, to),
    transliterate(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/** Returns the manufacturers whose name contains the text, in Latin or Cyrillic letters; all for an empty text. */
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
