import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';
import { texts } from './languages/messages/request-messages.ts';

/** What can happen to a request that its customer is told of. */
export const requestHappenings = ['received', 'quoted', 'revised', 'ending', 'expired', 'closed'] as const;

export type RequestHappening = (typeof requestHappenings)[number];

/** What happened to a request, told to who made it. */
export interface MessageRequest {
  readonly what: RequestHappening;
  readonly number: string;
  /** Of the quote; null: there is none. */
  readonly total: Kopecks | null;
  /** Until when the quote holds; null: there is none. */
  readonly validUntil: Date | null;
  /** In the words of staff; empty: none. */
  readonly words: string;
  /** Address of the request's page. */
  readonly url: string;
}

const lastDayForm = { dateStyle: 'long', timeZone: 'Europe/Moscow' } as const;

/** The last day on which it holds: it ends with that day. */
const lastDay = (locale: Locale, validUntil: Date | null): string =>
  validUntil === null
    ? ''
    : new Intl.DateTimeFormat(locale, lastDayForm).format(new Date(validUntil.getTime() - 1)).replace(/\sг\.$/u, '');

/** What happened, in one sentence. */
export const requestHeadline = (
  locale: Locale,
  { what, number, total, validUntil }: Pick<MessageRequest, 'what' | 'number' | 'total' | 'validUntil'>,
): string =>
  texts[locale].headlines[what]({
    number,
    total: total === null ? '' : formatMoney(total, locale),
    until: lastDay(locale, validUntil),
  });

/** Without the words of staff: an SMS is short. */
export const requestSms = (locale: Locale, told: MessageRequest): string =>
  `${requestHeadline(locale, told)}. ${told.url}`;

export function requestMail(locale: Locale, told: MessageRequest): MailText {
  const subject = requestHeadline(locale, told);
  const button = `${texts[locale].openRequest}: ${told.url}`;
  const parts = [`${subject}.`, told.words, texts[locale].farewells[told.what], button];
  return { subject, text: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}

/** A new request, told to the shop in its own language. */
export interface AskedOfShop {
  readonly number: string;
  readonly lines: readonly { readonly part: string; readonly maker: string; readonly pieces: string }[];
  /** Where to answer: e-mail, phone. */
  readonly contact: string;
  readonly comment: string;
}

/** Lines that a letter names; the others are counted. */
const linesTold = 20;

export function requestToShopMail(locale: Locale, { number, lines, contact, comment }: AskedOfShop): MailText {
  const words = texts[locale].shopWords;
  const told = lines.slice(0, linesTold).map(({ part, maker, pieces }) => {
    const name = maker === '' ? part : `${part} (${maker})`;
    return `- ${name}: ${pieces}`;
  });
  const more = lines.length > linesTold ? [`${words.more}: ${lines.length - linesTold}`] : [];
  const parts = [[...told, ...more].join('\n'), comment, `${words.contact}: ${contact}`];
  return {
    subject: words.subject(number, lines[0]?.part ?? ''),
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  };
}
