import { phraseOf, type Phrase } from '../fold.ts';

/** Maximum number of cached phrases. A large catalogue has some thousands of names. */
const phrasesMax = 50_000;

const phrases = new Map<string, Phrase>();

/**
 * Returns the phrase of a name in the catalogue. Phrases are cached, because an import changes the frame of the
 * catalogue often, but few of its names.
 */
export function readPhrase(name: string | Phrase): Phrase {
  if (typeof name !== 'string') return name;
  const known = phrases.get(name);
  if (known !== undefined) return known;
  const read = phraseOf(name);
  if (phrases.size >= phrasesMax) phrases.clear();
  phrases.set(name, read);
  return read;
}
