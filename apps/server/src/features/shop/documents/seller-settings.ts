import type { SellerSettings } from '@farad/contract/office/payments/bank';
import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { checkSeller, type Seller, type SellerProblem, type TypedSeller } from '@farad/domain/invoice';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { requisiteFailure } from '#core/companies/requisite-failure.ts';
import { sellerOf } from '#core/shop/seller.ts';

const presentSeller = ({ name, address, phone, inn, kpp, ogrn, ...rest }: Seller): SellerSettings['seller'] => {
  const { bankName, bik, account, correspondentAccount, director, accountant, vatMode } = rest;
  const bank = { bankName, bik, account, correspondentAccount };
  return { name, address, phone, inn, kpp, ogrn, ...bank, director, accountant, vatMode };
};

/** Returns the seller's data for staff. */
export async function showSeller(handle: Handle): Promise<SellerSettings> {
  const seller = await sellerOf(handle);
  return {
    seller: seller === undefined ? null : presentSeller(seller),
    isDemonstration: seller?.isDemonstration ?? false,
  };
}

/** Returns a failure that says in the caller's language what is wrong with a field. */
function failureOf(problem: SellerProblem, locale: Locale): Failure {
  if ('wrong' in problem) return requisiteFailure(problem.wrong, locale);
  const detail = translators[locale]('backOfficeBank.fieldMissing');
  return { code: 'invalid_input', field: problem.missing, detail };
}

/** Sets the seller's data. Invoices that were issued before keep the earlier data. */
export async function setSeller(
  deps: Deps,
  caller: StaffCallOrigin,
  typed: TypedSeller,
  locale: Locale,
): Promise<Result<SellerSettings, Failure>> {
  const checked = checkSeller(typed);
  if (!checked.ok) return fail(failureOf(checked.error, locale));
  return decideInTransaction<SellerSettings, Failure>(deps.db, async (tx) => {
    const settings = settingQueries(tx);
    const before = await settings.seller();
    await settings.setSeller(checked.value);
    await record(tx, deps, caller, {
      action: 'settings.seller_changed',
      object: null,
      ...(before === undefined ? {} : { before: { ...before } }),
      after: { ...checked.value },
    });
    return ok(await showSeller(tx));
  });
}
