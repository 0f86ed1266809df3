import { inTransaction } from '@farad/database/connection/transaction';
import type { ErrorBody } from '@farad/contract/error';
import { personalDataQueries } from '@farad/database/people/personal-data.queries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SignedInBrowser, TestShop } from '#testing/shop.ts';
import { addCompany, companiesOf, companyOf, join, known, openCompaniesShop } from './test-companies.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openCompaniesShop();
});
afterAll(() => shop.close());

const problemOf = async (answer: ReturnType<SignedInBrowser['post']>) => {
  const response = await answer;
  const { error } = response.json<ErrorBody>();
  return [response.statusCode, error.code, error.field];
};

describe('a company', () => {
  it('is found by its INN before anybody added it, also by a guest', async () => {
    const find = (inn: string) => shop.guest().post('/companies/find', { inn });
    const { inn, kpp, name } = known;
    expect((await find(' 7707 083893')).json()).toEqual({ company: { inn, kpp, name } });
    expect((await find('7736207543')).json()).toEqual({ company: null });
    for (const wrong of ['7707083894', '500100732259', 'нет'])
      expect(await problemOf(find(wrong))).toEqual([400, 'invalid_input', 'inn']);
  });

  it('is added by its INN with the register’s data, and is listed', async () => {
    const anna = await shop.signedIn();
    const id = await addCompany(anna, { inn: ' 7707 083893 ', name: 'not this name' });
    expect(await companyOf(anna, id)).toMatchObject({
      inn: known.inn,
      kpp: known.kpp,
      ogrn: known.ogrn,
      name: known.name,
      address: known.address,
      isPersonal: false,
      bank: null,
      contract: null,
      role: 'owner',
      mayManage: true,
      invitations: [],
      members: [
        {
          isMe: true,
          role: 'owner',
          phone: anna.phone,
        },
      ],
    });
    expect(await companiesOf(anna)).toMatchObject({
      buysAs: null,
      companies: [{ id, role: 'owner', memberCount: 1, mayOrder: true }],
    });
  });

  it.each([
    [{ inn: '7707083894' }, 'inn', 'заканчивается на 3'],
    [{ inn: '0000000000' }, 'inn', 'нули'],
    [{ inn: '12' }, 'inn', '10 цифр'],
    [{ inn: '' }, 'inn', ''],
    [{}, 'inn', ''],
    [{ inn: '7736207543' }, 'name', 'В реестре такой компании нет'],
    [{ inn: '500100732259' }, 'inn', 'больше нет'],
    [{ inn: '7736207543', name: 'a\u0000b' }, 'name', ''],
    [{ inn: '7736207543', name: 'x'.repeat(301) }, 'name', ''],
  ])('is refused with the field: %o', async (body, field, words) => {
    const anna = await shop.signedIn();
    const answer = await anna.post('/companies', body, { 'accept-language': 'ru' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().error).toMatchObject({ code: 'invalid_input', field });
    expect(answer.json<ErrorBody>().error.message).toContain(words);
    expect((await companiesOf(anna)).companies).toEqual([]);
  });

  it('unknown to the register gets its name by hand', async () => {
    const anna = await shop.signedIn();
    const id = await addCompany(anna, { inn: '7736207543', name: 'ООО «Ромашка <script>»' });
    expect(await companyOf(anna, id)).toMatchObject({ name: 'ООО «Ромашка <script>»', kpp: null });
  });

  it('is added once per person, even in parallel; another person may add it too', async () => {
    const [anna, boris] = [await shop.signedIn(), await shop.signedIn()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => anna.post('/companies', { inn: known.inn })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await problemOf(anna.post('/companies', { inn: known.inn }))).toEqual([409, 'company_known', 'inn']);
    await addCompany(boris);
  });

  it('stores requisites that fit together, and finds the bank', async () => {
    const anna = await shop.signedIn();
    const id = await addCompany(anna);
    const body = {
      name: 'ООО «Новое»',
      kpp: '770401001',
      ogrn: known.ogrn,
      address: 'Москва',
      bik: '044030827',
      account: '40702 810 9 0000 0002851',
      correspondentAccount: '',
    };
    const saved = await anna.post(`/companies/${id}`, { ...body, inn: '7736207543', prices_koef: 1 });
    expect(saved.json()).toMatchObject({
      inn: known.inn,
      name: 'ООО «Новое»',
      kpp: '770401001',
      bank: {
        bik: '044030827',
        account: '40702810900000002851',
        name: 'Банк «Невский»',
        correspondentAccount: '30101810200000000827',
      },
    });
    const { prices_koef } = await shop.db.selectFrom('company').selectAll().executeTakeFirstOrThrow();
    expect(prices_koef).toBeNull();
    const wrong = { ...body, account: '40702810000000002851' };
    expect(await problemOf(anna.post(`/companies/${id}`, wrong))).toEqual([400, 'invalid_input', 'account']);
    const bankless = { ...body, bik: '', account: '' };
    expect((await anna.post(`/companies/${id}`, bankless)).json()).toMatchObject({ bank: null });
    expect(await problemOf(anna.post(`/companies/${id}`, { ...body, name: ' ' }))).toEqual([
      400,
      'invalid_input',
      'name',
    ]);
  });
});

describe('members', () => {
  it('see what their role allows', async () => {
    const [anna, boris, vera] = [await shop.signedIn(), await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    await join(shop, anna, boris, { company, role: 'buyer', orderLimit: 5000 });
    await join(shop, anna, vera, { company, role: 'accountant', orderLimit: 5000 });
    const seen = await companyOf(boris, company);
    expect(seen).toMatchObject({ role: 'buyer', mayManage: false, invitations: [] });
    expect(seen.members.map(({ phone, role, orderLimit }) => [phone, role, orderLimit])).toEqual([
      ['', 'owner', null],
      [boris.phone, 'buyer', 5000],
      ['', 'accountant', null],
    ]);
    expect((await companyOf(anna, company)).members.map(({ phone }) => phone)).toEqual([
      anna.phone,
      boris.phone,
      vera.phone,
    ]);
  });

  it('are changed by owners, and the last owner stays', async () => {
    const [anna, boris] = [await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    await join(shop, anna, boris, { company, role: 'buyer' });
    const of = (person: SignedInBrowser) => `/companies/${company}/members/${person.accountId}`;
    const role = (name: string, orderLimit: number | null = null) => ({ role: name, orderLimit });
    expect(await problemOf(boris.post(of(boris), role('owner')))).toEqual([403, 'forbidden', undefined]);
    expect(await problemOf(anna.post(of(anna), role('buyer')))).toEqual([409, 'last_owner', undefined]);
    expect(await problemOf(anna.post(`${of(anna)}/remove`, {}))).toEqual([409, 'last_owner', undefined]);
    expect(await problemOf(anna.post(of(boris), role('chief')))).toEqual([400, 'invalid_input', 'role']);
    for (const limit of [0, -1, 0.5, 1e12, '5']) {
      const answer = anna.post(of(boris), { role: 'buyer', orderLimit: limit });
      expect(await problemOf(answer)).toEqual([400, 'invalid_input', 'orderLimit']);
    }
    expect(await problemOf(anna.post(`/companies/${company}/members/999999`, role('buyer')))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    expect((await anna.post(of(boris), role('owner'))).statusCode).toBe(200);
    expect((await anna.post(`${of(anna)}/remove`, {})).json()).toMatchObject({ companies: [] });
    expect((await companyOf(boris, company)).members).toHaveLength(1);
  });

  it('removing each other in parallel leave one owner', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [anna, boris] = [await shop.signedIn(), await shop.signedIn()];
      const company = await addCompany(anna);
      await join(shop, anna, boris, { company, role: 'owner' });
      const remove = (who: SignedInBrowser, whom: SignedInBrowser) =>
        who.post(`/companies/${company}/members/${whom.accountId}/remove`, {});
      const answers = await Promise.all([remove(anna, boris), remove(boris, anna), remove(anna, anna)]);
      expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
      const left = await shop.db
        .selectFrom('company_member')
        .select('role')
        .where('company_id', '=', Number(company))
        .execute();
      expect(left).toEqual([{ role: 'owner' }]);
    }
  });
});

describe('"I buy as"', () => {
  it('is a company that the person may order for, until they leave it or lose that right', async () => {
    const [anna, boris] = [await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    await join(shop, anna, boris, { company, role: 'accountant' });
    const choose = (companyId: string | null) => boris.post('/companies/buy-as', { companyId });
    const asBoris = async () => (await companiesOf(boris)).buysAs;
    const of = `/companies/${company}/members/${boris.accountId}`;
    expect(await problemOf(choose(company))).toEqual([403, 'forbidden', undefined]);
    await anna.post(of, { role: 'buyer', orderLimit: null });
    expect((await choose(company)).json()).toMatchObject({ buysAs: company });
    expect((await choose(null)).json()).toMatchObject({ buysAs: null });
    await choose(company);
    await anna.post(of, { role: 'accountant', orderLimit: null });
    expect(await asBoris()).toBeNull();
    await anna.post(of, { role: 'buyer', orderLimit: null });
    await choose(company);
    await anna.post(`${of}/remove`, {});
    expect(await companiesOf(boris)).toEqual({ buysAs: null, companies: [] });
  });

  it('ends with the company', async () => {
    const anna = await shop.signedIn();
    const company = await addCompany(anna);
    await anna.post('/companies/buy-as', { companyId: company });
    expect((await anna.post(`/companies/${company}/remove`, {})).json()).toEqual({ buysAs: null, companies: [] });
  });
});

describe('a deleted account', () => {
  const erase = async (person: SignedInBrowser): Promise<void> => {
    const now = shop.deps.clock();
    await shop.db.updateTable('account').set({ delete_at: now }).where('id', '=', person.accountId).execute();
    await inTransaction(shop.db, (tx) => personalDataQueries(tx).erase(person.accountId, now));
  };
  const companiesLeft = async (id: string) =>
    (await shop.db.selectFrom('company').select('id').where('id', '=', Number(id)).execute()).length;

  it('leaves its companies; a company without another owner is removed', async () => {
    const [anna, boris, vera] = [await shop.signedIn(), await shop.signedIn(), await shop.signedIn()];
    const [shared, own] = [await addCompany(anna), await addCompany(anna, { inn: '7736207543', name: 'Своя' })];
    await join(shop, anna, boris, { company: shared, role: 'owner' });
    await join(shop, anna, vera, { company: own, role: 'buyer' });
    await vera.post('/companies/buy-as', { companyId: own });
    expect((await personalDataQueries(shop.db).of(anna.accountId))['companies']).toMatchObject([
      { inn: known.inn, role: 'owner' },
      { inn: '7736207543', role: 'owner' },
    ]);
    await erase(anna);
    expect((await companyOf(boris, shared)).members).toMatchObject([{ isMe: true }]);
    expect(await companiesLeft(own)).toBe(0);
    expect(await companiesOf(vera)).toEqual({ buysAs: null, companies: [] });
  });
});

describe('access', () => {
  it('is for members only: the same 404 for others’ companies and unknown ones (T12)', async () => {
    const [anna, stranger] = [await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    const details = { name: 'x', kpp: '', ogrn: '', address: '', bik: '', account: '', correspondentAccount: '' };
    const posts: readonly (readonly [string, object])[] = [
      ['', details],
      ['/remove', {}],
      ['/invitations', { contact: 'x@example.com', role: 'buyer', orderLimit: null }],
      ['/invitations/1/withdraw', {}],
      [`/members/${anna.accountId}`, { role: 'buyer', orderLimit: null }],
      [`/members/${anna.accountId}/remove`, {}],
    ];
    for (const id of [company, '999999999', '0', 'x']) {
      const answers = [await stranger.get(`/companies/${id}`)];
      for (const [path, body] of posts) answers.push(await stranger.post(`/companies/${id}${path}`, body));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    expect(await problemOf(stranger.post('/companies/buy-as', { companyId: company }))).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    const guest = shop.guest();
    expect((await guest.get('/companies')).statusCode).toBe(401);
    for (const [path, body] of posts)
      expect((await guest.post(`/companies/${company}${path}`, body)).statusCode).toBe(401);
    expect((await companyOf(anna, company)).members).toHaveLength(1);
  });

  it('without ownership changes nothing', async () => {
    const [anna, boris] = [await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    await join(shop, anna, boris, { company, role: 'buyer' });
    const details = { name: 'x', kpp: '', ogrn: '', address: '', bik: '', account: '', correspondentAccount: '' };
    const invitation = { contact: 'x@example.com', role: 'owner', orderLimit: null };
    const answers = [
      await boris.post(`/companies/${company}`, details),
      await boris.post(`/companies/${company}/remove`, {}),
      await boris.post(`/companies/${company}/invitations`, invitation),
      await boris.post(`/companies/${company}/members/${anna.accountId}/remove`, {}),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });
});
