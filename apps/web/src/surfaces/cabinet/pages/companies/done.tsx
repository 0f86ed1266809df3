import { useSearchParams } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Note } from '../../note.tsx';

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
  'buyAsMyselfSaid',
] as const;

/** The good end of a form; `invited` and `buyAs` carry a name beside. */
export function DoneNote({ buysAs }: { buysAs?: string | undefined }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const done = search.get('done');
  const known = outcomes.find((outcome) => outcome === done);
  if (known !== undefined) return <Note>{t(`company.${known}`)}</Note>;
  if (done === 'buyAs' && buysAs !== undefined) return <Note>{t('company.buyAsSaid', { name: buysAs })}</Note>;
  return null;
}
