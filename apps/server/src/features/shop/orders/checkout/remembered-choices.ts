import type { RememberedChoices } from '@farad/contract/shop/checkout';
import { consentQueries } from '@farad/database/people/account.queries';
import { companyQueries } from '@farad/database/people/company.queries';
import type { Handle } from '@farad/database/connection/connect';
import { rememberedQueries } from '@farad/database/orders/remembered.queries';
import { consentVersions } from '@farad/domain/account';

/** Defaults of the checkout for a customer who has no order yet. */
export const nothingRemembered: RememberedChoices = {
  name: '',
  email: '',
  delivery: null,
  point: null,
  payment_method: null,
  accountant_email: '',
  hasConsent: false,
};

/** Returns the name, e-mail addresses, choices and consents of the last order, as defaults for the next one. */
export async function rememberedChoices(handle: Handle, accountId: number): Promise<RememberedChoices> {
  const remembered = rememberedQueries(handle);
  const [last, companyId, consents] = await Promise.all([
    remembered.lastOrder(accountId),
    companyQueries(handle).buysAs(accountId),
    consentQueries(handle).standing(accountId),
  ]);
  return {
    name: last?.contact.name ?? '',
    email: last?.contact.email ?? '',
    delivery: last?.delivery.kind ?? null,
    point: last?.delivery.kind === 'pickup_point' ? last.delivery.code : null,
    payment_method: last?.paymentMethod ?? null,
    accountant_email: companyId === null ? '' : await remembered.accountantEmail(companyId),
    hasConsent: consents.some(
      ({ kind, version }) => kind === 'personal_data' && version === consentVersions.personal_data,
    ),
  };
}
