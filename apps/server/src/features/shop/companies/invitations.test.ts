import type { ErrorBody } from '@farad/contract/error';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SignedInBrowser, TestShop } from '#testing/shop.ts';
import { addCompany, companiesOf, companyOf, invitedToken, openCompaniesShop } from './test-companies.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openCompaniesShop();
});
afterAll(() => shop.close());

const dayS = 86_400;

const invite = (owner: SignedInBrowser, company: string, contact: string, role = 'buyer') =>
  owner.post(`/companies/${company}/invitations`, { contact, role, orderLimit: null });
const accept = (person: SignedInBrowser, token: string) => person.post(`/company-invitations/${token}/accept`, {});
const codeOf = (answer: Awaited<ReturnType<typeof accept>>) =>
  answer.statusCode === 200 ? 'ok' : answer.json<ErrorBody>().error.code;

describe('an invitation', () => {
  it('goes to an email address, is shown to its owner and accepted once', async () => {
    const [anna, boris] = [await shop.signedIn(), await shop.signedIn({ email: 'boris@example.com' })];
    const company = await addCompany(anna);
    const answer = await invite(anna, company, ' Boris@Example.com ', 'accountant');
    expect(answer.json()).toMatchObject({ invitations: [{ contact: 'boris@example.com', role: 'accountant' }] });
    const token = await invitedToken(shop, 'boris@example.com');
    const messages = await shop.pool.query<{ text: string }>(
      "select text from outbox where kind = 'company_invitation' and recipient = 'boris@example.com'",
    );
    expect(messages.rows[0]?.text).toContain('для компании ПАО СБЕРБАНК (ИНН 7707083893).');
    expect((await boris.get(`/company-invitations/${token}`)).json()).toMatchObject({
      company: { inn: '7707083893' },
      role: 'accountant',
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(boris, token)));
    expect(answers.map(codeOf).sort()).toEqual([
      'invitation_over',
      'invitation_over',
      'invitation_over',
      'invitation_over',
      'ok',
    ]);
    expect((await companiesOf(boris)).companies).toMatchObject([{ id: company, role: 'accountant', mayOrder: false }]);
    expect(await companyOf(anna, company)).toMatchObject({ invitations: [], members: { length: 2 } });
  });

  it('that was forwarded gives no access', async () => {
    const [anna, boris, vera] = [await shop.signedIn(), await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    await invite(anna, company, boris.phone);
    const token = await invitedToken(shop, boris.phone);
    expect(codeOf(await accept(vera, token))).toBe('invitation_for_another');
    expect((await vera.get(`/company-invitations/${token}`)).statusCode).toBe(403);
    expect((await companiesOf(vera)).companies).toEqual([]);
    expect((await shop.guest().post(`/company-invitations/${token}/accept`, {})).statusCode).toBe(401);
    expect(codeOf(await accept(boris, token))).toBe('ok');
  });

  it('ends: after a week, when withdrawn, when replaced', async () => {
    const [anna, boris] = [await shop.signedIn(), await shop.signedIn()];
    const company = await addCompany(anna);
    await invite(anna, company, boris.phone);
    const first = await invitedToken(shop, boris.phone);
    await invite(anna, company, boris.phone, 'owner');
    const second = await invitedToken(shop, boris.phone);
    expect(codeOf(await accept(boris, first))).toBe('invitation_over');
    const { invitations } = await companyOf(anna, company);
    expect(invitations).toMatchObject([{ role: 'owner' }]);
    await anna.post(`/companies/${company}/invitations/${invitations[0]?.id ?? ''}/withdraw`, {});
    expect(codeOf(await accept(boris, second))).toBe('invitation_over');
    await invite(anna, company, boris.phone);
    const third = await invitedToken(shop, boris.phone);
    await shop.db
      .updateTable('company_invitation')
      .set({ expires_at: shop.deps.clock() })
      .where('company_id', '=', Number(company))
      .where('used_at', 'is', null)
      .execute();
    expect(codeOf(await accept(boris, third))).toBe('invitation_over');
    expect((await companyOf(anna, company)).invitations).toEqual([]);
  });

  it('shows strangers no text by the owner', async () => {
    const anna = await shop.signedIn();
    const company = await addCompany(anna, { inn: '7736207543', name: 'Срочно на evil.example' });
    await invite(anna, company, 'spam@example.com');
    const { text, subject } = await shop.db
      .selectFrom('outbox')
      .select(['text', 'subject'])
      .where('recipient', '=', 'spam@example.com')
      .executeTakeFirstOrThrow();
    expect(text).toContain('7736207543');
    expect(text + subject).not.toContain('evil');
  });

  it.each([
    ['', 'invalid_input'],
    ['+1 202 555 0100', 'foreign_phone'],
    ['+7 495 123-45-67', 'not_a_mobile_phone'],
    ['a@b', 'invalid_email'],
    ['a@example.com\r\nBcc: all@example.com', 'invalid_input'],
  ])('to %j is refused with the field', async (contact, code) => {
    const anna = await shop.signedIn();
    const answer = await invite(anna, await addCompany(anna), contact);
    expect(answer.json<ErrorBody>().error).toMatchObject({ code, field: 'contact' });
  });

  it('to a member is refused; an invalid token is not found', async () => {
    const anna = await shop.signedIn();
    const company = await addCompany(anna);
    expect((await invite(anna, company, anna.phone)).json<ErrorBody>().error).toMatchObject({ field: 'contact' });
    for (const token of ['x', 'a'.repeat(22), '%00', "' or 1=1"]) {
      expect((await accept(anna, encodeURIComponent(token))).statusCode).toBeLessThan(500);
      expect((await anna.get(`/company-invitations/${encodeURIComponent(token)}`)).statusCode).not.toBe(200);
    }
  });

  it('is limited to thirty a day per person, for all companies together', async () => {
    const anna = await shop.signedIn();
    const companies = [await addCompany(anna), await addCompany(anna, { inn: '7736207543', name: 'Вторая' })];
    const codes: string[] = [];
    for (let sent = 0; sent < 31; sent += 1) {
      codes.push(codeOf(await invite(anna, companies[sent % 2] ?? '', `person${sent}@example.com`)));
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(30);
    expect(codes.at(-1)).toBe('too_many_requests');
    const yesterday = new Date(shop.deps.clock().getTime() - (dayS + 1) * 1000);
    await shop.db
      .updateTable('company_invitation')
      .set({ created_at: yesterday })
      .where('invited_by', '=', anna.accountId)
      .execute();
    expect(codeOf(await invite(anna, companies[0] ?? '', 'next@example.com'))).toBe('ok');
  });
});
