import type { Kopecks } from '@farad/domain/money';
import { Link, useFetchers } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Icon } from '#ui/icon.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { useFrame } from '../frame.ts';

/** Returns the price of the lines that are being added to the basket. The header shows it before the server answers. */
function usePendingKopecks(): number {
  return useFetchers()
    .filter((fetcher) => fetcher.state === 'submitting' && fetcher.formAction?.endsWith('/basket/add'))
    .reduce((sum, fetcher) => sum + Number(fetcher.formData?.get('line_kopecks') ?? 0), 0);
}

/** Basket link with its total. */
export function BasketLink({ isCompact = false }: { isCompact?: boolean }) {
  const { t, to, money } = useWords();
  const basket = useFrame()?.basket ?? null;
  const pending = usePendingKopecks();
  const total = (kopecksOf(basket?.total ?? 0) + pending) as Kopecks;
  const isEmpty = total === 0;
  return (
    <Link
      to={to('/basket')}
      aria-label={isEmpty ? t('shell.basket') : t('shell.basketWithSum', { total: money(total) })}
      className={isCompact ? '' : 'flex items-center gap-2'}
    >
      <Icon name="basket" size={20} />
      {isEmpty ? (
        <span className="max-lg:sr-only">{t('shell.basket')}</span>
      ) : (
        <b className="num font-semibold">{money(total)}</b>
      )}
    </Link>
  );
}
