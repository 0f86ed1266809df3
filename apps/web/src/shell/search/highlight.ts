/** A piece of a suggestion, and whether it matches the typed text. */
export interface Highlighted {
  readonly text: string;
  readonly isHit: boolean;
}

const isSign = (letter: string): boolean => /[^\p{L}\p{N}]/u.test(letter);
/** Russian letters with look-alike Latin ones: К155ЛА3 can be typed in either alphabet. */
const russian = 'авекмнорстухё';
const latin = 'abekmhopctyxe';
const plain = (letter: string): string => {
  const small = letter.toLowerCase();
  const place = small.length === 1 ? russian.indexOf(small) : -1;
  return place === -1 ? small : (latin[place] ?? small);
};

/** Returns a text's letters and digits in lower case and the index of each in the text: `RC-06` gives `rc06`. */
function lettersOf(text: string): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = plain(text[at] ?? '');
    if (isSign(letter) || letter.length !== 1) continue;
    letters += letter;
    places.push(at);
  }
  return { letters, places };
}

/**
 * Marks the typed text in a suggestion, ignoring punctuation and case. It first looks for the whole text; a single
 * letter must start a word. If that fails, it marks each typed word of two letters or more that starts a word.
 */
export function highlighted(text: string, typed: string): readonly Highlighted[] {
  const { letters, places } = lettersOf(text);
  const hits = new Set<number>();
  const mark = (from: number, length: number): void => {
    const first = places[from] ?? 0;
    const last = places[from + length - 1] ?? first;
    for (let at = first; at <= last; at += 1) hits.add(at);
  };
  const whole = lettersOf(typed).letters;
  const found = whole.length > 1 ? letters.indexOf(whole) : wordStart(text, letters, places, whole);
  if (found !== -1) mark(found, whole.length);
  else {
    for (const word of typed.split(/\s+/u).map((piece) => lettersOf(piece).letters)) {
      const at = word.length < 2 ? -1 : wordStart(text, letters, places, word);
      if (at !== -1) mark(at, word.length);
    }
  }
  return joined(text, hits);
}

/** Returns the index in `letters` of the first match that begins a word; -1 if there is none. */
function wordStart(text: string, letters: string, places: readonly number[], word: string): number {
  if (word === '') return -1;
  for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + 1)) {
    const place = places[at] ?? 0;
    if (place === 0 || isSign(text[place - 1] ?? '')) return at;
  }
  return -1;
}

function joined(text: string, hits: ReadonlySet<number>): readonly Highlighted[] {
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isHit = hits.has(at);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', isHit });
  }
  return pieces;
}
