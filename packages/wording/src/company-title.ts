import type { Locale } from '@farad/domain/shared';

import { texts } from './languages/messages/company-messages.ts';

/** A company as a message names it. `name` '' = only the INN is shown. */
export interface NamedCompany {
  readonly name: string;
  readonly inn: string;
}

/**
 * Returns the text that follows the word "company": `ПАО СБЕРБАНК (ИНН 7707083893)`, or only the INN if the name is
 * empty.
 */
export const companyTitle = (locale: Locale, { name, inn }: NamedCompany): string =>
  name === '' ? texts[locale].unnamedCompany(inn) : texts[locale].namedCompany(name, inn);
