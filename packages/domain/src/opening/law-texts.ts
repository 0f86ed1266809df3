import type { ContentFact } from '../content/facts.ts';

/** Pages that the law asks for, by address: offer, requisites, personal data, contacts, delivery, returns. */
export const lawTexts = [
  'offer',
  'legal',
  'privacy',
  'personal-data',
  'contacts',
  'delivery',
  'vozvrat-i-obmen',
] as const;

/** Facts of the shop that such a page must not lack. A sole trader has no KPP. */
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

/** A requisite that law texts name and the shop lacks. */
export interface EmptyFact {
  readonly fact: ContentFact;
  /** Addresses of the texts that name it. */
  readonly texts: readonly string[];
}

/** Returns the requisites that texts name and that are empty, each with its texts. */
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
