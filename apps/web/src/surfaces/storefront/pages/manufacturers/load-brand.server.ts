import type { ProductCard } from '@farad/contract/shop/catalogue';
import { translators } from '@farad/wording/server';

import { pictureAddress } from '#server/drawing.server.ts';
import { renderedOnce } from '#server/rendered-once.server.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { jsonForScript } from '#ui/json-ld.tsx';
import { leadToCurrent } from '../lead-to-current.server.ts';
import { apiOf, appContext, cacheUntilChanged, orErrorPage, type Visit } from '#server/visit.server.ts';

const shownProduct = (card: ProductCard) => ({
  id: card._id,
  seo: card.seo,
  mpn: card.mpn,
  title: card.title,
  picture: pictureAddress(card),
  available: card.qty,
  leadTimeDays: card.leadTimeDays,
  isSold: card.isSold,
  unit: card.unit,
});

/** Loads a manufacturer with its categories, some of its products and structured data for search engines. */
export async function loadBrand(visit: Visit, slug: string) {
  const brand = orErrorPage(await apiOf(visit).manufacturer({ slug }));
  leadToCurrent(visit, slug, brand.slug);
  cacheUntilChanged(visit, 'catalogue');
  const { siteUrl } = visit.context.get(appContext);
  const { pathname } = visit.url;
  const t = translators[localeOfPath(pathname)];
  const absolute = (address: string): string => siteUrl + inLocale(t.locale, address);
  const crumbs = [
    { name: t('catalogue.title'), item: absolute('/catalog') },
    { name: t('catalogue.manufacturers'), item: absolute('/catalog/manufacturers') },
    { name: brand.name, item: siteUrl + pathname },
  ];
  const facts = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Brand',
        name: brand.name,
        url: siteUrl + pathname,
        ...(brand.description === '' ? {} : { description: brand.description }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
  return renderedOnce(visit, { ...brand, products: brand.products.map(shownProduct) }, 'jsonLd', jsonForScript(facts));
}

export type BrandView = Awaited<ReturnType<typeof loadBrand>>;
