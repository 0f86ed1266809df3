import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { useIsActedFor } from '#shell/page/owner-only.tsx';

const itemClass =
  'block border-b-2 border-transparent py-2 whitespace-nowrap text-ink-2 aria-[current=page]:border-copper aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:border-b-0 lg:border-l-2 lg:pl-3';

/** Cabinet menu: a column on the left, or a scrolling row on a narrow screen. */
export function CabinetMenu() {
  const { t, to, count } = useWords();
  const isActedFor = useIsActedFor();
  const unread = useFrame()?.unread ?? 0;
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // Scroll the current entry into view on a narrow screen.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && here) {
      row.current.scrollLeft =
        here.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
    }
  }, [pathname]);
  const items = [
    ['/cabinet/orders', t('order.orders')],
    ['/cabinet/requests', t('cabinet.requests')],
    ['/cabinet/boms', t('cabinet.boms')],
    ['/favs', t('shell.favourites')],
    ['/cabinet/documents', t('cabinet.documents')],
    ['/cabinet/inbox', unread === 0 ? t('cabinet.inbox') : `${t('cabinet.inbox')} (${count(unread)})`],
    ['/cabinet/addresses', t('addresses.title')],
    ['/cabinet/watches', t('cabinet.watches')],
    ['/cabinet/bonuses', t('cabinet.bonuses')],
    ['/cabinet/profile', t('cabinet.profile')],
    ['/cabinet/notifications', t('cabinet.notifications')],
    ['/cabinet/companies', t('company.companies')],
    ['/cabinet/sessions', t('cabinet.sessions')],
    ...(isActedFor ? [] : [['/cabinet/api', t('cabinet.api')] as const]),
  ] as const;
  return (
    <nav ref={row} aria-label={t('cabinet.menu')} className="overflow-x-auto border-b border-line lg:border-b-0">
      <ul className="flex gap-x-5 lg:block">
        {items.map(([address, title]) => (
          <li key={address}>
            <NavLink to={to(address)} prefetch="intent" className={itemClass}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
