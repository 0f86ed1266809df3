import type { Locale } from '@farad/domain/shared';

import { useWords } from '../i18n/words.tsx';

/** Text written by staff. The server makes the HTML from Markdown, so it contains no HTML of the author. */
export function WrittenText({ html, locale }: { html: string; locale: Locale }) {
  const { t, locale: asked } = useWords();
  return (
    <>
      {locale !== asked && <p className="mb-4 text-13 text-ink-2">{t('sitePages.untranslated')}</p>}
      <div lang={locale} className="written" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
