import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { type ListName, useMarks } from '../product-marks.tsx';

export const listPages = {
  comparison: { address: '/comparison', icon: 'scales' },
  favourites: { address: '/favs', icon: 'heart' },
} as const;

/** Number badge on an icon; empty for 0. */
export function IconCount({ number }: { number: number }) {
  const { count } = useWords();
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

/** Returns the number of products in one of the visitor's lists; 0 while the lists are loading. */
export const useMarkCount = (list: ListName): number => useMarks().marked?.[list].length ?? 0;

/** Header link to the comparison or the favourites. */
export function ListLink({ list }: { list: ListName }) {
  const { t, to } = useWords();
  const number = useMarkCount(list);
  const { address, icon } = listPages[list];
  const title = number === 0 ? t(`lists.${list}`) : t(`lists.${list}Count`, { count: number });
  return <CountedLink address={to(address)} icon={icon} title={title} number={number} />;
}

/** Icon link with a number badge. */
export function CountedLink({
  address,
  icon,
  title,
  number,
}: {
  address: string;
  icon: IconName;
  title: string;
  number: number;
}) {
  return (
    <Link to={address} aria-label={title} title={title} className="relative grid size-6 place-content-center">
      <Icon name={icon} size={20} />
      <IconCount number={number} />
    </Link>
  );
}
