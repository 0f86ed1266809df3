import type { Locale } from '@farad/domain/shared';

import { texts } from './languages/messages/company-messages.ts';

/** A company as a message names it. `name`: empty where it is not to be told. */
export interface NamedCompany {
  readonly name: string;
  readonly inn: string;
}

/** After the word "company" of a sentence: `ПАО СБЕРБАНК (ИНН 7707083893)`, or by its INN alone. */
export const companyTitle = (locale: Locale, { name, inn }: NamedCompany): string =>
  name === '' ? texts[locale].unnamedCompany(inn) : texts[locale].namedCompany(name, inn);
