import type { Companies } from '@farad/contract/shop/companies';
import { readInn } from '@farad/domain/company';
import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import { apiOf, type Visit } from '#server/visit.server.ts';
import type { FoundCompany, OwnCompany } from './buyer.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

/** Companies that a customer may order for, and the current buyer. */
export interface Buyers {
  /** null = the person themselves. */
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

/** Loads the customer's companies; empty for a guest or if the page does not need them. */
export async function loadBuyers(visit: Visit): Promise<Buyers> {
  const found = await apiOf(visit).companies();
  return found.ok ? buyersOf(found.value) : noBuyers;
}

/** Prefills the form: selects the current company; without one, only presets the last of the companies. */
export const withBuyer = (typed: TypedCheckout, { chosen, companies }: Buyers): TypedCheckout =>
  companies.some(({ id }) => id === chosen)
    ? { ...typed, buyer: 'company', companyId: chosen ?? '' }
    : { ...typed, companyId: companies.at(-1)?.id ?? '' };

/** Looks up the typed INN. */
export async function findTyped(visit: Visit, { buyer, companyId, inn }: TypedCheckout): Promise<FoundCompany | null> {
  if (buyer === 'personal' || companyId !== '' || inn.trim() === '') return null;
  const found = await apiOf(visit).findCompany({ body: { inn } });
  if (!found.ok) return { name: null, kpp: null, problem: found.error.message };
  const { company } = found.value;
  return { name: company?.name ?? '', kpp: company?.kpp ?? null, problem: '' };
}

/** Tells the API the buyer of the form, so that prices and payment methods fit. */
export async function setBuyer(visit: Visit, wanted: string | null, told: string | null): Promise<void> {
  if (wanted === told) return;
  // Ignore a refusal here; placing the order reports it.
  await apiOf(visit).buyAs({ body: { companyId: wanted } });
}

/** Returns the company id of the form's buyer; null = the person, or a company not added yet. */
export const wantedBuyer = ({ buyer, companyId }: TypedCheckout): string | null =>
  buyer === 'company' && companyId !== '' ? companyId : null;

export type Settled =
  | { readonly ok: true; readonly companyId: string | null }
  | { readonly ok: false; readonly field: string; readonly message: string };

/** Returns the buyer of the order and tells the API. A new company is added to the customer's companies first. */
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
