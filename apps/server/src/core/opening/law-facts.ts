import type { Handle } from '@farad/database/connection/connect';
import { contentQueries } from '@farad/database/content/content.queries';
import type { InvoiceSeller } from '@farad/database/payments/invoice.queries';
import { contentFacts, withFacts } from '@farad/domain/content';
import { emptyFacts, lawTexts, paymentTexts, textsOfOnlinePayment, type EmptyFact } from '@farad/domain/opening';
import { defaultLocale } from '@farad/domain/shared';

import type { OwnContacts } from '../shop/own-contacts.ts';
import { paymentFactNames, paymentFacts } from '../site/payment-facts.ts';
import { programTexts } from '../site/program-texts.ts';

interface Known {
  readonly seller: InvoiceSeller | undefined;
  readonly contacts: OwnContacts;
  /** Empty = not set. */
  readonly office: { readonly address: string; readonly hours: string };
  readonly now: Date;
}

/**
 * Returns the texts with these slugs, in Russian. Each text is the one that staff wrote, or else the default one.
 */
async function textsNow(handle: Handle, slugs: readonly string[], now: Date) {
  const usual = await programTexts();
  const read = async (slug: string) => {
    const texts = (await contentQueries(handle).shownBySlug('page', slug, now))?.texts ?? usual.get(slug);
    return texts === undefined ? [] : [{ slug, text: `${texts.ru.title} ${texts.ru.summary} ${texts.ru.body}` }];
  };
  return (await Promise.all(slugs.map(read))).flat();
}

/** Returns the facts that the legal texts mention although the shop has not set them. */
export async function lawFacts(
  handle: Handle,
  { seller, contacts, office: { address, hours }, now }: Known,
): Promise<readonly EmptyFact[]> {
  return emptyFacts(await textsNow(handle, lawTexts, now), {
    ...contacts,
    address,
    hours,
    pickup_address: address,
    pickup_hours: hours,
    ...(seller && {
      seller: seller.name,
      seller_inn: seller.inn,
      seller_ogrn: seller.ogrn,
      seller_address: seller.address,
      seller_bank: seller.bankName,
      seller_account: seller.account,
    }),
  });
}

/** Values for the facts that do not tell of payment, so that parts that depend on them count as shown. */
const anyValues = Object.fromEntries(
  contentFacts.filter((name) => !paymentFactNames.has(name)).map((name) => [name, '…'] as const),
);

/** Returns the slugs of the shop's texts that tell of payment by card or SBP, as the texts are shown now. */
export async function onlinePaymentTexts(handle: Handle, now: Date): Promise<readonly string[]> {
  const values = { ...anyValues, ...(await paymentFacts(handle, defaultLocale)) };
  const texts = await textsNow(handle, paymentTexts, now);
  return textsOfOnlinePayment(texts.map(({ slug, text }) => ({ slug, text: withFacts(text, values) })));
}
