import { inLocale, type Locale } from '@farad/domain/shared';

/** Paper of both themes (styles/theme.css), for the frame of the window. */
const papers = { light: '#fbfbf8', dark: '#121416' } as const;

const themeColour = (theme: keyof typeof papers, media: string): string =>
  `<meta name="theme-color" content="${papers[theme]}"${media}>`;

const chosenTheme = /^[^>]*<html [^>]*data-theme="(light|dark)"/;

/**
 * What browsers look for in a head and no script of a page needs, so that it weighs nothing in the scripts: icons, the
 * manifest, colours of the window. `html`: the document, which tells the theme that somebody chose.
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
