import { languages } from '@farad/domain/shared';
import { useLocation } from 'react-router';

import { cookieLine, yearSeconds } from '#kit/cookies.ts';
import { switchLocale } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { useFrame } from '../frame.ts';

/**
 * Links to the same page in other languages. Each link loads a new document, because texts come with the document. The
 * choice is stored for the language hint (language-hint.tsx) and never causes a redirect.
 */
export function LanguageSwitch() {
  const { t, locale } = useWords();
  const { pathname, search } = useLocation();
  const shown = useFrame()?.languages.shown;
  return (
    <nav aria-label={t('shell.language')}>
      <ul className="flex gap-2 text-13 text-ink-2">
        {languages
          .filter((language) => shown?.includes(language.locale) ?? true)
          .map((language) => (
            <li key={language.locale}>
              <a
                href={switchLocale(language.locale, pathname, search)}
                hrefLang={language.locale}
                lang={language.locale}
                aria-label={`${language.locale} ${language.name}`}
                aria-current={language.locale === locale || undefined}
                onClick={() => {
                  document.cookie = cookieLine(
                    'language',
                    language.locale,
                    yearSeconds,
                    location.protocol === 'https:',
                  );
                }}
                className="language"
              >
                {language.locale}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
