import type { ChosenCity } from '@farad/contract/delivery';
import type { LoginAnswer } from '@farad/contract/users';
import { useRouteLoaderData } from 'react-router';

import type { Notice } from '../kit/notice.ts';

/** What every page shows around its content. */
export interface Frame {
  readonly siteUrl: string;
  readonly phone: string;
  readonly isDemonstration: boolean;
  /** Hosts that serve pictures; none: the site itself. */
  readonly imageUrls: readonly string[];
  /** Other ones at each visit (product S4). */
  readonly randomCategories: readonly { readonly slug: string; readonly title: string }[];
  readonly theme: Theme | null;
  /** Whether the visitor has said which cookies he allows. */
  readonly hasCookieChoice: boolean;
  /** Where parcels go; null where the API did not tell. */
  readonly delivery: Pick<ChosenCity, 'city' | 'popular'> | null;
  /** Name or contact of whoever is signed in; null for a guest. */
  readonly user: Pick<LoginAnswer['user'], 'id' | 'name' | 'phone' | 'email'> | null;
  /** Messages in the cabinet that were not read, 100 at most; 0 for a guest. */
  readonly unread: number;
  readonly basket: BasketSummary | null;
  /** Staff who act as the signed-in customer, until when; null: nobody. */
  readonly actedFor: ActedFor | null;
  /** What a form without JavaScript has to say on this page. */
  readonly notice: Notice | null;
  readonly footer: readonly FooterColumn[];
  /** Words on the button of the chat, and where its calls are. */
  readonly chat: { readonly title: string; readonly apiBase: string };
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly MenuItem[];
}

/** As the specification has it (section 3): its words and where it leads. */
interface MenuItem {
  readonly title: string;
  readonly src: string;
}

interface ActedFor {
  /** What the banner says, in the words of the page. */
  readonly words: { readonly title: string; readonly text: string; readonly stop: string };
  /** Whether they may order, cancel and give back in his name. */
  readonly mayOrder: boolean;
}

export interface BasketSummary {
  readonly lineCount: number;
  /** Roubles, as on the wire. */
  readonly total: number;
  /** Product number → quantity in the basket. */
  readonly quantities: Readonly<Record<string, number>>;
}

export type Theme = 'light' | 'dark';

/** Undefined where the frame itself could not be loaded. */
export const useFrame = (): Frame | undefined => useRouteLoaderData<Frame>('root');

/** Marks a link to the page of the sign-in: with JavaScript it opens the dialog instead (app/extras.tsx). */
export const opensSignIn = (frame: Frame | undefined): { readonly 'data-sign-in'?: '' } =>
  frame?.user ? {} : { 'data-sign-in': '' };
