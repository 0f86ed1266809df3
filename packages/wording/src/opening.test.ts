import { findingCodes, openingChecks, twinServices } from '@farad/domain/opening';
import { expect, it } from 'vitest';

import { resources } from './server.ts';

it.each(Object.entries(resources))(
  '%s has a text for every check before opening and all that can be wrong',
  (_, texts) => {
    const names = new Set(Object.keys(texts.opening).map((name) => name.replace(/_(?:one|few|many|other)$/, '')));
    const wanted = [...openingChecks.map((check) => `check_${check}`), ...findingCodes];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    const services = twinServices.map((service) => `service_${service}`);
    const others = ['ready', 'notReady', 'real', 'twin', 'trialTwins', 'trialWithout', ...services];
    expect([...names].filter((name) => !wanted.includes(name) && !others.includes(name))).toEqual([]);
  },
);

/** Texts of a language, as far as findings name pages of the back office. */
const pagesOf = ({
  backOfficeBank,
  backOfficeImports,
  backOfficeOpening,
  backOfficePrices,
  backOfficeProviders,
  backOfficeSettings,
  backOfficeShop,
  backOfficeStaff,
}: (typeof resources)['ru' | 'en' | 'tr']): readonly string[] => [
  backOfficeBank.seller,
  backOfficeImports.imports,
  backOfficeOpening.opening,
  backOfficePrices.prices,
  backOfficeProviders.providers,
  backOfficeSettings.cargo,
  backOfficeSettings.payments,
  backOfficeSettings.settings,
  backOfficeShop.contacts,
  backOfficeShop.shop,
  backOfficeStaff.users,
];

it.each(Object.entries(resources))('%s names only pages and cards that the back office has', (_, texts) => {
  const named = Object.values(texts.opening)
    .flatMap(
      (text) => (/(?:бэк-офис|back office|yönetim paneli), (.*)/i.exec(text)?.[1] ?? '').match(/[«“][^»”]*[»”]/g) ?? [],
    )
    .map((quoted) => quoted.slice(1, -1));
  expect(named.length).toBeGreaterThan(25);
  expect(new Set(named)).toEqual(new Set(pagesOf(texts)));
});
