import { Form, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * Theme switch: light, dark or system. It is a form, so it works without JavaScript. Its cookie lets the server render
 * the theme, so nothing flashes.
 */
export function ThemeSwitch() {
  const { t, to } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={to('/theme')} preventScrollReset navigate={false} className="flex">
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value="dark"
        aria-label={`${t('shell.theme')}: ${t('shell.themeDark')}`}
        title={t('shell.themeDark')}
        className="only-light p-1 text-ink-2 hover:text-copper"
      >
        <Icon name="moon" />
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        aria-label={`${t('shell.theme')}: ${t('shell.themeLight')}`}
        title={t('shell.themeLight')}
        className="only-dark p-1 text-ink-2 hover:text-copper"
      >
        <Icon name="sun" />
      </button>
    </Form>
  );
}
