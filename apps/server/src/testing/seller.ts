import type { SellerSettings } from '@farad/contract/office/payments/bank';
import type { Handle } from '@farad/database/connection/connect';
import { writeSetting } from '@farad/database/connection/setting-rows';
import { checkSeller, type TypedSeller } from '@farad/domain/invoice';

/** A seller whose INN, OGRN and account have valid check digits. */
export const seller: TypedSeller = {
  name: 'ООО «Фарад»',
  address: '105005, г. Москва, ул. Радио, д. 10',
  phone: '+7 495 000-00-00',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bankName: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: '',
  vatMode: 'general',
};

/** Sets the seller of the shop. `more`: fields that differ from `seller`. */
export async function setTestSeller({ db }: { readonly db: Handle }, more: Partial<TypedSeller> = {}): Promise<void> {
  const checked = checkSeller({ ...seller, ...more });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  await writeSetting(db, 'seller', checked.value);
}

/**
 * The part of a test browser that this file needs. The type of a staff browser cannot be named here, because its file
 * imports this one.
 */
interface Asking {
  readonly get: (path: string) => Promise<{ readonly json: () => unknown }>;
}

/** Returns the body that sets the seller by a call. `more`: fields that differ from `seller`. */
export async function sellerChange(by: Asking, more: object = {}) {
  const { versions } = (await by.get('/admin/settings/seller')).json() as SellerSettings;
  return { ...seller, ...more, seen: versions[0]?.id ?? null };
}
