import { shopPicturePath } from '@farad/domain/look';
import { inLocale, type Locale } from '@farad/domain/shared';
import { installTexts } from '@farad/wording/install-texts';

import type { ShownShop } from '#core/shop/shop-identity.ts';

const iconIn = (shop: string | null) => (name: string, size: number, purpose: 'any' | 'maskable') => ({
  // The address changes with the shop's own icon, so that no device keeps an old icon.
  src: shop === null ? `/${name}` : shopPicturePath(shop, name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the web app manifest. The app has the same id in each language. */
export function manifest(locale: Locale, { name, shortName, tagline, icon: own }: ShownShop): string {
  const { description, search, basket, orders } = installTexts[locale];
  const icon = iconIn(own);
  const shortcut = (title: string, path: string) => ({ name: title, url: inLocale(locale, path) });
  return JSON.stringify({
    id: '/',
    name: `${name}: ${tagline[locale]}`,
    short_name: shortName,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: inLocale(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfbf8',
    theme_color: '#fbfbf8',
    categories: ['shopping', 'productivity'],
    icons: [
      ...(own === null ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []),
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable.png', 512, 'maskable'),
    ],
    shortcuts: [shortcut(search, '/search'), shortcut(basket, '/basket'), shortcut(orders, '/cabinet/orders')],
  });
}
