import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { CapacitorMark } from '../ui/icon.tsx';
import { Said } from './said.tsx';

/** The name of the shop, leading home, and the content: for pages without header and footer. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { t, to } = useWords();
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[640px] px-3.5 py-6 outline-none lg:py-10">
      <Link
        to={to('/')}
        aria-label={t('shell.logoAlt')}
        className="no-print inline-flex items-center gap-2.5 text-20 font-bold tracking-tight"
      >
        <CapacitorMark />
        Farad
      </Link>
      <Said />
      {children}
    </main>
  );
}
