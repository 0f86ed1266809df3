import type { ChosenCity } from '@farad/contract/shop/delivery';
import type { LoginAnswer } from '@farad/contract/shop/sign-in';
import type { ShownLanguages } from '@farad/domain/shared';
import { useRouteLoaderData } from 'react-router';

import type { Notice } from '../kit/notice.ts';

/** Data of header, footer and banners on every page. */
export interface Frame {
  readonly siteUrl: string;
  /** Shop name, tagline and absolute logo address for search engines. */
  readonly shop: { readonly name: string; readonly tagline: string; readonly logo: string };
  readonly phone: string;
  readonly isDemonstration: boolean;
  /** Base addresses of picture servers; empty = pictures come from the site itself. */
  readonly imageUrls: readonly string[];
  /** Some categories, chosen at random each day (product S4). */
  readonly randomCategories: readonly { readonly slug: string; readonly title: string }[];
  readonly theme: Theme | null;
  /** True if the visitor has made a cookie choice. */
  readonly hasCookieChoice: boolean;
  /** City of delivery; null = the API did not answer. */
  readonly delivery: Pick<ChosenCity, 'city' | 'popular'> | null;
  /** The signed-in customer; null = guest. `phone` is formatted for display. */
  readonly user: Pick<LoginAnswer['user'], 'id' | 'name' | 'phone' | 'email'> | null;
  /** Unread messages in the cabinet, at most 100; 0 for a guest. */
  readonly unread: number;
  readonly basket: BasketSummary | null;
  /** Set while a staff member acts as the customer; otherwise null. */
  readonly actedFor: ActedFor | null;
  /** Result of a form sent without JavaScript. */
  readonly notice: Notice | null;
  readonly footer: readonly FooterColumn[];
  readonly languages: ShownLanguages;
  /** E-mail, hours and social links. */
  readonly contacts: readonly MenuItem[];
  /** Label of the chat button and the base address of the chat's API calls. */
  readonly chat: { readonly title: string; readonly apiBase: string };
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly MenuItem[];
}

/** Menu item as in the specification (section 3): text and address. */
interface MenuItem {
  readonly title: string;
  readonly src: string;
}

interface ActedFor {
  /** Texts of the banner in the page's language. */
  readonly words: { readonly title: string; readonly text: string; readonly stop: string };
  /** True if staff may order, cancel and return on the customer's behalf. */
  readonly mayOrder: boolean;
}

export interface BasketSummary {
  readonly lineCount: number;
  /** In roubles, as in the API. */
  readonly total: number;
  /** Product number → quantity in the basket. */
  readonly quantities: Readonly<Record<string, number>>;
}

export type Theme = 'light' | 'dark';

/** Returns the root loader's data; undefined if loading failed. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<Frame>('root');

/**
 * Returns the attribute that marks a link to sign-in. With JavaScript, such a link opens the dialog (app/extras.tsx).
 * Returns no attribute for a signed-in customer.
 */
export const opensSignIn = (frame: Frame | undefined): { readonly 'data-sign-in'?: '' } =>
  frame?.user ? {} : { 'data-sign-in': '' };
