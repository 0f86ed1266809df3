// Written by scripts/wording.mjs.
import type { LoadersOf, rareNamespaces } from '../bundles.ts';

export const rareTexts: LoadersOf<(typeof rareNamespaces)[number]> = {
  addresses: {
    ru: () => import('../ru/addresses.ts'),
    en: () => import('../en/addresses.ts'),
    tr: () => import('../tr/addresses.ts'),
  },
  bomPages: {
    ru: () => import('../ru/bom-pages.ts'),
    en: () => import('../en/bom-pages.ts'),
    tr: () => import('../tr/bom-pages.ts'),
  },
  boms: {
    ru: () => import('../ru/boms.ts'),
    en: () => import('../en/boms.ts'),
    tr: () => import('../tr/boms.ts'),
  },
  chat: {
    ru: () => import('../ru/chat.ts'),
    en: () => import('../en/chat.ts'),
    tr: () => import('../tr/chat.ts'),
  },
  company: {
    ru: () => import('../ru/company.ts'),
    en: () => import('../en/company.ts'),
    tr: () => import('../tr/company.ts'),
  },
  customerApi: {
    ru: () => import('../ru/customer-api.ts'),
    en: () => import('../en/customer-api.ts'),
    tr: () => import('../tr/customer-api.ts'),
  },
  errorPage: {
    ru: () => import('../ru/error-page.ts'),
    en: () => import('../en/error-page.ts'),
    tr: () => import('../tr/error-page.ts'),
  },
  feedback: {
    ru: () => import('../ru/feedback.ts'),
    en: () => import('../en/feedback.ts'),
    tr: () => import('../tr/feedback.ts'),
  },
  requests: {
    ru: () => import('../ru/requests.ts'),
    en: () => import('../en/requests.ts'),
    tr: () => import('../tr/requests.ts'),
  },
  shopReviews: {
    ru: () => import('../ru/shop-reviews.ts'),
    en: () => import('../en/shop-reviews.ts'),
    tr: () => import('../tr/shop-reviews.ts'),
  },
  tools: {
    ru: () => import('../ru/tools.ts'),
    en: () => import('../en/tools.ts'),
    tr: () => import('../tr/tools.ts'),
  },
  writing: {
    ru: () => import('../ru/writing.ts'),
    en: () => import('../en/writing.ts'),
    tr: () => import('../tr/writing.ts'),
  },
};
