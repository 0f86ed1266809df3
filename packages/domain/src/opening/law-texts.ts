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

/** Facts of the shop that a legal page needs. A sole trader has no KPP. */
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

/** A fact that legal texts name and the shop has not set. */
export interface EmptyFact {
  readonly fact: ContentFact;
  /** Slugs of the texts that name it. */
  readonly texts: readonly string[];
}

/** Returns the empty facts that texts name, each with its texts. */
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
