import type { ComponentProps } from 'react';

import { loadPartWords } from '#i18n/load-words.ts';
import { useWords } from '#i18n/words.tsx';
import { latePart } from '#ui/late-part.tsx';
import type { ErrorPage } from './error-page.tsx';

/** Fallback if the error page itself fails to load. */
function BareError() {
  const { t } = useWords();
  return <h1 className="py-16">{t('shell.errorFallback')}</h1>;
}

const there = import.meta.env.SSR ? await import('./error-page.tsx') : null;

/** {@link ErrorPage}, loaded on demand, because few visitors see it. */
export const LateErrorPage = latePart<ComponentProps<typeof ErrorPage>>(
  'error',
  () =>
    Promise.all([import('./error-page.tsx'), loadPartWords('errorPage')]).then(
      ([module]) => module.ErrorPage,
      () => BareError,
    ),
  there?.ErrorPage,
);
