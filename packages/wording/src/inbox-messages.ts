import type { Kopecks, UnitPrice } from '@farad/domain/money';
import type { WritingKind } from '@farad/domain/review';
import type { Locale } from '@farad/domain/shared';

import { worseListText } from './bom-messages.ts';
import { hookPausedHeadline } from './hook-messages.ts';
import { invoiceHeadline } from './invoice-messages.ts';
import { watchHeadline } from './list-messages.ts';
import { orderHeadline, orderWaitsHeadline, type MovedOrder } from './order-messages.ts';
import { parcelDetail, parcelHeadline, type ParcelHappening } from './parcel-messages.ts';
import { moneyHeadline, type MovedMoney } from './payment-messages.ts';
import { requestHeadline, type RequestHappening } from './request-messages.ts';
import { texts } from './languages/messages/inbox-messages.ts';

/**
 * A notification on the site, as it is stored for 90 days. A kind and its fields keep their names as long as stored
 * rows have them. `number` is the number of an order or a quote request.
 */
export type InboxNews =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'order'; readonly number: string; readonly what: MovedOrder['what']; readonly reason: string }
  | {
      readonly kind: 'approval';
      readonly number: string;
      readonly total: Kopecks;
      readonly inn: string;
      readonly company?: string;
    }
  | ({ readonly kind: 'money' } & Pick<MovedMoney, 'number' | 'what' | 'amount' | 'reason' | 'accountEnd'>)
  | {
      readonly kind: 'parcel';
      readonly number: string;
      readonly parcel: number | null;
      readonly what: ParcelHappening;
      readonly track: string;
    }
  | { readonly kind: 'invoice'; readonly number: string; readonly invoice: string; readonly total: Kopecks }
  | {
      readonly kind: 'request';
      readonly number: string;
      readonly what: RequestHappening;
      readonly total: Kopecks | null;
      /** ISO time. */
      readonly validUntil: string | null;
      readonly words: string;
    }
  | {
      readonly kind: 'watch';
      readonly what: 'in_stock' | 'cheaper';
      readonly mpn: string;
      readonly seo: string;
      readonly price: UnitPrice;
    }
  /** A saved parts list that became worse overnight; `list` is its id. */
  | { readonly kind: 'list'; readonly name: string; readonly lines: number; readonly list: string }
  /** A webhook that was paused. */
  | { readonly kind: 'hook'; readonly hook: string; readonly url: string }
  | { readonly kind: 'review_answer'; readonly answer: string }
  /** An answer of the shop in the chat while the customer was away. */
  | { readonly kind: 'chat'; readonly answer: string }
  | { readonly kind: 'answer'; readonly mpn: string; readonly seo: string; readonly answer: string }
  | {
      readonly kind: 'moderated';
      readonly what: WritingKind;
      readonly isShown: boolean;
      /** `mpn` and `seo` are '' for a review of the shop. */
      readonly mpn: string;
      readonly seo: string;
      readonly reason: string;
    };

/** A notification in one language. */
export interface InboxText {
  readonly title: string;
  /** Details: a reason, a tracking number, an answer; '' = none. */
  readonly text: string;
  /** Path of the page that the notification is about, without the language. */
  readonly address: string;
}

type Moderated = Extract<InboxNews, { kind: 'moderated' }>;

const moderatedTitle = (locale: Locale, { what, isShown, mpn }: Moderated): string =>
  `${texts[locale].verdicts[what][isShown ? 0 : 1]}${mpn === '' ? '' : `: ${mpn}`}`;

const orderPage = (number: string): string => `/cabinet/orders/${number}`;
const productPage = ({ seo }: { readonly seo: string }, part: string): string => `/product/${seo}#${part}`;

/** Returns a notification in the reader's language. */
export function inboxText(locale: Locale, news: InboxNews): InboxText {
  switch (news.kind) {
    case 'placed':
      return { title: texts[locale].placed(news.number), text: '', address: orderPage(news.number) };
    case 'order':
      return { title: orderHeadline(locale, news), text: news.reason, address: orderPage(news.number) };
    case 'approval':
      return { title: orderWaitsHeadline(locale, news), text: '', address: orderPage(news.number) };
    case 'money':
      return { title: moneyHeadline(locale, news), text: news.reason, address: orderPage(news.number) };
    case 'parcel':
      return {
        title: parcelHeadline(locale, news),
        text: parcelDetail(locale, news),
        address: orderPage(news.number),
      };
    case 'invoice':
      return { title: invoiceHeadline(locale, news), text: '', address: orderPage(news.number) };
    case 'request': {
      const validUntil = news.validUntil === null ? null : new Date(news.validUntil);
      const title = requestHeadline(locale, { ...news, validUntil });
      return { title, text: news.words, address: `/cabinet/requests/${news.number}` };
    }
    case 'watch':
      return { title: watchHeadline(locale, { ...news, kind: news.what }), text: '', address: `/product/${news.seo}` };
    case 'list': {
      const { subject, lead } = worseListText(locale, news);
      return { title: subject, text: lead, address: `/cabinet/boms/${news.list}` };
    }
    case 'hook':
      return { title: hookPausedHeadline(locale, news.url), text: '', address: `/cabinet/api/hooks/${news.hook}` };
    case 'review_answer':
      return { title: texts[locale].reviewAnswered, text: news.answer, address: '/reviews' };
    case 'chat':
      return { title: texts[locale].chatAnswered, text: news.answer, address: '/chat' };
    case 'answer':
      return { title: texts[locale].answered(news.mpn), text: news.answer, address: productPage(news, 'questions') };
    case 'moderated':
      return {
        title: moderatedTitle(locale, news),
        text: news.reason,
        address:
          news.what === 'shop_review'
            ? '/reviews'
            : productPage(news, news.what === 'review' ? 'reviews' : 'questions'),
      };
  }
}
