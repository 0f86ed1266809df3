import type { Kopecks } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { formatMoney } from './format.ts';
import type { MailText } from './messages.ts';

/** What can happen to a request that its customer is told of. */
export const requestHappenings = ['received', 'quoted', 'revised', 'ending', 'expired', 'closed'] as const;

export type RequestHappening = (typeof requestHappenings)[number];

/** What happened to a request, told to who made it. */
export interface ToldRequest {
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

interface Said {
  readonly number: string;
  readonly total: string;
  readonly until: string;
}

type Headline = (said: Said) => string;

const headlines: Readonly<Record<Locale, Readonly<Record<RequestHappening, Headline>>>> = {
  ru: {
    received: ({ number }) => `Запрос ${number} принят, готовим предложение`,
    quoted: ({ number, total, until }) =>
      `Готово предложение по запросу ${number}: ${total}, цены действуют до ${until}`,
    revised: ({ number, total, until }) =>
      `Предложение по запросу ${number} изменено: ${total}, цены действуют до ${until}`,
    ending: ({ number, until }) => `Цены по запросу ${number} действуют только до ${until}`,
    expired: ({ number }) => `Срок предложения по запросу ${number} вышел`,
    closed: ({ number }) => `Запрос ${number} закрыт`,
  },
  en: {
    received: ({ number }) => `We have your request ${number} and are preparing a quote`,
    quoted: ({ number, total, until }) => `Your quote for request ${number} is ready: ${total}, valid until ${until}`,
    revised: ({ number, total, until }) =>
      `The quote for request ${number} has changed: ${total}, valid until ${until}`,
    ending: ({ number, until }) => `The prices of request ${number} hold only until ${until}`,
    expired: ({ number }) => `The quote for request ${number} is no longer valid`,
    closed: ({ number }) => `Request ${number} is closed`,
  },
  tr: {
    received: ({ number }) => `${number} numaralı talebiniz alındı, teklif hazırlıyoruz`,
    quoted: ({ number, total, until }) => `${number} numaralı talep için teklif hazır: ${total}, geçerlilik: ${until}`,
    revised: ({ number, total, until }) => `${number} numaralı talebin teklifi değişti: ${total}, geçerlilik: ${until}`,
    ending: ({ number, until }) => `${number} numaralı talebin fiyatları yalnızca ${until} tarihine kadar geçerli`,
    expired: ({ number }) => `${number} numaralı talebin teklifi artık geçerli değil`,
    closed: ({ number }) => `${number} numaralı talep kapatıldı`,
  },
};

const farewells: Readonly<Record<Locale, Readonly<Record<RequestHappening, string>>>> = {
  ru: {
    received: 'Напишем, когда ответ будет готов.',
    quoted: 'Примите предложение на странице запроса, и оно станет заказом по этим ценам.',
    revised: 'Примите предложение на странице запроса, и оно станет заказом по этим ценам.',
    ending: 'Потом их придётся подтверждать заново.',
    expired: 'Если детали ещё нужны, отправьте запрос снова: мы обновим цены.',
    closed: '',
  },
  en: {
    received: 'We will write when the answer is ready.',
    quoted: 'Accept it on the page of the request and it becomes an order at these prices.',
    revised: 'Accept it on the page of the request and it becomes an order at these prices.',
    ending: 'After that they have to be confirmed anew.',
    expired: 'If you still need the parts, send the request again and we will renew the prices.',
    closed: '',
  },
  tr: {
    received: 'Yanıt hazır olduğunda yazacağız.',
    quoted: 'Talep sayfasında kabul ettiğinizde bu fiyatlarla siparişe dönüşür.',
    revised: 'Talep sayfasında kabul ettiğinizde bu fiyatlarla siparişe dönüşür.',
    ending: 'Sonra yeniden onaylanmaları gerekir.',
    expired: 'Parçalar hâlâ gerekliyse talebi yeniden gönderin, fiyatları güncelleyelim.',
    closed: '',
  },
};

const lastDayForm = { dateStyle: 'long', timeZone: 'Europe/Moscow' } as const;

/** The last day on which it holds: it ends with that day. */
const lastDay = (locale: Locale, validUntil: Date | null): string =>
  validUntil === null
    ? ''
    : new Intl.DateTimeFormat(locale, lastDayForm).format(new Date(validUntil.getTime() - 1)).replace(/\sг\.$/u, '');

/** What happened, in one sentence. */
export const requestHeadline = (
  locale: Locale,
  { what, number, total, validUntil }: Pick<ToldRequest, 'what' | 'number' | 'total' | 'validUntil'>,
): string =>
  headlines[locale][what]({
    number,
    total: total === null ? '' : formatMoney(total, locale),
    until: lastDay(locale, validUntil),
  });

/** Without the words of staff: an SMS is short. */
export const requestSms = (locale: Locale, told: ToldRequest): string =>
  `${requestHeadline(locale, told)}. ${told.url}`;

const openRequest: Readonly<Record<Locale, string>> = {
  ru: 'Открыть запрос',
  en: 'Open the request',
  tr: 'Talebi aç',
};

export function requestMail(locale: Locale, told: ToldRequest): MailText {
  const subject = requestHeadline(locale, told);
  const button = `${openRequest[locale]}: ${told.url}`;
  const parts = [`${subject}.`, told.words, farewells[locale][told.what], button];
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

const shopWords: Readonly<
  Record<
    Locale,
    { readonly subject: (number: string, part: string) => string; readonly contact: string; readonly more: string }
  >
> = {
  ru: { subject: (number, part) => `Запрос ${number}: ${part}`, contact: 'Ответить', more: 'и ещё строк' },
  en: { subject: (number, part) => `Request ${number}: ${part}`, contact: 'Answer to', more: 'and more lines' },
  tr: { subject: (number, part) => `Talep ${number}: ${part}`, contact: 'Yanıt adresi', more: 've diğer satırlar' },
};

/** Lines that a letter names; the others are counted. */
const linesTold = 20;

export function requestToShopMail(locale: Locale, { number, lines, contact, comment }: AskedOfShop): MailText {
  const words = shopWords[locale];
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
