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
    ru: () => import('@farad/wording/ru/addresses'),
    en: () => import('@farad/wording/en/addresses'),
    tr: () => import('@farad/wording/tr/addresses'),
  },
  bomPages: {
    ru: () => import('@farad/wording/ru/bom-pages'),
    en: () => import('@farad/wording/en/bom-pages'),
    tr: () => import('@farad/wording/tr/bom-pages'),
  },
  boms: {
    ru: () => import('@farad/wording/ru/boms'),
    en: () => import('@farad/wording/en/boms'),
    tr: () => import('@farad/wording/tr/boms'),
  },
  chat: {
    ru: () => import('@farad/wording/ru/chat'),
    en: () => import('@farad/wording/en/chat'),
    tr: () => import('@farad/wording/tr/chat'),
  },
  company: {
    ru: () => import('@farad/wording/ru/company'),
    en: () => import('@farad/wording/en/company'),
    tr: () => import('@farad/wording/tr/company'),
  },
  customerApi: {
    ru: () => import('@farad/wording/ru/customer-api'),
    en: () => import('@farad/wording/en/customer-api'),
    tr: () => import('@farad/wording/tr/customer-api'),
  },
  errorPage: {
    ru: () => import('@farad/wording/ru/error-page'),
    en: () => import('@farad/wording/en/error-page'),
    tr: () => import('@farad/wording/tr/error-page'),
  },
  feedback: {
    ru: () => import('@farad/wording/ru/feedback'),
    en: () => import('@farad/wording/en/feedback'),
    tr: () => import('@farad/wording/tr/feedback'),
  },
  requests: {
    ru: () => import('@farad/wording/ru/requests'),
    en: () => import('@farad/wording/en/requests'),
    tr: () => import('@farad/wording/tr/requests'),
  },
  shopReviews: {
    ru: () => import('@farad/wording/ru/shop-reviews'),
    en: () => import('@farad/wording/en/shop-reviews'),
    tr: () => import('@farad/wording/tr/shop-reviews'),
  },
  tools: {
    ru: () => import('@farad/wording/ru/tools'),
    en: () => import('@farad/wording/en/tools'),
    tr: () => import('@farad/wording/tr/tools'),
  },
  writing: {
    ru: () => import('@farad/wording/ru/writing'),
    en: () => import('@farad/wording/en/writing'),
    tr: () => import('@farad/wording/tr/writing'),
  },
};
