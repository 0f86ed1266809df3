import { Link } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { type ListName, useMarks } from './product-marks.tsx';

export const listPages = {
  comparison: { address: '/comparison', icon: 'scales' },
  favourites: { address: '/favs', icon: 'heart' },
} as const;

/** How many are in a list, on its icon; nothing while it is not known or empty. */
export function MarkCount({ list }: { list: ListName }) {
  const { count } = useWords();
  const number = useMarks().marked?.[list].length ?? 0;
  if (number === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="num absolute -top-2 left-3 min-w-4 rounded-full bg-copper px-1 text-center text-12 leading-4 text-on-copper"
    >
      {count(number)}
    </span>
  );
}

/** The comparison or the favourites in the header. */
export function ListLink({ list }: { list: ListName }) {
  const { t, to } = useWords();
  const number = useMarks().marked?.[list].length ?? 0;
  const { address, icon } = listPages[list];
  const title = number === 0 ? t(`lists.${list}`) : t(`lists.${list}Count`, { count: number });
  return (
    <Link to={to(address)} aria-label={title} title={title} className="relative grid size-6 place-content-center">
      <Icon name={icon} size={20} />
      <MarkCount list={list} />
    </Link>
  );
}
