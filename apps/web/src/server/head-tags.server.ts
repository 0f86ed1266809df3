import type { ShopFace } from '@farad/contract/page-context';
import { papers, shopPicturePath } from '@farad/domain/look';
import { inLocale, type Locale } from '@farad/domain/shared';

import { logoStyles } from '../styles/logo-styles.ts';

/** Returns the meta tag that sets the browser's window colour to the background of a theme (styles/theme.css). */
const themeColour = (theme: keyof typeof papers, media: string): string =>
  `<meta name="theme-color" content="${papers[theme]}"${media}>`;

const hasLogo = (style: string): boolean => style.includes('--logo:');

const chosenTheme = /^[^>]*<html [^>]*data-theme="(light|dark)"/;

function iconTags(icon: string | null): readonly string[] {
  if (icon === null) {
    return [
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ];
  }
  return [
    `<link rel="icon" href="${shopPicturePath(icon, 'icon-96.png')}" type="image/png" sizes="96x96">`,
    `<link rel="apple-touch-icon" href="${shopPicturePath(icon, 'apple-touch-icon.png')}">`,
  ];
}

/**
 * Holds the first paint back until the browser has read the header, if the page has one. A browser may paint a document
 * that is half read, and the links at the right of the header would then move. Source: HTML standard, link type "expect".
 */
const paintAfterHeader = (html: string): readonly string[] =>
  html.includes(' id="header-end"') ? ['<link rel="expect" href="#header-end" blocking="render">'] : [];

/**
 * Adds head tags that no script needs: variables of the shop's look, icons, manifest and window colours. Adding them on
 * the server keeps the page's scripts small. The visitor's theme is read from the rendered document.
 */
export function withHeadTags(html: string, locale: Locale, { style, icon }: Pick<ShopFace, 'style' | 'icon'>): string {
  const [, theme] = chosenTheme.exec(html) ?? [];
  const colours =
    theme === 'light' || theme === 'dark'
      ? themeColour(theme, '')
      : themeColour('light', ' media="(prefers-color-scheme:light)"') +
        themeColour('dark', ' media="(prefers-color-scheme:dark)"');
  const tags = [
    ...paintAfterHeader(html),
    ...iconTags(icon),
    ...(hasLogo(style) ? [`<style>${logoStyles}</style>`] : []),
    `<link rel="manifest" href="${inLocale(locale, '/manifest.webmanifest')}">`,
  ];
  const dressed = style === '' ? html : html.replace('<html ', `<html style="${style}" `);
  return dressed.replace('</head>', `${tags.join('')}${colours}</head>`);
}
