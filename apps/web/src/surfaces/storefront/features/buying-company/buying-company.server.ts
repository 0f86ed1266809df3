import { apiOf, appContext, orErrorPage, type Visit } from '#server/visit.server.ts';

/** The company that the visitor buys for. */
export interface BuyingCompany {
  readonly id: string;
  readonly name: string;
}

/** Returns the company that the visitor orders for; null = for themselves. */
export async function buyingCompany(visit: Visit): Promise<BuyingCompany | null> {
  if (visit.context.get(appContext).isGuest) return null;
  const found = await apiOf(visit).companies();
  // After the session has expired, the visitor is a guest, who cannot order for a company.
  if (!found.ok && (found.status === 401 || found.status === 403)) return null;
  const { buysAs, companies } = orErrorPage(found);
  const company = companies.find(({ id }) => id === buysAs);
  return company === undefined ? null : { id: company.id, name: company.name };
}
