import { isLocale } from '@farad/domain/shared';
import { languageHints } from '@farad/wording/language-hints';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { cookieLine, cookieValue, yearSeconds } from '../kit/cookies.ts';
import { switchLocale } from '../i18n/locale-path.ts';
import { useWords } from '../i18n/words.tsx';
import { useFrame } from '../shell/frame.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * Offers the visitor's chosen language if the page is in another one. The browser decides, because cached pages are the
 * same for all guests, and the shop never redirects by language (product S12). If the visitor closes the hint, the
 * page's language becomes the chosen one.
 */
export function LanguageHint({ onClose }: { onClose: () => void }) {
  const { locale } = useWords();
  const { pathname, search } = useLocation();
  const shown = useFrame()?.languages.shown;
  const [chosen] = useState(() => cookieValue(document.cookie, 'language'));
  if (!isLocale(chosen) || chosen === locale || shown?.includes(chosen) === false) return null;
  const { offer, close } = languageHints[chosen];
  const keepThis = () => {
    document.cookie = cookieLine('language', locale, yearSeconds, location.protocol === 'https:');
    onClose();
  };
  return (
    <aside
      lang={chosen}
      aria-label={offer}
      className="pointer-events-auto mx-3.5 mb-3 flex items-center gap-3 rounded-sm border border-line-2 bg-raised px-3 py-2 lg:mx-6"
    >
      <a href={switchLocale(chosen, pathname, search)} hrefLang={chosen} className={buttonClass('quiet', 'small')}>
        {offer}
      </a>
      <button type="button" aria-label={close} onClick={keepThis} className="text-ink-2 hover:text-copper">
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
