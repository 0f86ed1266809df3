import { loadPartWords } from '#i18n/load-words.ts';

/**
 * Loads the components for reviews and questions, and their texts. They load on demand, because most products have no
 * reviews and guests cannot write any.
 */
export async function loadWritten() {
  const [written] = await Promise.all([import('./written.ts'), loadPartWords('writing')]);
  return written;
}
