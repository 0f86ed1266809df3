import type { Locale } from '@farad/domain/shared';

import type { MailText } from './messages.ts';
import { texts } from './languages/messages/bom-messages.ts';
import type { BomWords } from './ru/messages/bom-messages.ts';

export type { BomWords } from './ru/messages/bom-messages.ts';

export const bomWords = (locale: Locale): BomWords => texts[locale].bomWords;

/** Result of the nightly check of one saved parts list. */
export interface WorseList {
  readonly name: string;
  /** Number of lines that became worse. */
  readonly lines: number;
  /** Address of the list. */
  readonly url: string;
}

type WorseFacts = Pick<WorseList, 'name' | 'lines'>;

/** Returns the text for the owner of a parts list that became worse overnight. */
export const worseListText = (locale: Locale, list: WorseFacts) => texts[locale].worseTexts(list);

/** Returns the e-mail for the owner of a parts list that became worse overnight. */
export function worseListMail(locale: Locale, list: WorseList): MailText {
  const { subject, lead } = texts[locale].worseTexts(list);
  return { subject, text: `${lead}\n\n${texts[locale].openList}: ${list.url}\n` };
}
