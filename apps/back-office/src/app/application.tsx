import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { isLocale, locales, type Locale } from '@farad/domain/shared';
import { messageLifeSeconds, notificationLifeSeconds, notificationOffsetPx } from '@farad/domain/site';
import { App, ConfigProvider, Spin } from 'antd';
import { formMessages } from '@farad/wording/form-messages';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';

import { createApi } from '../api.ts';
import { createCalls } from '../expiry.ts';
import { loadLanguage, type Language } from '../i18n/load-words.ts';
import { WordsProvider } from '../i18n/words.tsx';
import { OfficeProvider, type Office } from '../office.tsx';
import type { Place } from '../place.ts';
import { choice, usePreference } from '../preferences.ts';
import { themeOf, type ThemeName } from '../theme.ts';
import { createRouter } from './router.tsx';
import { TrialMark } from './trial-mark.tsx';
import { ExpiryProvider } from './session-over.tsx';

const firstLocale = (): Locale => {
  const wanted = navigator.language.slice(0, 2);
  return isLocale(wanted) ? wanted : 'ru';
};
const firstTheme = (): ThemeName => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/**
 * Duration and position of messages and notifications by the specification (section 9): message 3 s, notification 4.5
 * s, 24 px from the edge.
 */
const messageDefaults = { duration: messageLifeSeconds, top: notificationOffsetPx };
const notificationDefaults = {
  duration: notificationLifeSeconds,
  top: notificationOffsetPx,
  bottom: notificationOffsetPx,
};

function useLanguage(locale: Locale): Language | undefined {
  const { data } = useQuery({
    queryKey: ['language', locale],
    queryFn: () => loadLanguage(locale),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: 3,
    // While the next language loads, keep showing the current one.
    placeholderData: (before) => before,
  });
  return data;
}

function Dressed({ office, nonce, children }: { office: Office; nonce: string; children: ReactNode }) {
  const language = useLanguage(office.locale);
  useEffect(() => {
    document.documentElement.lang = office.locale;
    document.documentElement.dataset['theme'] = office.themeName;
  }, [office.locale, office.themeName]);
  if (language === undefined) return <Spin fullscreen />;
  return (
    <ConfigProvider
      locale={language.antd}
      theme={themeOf(office.themeName)}
      csp={{ nonce }}
      form={{ validateMessages: formMessages(language.t), scrollToFirstError: { focus: true } }}
    >
      <App message={messageDefaults} notification={notificationDefaults}>
        <WordsProvider t={language.t}>
          <TrialMark />
          {children}
        </WordsProvider>
      </App>
    </ConfigProvider>
  );
}

/** Root component of the back office: language, theme, API client and router. */
export function Application({ place }: { place: Place }) {
  const [calls] = useState(createCalls);
  const [router] = useState(() => createRouter(place.base));
  const [locale, setLocale] = usePreference(useMemo(() => choice('language', locales, firstLocale()), []));
  const [themeName, setTheme] = usePreference(
    useMemo(() => choice<ThemeName>('theme', ['light', 'dark'], firstTheme()), []),
  );
  const api = useMemo(() => createApi(place.api, locale), [place.api, locale]);
  const office = { place, api, locale, setLocale, themeName, setTheme };
  return (
    <QueryClientProvider client={calls.queries}>
      <OfficeProvider value={office}>
        <ExpiryProvider value={calls.expiry}>
          <Dressed office={office} nonce={place.nonce}>
            <RouterProvider router={router} />
          </Dressed>
        </ExpiryProvider>
      </OfficeProvider>
    </QueryClientProvider>
  );
}
