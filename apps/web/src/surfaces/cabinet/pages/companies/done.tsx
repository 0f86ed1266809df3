import { useSearchParams } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';

/** Values of `?done` after a successful form. Each has a message. */
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

/** Success message for the `done` value in the page's address. */
export function DoneNote() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const done = search.get('done');
  const known = outcomes.find((outcome) => outcome === done);
  return known === undefined ? null : <Note>{t(`company.${known}`)}</Note>;
}
