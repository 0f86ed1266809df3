import type { ChosenCity } from '@farad/contract/shop/delivery';
import type { LoginAnswer } from '@farad/contract/shop/sign-in';
import type { ShownLanguages } from '@farad/domain/shared';
import { useRouteLoaderData } from 'react-router';

import type { Notice } from '../kit/notice.ts';

/** Data for the frame around every page. */
export interface Frame {
  readonly siteUrl: string;
  /** Name, tagline and logo address of the shop, for search engines. */
  readonly shop: { readonly name: string; readonly tagline: string; readonly logo: string };
  readonly phone: string;
  readonly isDemonstration: boolean;
  /** Hosts of pictures; empty = the site itself. */
  readonly imageUrls: readonly string[];
  /** A new random choice on each visit (product S4). */
  readonly randomCategories: readonly { readonly slug: string; readonly title: string }[];
  readonly theme: Theme | null;
  /** True if the visitor has made a cookie choice. */
  readonly hasCookieChoice: boolean;
  /** City of delivery; null = the API did not answer. */
  readonly delivery: Pick<ChosenCity, 'city' | 'popular'> | null;
  /** Name or contact of the signed-in customer, the phone as it is shown; null = guest. */
  readonly user: Pick<LoginAnswer['user'], 'id' | 'name' | 'phone' | 'email'> | null;
  /** Unread messages in the cabinet, at most 100; 0 for a guest. */
  readonly unread: number;
  readonly basket: BasketSummary | null;
  /** The staff member who acts as the customer, and until when; null = nobody. */
  readonly actedFor: ActedFor | null;
  /** Result of a form sent without JavaScript. */
  readonly notice: Notice | null;
  readonly footer: readonly FooterColumn[];
  readonly languages: ShownLanguages;
  /** E-mail, hours and social links. */
  readonly contacts: readonly MenuItem[];
  /** Label of the chat button, and the base address of chat calls. */
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
  /** Roubles, as in the API. */
  readonly total: number;
  /** Product number → quantity in the basket. */
  readonly quantities: Readonly<Record<string, number>>;
}

export type Theme = 'light' | 'dark';

/** Returns the frame; undefined if it failed to load. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<Frame>('root');

/** Marks a link to sign-in. With JavaScript it opens the dialog instead (app/extras.tsx). */
export const opensSignIn = (frame: Frame | undefined): { readonly 'data-sign-in'?: '' } =>
  frame?.user ? {} : { 'data-sign-in': '' };
