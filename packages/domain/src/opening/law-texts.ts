import type { ContentFact } from '../content/facts.ts';

/** Pages that the law requires, by slug: offer, seller's details, personal data, contacts, delivery, returns. */
export const lawTexts = [
  'offer',
  'legal',
  'privacy',
  'personal-data',
  'contacts',
  'delivery',
  'vozvrat-i-obmen',
] as const;

/** Pages of the program that tell of payment by card or SBP, by slug. */
export const paymentTexts = [
  'payment',
  'how-to-place-order',
  'offer',
  'company',
  'vozvrat-i-obmen',
  'privacy',
  'cookies',
] as const;

const onlinePayment = /ЮKassa|СБП|банковск[а-яё]+ карт|(?<![а-яё])карт(?:ой|ами)(?![а-яё])/i;

/** Returns the slugs of those Russian texts that tell of payment by card or SBP. */
export const textsOfOnlinePayment = (
  texts: readonly { readonly slug: string; readonly text: string }[],
): readonly string[] => texts.filter(({ text }) => onlinePayment.test(text)).map(({ slug }) => slug);

/** Facts that pages required by law need. KPP is not among them, because a sole trader has none. */
const requisites = [
  'phone',
  'email',
  'address',
  'hours',
  'seller',
  'seller_inn',
  'seller_ogrn',
  'seller_address',
  'seller_bank',
  'seller_account',
  'pickup_address',
  'pickup_hours',
] as const satisfies readonly ContentFact[];

/** Facts that come from the settings of own pickup. The seller has the others. */
export const officeFacts: readonly ContentFact[] = ['address', 'hours', 'pickup_address', 'pickup_hours'];

/** A fact that the shop has not set although legal pages mention it. */
export interface EmptyFact {
  readonly fact: ContentFact;
  /** Slugs of the pages that mention the fact. */
  readonly texts: readonly string[];
}

/** Returns the facts without a value that these texts mention, and which texts mention them. */
export function emptyFacts(
  texts: readonly { readonly slug: string; readonly text: string }[],
  values: Readonly<Partial<Record<ContentFact, string>>>,
): readonly EmptyFact[] {
  return requisites
    .filter((fact) => (values[fact] ?? '').trim() === '')
    .map((fact) => {
      const slot = new RegExp(`\\{\\{\\s*${fact}\\s*\\}\\}`);
      return { fact, texts: texts.filter(({ text }) => slot.test(text)).map(({ slug }) => slug) };
    })
    .filter(({ texts: named }) => named.length > 0);
}
