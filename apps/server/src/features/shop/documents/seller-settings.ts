import type { SellerSettings } from '@farad/contract/office/payments/bank';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { settingVersionQueries } from '@farad/database/operation/setting-version.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { legalFormOf } from '@farad/domain/company';
import { checkSeller, type Seller, type SellerProblem, type TypedSeller } from '@farad/domain/invoice';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCall } from '#http/serve/staff-route.ts';
import { requisiteFailure } from '#core/companies/requisite-failure.ts';
import { sellerOf } from '#core/shop/seller.ts';
import { isLatestVersion, shownVersions } from '#core/shop/shown-versions.ts';

const presentSeller = ({ name, address, phone, inn, kpp, ogrn, ...rest }: Seller): SellerSettings['seller'] => {
  const { bankName, bik, account, correspondentAccount, director, accountant, vatMode } = rest;
  const bank = { bankName, bik, account, correspondentAccount };
  const form = legalFormOf({ name, inn });
  return { form, name, address, phone, inn, kpp, ogrn, ...bank, director, accountant, vatMode };
};

/** Returns the seller's data for staff. */
export async function showSeller(handle: Handle): Promise<SellerSettings> {
  const seller = await sellerOf(handle);
  return {
    seller: seller === undefined ? null : presentSeller(seller),
    isDemonstration: seller?.isDemonstration ?? false,
    versions: await shownVersions(handle, 'seller'),
  };
}

/** Returns a failure that says in the caller's language what is wrong with a field. */
function failureOf(problem: SellerProblem, locale: Locale): Failure {
  if ('wrong' in problem) return requisiteFailure(problem.wrong, locale);
  const t = translators[locale];
  if ('missing' in problem) {
    return { code: 'invalid_input', field: problem.missing, detail: t('backOfficeBank.fieldMissing') };
  }
  return problem.unfit === 'half_name'
    ? { code: 'invalid_input', field: 'name', detail: t('backOfficeBank.halfName') }
    : { code: 'invalid_input', field: 'inn', detail: t('backOfficeBank.otherForm') };
}

interface Change {
  /** Id of the version that the caller loaded; null = the seller had never been saved. */
  readonly seen: string | null;
  readonly restored: number | null;
  /** Returns the new data. It is called while the seller is locked. */
  readonly next: (tx: Tx) => Promise<Result<TypedSeller, Failure>>;
}

const change = (deps: Deps, caller: StaffCall, { seen, restored, next }: Change) =>
  decideInTransaction<SellerSettings, Failure>(deps.db, async (tx) => {
    const versions = settingVersionQueries(tx);
    await versions.lock('seller');
    if (!(await isLatestVersion(tx, 'seller', seen))) return fail({ code: 'settings_changed' });
    const typed = await next(tx);
    if (!typed.ok) return typed;
    const checked = checkSeller(typed.value);
    if (!checked.ok) return fail(failureOf(checked.error, caller.locale));
    const before = await settingQueries(tx).seller();
    await versions.set({
      setting: { key: 'seller', value: checked.value },
      before: before ?? null,
      at: deps.clock(),
      staffId: caller.actor.staff.id,
      restoredId: restored,
    });
    await record(tx, deps, caller, {
      action: restored === null ? 'settings.seller_changed' : 'settings.seller_restored',
      object: null,
      ...(before === undefined ? {} : { before: { ...before } }),
      after: { ...checked.value },
    });
    return ok(await showSeller(tx));
  });

/** Sets the seller's data. Invoices that were issued before keep the earlier data. */
export const setSeller = (deps: Deps, caller: StaffCall, typed: TypedSeller, seen: string | null) =>
  change(deps, caller, { seen, restored: null, next: async () => ok(typed) });

/** Makes an earlier version of the seller the current one. Invoices that were issued since keep their data. */
export const restoreSeller = (
  deps: Deps,
  caller: StaffCall,
  { version, seen }: { readonly version: string; readonly seen: string | null },
) => {
  const id = Number(version);
  const next = async (tx: Tx): Promise<Result<TypedSeller, Failure>> => {
    const stored = await settingVersionQueries(tx).value('seller', id);
    if (stored === undefined) return fail({ code: 'not_found', field: 'version' });
    const seller = stored as Seller;
    return ok({ ...seller, kpp: seller.kpp ?? '' });
  };
  return change(deps, caller, { seen, restored: id, next });
};
