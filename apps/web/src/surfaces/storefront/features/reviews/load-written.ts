import { loadPartWords } from '#i18n/load-words.ts';

/** Lists and forms of reviews and questions, with their words: most products have none, and guests write none. */
export async function loadWritten() {
  const [written] = await Promise.all([import('./written.ts'), loadPartWords('writing')]);
  return written;
}
