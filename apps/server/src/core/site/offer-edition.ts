import { createHash } from 'node:crypto';

import type { Handle } from '@farad/database/connection/connect';
import { contentQueries } from '@farad/database/content/content.queries';
import { appVersion } from '@farad/domain/site';
import type { Locale } from '@farad/domain/shared';

import { programTexts } from './program-texts.ts';
import { contentIn } from './shown-text.ts';

/**
 * Returns an identifier of the offer text that a buyer accepts: its source, its language and the beginning of its
 * SHA-256. The source is the version of a text by staff, or the program's release for the default text. The hash proves
 * which text it was; its facts and parts follow the settings of that moment, whose history is kept.
 */
export async function offerEdition(handle: Handle, locale: Locale, now: Date): Promise<string> {
  const written = await contentQueries(handle).shownBySlug('page', 'offer', now);
  const texts = written?.texts ?? (await programTexts()).get('offer');
  if (texts === undefined) throw new Error('there is no offer');
  const { text, locale: shown } = contentIn(texts, locale);
  const digest = createHash('sha256').update(`${text.title}\n${text.body}`).digest('hex').slice(0, 16);
  const source = written === undefined ? `program ${appVersion}` : `version ${written.version}`;
  return `${source} ${shown} ${digest}`;
}
