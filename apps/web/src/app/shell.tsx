import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { withoutLocale } from '../i18n/locale-path.ts';
import { useWords } from '../i18n/words.tsx';
import { ActingBanner } from '../shell/header/acting-banner.tsx';
import { BottomBar } from '../shell/header/bottom-bar.tsx';
import { CityMenu } from '../shell/header/city-menu.tsx';
import { CookieChoice } from '../shell/cookie-choice.tsx';
import { Extras } from './extras.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header/header.tsx';
import { Said } from '../shell/header/said.tsx';
import { Progress } from '../shell/page/progress.tsx';

/** Returns true for pages without header and footer (specification section 2). */
const isBare = (pathname: string): boolean => /^\/(?:feedback|_error)\/?$/.test(withoutLocale(pathname));

/** Page frame: header, content and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useWords();
  if (isBare(useLocation().pathname)) {
    return (
      <main id="content" tabIndex={-1} className="mx-auto max-w-[640px] px-3.5 py-6 outline-none lg:py-10">
        {children}
      </main>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col pb-14 lg:pb-0">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {t('shell.skipToContent')}
      </a>
      <ActingBanner />
      <Progress />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 px-3.5 pb-12 outline-none lg:px-6">
        <Said />
        {children}
      </main>
      <Footer />
      <CityMenu />
      <BottomBar />
      {/* Chat, offer to sign in and cookie banner are stacked at the bottom, so that none covers another. */}
      <div className="no-print pointer-events-none fixed inset-x-0 bottom-14 z-30 grid justify-items-end lg:bottom-0">
        <Extras />
        <CookieChoice />
      </div>
    </div>
  );
}
