import { isFreeLine } from '@farad/domain/site';
import { Link } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { ShopMark } from '../ui/icon.tsx';
import { CityButton } from './header/city-menu.tsx';
import { useFrame } from './frame.ts';
import { LanguageSwitch } from './header/language-switch.tsx';
import { CookieChoiceAgain } from './cookie-choice.tsx';
import { ThemeSwitch } from './header/theme-switch.tsx';

/** Footer with links to the shop's other pages. */
export function Footer() {
  const { t } = useWords();
  const frame = useFrame();
  return (
    <footer className="no-print border-t border-line-2 px-3.5 py-8 lg:px-6">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-2 sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2.5 text-16 font-bold">
            <ShopMark />
            {frame?.shop.name}
          </p>
          {frame?.phone && (
            <p>
              <a href={`tel:${frame.phone.replace(/[^\d+]/g, '')}`} className="num">
                {frame.phone}
              </a>
              {isFreeLine(frame.phone) && (
                <>
                  <br />
                  <span className="text-13 text-ink-2">{t('shell.freeCall')}</span>
                </>
              )}
            </p>
          )}
          {frame?.contacts.map(({ title, src }) => (
            <a key={src} href={src}>
              {title}
            </a>
          ))}
          <CityButton className="justify-self-start lg:hidden" />
          <CookieChoiceAgain />
        </div>
        {frame?.footer.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 text-13">{column.title}</h2>
            <ul className="grid gap-1.5 text-ink-2">
              {column.links.map(({ title, src }) => (
                <li key={src}>
                  <Link to={src}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="flex items-start gap-4 sm:justify-self-end lg:hidden">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
