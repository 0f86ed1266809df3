import type { Handle } from '@farad/database/connection/connect';
import type { InvoiceSeller } from '@farad/database/payments/invoice.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { checkSeller, type TypedSeller } from '@farad/domain/invoice';

import type { Config } from '#config/config.ts';

/** An invented seller. Its numbers pass their checks, but its bank does not exist, so nobody can pay to it. */
const demonstration: TypedSeller = {
  name: 'ООО «Пример» (демонстрация)',
  address: '105005, г. Москва, ул. Радио, д. 10',
  // Empty, since documents show the shop's phone then.
  phone: '',
  inn: '7700000009',
  kpp: '770001001',
  ogrn: '1027700000008',
  bankName: 'Банк для примера',
  bik: '049999999',
  account: '40702810600000000001',
  correspondentAccount: '30101810300000000999',
  director: 'Примеров П. П.',
  accountant: 'Примерова А. А.',
  vatMode: 'general',
};

function demonstrationSeller(): InvoiceSeller {
  const checked = checkSeller(demonstration);
  if (!checked.ok) throw new Error(`the seller of the demonstration is wrong: ${JSON.stringify(checked.error)}`);
  return { ...checked.value, isDemonstration: true };
}

/**
 * Returns the seller that staff entered. Without one, a demonstration gets an invented seller. Other shops get
 * undefined, and can issue no invoices.
 */
export async function sellerOf(handle: Handle): Promise<InvoiceSeller | undefined> {
  const settings = settingQueries(handle);
  const seller = await settings.seller();
  if (seller !== undefined) return { ...seller, isDemonstration: false };
  return (await settings.isDemonstration()) ? demonstrationSeller() : undefined;
}

/**
 * True if orders may be placed. In production this requires a real seller, since their name is on the offer, receipts
 * and documents.
 */
export const takesOrders = (
  { isProduction }: Pick<Config, 'isProduction'>,
  seller: InvoiceSeller | undefined,
): boolean => !isProduction || (seller !== undefined && !seller.isDemonstration);
