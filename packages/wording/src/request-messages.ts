import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import { smsFrom, type MailText } from './messages.ts';
import { texts } from './languages/messages/request-messages.ts';

/** Events of a quote request that its customer is notified of. */
export const requestHappenings = ['received', 'quoted', 'revised', 'ending', 'expired', 'closed'] as const;

export type RequestHappening = (typeof requestHappenings)[number];

/** An event of a quote request, for a message to its customer. */
export interface MessageRequest {
  readonly what: RequestHappening;
  readonly number: string;
  /** Total of the quote; null = no quote. */
  readonly total: Kopecks | null;
  /** The quote is valid until then; null = no quote. */
  readonly validUntil: Date | null;
  /** Note by staff; '' = none. */
  readonly words: string;
  /** Address of the request's page. */
  readonly url: string;
}

const lastDayForm = { dateStyle: 'long', timeZone: 'Europe/Moscow' } as const;

/** Returns the last day on which the quote is valid. */
const lastDay = (locale: Locale, validUntil: Date | null): string =>
  validUntil === null
    ? ''
    : new Intl.DateTimeFormat(locale, lastDayForm).format(new Date(validUntil.getTime() - 1)).replace(/\sг\.$/u, '');

/** Returns the event in one sentence. */
export const requestHeadline = (
  locale: Locale,
  { what, number, total, validUntil }: Pick<MessageRequest, 'what' | 'number' | 'total' | 'validUntil'>,
): string =>
  texts[locale].headlines[what]({
    number,
    total: total === null ? '' : formatMoney(total, locale),
    until: lastDay(locale, validUntil),
  });

/** Returns the SMS, without the note by staff to keep it short. */
export const requestSms = (locale: Locale, shop: string, message: MessageRequest): string =>
  smsFrom(shop, `${requestHeadline(locale, message)}. ${message.url}`);

export function requestMail(locale: Locale, message: MessageRequest): MailText {
  const subject = requestHeadline(locale, message);
  const button = `${texts[locale].openRequest}: ${message.url}`;
  const parts = [`${subject}.`, message.words, texts[locale].farewells[message.what], button];
  return { subject, text: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}

/** A new quote request, for a message to the shop in its own language. */
export interface RequestToShop {
  readonly number: string;
  readonly lines: readonly { readonly part: string; readonly maker: string; readonly pieces: string }[];
  /** E-mail or phone for the answer. */
  readonly contact: string;
  readonly comment: string;
}

/** Maximum number of lines named in an e-mail; the others are counted. */
const linesTold = 20;

export function requestToShopMail(locale: Locale, { number, lines, contact, comment }: RequestToShop): MailText {
  const words = texts[locale].shopWords;
  const named = lines.slice(0, linesTold).map(({ part, maker, pieces }) => {
    const name = maker === '' ? part : `${part} (${maker})`;
    return `- ${name}: ${pieces}`;
  });
  const more = lines.length > linesTold ? [`${words.more}: ${lines.length - linesTold}`] : [];
  const parts = [[...named, ...more].join('\n'), comment, `${words.contact}: ${contact}`];
  return {
    subject: words.subject(number, lines[0]?.part ?? ''),
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  };
}
