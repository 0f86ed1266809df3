import { loadNamespaces } from '../../../../i18n/load-words.ts';
import { localeOfPath } from '../../../../i18n/locale-path.ts';

/** Lists and forms of reviews and questions, with their words: most products have none, and guests write none. */
export async function loadWritten() {
  const [written] = await Promise.all([
    import('./written.ts'),
    loadNamespaces(localeOfPath(location.pathname), ['writing']),
  ]);
  return written;
}
