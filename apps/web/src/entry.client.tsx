import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { loadWords } from './i18n/load-words.ts';
import { localeOfPath } from './i18n/locale-path.ts';
import { WordsProvider } from './i18n/words.tsx';
import { loadShownParts } from './ui/late-part.tsx';

const [t] = await Promise.all([loadWords(localeOfPath(location.pathname), location.pathname), loadShownParts()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider t={t}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  );
});
