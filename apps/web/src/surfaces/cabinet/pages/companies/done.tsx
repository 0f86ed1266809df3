import { useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';

/** What a form of these pages came to, as the address tells it after the redirect. */
const outcomes = [
  'created',
  'saved',
  'withdrawn',
  'memberSaved',
  'memberRemoved',
  'left',
  'removed',
  'accepted',
] as const;

/** The good end of a form. */
export function DoneNote() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const done = search.get('done');
  const known = outcomes.find((outcome) => outcome === done);
  return known === undefined ? null : <Note>{t(`company.${known}`)}</Note>;
}
