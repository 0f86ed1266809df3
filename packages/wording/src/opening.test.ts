import { readFile, readdir } from 'node:fs/promises';

import {
  findingCodes,
  lawTexts,
  openingChecks,
  paymentTexts,
  textsOfOnlinePayment,
  twinServices,
} from '@farad/domain/opening';
import { locales } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { findingText } from './opening-words.ts';

import { resources, translators } from './server.ts';

it.each(Object.entries(resources))(
  '%s has a text for every check before opening and all that can be wrong',
  (_, texts) => {
    const names = new Set(Object.keys(texts.opening).map((name) => name.replace(/_(?:one|few|many|other)$/, '')));
    const wanted = [...openingChecks.map((check) => `check_${check}`), ...findingCodes];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    const services = twinServices.map((service) => `service_${service}`);
    const titles = [...lawTexts, ...paymentTexts].map((slug) => `lawText_${slug}`);
    const others = ['ready', 'notReady', 'real', 'twin', 'trialTwins', 'trialWithout', ...services, ...titles];
    expect([...names].filter((name) => !wanted.includes(name) && !others.includes(name))).toEqual([]);
  },
);

it.each(locales)('%s names the legal texts by their headings', async (locale) => {
  for (const slug of [...lawTexts, ...paymentTexts]) {
    const page = await readFile(new URL(`${locale}/site/${slug}.md`, import.meta.url), 'utf8');
    const heading = /^# (.+)$/m.exec(page)?.[1] ?? '';
    const said = findingText(translators[locale], { code: 'text_empty', values: { fact: 'seller_inn', texts: slug } });
    expect(said).toMatch(new RegExp(`[«“]${heading}[»”]`));
  }
});

it('the default pages that tell of payment by card or SBP are all known', async () => {
  const folder = new URL('ru/site/', import.meta.url);
  const pages = (await readdir(folder)).map(async (name) => ({
    slug: name.replace('.md', ''),
    text: await readFile(new URL(name, folder), 'utf8'),
  }));
  const texts = await Promise.all(pages);
  const telling = textsOfOnlinePayment(texts);
  expect(telling).toContain('offer');
  expect(paymentTexts).toEqual(expect.arrayContaining([...telling]));
  const depending = texts.filter(({ text }) => /\{\{ (?:if )?pay_/.test(text)).map(({ slug }) => slug);
  expect(depending).toEqual(expect.arrayContaining([...paymentTexts]));
});

it.each(locales)('%s: advice calls commands as the server does', (locale) => {
  const t = translators[locale];
  expect(findingText(t, { code: 'backup_none', values: { run: 'farad' } })).toMatch(
    /farad backup\b.*farad backup:prove/,
  );
  expect(findingText(t, { code: 'backup_none', values: {} })).toMatch(/npm run backup\b.*npm run backup:prove/);
  expect(Object.values(resources[locale].opening).filter((text) => text.includes('npm '))).toEqual([]);
});

it.each(locales)('%s: without delivery the advice names the fields to fill in, by their labels', (locale) => {
  const { backOfficeSettings, backOfficeProviders } = resources[locale];
  const { officeCity, address, hours } = backOfficeSettings;
  const said = findingText(translators[locale], { code: 'delivery_none', values: {} });
  for (const label of [officeCity, address, hours, backOfficeProviders.field_fromCity]) {
    expect(said).toMatch(new RegExp(`[«“]${label}[»”]`));
  }
  expect(findingText(translators[locale], { code: 'office_missing', values: {} })).toContain(address);
});

it('several legal texts are named one by one', () => {
  const values = { fact: 'seller_inn', texts: 'offer, vozvrat-i-obmen' };
  expect(findingText(translators.ru, { code: 'text_empty', values })).toBe(
    'В текстах пусто «ИНН»: «Публичная оферта», «Возврат и обмен». Бэк-офис, «Продавец».',
  );
});

it.each(Object.entries(resources))('%s: no tile title of the first page begins another', (_, { backOfficeOrders }) => {
  const tiles = Object.entries(backOfficeOrders).flatMap(([key, text]) => (key.startsWith('waiting_') ? [text] : []));
  expect(tiles.length).toBeGreaterThan(8);
  for (const tile of tiles) expect(tiles.filter((other) => other.startsWith(tile))).toEqual([tile]);
});

/** Returns the names of those pages and cards of the back office that findings name. */
const pagesOf = ({
  backOfficeBank,
  backOfficeContent,
  backOfficeImports,
  backOfficeOpening,
  backOfficePrices,
  backOfficeProviders,
  backOfficeSettings,
  backOfficeShop,
  backOfficeStaff,
}: (typeof resources)['ru' | 'en' | 'tr']): readonly string[] => [
  backOfficeBank.seller,
  backOfficeContent.texts,
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
