import type { WireBasket } from '@farad/contract/shop/basket';
import type { ActedForAnswer } from '@farad/contract/shop/site';
import { maskPhonePartial } from '@farad/domain/customer';
import { shopPicturePath } from '@farad/domain/look';
import type { Locale } from '@farad/domain/shared';
import { formatDateTime } from '@farad/wording/format';
import { translators } from '@farad/wording/server';

import { cookieValue } from '../kit/cookies.ts';
import { localeOfPath } from '../i18n/locale-path.ts';
import { popNotice } from '../server/notice.server.ts';
import { apiOf, appContext, orErrorPage, type Visit } from '../server/visit.server.ts';
import { chatTitleIn, contactsIn, footerIn } from './footer-columns.server.ts';
import type { BasketSummary, Frame, Theme } from './frame.ts';

function themeOf(cookies: string | null): Theme | null {
  const theme = cookieValue(cookies, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

function summaryOf(basket: WireBasket | null): BasketSummary | null {
  if (basket === null) return null;
  const lines = basket.products.filter((line) => !line.isDeleted);
  return {
    lineCount: lines.length,
    total: basket.total_price,
    quantities: Object.fromEntries(lines.map((line) => [line.product_id, line.qty])),
  };
}

function actedForIn(locale: Locale, { by, customer, endsAt, mayOrder }: ActedForAnswer): Frame['actedFor'] {
  const t = translators[locale];
  const text = t('acting.text', { by, customer, until: formatDateTime(endsAt, locale) });
  return { mayOrder, words: { title: t('acting.title'), text, stop: t('acting.stop') } };
}

/** Loads the data of header and footer: phone, categories, visitor, basket and more. */
export async function loadFrame(visit: Visit): Promise<Frame> {
  const api = apiOf(visit);
  const { siteUrl, shop, isGuest, apiBase } = visit.context.get(appContext);
  const [frame, basket, login, delivery] = await Promise.all([
    api.pageFrame(),
    isGuest ? null : api.currentBasket(),
    isGuest ? null : api.authenticatedUser(),
    api.deliveryCity(),
  ]);
  const { phone, isDemonstration, imageUrls, randomCategories, actedFor, unread } = orErrorPage(frame);
  const { user, isAuthenticated } = login?.ok ? login.value : { user: null, isAuthenticated: false };
  return {
    siteUrl,
    shop: {
      name: shop.name,
      tagline: shop.tagline[localeOfPath(visit.url.pathname)],
      logo: siteUrl + (shop.icon === null ? '/favicon.svg' : shopPicturePath(shop.icon, 'icon-512.png')),
    },
    phone,
    isDemonstration,
    imageUrls,
    randomCategories,
    unread,
    theme: themeOf(visit.request.headers.get('cookie')),
    hasCookieChoice: /^(?:all|necessary)\b/.test(
      cookieValue(visit.request.headers.get('cookie'), 'cookieConsent') ?? '',
    ),
    delivery: delivery.ok ? { city: delivery.value.city, popular: delivery.value.popular } : null,
    user:
      isAuthenticated && user
        ? { id: user.id, name: user.name, phone: maskPhonePartial(user.phone), email: user.email }
        : null,
    actedFor: actedFor && actedForIn(localeOfPath(visit.url.pathname), actedFor),
    basket: basket?.ok ? summaryOf(basket.value.basket) : null,
    notice: popNotice(visit),
    footer: footerIn(localeOfPath(visit.url.pathname), shop.contacts.columns),
    languages: shop.languages,
    contacts: contactsIn(localeOfPath(visit.url.pathname), shop.contacts),
    chat: { title: chatTitleIn(localeOfPath(visit.url.pathname)), apiBase },
  };
}
