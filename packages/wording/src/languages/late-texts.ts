// Written by scripts/wording.mjs.
import type { LoadersOf, lateNamespaces } from '../bundles.ts';

export const lateTexts: LoadersOf<(typeof lateNamespaces)[number]> = {
  baskets: {
    ru: () => import('../ru/baskets.ts'),
    en: () => import('../en/baskets.ts'),
    tr: () => import('../tr/baskets.ts'),
  },
  cabinet: {
    ru: () => import('../ru/cabinet.ts'),
    en: () => import('../en/cabinet.ts'),
    tr: () => import('../tr/cabinet.ts'),
  },
  checkout: {
    ru: () => import('../ru/checkout.ts'),
    en: () => import('../en/checkout.ts'),
    tr: () => import('../tr/checkout.ts'),
  },
  home: {
    ru: () => import('../ru/home.ts'),
    en: () => import('../en/home.ts'),
    tr: () => import('../tr/home.ts'),
  },
  listPages: {
    ru: () => import('../ru/list-pages.ts'),
    en: () => import('../en/list-pages.ts'),
    tr: () => import('../tr/list-pages.ts'),
  },
  order: {
    ru: () => import('../ru/order.ts'),
    en: () => import('../en/order.ts'),
    tr: () => import('../tr/order.ts'),
  },
  product: {
    ru: () => import('../ru/product.ts'),
    en: () => import('../en/product.ts'),
    tr: () => import('../tr/product.ts'),
  },
  search: {
    ru: () => import('../ru/search.ts'),
    en: () => import('../en/search.ts'),
    tr: () => import('../tr/search.ts'),
  },
  signIn: {
    ru: () => import('../ru/sign-in.ts'),
    en: () => import('../en/sign-in.ts'),
    tr: () => import('../tr/sign-in.ts'),
  },
  sitePages: {
    ru: () => import('../ru/site-pages.ts'),
    en: () => import('../en/site-pages.ts'),
    tr: () => import('../tr/site-pages.ts'),
  },
};
