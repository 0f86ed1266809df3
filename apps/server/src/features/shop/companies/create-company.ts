import type { CreateCompanyBody, FoundCompany } from '@farad/contract/shop/companies';
import { companyQueries, type CompanyDetails } from '@farad/database/people/company.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { checkRequisites, companiesMax, readInn, type Inn } from '@farad/domain/company';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import type { SuggestedCompany } from '@farad/integrations/suggestions';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { requisiteFailure } from '#core/companies/requisite-failure.ts';

/** Returns the company's data from the register. KPP and OGRN are left out if they are not valid numbers. */
function detailsFrom({ name, address, kpp, ogrn }: SuggestedCompany, inn: Inn): CompanyDetails {
  const noBank = { bik: '', account: '', correspondentAccount: '' };
  const checked = checkRequisites({ inn, kpp: kpp ?? '', ogrn: ogrn ?? '', ...noBank });
  const numbers = checked.ok ? checked.value : { kpp: null, ogrn: null };
  return { name, address, kpp: numbers.kpp, ogrn: numbers.ogrn, bank: null };
}

type Body = z.output<typeof CreateCompanyBody>;

/**
 * Returns the company's data from the register. If the register has none, the name that the caller typed is used; it is
 * then required.
 */
async function detailsOf(deps: Deps, inn: Inn, body: Body, locale: Locale): Promise<Result<CompanyDetails, Failure>> {
  const t = translators[locale];
  const found = await deps.suggestions.companyByInn(inn);
  if (found.ok && found.value !== null && found.value.inn === inn) {
    if (!found.value.isActive) return fail({ code: 'invalid_input', field: 'inn', detail: t('company.closed') });
    return ok(detailsFrom(found.value, inn));
  }
  if (body.name !== '') return ok({ name: body.name, address: '', kpp: null, ogrn: null, bank: null });
  const detail = found.ok ? t('company.unknownName') : t('company.registerAway');
  return fail({ code: 'invalid_input', field: 'name', detail });
}

/**
 * Returns the register's data for an INN; `company` is null if the register does not know the INN or does not answer.
 * Fails for an invalid INN or a closed company.
 */
export async function findCompany(
  deps: Deps,
  typed: string,
  locale: Locale,
): Promise<Result<z.output<typeof FoundCompany>, Failure>> {
  const inn = readInn(typed);
  if (!inn.ok) return fail(requisiteFailure({ field: 'inn', problem: inn.error }, locale));
  const found = await deps.suggestions.companyByInn(inn.value);
  const company = found.ok && found.value?.inn === inn.value ? found.value : null;
  if (company?.isActive === false)
    return fail({ code: 'invalid_input', field: 'inn', detail: translators[locale]('company.closed') });
  return ok({ company: company === null ? null : { inn: company.inn, kpp: company.kpp, name: company.name } });
}

/** Adds a company by its INN; the caller becomes its owner. Returns the company's id. */
export async function createCompany(
  deps: Deps,
  accountId: number,
  body: Body,
  locale: Locale,
): Promise<Result<string, Failure>> {
  const inn = readInn(body.inn);
  if (!inn.ok) return fail(requisiteFailure({ field: 'inn', problem: inn.error }, locale));
  const details = await detailsOf(deps, inn.value, body, locale);
  if (!details.ok) return details;
  const now = deps.clock();
  return decideInTransaction<string, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const queries = companyQueries(tx);
    const mine = await queries.ofAccount(accountId);
    if (mine.length >= companiesMax) return fail({ code: 'companies_full' });
    const isKnown = mine.some((other) => other.inn === inn.value && other.kpp === details.value.kpp);
    if (isKnown) return fail({ code: 'company_known', field: 'inn' });
    const id = await queries.create(inn.value, details.value, now);
    await queries.addMember(id, { accountId, role: 'owner', orderLimit: null }, now);
    return ok(String(id));
  });
}
