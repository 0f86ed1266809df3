import type { SaveCompanyBody } from '@farad/contract/shop/companies';
import { companyQueries, type CompanyDetails, type CompanyRow } from '@farad/database/people/company.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { checkRequisites, readCorrespondentAccount, type Requisites } from '@farad/domain/company';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { findOwnCompany, lockOwnCompany } from './own-company.ts';
import { requisiteFailure } from '#core/companies/requisite-failure.ts';

export interface CompanyCaller {
  readonly accountId: number;
  readonly companyId: string;
}

/**
 * Returns the bank account with the name of its bank, found by the BIK. A missing correspondent account is added. If
 * the bank directory does not answer, the typed values are kept.
 */
async function bankOf(deps: Deps, bank: Requisites['bank'], before: CompanyRow): Promise<CompanyDetails['bank']> {
  if (bank === null) return null;
  const isSame = before.bik === bank.bik && before.bankName !== null;
  if (isSame && bank.correspondentAccount !== null) return { ...bank, name: before.bankName };
  const found = await deps.suggestions.bankByBik(bank.bik);
  if (!found.ok || found.value === null) return { ...bank, name: isSame ? before.bankName : null };
  const suggested = readCorrespondentAccount(found.value.correspondentAccount ?? '', bank.bik);
  const correspondentAccount = bank.correspondentAccount ?? (suggested.ok ? suggested.value : null);
  return { ...bank, correspondentAccount, name: found.value.name };
}

/** Sets the requisites of a company, except its INN. Only owners may do this. */
export async function saveCompany(
  deps: Deps,
  caller: CompanyCaller,
  body: z.output<typeof SaveCompanyBody>,
  locale: Locale,
): Promise<Result<null, Failure>> {
  const own = await findOwnCompany(deps.db, caller, 'manage_company');
  if (!own.ok) return own;
  const before = await companyQueries(deps.db).find(own.value.id);
  if (before === undefined) return fail({ code: 'not_found' });
  const checked = checkRequisites({ ...body, inn: before.inn });
  if (!checked.ok) return fail(requisiteFailure(checked.error, locale));
  const { kpp, ogrn } = checked.value;
  const bank = await bankOf(deps, checked.value.bank, before);
  return decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const still = await lockOwnCompany(tx, caller, 'manage_company');
    if (!still.ok) return still;
    const queries = companyQueries(tx);
    const others = (await queries.ofAccount(caller.accountId)).filter(({ id }) => id !== still.value.id);
    if (others.some((other) => other.inn === before.inn && other.kpp === kpp)) {
      return fail({ code: 'company_known', field: 'kpp' });
    }
    await queries.save(still.value.id, { kpp, ogrn, name: body.name, address: body.address, bank });
    return ok(null);
  });
}

/** Deletes a company for all its members. Only owners may do this. */
export const removeCompany = (deps: Deps, caller: CompanyCaller): Promise<Result<null, Failure>> =>
  decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const own = await lockOwnCompany(tx, caller, 'manage_company');
    if (!own.ok) return own;
    await companyQueries(tx).remove(own.value.id);
    return ok(null);
  });
