import type { NewPhoneCustomerBody, PhoneBuyer } from '@farad/contract/office/orders/phone-orders';
import { accountQueries, consentQueries } from '@farad/database/people/account.queries';
import { addressQueries } from '@farad/database/people/address.queries';
import {
  backOfficeCustomerQueries,
  type CustomerDetailsRow,
} from '@farad/database/people/back-office-customer.queries';
import type { Handle } from '@farad/database/connection/connect';
import { loginAccountQueries } from '@farad/database/people/sign-in.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { formatAddress } from '@farad/domain/address';
import { mayInCompany } from '@farad/domain/company';
import { isMobilePhone, normalisePhone } from '@farad/domain/customer';
import type { Coefficient } from '@farad/domain/money';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import { consentNow } from '#core/people/consent-text.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

/** A customer who orders by phone, the company for which they buy, and the price coefficient that applies. */
export interface PhoneCustomer {
  readonly row: CustomerDetailsRow;
  readonly companyId: number | null;
  /** Price coefficient of the company, or else of the customer. */
  readonly coefficient: Coefficient;
}

/**
 * Returns the customer and the company for which they buy; `companyId` null = for themselves. Fails if the customer is
 * blocked or not a member of the company.
 */
export async function findPhoneCustomer(
  handle: Handle,
  customerId: string,
  companyId: string | null,
): Promise<Result<PhoneCustomer, Failure>> {
  const queries = backOfficeCustomerQueries(handle);
  const id = readRowNumber(customerId);
  const row = id === undefined ? undefined : await queries.find(id);
  if (row === undefined || row.deletedAt !== null) return fail({ code: 'not_found', field: 'customer_id' });
  if (row.blockedAt !== null) return fail({ code: 'account_blocked', field: 'customer_id' });
  if (companyId === null) return ok({ row, companyId: null, coefficient: row.coefficient });
  const company = (await queries.companies(row.id)).find((each) => String(each.id) === companyId);
  if (company === undefined) return fail({ code: 'not_found', field: 'company_id' });
  return ok({ row, companyId: company.id, coefficient: company.coefficient ?? row.coefficient });
}

/** Returns a customer who orders by phone, with their companies and addresses, for staff. */
export async function showBuyer({ db }: Deps, customerId: string): Promise<Result<PhoneBuyer, Failure>> {
  const queries = backOfficeCustomerQueries(db);
  const id = readRowNumber(customerId);
  const row = id === undefined ? undefined : await queries.find(id);
  if (row === undefined || row.deletedAt !== null) return fail({ code: 'not_found' });
  const [companies, addresses, consents] = await Promise.all([
    queries.companies(row.id),
    addressQueries(db).ofAccount(row.id),
    consentQueries(db).standing(row.id),
  ]);
  return ok({
    id: String(row.id),
    name: row.name,
    surname: row.surname,
    locale: row.locale,
    phone: row.phone ?? '',
    email: row.email ?? '',
    isBlocked: row.blockedAt !== null,
    hasConsent: consents.some(({ kind }) => kind === 'personal_data'),
    companies: companies.map((company) => ({
      id: String(company.id),
      name: company.name,
      inn: company.inn,
      role: company.role,
      mayOrder: mayInCompany(company.role, 'order_for_company'),
    })),
    addresses: addresses.map((address) => ({
      id: String(address.id),
      text: formatAddress(address),
    })),
  });
}

/**
 * Creates an account for a customer who calls for the first time. The phone number is not proved by this: its owner
 * signs in with a code like everyone. The consent is stored with the staff member who heard it.
 */
export function addCustomer(
  deps: Deps,
  caller: StaffCallOrigin,
  { phone: typed, name, surname, locale }: z.output<typeof NewPhoneCustomerBody>,
): Promise<Result<{ id: string }, Failure>> {
  return decideInTransaction<{ id: string }, Failure>(deps.db, async (tx) => {
    const phone = normalisePhone(typed);
    if (!phone.ok) return fail({ code: phone.error, field: 'phone' });
    if (!isMobilePhone(phone.value)) return fail({ code: 'not_a_mobile_phone', field: 'phone' });
    const [accounts, address] = [loginAccountQueries(tx), { channel: 'sms', destination: phone.value } as const];
    if ((await accounts.find(address)) !== undefined) return fail({ code: 'duplicate', field: 'phone' });
    const now = deps.clock();
    const { id } = await accounts.register(address, locale, now);
    await accountQueries(tx).save(id, { name, surname, locale });
    const staffId = caller.actor.staff.id;
    const given = { ...consentNow('personal_data', locale), accountId: id, now, callerHash: null, staffId };
    await consentQueries(tx).give(given);
    await record(tx, deps, caller, {
      action: 'customer.created_by_phone',
      object: {
        kind: 'customer',
        id,
      },
      after: { by: 'phone' },
    });
    return ok({ id: String(id) });
  });
}
