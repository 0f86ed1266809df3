import { Link, useLocation } from 'react-router';

import { withoutLocale } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { opensSignIn, useFrame } from '../frame.ts';
import { IconCount, useMarkCount } from './list-link.tsx';

/** Bar at the bottom of a phone's screen with the links that do not fit into the header. */
export function BottomBar() {
  const { t, to } = useWords();
  const frame = useFrame();
  const here = withoutLocale(useLocation().pathname);
  const account = frame?.user ? '/cabinet/orders' : '/sign-in';
  const links: readonly { icon: IconName; title: string; address: string; number?: number }[] = [
    { icon: 'grid', title: t('shell.catalogue'), address: '/catalog' },
    { icon: 'scales', title: t('shell.comparison'), address: '/comparison', number: useMarkCount('comparison') },
    { icon: 'heart', title: t('shell.favourites'), address: '/favs', number: useMarkCount('favourites') },
    ...(frame ? [{ icon: 'chat', title: frame.chat.title, address: '/chat' } as const] : []),
    {
      icon: 'person',
      title: frame?.user ? t('shell.cabinet') : t('shell.signIn'),
      address: account,
      number: frame?.unread ?? 0,
    },
  ];
  return (
    <nav
      aria-label={t('shell.mainNavigation')}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line-2 bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid h-14 grid-cols-5">
        {links.map((link) => (
          <li key={link.address}>
            <Link
              to={to(link.address)}
              {...(link.address === account && opensSignIn(frame))}
              data-chat={link.icon === 'chat' ? '' : undefined}
              aria-current={here === link.address ? 'page' : undefined}
              className="grid h-full place-content-center justify-items-center gap-0.5 text-12 text-ink-2 aria-[current]:text-copper-ink"
            >
              <span className="relative">
                <Icon name={link.icon} size={20} />
                <IconCount number={link.number ?? 0} />
              </span>
              <span className="max-w-[19vw] truncate tracking-tight">{link.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
