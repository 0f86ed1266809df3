import { contentFacts, shopPages, withFacts } from '@farad/domain/content';
import { paymentKinds, type PaymentKind } from '@farad/domain/order';
import { paymentTexts } from '@farad/domain/opening';
import { type PaymentTerms, usualSettings } from '@farad/domain/setting';
import { locales, type Locale } from '@farad/domain/shared';
import { resources } from '@farad/wording/server';
import { describe, expect, it } from 'vitest';

import { factsOfMethods, factsOfTerms, paymentFactNames } from './payment-facts.ts';
import { programTexts } from './program-texts.ts';

const texts = await programTexts();

const otherFacts = Object.fromEntries(
  contentFacts.filter((name) => !paymentFactNames.has(name)).map((name) => [name, '7']),
);

/** Returns the usual conditions of these methods, with a minimum for invoices. */
const termsOf = (on: readonly PaymentKind[]): readonly PaymentTerms[] =>
  usualSettings.payments.methods
    .filter(({ method }) => on.includes(method))
    .map((terms) => (terms.method === 'invoice' ? { ...terms, leastRoubles: 500 } : terms));

/** Returns a default page as it is shown in a shop that accepts these payment methods. */
function shownPage(slug: string, locale: Locale, on: readonly PaymentKind[], others: object = otherFacts): string {
  const text = texts.get(slug)?.[locale];
  if (text === undefined || text === null) throw new Error(`${slug} has no ${locale}`);
  const cash = on.includes('cash_on_receipt') ? { cash_days: '7' } : {};
  // The dashes of the texts become others, so that a dash that is left stands for a fact without a value.
  const whole = `# ${text.title}\n\n> ${text.summary}\n\n${text.body}`.replaceAll('—', '–');
  return withFacts(whole, { ...others, ...cash, ...factsOfMethods(on, locale), ...factsOfTerms(termsOf(on), locale) });
}

/** Every choice of payment methods, except none. */
const choices = Array.from({ length: 2 ** paymentKinds.length - 1 }, (_, place) =>
  paymentKinds.filter((_kind, bit) => ((place + 1) >> bit) % 2 === 1),
);

/** Words of payment by card or SBP, and the phrases in which such a word tells of something else, such as a map. */
const onlineWords: Readonly<Record<Locale, { readonly words: RegExp; readonly others: RegExp }>> = {
  ru: {
    words: /ЮKassa|СБП|онлайн|карт(?:а|у|ы|е|ой|ами)(?![а-яё])/i,
    others: /карт[аы] пунктов|открыли карту|на карте или в списке|почту или карту/gi,
  },
  en: {
    words: /YooKassa|SBP|online|\bcards?\b/i,
    others: /online shop|e-mail or card/gi,
  },
  tr: {
    words: /YooKassa|SBP|çevrimiçi|(?<!\p{L})kart/iu,
    others: /çevrimiçi mağaza|karta benzeyen|kart dosyası|Kart sayısını|20 kart /gi,
  },
};

/** Returns the lines of a page with words of payment by card or SBP. The consent has one text in every shop. */
function onlineLines(page: string, locale: Locale): readonly string[] {
  const { words, others } = onlineWords[locale];
  const { personalDataText } = resources[locale].checkout;
  return page
    .replace(personalDataText, '')
    .replaceAll(others, '')
    .split('\n')
    .filter((line) => words.test(line));
}

const carrierWords =
  /перевозчик|курьер|дня отправки|в пути|carrier|courier|dispatch|on the way|taşıyıcı|kurye|gönderim günü|yoldaki/i;

/** Braces, dashes, double spaces, wrong punctuation. */
const slips = /[{}—]| {2}|[^|] [.,;:]|[:;][.:;]|\.[.;]|,[.,;:]|\(\)/;

const isOnline = (method: PaymentKind): boolean => method === 'card' || method === 'sbp';

describe.each(locales)('the default texts in %s', (locale) => {
  it.each(choices.map((on) => [on.join(' + '), on] as const))('are complete with %s', (_, on) => {
    for (const slug of shopPages) {
      const page = shownPage(slug, locale, on);
      expect(page.split('\n').filter((line) => slips.test(line))).toEqual([]);
      expect(page.match(/\n## [^\n]*\n+(?:## |$)/)?.[0], slug).toBeUndefined();
    }
  });

  it.each(choices.filter((on) => !on.some(isOnline)).map((on) => [on.join(' + '), on] as const))(
    'do not tell of cards and SBP with %s',
    (_, on) => {
      for (const slug of shopPages) expect(onlineLines(shownPage(slug, locale, on), locale), slug).toEqual([]);
    },
  );

  it('do not tell of carriers where orders are only collected at the office', () => {
    const unsent = Object.entries(otherFacts).filter(
      ([name]) => !/^(?:delivery_(?:free_)?|courier_|point_)from$/.test(name),
    );
    const page = shownPage('delivery', locale, paymentKinds, Object.fromEntries(unsent));
    expect(page.split('\n').filter((line) => slips.test(line) || carrierWords.test(line))).toEqual([]);
    expect(shownPage('delivery', locale, paymentKinds)).toMatch(carrierWords);
  });

  it('tell of cards and SBP where they are on', () => {
    const telling = shopPages.filter(
      (slug) => onlineLines(shownPage(slug, locale, ['card', 'sbp']), locale).length > 0,
    );
    expect(telling).toEqual(expect.arrayContaining([...paymentTexts]));
  });
});
