import { useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';

/** Results of the forms of these pages, as named in the address after the redirect. */
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

/** Success message of a form. */
export function DoneNote() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const done = search.get('done');
  const known = outcomes.find((outcome) => outcome === done);
  return known === undefined ? null : <Note>{t(`company.${known}`)}</Note>;
}
