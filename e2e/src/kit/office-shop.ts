import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';

import { openOwnShop, type Settings } from './own-shop.ts';
import { administrator, signInFirst } from './staff.ts';

/** Company details of the shop, as invoices and bank statements need them. */
export const seller = {
  name: 'ООО «Фарад»',
  address: '105005, г. Москва, ул. Радио, д. 10',
  phone: '+7 495 000-00-00',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bankName: 'ПАО Сбербанк',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: '',
  vatMode: 'general',
};

/** A separate shop with company details. `office` is the browser of its signed-in administrator. */
export interface OfficeShop {
  readonly base: string;
  readonly office: BrowserContext;
  /** Sends a POST to the API, for steps that the journey does not test. Fails if the API refuses the request. */
  readonly say: <Answer>(
    request: APIRequestContext,
    path: string,
    data: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** Reads from the API with GET. */
  readonly ask: <Answer>(request: APIRequestContext, path: string) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

/**
 * Starts a separate shop with an administrator. `name` is for its data folder; `settings` are additional environment
 * variables, or a function that returns them for the address of the shop.
 */
export async function openOfficeShop(browser: Browser, name: string, settings: Settings = {}): Promise<OfficeShop> {
  const { base, end } = await openOwnShop(name, settings);
  const office = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
  const say: OfficeShop['say'] = async <Answer>(
    request: APIRequestContext,
    path: string,
    data: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await request.post(`${base}/api${path}`, { headers: { origin: base, ...headers }, data });
    expect([path, answer.ok(), answer.ok() ? '' : await answer.text()]).toEqual([path, true, '']);
    return (await answer.json()) as Answer;
  };
  const page = await office.newPage();
  await page.goto('/admin');
  await signInFirst(page, administrator.email, administrator.password);
  await page.close();
  await say(office.request, '/admin/settings/seller', { ...seller, seen: null });
  return {
    base,
    office,
    say,
    ask: async <Answer>(request: APIRequestContext, path: string) =>
      (await (await request.get(`${base}/api${path}`)).json()) as Answer,
    end: async () => {
      await office.close();
      await end();
    },
  };
}
