import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Icon } from '#ui/icon.tsx';
import { searchOf, withoutConditions } from '../list-address.ts';
import type { Chip, ProductListView } from '../list-view.ts';
import { useListQuery } from '../use-list-query.ts';

export const pill =
  'inline-flex min-h-[26px] max-w-full items-stretch rounded-full border border-copper bg-copper-wash text-13 text-copper-ink';
function RemovableChip({ chip }: { chip: Chip }) {
  const { t } = useWords();
  return (
    <li className="max-w-full">
      <Link
        to={{ search: chip.searchWithout }}
        preventScrollReset
        aria-label={t('catalogue.removeCondition', { title: chip.title })}
        className={`${pill} items-center gap-1.5 wrap-anywhere pr-1.5 pl-2.5 hover:text-copper-ink`}
      >
        {chip.title}
        <Icon name="close" size={14} />
      </Link>
    </li>
  );
}

/** Active filters as chips, each with a link that removes it, and a link that removes all. */
export function Chips({ list }: { list: ProductListView }) {
  const { t } = useWords();
  const { query } = useListQuery();
  if (list.chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-1.5 pt-3 pb-2">
      {list.chips.map((chip) => (
        <RemovableChip key={chip.title} chip={chip} />
      ))}
      <li>
        <Link
          to={{ search: searchOf(withoutConditions(query)) }}
          preventScrollReset
          className="px-1.5 text-13 text-ink-2 underline"
        >
          {t('catalogue.clearAll')}
        </Link>
      </li>
    </ul>
  );
}
