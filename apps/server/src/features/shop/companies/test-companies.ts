import type { Companies, CompanyAnswer } from '@farad/contract/shop/companies';
import { ok } from '@farad/domain/shared';
import { noSuggestions, type SuggestedCompany, type SuggestionsPort } from '@farad/integrations/suggestions';

import { openShop, type SignedInBrowser, type TestShop } from '#testing/shop.ts';

/** The only company that the test's company register knows. */
export const known: SuggestedCompany = {
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  name: 'ПАО СБЕРБАНК',
  address: 'г Москва, ул Вавилова, д 19',
  isActive: true,
};

const register: SuggestionsPort = {
  ...noSuggestions,
  companyByInn: async (inn) => {
    if (inn === known.inn) return ok(known);
    return ok(inn === '500100732259' ? { ...known, inn, kpp: null, ogrn: null, isActive: false } : null);
  },
  bankByBik: async (bik) =>
    ok(bik === '044030827' ? { bik, name: 'Банк «Невский»', correspondentAccount: '30101810200000000827' } : null),
};

export const openCompaniesShop = (): Promise<TestShop> => openShop({}, register);

/** Creates a company. Returns its id. */
export async function addCompany(person: SignedInBrowser, body: object = { inn: known.inn }): Promise<string> {
  const answer = await person.post('/companies', body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

export const companiesOf = async (person: SignedInBrowser): Promise<Companies> =>
  (await person.get('/companies')).json<Companies>();

export const companyOf = async (person: SignedInBrowser, id: string): Promise<CompanyAnswer> =>
  (await person.get(`/companies/${id}`)).json<CompanyAnswer>();

/** Returns the token of the link in the newest queued message to this recipient. */
export async function invitedToken(shop: TestShop, recipient: string): Promise<string> {
  const { text } = await shop.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'company_invitation')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = /invitation\/([\w-]{22})/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in "${text}"`);
  return token;
}

/** Invites a person by phone and accepts the invitation as that person. */
export async function join(
  shop: TestShop,
  owner: SignedInBrowser,
  person: SignedInBrowser,
  place: { readonly company: string; readonly role: string; readonly orderLimit?: number | null },
): Promise<void> {
  const { company, role, orderLimit = null } = place;
  const invited = await owner.post(`/companies/${company}/invitations`, { contact: person.phone, role, orderLimit });
  if (invited.statusCode !== 200) throw new Error(invited.body);
  const token = await invitedToken(shop, person.phone);
  const accepted = await person.post(`/company-invitations/${token}/accept`, {});
  if (accepted.statusCode !== 200) throw new Error(accepted.body);
}
