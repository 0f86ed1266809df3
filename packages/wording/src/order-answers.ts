import type { Locale } from '@farad/domain/shared';

import { formatCount } from './format.ts';
import type { MailText } from './messages.ts';

/** What staff answer to a request for a part that the shop does not have. */
export interface PartAnswer {
  readonly part: string;
  readonly quantity: number;
  /** In the words of staff. */
  readonly answer: string;
}

const heads: Readonly<Record<Locale, (part: string, pieces: string) => string>> = {
  ru: (part, pieces) => `Вы спрашивали: ${part}, ${pieces} шт.`,
  en: (part, pieces) => `You asked about ${part}, ${pieces} pcs.`,
  tr: (part, pieces) => `Sorduğunuz parça: ${part}, ${pieces} adet.`,
};

const subjects: Readonly<Record<Locale, (part: string) => string>> = {
  ru: (part) => `Ответ на ваш запрос: ${part}`,
  en: (part) => `Our answer about ${part}`,
  tr: (part) => `${part} talebinize yanıtımız`,
};

/** The letter with the answer. */
export const partAnswerMail = (locale: Locale, { part, quantity, answer }: PartAnswer): MailText => ({
  subject: subjects[locale](part),
  text: `${heads[locale](part, formatCount(quantity, locale))}\n\n${answer}\n`,
});
