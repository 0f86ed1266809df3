import { Form, useLocation } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { useFrame } from './frame.ts';

/** Cookie banner. It is a form, so it works without JavaScript (product S5). */
export function CookieChoice() {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  if (useFrame()?.hasCookieChoice !== false) return null;
  return (
    <section
      aria-label={t('shell.cookieChoice')}
      className="pointer-events-auto w-full border-t border-line-2 bg-raised px-3.5 py-2 text-13 lg:px-6"
    >
      <Form
        method="post"
        action={to('/cookie-choice')}
        navigate={false}
        preventScrollReset
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="back" value={pathname + search} />
        <p className="flex-1 basis-64 text-ink-2">{t('shell.cookieText')}</p>
        <Button type="submit" kind="quiet" size="small" name="choice" value="necessary">
          {t('shell.cookieNecessary')}
        </Button>
        <Button type="submit" kind="quiet" size="small" name="choice" value="all">
          {t('shell.cookieAll')}
        </Button>
      </Form>
    </section>
  );
}

/** Footer link that opens the cookie banner again. */
export function CookieChoiceAgain() {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  if (useFrame()?.hasCookieChoice !== true) return null;
  return (
    <Form method="post" action={to('/cookie-choice')} navigate={false} preventScrollReset>
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" name="choice" value="again" className="text-13 text-ink-2 underline">
        {t('shell.cookieChoice')}
      </button>
    </Form>
  );
}
