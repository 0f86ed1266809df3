import { transliterate } from '@farad/domain/shared';

/** Letters that sound alike in a name that was heard, written in one way. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A name as it sounds, in Latin letters and digits: `Тексас` and `Texas`, `Вишай` and `Vishay` are the same. */
const soundOf = (text: string): string =>
  sounds.reduce(
    (sound, [from, to]) => sound.replace(from, to),
    transliterate(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );

/** Manufacturers whose name has this text in it, in Latin or Cyrillic letters; all for an empty one. */
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
