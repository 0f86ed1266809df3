import { findingCodes, openingChecks } from '@farad/domain/opening';
import { findingText } from '@farad/wording/opening-words';
import { translators } from '@farad/wording/server';
import { expect, it } from 'vitest';

import { sections } from '#sections.ts';
import { placeToMend } from './place-to-mend.ts';

type Line = Parameters<typeof placeToMend>[0];
type Check = Line['check'];

const { ru } = translators;
const titles = new Map(sections.map(({ path, title }) => [`/${path}`, (ru as (key: string) => string)(title)]));

/** Fault → the check that reports it in `openingLines`, for faults whose text names a page of the back office. */
const checkOf: Readonly<Record<string, Check>> = {
  name_missing: 'name',
  seller_missing: 'seller',
  seller_example: 'seller',
  phone_missing: 'contacts',
  contact_email_missing: 'contacts',
  text_empty: 'texts',
  text_empty_of_office: 'texts',
  text_online_payment: 'texts',
  mail_none: 'mail',
  mail_not_admitted: 'mail',
  twin_mail: 'mail',
  sms_none: 'sms',
  sms_not_admitted: 'sms',
  twin_sms: 'sms',
  payment_none: 'payment',
  payment_account_missing: 'payment',
  payment_test: 'payment',
  payment_not_admitted: 'payment',
  twin_payment: 'payment',
  tax_system_missing: 'receipts',
  tax_system_gone: 'receipts',
  delivery_none: 'delivery',
  delivery_unpaid: 'delivery',
  office_missing: 'delivery',
  carrier_not_admitted: 'delivery',
  carrier_city_missing: 'delivery',
  carrier_city_unserved: 'delivery',
  carrier_city_elsewhere: 'delivery',
  mail_no_answer: 'mail',
  mail_untried: 'mail',
  sms_untried: 'sms',
  sms_sender_unknown: 'sms',
  vat_unlike_tax_system: 'vat',
  twin_carrier: 'delivery',
  twin_suggestions: 'trial',
  trial_left: 'trial',
  catalogue_example: 'catalogue',
  catalogue_empty: 'catalogue',
  prices_below_cost: 'prices',
  administrator_alone: 'administrators',
};

/** Returns the pages of the back office that a text names: `Бэк-офис, «Доставка»`. */
const pagesNamed = (text: string): readonly string[] =>
  Array.from((/бэк-офис, (.*)/i.exec(text)?.[1] ?? '').matchAll(/«([^»]+)»/g), ([, page = '']) => page);

it.each(Object.entries(checkOf))('%s leads to a page that its text names', (code, check) => {
  const findings = [
    { kind: 'fault', code, values: { fact: 'seller_inn', texts: 'offer', count: 2 } },
  ] as unknown as Line['findings'];
  const text = findings.map((finding) => findingText(ru, finding)).join(' ');
  // Without a link, the page of the checks itself has the button.
  const place = placeToMend({ check, findings }) ?? '/opening';
  expect(pagesNamed(text)).toContain(titles.get(place));
});

it('checkOf has every fault whose text names a page', () => {
  const naming = findingCodes.filter(
    (code) =>
      pagesNamed(findingText(ru, { code, values: { fact: 'seller_inn', texts: 'offer', count: 2 } })).length > 0,
  );
  expect(naming.length).toBeGreaterThanOrEqual(20);
  expect(naming.filter((code) => checkOf[code] === undefined)).toEqual([]);
  expect(new Set(Object.values(checkOf)).size).toBeLessThanOrEqual(openingChecks.length);
});
