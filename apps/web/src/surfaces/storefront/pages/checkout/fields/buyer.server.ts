import type { Companies } from '@farad/contract/shop/companies';
import { readInn } from '@farad/domain/company';
import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import { apiOf, type Visit } from '#server/visit.server.ts';
import type { FoundCompany, OwnCompany } from './buyer.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

/** The customer's companies, and which of them is the buyer. */
export interface Buyers {
  /** Id of the company that buys; null = the person themselves. */
  readonly chosen: string | null;
  readonly companies: readonly OwnCompany[];
}

export const noBuyers: Buyers = { chosen: null, companies: [] };

const buyersOf = ({ buysAs, companies }: Companies): Buyers => ({
  chosen: buysAs,
  companies: companies
    .filter(({ mayOrder }) => mayOrder)
    .map(({ id, name, inn, kpp, orderLimit }) => ({ id, name, inn, kpp, limit: orderLimit })),
});

/** Loads the companies for which the customer may order. Returns none if that fails, as for a guest. */
export async function loadBuyers(visit: Visit): Promise<Buyers> {
  const found = await apiOf(visit).companies();
  return found.ok ? buyersOf(found.value) : noBuyers;
}

/**
 * Returns the checkout with the buyer filled in. If a company buys, that company is selected. If the person buys, the
 * last company is only prepared for a switch to "company".
 */
export const withBuyer = (typed: TypedCheckout, { chosen, companies }: Buyers): TypedCheckout =>
  companies.some(({ id }) => id === chosen)
    ? { ...typed, buyer: 'company', companyId: chosen ?? '' }
    : { ...typed, companyId: companies.at(-1)?.id ?? '' };

/** Looks up the company with the typed INN in the public register; null = no new company is typed. */
export async function findTyped(visit: Visit, { buyer, companyId, inn }: TypedCheckout): Promise<FoundCompany | null> {
  if (buyer === 'personal' || companyId !== '' || inn.trim() === '') return null;
  const found = await apiOf(visit).findCompany({ body: { inn } });
  if (!found.ok) return { name: null, kpp: null, problem: found.error.message };
  const { company } = found.value;
  return { name: company?.name ?? '', kpp: company?.kpp ?? null, problem: '' };
}

/**
 * Tells the API for whom the buyer buys, because prices and payment methods depend on it. `wanted` = company id in the
 * form; `told` = company id that the API knows; null = the buyer buys for themselves.
 */
export async function setBuyer(visit: Visit, wanted: string | null, told: string | null): Promise<void> {
  if (wanted === told) return;
  // Ignore a failure here, because placing the order reports it again.
  await apiOf(visit).buyAs({ body: { companyId: wanted } });
}

/** Returns the id of the company that the form selects; null = the person, or a company that is not saved yet. */
export const wantedBuyer = ({ buyer, companyId }: TypedCheckout): string | null =>
  buyer === 'company' && companyId !== '' ? companyId : null;

export type Settled =
  | { readonly ok: true; readonly companyId: string | null }
  | { readonly ok: false; readonly field: string; readonly message: string };

/**
 * Sets the buyer of the order in the API and returns their company id; null = the person. A newly typed company is
 * first added to the customer's companies.
 */
export async function settleBuyer(
  visit: Visit,
  typed: TypedCheckout,
  told: string | null,
  locale: Locale,
): Promise<Settled> {
  if (typed.buyer === 'personal' || typed.companyId !== '') {
    const companyId = wantedBuyer(typed);
    await setBuyer(visit, companyId, told);
    return { ok: true, companyId };
  }
  const inn = readInn(typed.inn);
  if (!inn.ok) return { ok: false, field: 'inn', message: translators[locale]('checkout.innWrong') };
  const { companies } = await loadBuyers(visit);
  const known = companies.find((company) => company.inn === inn.value);
  if (known !== undefined) {
    await setBuyer(visit, known.id, null);
    return { ok: true, companyId: known.id };
  }
  const added = await apiOf(visit).createCompany({ body: { inn: typed.inn, name: typed.companyName } });
  if (!added.ok) {
    const { field, message } = added.error;
    return { ok: false, field: field === 'name' ? 'company_name' : 'inn', message };
  }
  await setBuyer(visit, added.value.id, null);
  return { ok: true, companyId: added.value.id };
}
