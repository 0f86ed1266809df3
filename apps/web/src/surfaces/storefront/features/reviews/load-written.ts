import { loadPartWords } from '#i18n/load-words.ts';

/** Loads the components for reviews and questions, with their texts. Most products have none, and guests write none. */
export async function loadWritten() {
  const [written] = await Promise.all([import('./written.ts'), loadPartWords('writing')]);
  return written;
}
