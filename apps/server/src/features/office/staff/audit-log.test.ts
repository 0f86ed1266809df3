import { calls, type Call, type CallName } from '@farad/contract/calls';
import { resources } from '@farad/wording/server';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { catalogueScenes } from '#testing/scenes/catalogue-scenes.ts';
import { contentScenes } from '#testing/scenes/content-scenes.ts';
import { couponScenes } from '#testing/scenes/coupon-scenes.ts';
import { operationScenes } from '#testing/scenes/operation-scenes.ts';
import { chatScenes } from '#testing/scenes/chat-scenes.ts';
import { exchangeScenes } from '#testing/scenes/exchange-scenes.ts';
import { feedbackScenes } from '#testing/scenes/feedback-scenes.ts';
import { importScenes } from '#testing/scenes/import-scenes.ts';
import { orderScenes } from '#testing/scenes/order-scenes.ts';
import { parcelScenes } from '#testing/scenes/parcel-scenes.ts';
import { paymentScenes } from '#testing/scenes/payment-scenes.ts';
import { openPaymentShop, type PaymentShop } from '#testing/payment-shop.ts';
import { productScenes } from '#testing/calls/product-calls.ts';
import { requestScenes } from '#testing/calls/request-calls.ts';
import { addStaff, signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { providerScenes, providerSecret } from '#testing/scenes/provider-scenes.ts';
import { settingScenes } from '#testing/scenes/setting-scenes.ts';
import { searchScenes } from '#testing/scenes/search-scenes.ts';
import { stockScenes } from '#testing/scenes/stock-scenes.ts';
import { warehouseScenes } from '#testing/scenes/warehouse-scenes.ts';
import { translationScenes } from '#testing/scenes/translation-scenes.ts';
import { writingScenes } from '#testing/scenes/writing-scenes.ts';
import { auditLines } from './audit-lines.examples.ts';
import { hashPassword } from './password-hash.ts';
import { linkHash, recoveryHmac, seal } from './secrets.ts';

let shop: PaymentShop;
let passwordHash: string;
const password = 'Северный ветер 42 канифоль';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCode = 'abcde-fgh23';
const shopKey = 'live_key-of-the-shop';

beforeAll(async () => {
  shop = await openPaymentShop();
  passwordHash = await hashPassword(password);
});
afterAll(() => shop.close());

const code = (): Promise<string> => generate({ secret, epoch: Math.floor(shop.deps.clock().getTime() / 1000) });

/**
 * Returns the browser of a signed-in administrator whose account has an authenticator, a password and all other data.
 */
async function chief(): Promise<StaffBrowser> {
  shop.passSeconds(60);
  const browser = await signedInStaff(shop, 'administrator');
  const sealed = seal(shop.deps.secretKey, browser.staffId, secret);
  const known = { password_hash: passwordHash, totp_secret: sealed, pending_totp_secret: sealed };
  await shop.db.updateTable('staff').set(known).where('id', '=', browser.staffId).execute();
  return browser;
}

/** Returns the browser of an administrator who gave the password, but not the code yet. */
async function halfIn(hasTotp: boolean): Promise<StaffBrowser> {
  const known = await chief();
  if (!hasTotp) await shop.db.updateTable('staff').set({ totp_secret: null }).where('id', '=', known.staffId).execute();
  await known.post('/admin/sign-in', { email: known.email, password });
  return known;
}

async function customerId(): Promise<number> {
  return (await shop.signedIn()).accountId;
}

async function companyId(): Promise<number> {
  const empty = { kpp: null, ogrn: null, bik: null, bank_name: null, account: null, correspondent_account: null };
  const terms = { contract_number: null, contract_date: null, prices_koef: null };
  const named = { inn: '7707083893', name: 'ООО Журнал', address: '', created_at: new Date() };
  const row = await shop.db
    .insertInto('company')
    .values({ ...empty, ...terms, ...named })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function questionId(): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into question (product_id, account_id, author_name, text) values (1, $1, 'Пётр', 'На ленте?') returning id`,
    [await customerId()],
  );
  return rows[0]?.id ?? 0;
}

/** Path, body and content type of a request. If the body is text, it is sent as a file of this type. */
type Sent = readonly [path: string, body: object | string, type?: string];

type Changing<Name extends CallName> = (typeof calls)[Name] extends { isQuestion: true }
  ? never
  : (typeof calls)[Name] extends { method: 'POST'; path: `/admin/${string}` }
    ? Name
    : never;

const other = async (): Promise<number> => (await addStaff(shop, ['support'], passwordHash)).id;

/**
 * For each changing call of the back office, a function that prepares the data and returns a request that succeeds. If
 * a new call is missing here, the file does not compile.
 */
const scenes: { readonly [Name in CallName as Changing<Name>]: (by: StaffBrowser) => Promise<Sent> } = {
  staffSignIn: async (by) => ['/admin/sign-in', { email: by.email, password }],
  staffSignInCode: async () => ['/admin/sign-in/code', { code: await code() }],
  staffEnrol: async () => ['/admin/sign-in/totp', {}],
  staffConfirmEnrol: async () => ['/admin/sign-in/totp/confirm', { code: await code() }],
  acceptStaffInvitation: async () => {
    const id = await other();
    const invited = { invitation_sha256: linkHash('token'), invitation_expires_at: new Date(Date.now() + 1e9) };
    await shop.db.updateTable('staff').set(invited).where('id', '=', id).execute();
    return ['/admin/invitation/accept', { token: 'token', password }];
  },
  staffSignOut: async () => ['/admin/sign-out', {}],
  saveStaffMe: async () => ['/admin/me', { name: 'Новое имя', locale: 'en' }],
  endStaffSession: async (by) => {
    const [session] = (await by.get('/admin/sessions')).json<{ id: string }[]>();
    return ['/admin/sessions/end', { id: session?.id }];
  },
  endOtherStaffSessions: async () => ['/admin/sessions/end-others', {}],
  changeStaffPassword: async () => [
    '/admin/password',
    { password, code: await code(), newPassword: 'Южный ветер 43 припой' },
  ],
  renewStaffTotp: async () => ['/admin/totp', { password, code: await code() }],
  confirmStaffTotp: async () => ['/admin/totp/confirm', { code: await code() }],
  renewRecoveryCodes: async (by) => {
    const hmac = recoveryHmac(shop.deps.secretKey, by.staffId, recoveryCode);
    await shop.db.insertInto('staff_recovery_code').values({ staff_id: by.staffId, code_hmac: hmac }).execute();
    return ['/admin/recovery-codes', { password, code: recoveryCode }];
  },
  createStaff: async () => [
    '/admin/users',
    { email: 'new@farad.example', name: 'Новый', locale: 'ru', roles: ['support'], by: 'password' },
  ],
  inviteStaff: async () => [`/admin/users/${await other()}/invitation`, { by: 'link' }],
  setStaffRoles: async () => [`/admin/users/${await other()}/roles`, { roles: ['developer'] }],
  saveCustomRole: async () => [
    '/admin/roles',
    { id: null, name: 'Склад', permissions: ['pack_orders', 'manage_stock'] },
  ],
  removeCustomRole: async (by) => {
    await by.post('/admin/roles', { id: null, name: 'Лишняя', permissions: ['view_orders'] });
    const { customRoles } = (await by.get('/admin/users')).json<{ customRoles: { id: string; name: string }[] }>();
    return ['/admin/roles/remove', { id: customRoles.find(({ name }) => name === 'Лишняя')?.id }];
  },
  setStaffDisabled: async () => [`/admin/users/${await other()}/disabled`, { isDisabled: true }],
  resetStaffTotp: async () => [`/admin/users/${await other()}/totp/reset`, {}],
  setCustomerCoefficient: async () => [`/admin/customers/${await customerId()}/coefficient`, { priceCoefficient: 0.9 }],
  setCustomerBlock: async () => [`/admin/customers/${await customerId()}/block`, { isBlocked: true, reason: 'Обман' }],
  addCustomerNote: async () => [`/admin/customers/${await customerId()}/notes`, { text: 'Заметка' }],
  removeCustomerNote: async (by) => {
    const customer = await customerId();
    const noted = await by.post(`/admin/customers/${customer}/notes`, { text: 'Заметка' });
    const [note] = noted.json<{ notes: { id: string }[] }>().notes;
    return [`/admin/customers/${customer}/notes/${note?.id}/remove`, {}];
  },
  beginImpersonation: async () => [`/admin/customers/${await customerId()}/impersonation`, { reason: 'Звонок' }],
  setCompanyTerms: async () => [
    `/admin/companies/${await companyId()}/terms`,
    { contract: { number: '1', date: '2026-01-31' }, priceCoefficient: 0.9 },
  ],
  setCompanyMember: async () => {
    const [company, customer] = [await companyId(), await customerId()];
    const joined = { role: 'owner', order_limit_kopecks: null, joined_at: new Date() } as const;
    await shop.db
      .insertInto('company_member')
      .values({ company_id: company, account_id: customer, ...joined })
      .execute();
    return [`/admin/companies/${company}/members/${customer}`, { role: 'owner', orderLimit: null }];
  },
  answerAsShop: async () => [`/admin/questions/${await questionId()}/answers`, { text: 'Да, по 5000 на ленте.' }],
  ...paymentScenes(() => shop),
  ...orderScenes(() => shop),
  ...operationScenes(() => shop),
  ...searchScenes(() => shop),
  ...translationScenes(() => shop),
  ...writingScenes(() => shop),
  ...chatScenes(() => shop),
  ...feedbackScenes(() => shop),
  ...requestScenes(() => shop),
  ...catalogueScenes(() => shop),
  ...contentScenes(),
  ...couponScenes(() => shop),
  ...stockScenes,
  ...warehouseScenes(() => shop),
  ...providerScenes,
  ...settingScenes,
  ...productScenes(() => shop),
  ...importScenes(() => shop),
  ...exchangeScenes(() => shop),
  ...parcelScenes(() => shop),
  setPaymentAccount: async () => ['/admin/payment-account', { shopId: '100500', secretKey: shopKey }],
  removePaymentAccount: async (by) => {
    await by.post('/admin/payment-account', { shopId: '100500', secretKey: shopKey });
    return ['/admin/payment-account/remove', {}];
  },
  testPaymentMethods: async () => ['/admin/payment-methods/test', {}],
  clearDemonstration: async () => {
    await shop.pool.query(`insert into setting (key, value) values ('demonstration', 'true')`);
    return ['/admin/demonstration/clear', {}];
  },
};

const callers: Partial<Record<CallName, () => Promise<StaffBrowser>>> = {
  staffSignInCode: () => halfIn(true),
  staffEnrol: () => halfIn(false),
  staffConfirmEnrol: () => halfIn(false),
};

interface Line {
  readonly id: number;
  readonly text: string;
  readonly says: string;
}

/**
 * Returns a log line with # for numbers, since ids and sums differ between runs. Quotation marks are left out to
 * shorten it.
 */
const masked = (says: string): string => says.replaceAll(/\d+(?:\.\d+)?/g, '#').replaceAll('"', '');

const linesAfter = async (id: number): Promise<readonly Line[]> =>
  (
    await shop.pool.query<Line>(
      `select id::integer, row_to_json(audit)::text as text,
         concat_ws(' ', action, object_kind, before::text, '→', after::text, '· ' || nullif(reason, '')) as says
       from audit where id > $1 order by id`,
      [id],
    )
  ).rows;

/** Returns variants of a call's path. In each of them, one parameter names something that does not exist. */
function elsewhere(name: string, path: string): readonly string[] {
  const template = (calls as Record<string, Call>)[name]?.path.split('/') ?? [];
  const segments = path.split('/');
  return template.flatMap((part, at) => {
    if (!part.startsWith('{') || part === '{offset}') return [];
    const own = segments[at] ?? '';
    const unknown = /^\d+$/.test(own) ? '999999' : own.replace(/(?<=^\d\d-)\d+$|.{4}$/, '9990');
    return [segments.with(at, unknown).join('/')];
  });
}

it.each(Object.entries(resources))('%s: each field of a line has a name in words', (_, { backOfficeStaff }) => {
  const fields = Object.values(auditLines)
    .flat()
    .flatMap((line) => Array.from(line.matchAll(/[{,] ?([a-zA-Z_]+):/g), ([, field = '']) => field));
  expect(new Set(fields).size).toBeGreaterThan(150);
  expect([...new Set(fields)].filter((field) => !(`field_${field}` in backOfficeStaff))).toEqual([]);
});

describe('every changing call of the back office', () => {
  const changing = Object.entries<Call>(calls).filter(
    ([, { method, path, isQuestion }]) => method !== 'GET' && isQuestion !== true && path.startsWith('/admin/'),
  );

  it('is listed in this test', () => {
    expect(Object.keys(scenes).toSorted()).toEqual(changing.map(([name]) => name).toSorted());
  });

  it.each(Object.entries(scenes))(
    '%s leaves a log entry without secrets, and none for a thing that is not there',
    async (name, scene) => {
      const by = await (callers[name as CallName] ?? chief)();
      const [path, body, type = 'application/json'] = await scene(by);
      const last = (await linesAfter(0)).at(-1)?.id ?? 0;
      const headers = { 'content-type': type, 'user-agent': 'Browser of the log', 'idempotency-key': name };
      for (const missing of elsewhere(name, path)) {
        const missed = await by.post(missing, body, { ...headers, 'idempotency-key': missing });
        expect([missing, missed.statusCode, missed.body]).toEqual([
          missing,
          404,
          expect.stringContaining('"not_found"'),
        ]);
      }
      const answer = await by.post(path, body, headers);
      expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
      const lines = await linesAfter(last);
      const own = lines.filter((line) => line.text.includes('Browser of the log'));
      expect(own.map(({ says }) => masked(says))).toEqual(auditLines[name]);
      const text = lines.map((line) => line.text).join('\n');
      const shown = answer.json<Record<string, unknown>>();
      const given = [shown['password'], shown['secret'], ...[shown['recoveryCodes'] ?? []].flat()].filter(
        (value) => typeof value === 'string',
      );
      for (const hidden of [
        password,
        secret,
        recoveryCode,
        passwordHash,
        shopKey,
        providerSecret,
        'Южный ветер',
        'token"',
        'Заметка',
        ...given,
      ]) {
        expect(text).not.toContain(hidden);
      }
    },
  );

  it('leaves none when it was refused', async () => {
    const by = await chief();
    const last = (await linesAfter(0)).at(-1)?.id ?? 0;
    await by.post(`/admin/users/${by.staffId}/roles`, { roles: ['support'] });
    await by.post('/admin/customers/999999/block', { isBlocked: true, reason: 'Никого' });
    expect(await linesAfter(last)).toEqual([]);
  });
});
