import { inLocale, type Locale } from '@farad/domain/shared';

/** Background colours of both themes (styles/theme.css), for the browser window. */
const papers = { light: '#fbfbf8', dark: '#121416' } as const;

const themeColour = (theme: keyof typeof papers, media: string): string =>
  `<meta name="theme-color" content="${papers[theme]}"${media}>`;

const chosenTheme = /^[^>]*<html [^>]*data-theme="(light|dark)"/;

/**
 * Adds head tags that no script needs: icons, manifest and window colours. Here they add no weight to the scripts. The
 * chosen theme is read from the document.
 */
export function withHeadTags(html: string, locale: Locale): string {
  const [, theme] = chosenTheme.exec(html) ?? [];
  const colours =
    theme === 'light' || theme === 'dark'
      ? themeColour(theme, '')
      : themeColour('light', ' media="(prefers-color-scheme:light)"') +
        themeColour('dark', ' media="(prefers-color-scheme:dark)"');
  const tags = [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${inLocale(locale, '/manifest.webmanifest')}">`,
  ];
  return html.replace('</head>', `${tags.join('')}${colours}</head>`);
}
