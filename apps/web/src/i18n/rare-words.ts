import type { Locale } from '@farad/domain/shared';

import type { LateNamespace } from './word-groups.ts';

type Texts = Readonly<Record<string, string>>;

/** Where the texts of some namespaces are, by language; each module exports them under the name of their namespace. */
export type TextsOf<Names extends LateNamespace> = {
  readonly [Name in Names]: Readonly<Record<Locale, () => Promise<Readonly<Record<Name, Texts>>>>>;
};

/** Late texts of pages that few begin with: a first visit to the catalogue does not carry even the names of their files. */
export type RareNamespace =
  | 'addresses'
  | 'bomPages'
  | 'boms'
  | 'chat'
  | 'company'
  | 'customerApi'
  | 'errorPage'
  | 'feedback'
  | 'requests'
  | 'shopReviews'
  | 'tools'
  | 'writing';

export const rareTexts: TextsOf<RareNamespace> = {
  addresses: {
    ru: () => import('@farad/wording/addresses/ru'),
    en: () => import('@farad/wording/addresses/en'),
    tr: () => import('@farad/wording/addresses/tr'),
  },
  bomPages: {
    ru: () => import('@farad/wording/bom-pages/ru'),
    en: () => import('@farad/wording/bom-pages/en'),
    tr: () => import('@farad/wording/bom-pages/tr'),
  },
  boms: {
    ru: () => import('@farad/wording/boms/ru'),
    en: () => import('@farad/wording/boms/en'),
    tr: () => import('@farad/wording/boms/tr'),
  },
  chat: {
    ru: () => import('@farad/wording/chat/ru'),
    en: () => import('@farad/wording/chat/en'),
    tr: () => import('@farad/wording/chat/tr'),
  },
  company: {
    ru: () => import('@farad/wording/company/ru'),
    en: () => import('@farad/wording/company/en'),
    tr: () => import('@farad/wording/company/tr'),
  },
  customerApi: {
    ru: () => import('@farad/wording/customer-api/ru'),
    en: () => import('@farad/wording/customer-api/en'),
    tr: () => import('@farad/wording/customer-api/tr'),
  },
  errorPage: {
    ru: () => import('@farad/wording/error-page/ru'),
    en: () => import('@farad/wording/error-page/en'),
    tr: () => import('@farad/wording/error-page/tr'),
  },
  feedback: {
    ru: () => import('@farad/wording/feedback/ru'),
    en: () => import('@farad/wording/feedback/en'),
    tr: () => import('@farad/wording/feedback/tr'),
  },
  requests: {
    ru: () => import('@farad/wording/requests/ru'),
    en: () => import('@farad/wording/requests/en'),
    tr: () => import('@farad/wording/requests/tr'),
  },
  shopReviews: {
    ru: () => import('@farad/wording/shop-reviews/ru'),
    en: () => import('@farad/wording/shop-reviews/en'),
    tr: () => import('@farad/wording/shop-reviews/tr'),
  },
  tools: {
    ru: () => import('@farad/wording/tools/ru'),
    en: () => import('@farad/wording/tools/en'),
    tr: () => import('@farad/wording/tools/tr'),
  },
  writing: {
    ru: () => import('@farad/wording/writing/ru'),
    en: () => import('@farad/wording/writing/en'),
    tr: () => import('@farad/wording/writing/tr'),
  },
};
