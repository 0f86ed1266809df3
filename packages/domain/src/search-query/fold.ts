const marks = /\p{M}+/gu;
const plain = /^[a-z0-9а-я]*$/u;

/** Matches the ending of a Russian word. In `микросхем`, `разъем` and `систем`, the letters `ем` belong to the stem. */
const russianEnding =
  /(?:иями|ями|ами|ием|ого|его|ому|(?<![хъ]|ст|раз)ему|ыми|ими|иях|ях|ах|ов|ев|еи|ои|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|ом|(?<![хъ]|ст|раз)ем|ам|ям|ых|их|ым|им|ью|ия|ию|[ыиаяоуюеь])$/u;

/** Matches the ending of Russian plurals in the genitive: `колонок` and `катушек` are forms of колонка and катушка. */
const fleetingVowel = /(?<=.{3})([бвгджзклмнпрстфхцчшщ])[ое]к$/u;

/** Matches a sign between two sizes that means `x`: `5.5х2.1` with a Cyrillic letter, `×` and `*`. */
const timesSign = /(?<=\d)[х×*](?=\d)/gu;

/** Matches the dash of `rs-485`, which is read as the single word rs485. */
const interfaceDash = /(?<=^rs)-(?=\d{3}$)/u;

/** Returns lower case without accents: `ё` → `е`, `ı` → `i`, `ç` → `c`. */
export const foldWord = (word: string): string => {
  const lower = word.toLowerCase().replace(timesSign, 'x');
  if (plain.test(lower) && !lower.includes('й')) return lower;
  return lower.normalize('NFKD').replace(marks, '').replaceAll('ı', 'i');
};

const stemOf = (folded: string): string => {
  if (/[а-я]$/u.test(folded)) {
    const cut = folded.replace(russianEnding, '');
    return (cut.length >= 3 ? cut : folded).replace(fleetingVowel, '$1к');
  }
  if (folded.length <= 3) return folded;
  const single = folded.replace(/(?:'?l[ae]r[iı]?)$/u, '');
  if (single !== folded && single.length >= 3) return single;
  if (folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  if (/(?:ch|sh|x)es$/u.test(folded)) return folded.slice(0, -2);
  return /[^su']s$/u.test(folded) ? folded.slice(0, -1) : folded;
};

/**
 * Returns the stems of a word, which are the same for all its forms. A word with dashes has several stems:
 * `чип-резисторов` → чип, резистор.
 */
export const stemsOf = (word: string): readonly string[] => {
  const folded = foldWord(word).replace(interfaceDash, '');
  if (!/[^\p{L}\p{N}']/u.test(folded)) return folded === '' ? [] : [stemOf(folded)];
  return folded
    .split(/[^\p{L}\p{N}']+/u)
    .filter((part) => part !== '')
    .map(stemOf);
};

/** Returns the key by which a phrase is looked up: its stems, sorted, so that their order does not matter. */
export const phraseKey = (stems: readonly string[]): string => stems.toSorted().join(' ');

/** A phrase and its stems. The phrases of the tables are split once, not again for each catalogue. */
export interface Phrase {
  readonly stems: readonly string[];
  /** The words of the phrase that have a single stem, in lower case without accents, each with its stem. */
  readonly words: readonly (readonly [word: string, stem: string])[];
  readonly key: string;
  /** Two adjacent words written as one, each with its two stems: `pushbutton`. */
  readonly compounds: readonly (readonly [compound: string, pair: readonly string[]])[];
}

/** Minimum length of each part of a compound. Shorter parts are often the start or end of other words. */
const compoundPartMin = 2;
const compoundMin = 6;

function compoundsOf(stems: readonly string[]): Phrase['compounds'] {
  if (stems.length < 2) return [];
  return stems.slice(1).flatMap((second, before) => {
    const first = stems[before] ?? '';
    const isLong = Math.min(first.length, second.length) >= compoundPartMin;
    return isLong && first.length + second.length >= compoundMin ? [[first + second, [first, second]] as const] : [];
  });
}

export const phraseOf = (text: string): Phrase => {
  const typed = text.split(/\s+/u).map((word) => [foldWord(word), stemsOf(word)] as const);
  const stems = typed.flatMap(([, own]) => own);
  const words = typed.flatMap(([word, [stem, ...others]]) =>
    stem === undefined || others.length > 0 ? [] : [[word, stem] as const],
  );
  return { stems, words, key: phraseKey(stems), compounds: compoundsOf(stems) };
};
