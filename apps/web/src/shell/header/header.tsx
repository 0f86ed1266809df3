import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { ShopMark } from '#ui/icon.tsx';
import { BasketLink } from './basket-link.tsx';
import { CatalogueMenu } from './catalogue-menu.tsx';
import { CityButton } from './city-menu.tsx';
import { opensSignIn, useFrame } from '../frame.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { CountedLink, ListLink } from './list-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * Header: a bar with logo, catalogue, search and the visitor's links; below it a line of categories that changes daily.
 */
export function Header() {
  const { t, to } = useWords();
  const frame = useFrame();
  // Only the bar is sticky. The header element has `display: contents`, and so no box. With a box, the bar would scroll
  // out of view together with it.
  return (
    <header className="no-print contents">
      <div className="sticky top-0 z-30 flex h-(--bar-height) flex-none items-center border-b border-line-2 bg-paper gap-3 px-3.5 lg:gap-4.5 lg:px-6">
        <Link
          to={to('/')}
          aria-label={frame ? `${frame.shop.name}: ${frame.shop.tagline}` : t('shell.home')}
          className="flex items-center gap-2.5 text-20 font-bold tracking-tight"
        >
          <ShopMark />
          <span className="max-xs:sr-only">{frame?.shop.name}</span>
        </Link>
        <CatalogueMenu />
        <SearchBox />
        <div className="flex items-center gap-4 whitespace-nowrap">
          {/* Fixed width, so that a city found later shifts nothing. */}
          <CityButton className="w-34 max-lg:hidden" />
          {frame?.phone && (
            <a href={`tel:${frame.phone.replace(/[^\d+]/g, '')}`} className="text-ink-2 max-xl:hidden">
              {frame.phone}
            </a>
          )}
          <div className="flex items-center gap-3 max-lg:hidden">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <Link to={to(frame?.user ? '/cabinet/orders' : '/sign-in')} {...opensSignIn(frame)} className="max-lg:hidden">
            {frame?.user ? t('shell.cabinet') : t('shell.signIn')}
          </Link>
          <div className="flex items-center gap-4 max-lg:hidden">
            <ListLink list="comparison" />
            <ListLink list="favourites" />
            {frame?.user && (
              <CountedLink
                address={to('/cabinet/inbox')}
                icon="bell"
                title={t('shell.inbox', { count: frame.unread })}
                number={frame.unread}
              />
            )}
          </div>
          <BasketLink />
        </div>
      </div>
      {frame && frame.randomCategories.length > 0 && (
        <nav
          aria-label={t('shell.categories')}
          className="border-b border-line px-6 py-1.5 text-13 text-ink-2 max-lg:hidden"
        >
          <ul className="flex h-6 flex-wrap overflow-hidden gap-x-5.5">
            {frame.randomCategories.map((category) => (
              <li key={category.slug} className="whitespace-nowrap">
                <Link to={to(`/catalog/${category.slug}`)} prefetch="intent" className="block leading-6">
                  {category.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {frame?.isDemonstration && (
        <p className="border-b border-line bg-warn-wash px-3.5 py-0.5 text-12 text-warn lg:px-6">
          {t('shell.demoNotice')}
        </p>
      )}
      {/* The first paint waits for this element (head-tags.server.ts). */}
      <span id="header-end" hidden />
    </header>
  );
}
