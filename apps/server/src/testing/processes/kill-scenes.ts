import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

import { Basket } from '@farad/contract/shop/basket';
import { ProductListAnswer } from '@farad/contract/shop/search';
import { PlacedOrder } from '@farad/contract/shop/orders';

import type { MortalBrowser, MortalShop } from './kill-lives.ts';
import type { LiveAnswer } from './live-server.ts';
import { orderOf } from '../calls/order-calls.ts';

const pieces = 10;

/** Numbers of the orders that the test placed, by scene. They are compared with the database at the end. */
export interface Begun {
  readonly card: string[];
  readonly invoice: string[];
  readonly lapsed: string[];
}

export interface People {
  readonly buyer: MortalBrowser;
  readonly companyBuyer: MortalBrowser;
  readonly companyId: string;
  readonly inn: string;
  readonly staff: MortalBrowser;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const newToken = (): string => randomBytes(32).toString('base64url');

async function signIn(shop: MortalShop, phone: string, address: string) {
  const token = newToken();
  const [account] = await shop.rows<{ id: number }>(
    'insert into account (phone, username, name) values ($1, $1, $2) returning id',
    [phone, 'Анна'],
  );
  await shop.rows(
    `insert into session (token_sha256, account_id, user_agent, created_at, last_seen_at, expires_at, proved_at)
     values ($1, $2, 'test', now(), now(), now() + interval '1 day', now())`,
    [sha256(token), account?.id],
  );
  return { id: account?.id ?? 0, browser: shop.browser(address, new Map([['__Host-sid', token]])) };
}

async function signInStaff(shop: MortalShop): Promise<MortalBrowser> {
  const token = newToken();
  await shop.rows(
    `with made as (insert into staff (email, name, locale, created_at) values ('boss@farad.example', 'Boss', 'ru', now())
       returning id), roles as (insert into staff_role (staff_id, role) select id, 'administrator' from made)
     insert into staff_session (token_sha256, staff_id, step, user_agent, ip, created_at, last_seen_at, turned_at,
       expires_at)
     select $1, id, 'done', 'test', '127.0.0.1', now(), now(), now(), now() + interval '8 hours' from made`,
    [sha256(token)],
  );
  return shop.browser('127.0.0.41', new Map([['__Host-staff', token]]));
}

/** Creates a buyer, a buyer with a company, and staff. */
export async function openPeople(shop: MortalShop): Promise<People> {
  await shop.server();
  await shop.rows(`insert into setting (key, value) values ('completion', '{"days": 0}')`);
  // Everybody has an e-mail here, so by default no SMS would be sent.
  const placed = { event: 'order_placed', sms: 'always', email: true, site: true };
  const notices = JSON.stringify({ rules: [placed], smsKopecks: 500 });
  await shop.rows(`insert into setting (key, value) values ('notices', $1)`, [notices]);
  const inn = '7707083893';
  const { browser: buyer } = await signIn(shop, '79050000001', '127.0.0.42');
  const { id, browser: companyBuyer } = await signIn(shop, '79050000002', '127.0.0.43');
  const [company] = await shop.rows<{ id: number }>(
    `with made as (insert into company (inn, kpp, name, created_at) values ($1, '773601001', 'ООО «Ромашка»', now())
       returning id)
     insert into company_member (company_id, account_id, role, joined_at) select id, $2, 'owner', now() from made
     returning company_id as id`,
    [inn, id],
  );
  const companyId = String(company?.id);
  expectOk(await companyBuyer.post('/api/companies/buy-as', { companyId }));
  return { buyer, companyBuyer, companyId, inn, staff: await signInStaff(shop) };
}

function expectOk(answer: LiveAnswer): LiveAnswer {
  if (answer.status >= 300) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.json)}`);
  return answer;
}

/** Accepts success, and also refusals that mean that the step was already done, perhaps just before the server died. */
function expectDone(answer: LiveAnswer): void {
  if (answer.status < 300 || answer.status === 409 || answer.status === 400 || answer.status === 404) return;
  throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.json)}`);
}

/**
 * Orders ten pieces through a basket and returns the order's number. `more`: fields of the order that differ from
 * usual.
 */
async function order(buyer: MortalBrowser, more: object): Promise<string> {
  const { products } = ProductListAnswer.parse((await buyer.get('/api/catalog/products')).json);
  const product = products.find(({ qty, multiple }) => qty > 10_000 && pieces % multiple === 0);
  if (product === undefined) throw new Error('no product of which there is enough');
  const qty = Math.max(pieces, product.minQuantity);
  const added = expectOk(await buyer.post('/api/basket/add', { products: [{ product_id: product._id, qty }] }));
  const basket = Basket.parse(added.json);
  // Card payments need an e-mail for their receipt.
  const contact = { name: 'Анна', surname: 'Иванова', email: 'buyer@example.com' };
  const body = { ...orderOf(basket), contact, ...more };
  const key = randomUUID();
  const placed = expectOk(await buyer.post('/api/orders', body, { 'idempotency-key': key }));
  return PlacedOrder.parse(placed.json).number;
}

/** Scene: an order is paid by card, packed, handed over, completed, and partly returned. */
export async function cardLife(shop: MortalShop, { buyer, staff }: People, begun: Begun): Promise<void> {
  const number = await order(buyer, { payment_method: 'card' });
  begun.card.push(number);
  const payment = 'from payment join orders on orders.id = order_id where number = $1';
  for (let tries = 0; tries < 5; tries += 1) {
    await buyer.post(`/api/orders/${number}/pay`, { method: 'card' });
    const [known] = await shop.rows(`select 1 ${payment} and confirmation_url is not null`, [number]);
    if (known !== undefined) break;
    await shop.nudge();
  }
  await shop.until('the page to pay', `select 1 ${payment} and confirmation_url is not null`, [number]);
  const [page] = await shop.rows<{ url: string }>(`select confirmation_url as url ${payment}`, [number]);
  await payAtPage(shop, new URL(page?.url ?? '').pathname);
  await shop.until('the money', 'select 1 from orders where number = $1 and paid_at is not null', [number]);

  const path = `/api/admin/orders/${number}`;
  const is = (status: string) =>
    shop.until(status, 'select 1 from orders where number = $1 and status = $2', [number, status]);
  expectDone(await staff.post(`${path}/move`, { from: 'in_work_personal', to: 'in_warehouse', reason: '' }));
  await is('in_warehouse');
  const [line] = await shop.rows<{ id: number; qty: number }>(
    `select product_id as id, quantity as qty from order_line join orders on orders.id = order_id where number = $1`,
    [number],
  );
  expectDone(await staff.post(`${path}/parcels`, { products: [{ product_id: String(line?.id), qty: line?.qty }] }));
  expectDone(await staff.post(`${path}/parcels/1/hand-over`, { by: 'shop', track: '' }));
  const receipt = `select 1 from receipt join orders on orders.id = order_id where number = $1 and receipt.state = 'registered'`;
  await shop.until('the closing receipt', `${receipt} and kind = 'closing'`, [number]);
  await is('completed');
  const refund = { what: { kind: 'parts', of: 'shipped', lines: [{ position: 1, qty: 1 }] }, isBackInStock: true };
  const key = randomUUID();
  expectOk(await staff.post(`${path}/refunds`, { ...refund, reason: 'Не подошло' }, { 'idempotency-key': key }));
  await shop.until('the refund', `${receipt} and kind = 'refund'`, [number]);
}

/** Pays on the payment page. Its form is not JSON, so it needs its own function. */
async function payAtPage(shop: MortalShop, path: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { origin } = await shop.server();
    try {
      const body = new URLSearchParams({ action: 'pay' });
      const answer = await fetch(origin + path, { method: 'POST', body, redirect: 'manual' });
      if (answer.status === 303) return;
      throw new Error(`the page answered ${answer.status}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Scene: the order of a company is paid by bank transfer, which a bank statement reports. */
export async function invoiceLife(shop: MortalShop, people: People, begun: Begun): Promise<void> {
  const { companyBuyer, companyId, inn, staff } = people;
  const papers = { payment_method: 'invoice', accountant_email: 'accounts@company.example' };
  const company = { customer_type: 'company', company_id: companyId, ...papers };
  const number = await order(companyBuyer, company);
  begun.invoice.push(number);
  const [invoice] = await shop.rows<{ sequence: number; total: number; account: string }>(
    `select sequence, invoice.total_kopecks as total, seller->>'account' as account
     from invoice join orders on orders.id = order_id where number = $1`,
    [number],
  );
  if (invoice === undefined) throw new Error(`order ${number} has no invoice`);
  const file = [
    '1CClientBankExchange',
    'СекцияДокумент=Платежное поручение',
    `Номер=${randomInt(1, 10 ** 8)}`,
    'Дата=23.11.2026',
    `Сумма=${(invoice.total / 100).toFixed(2)}`,
    'ПлательщикСчет=40702810900000002851',
    `ПлательщикИНН=${inn}`,
    'Плательщик1=ООО "Ромашка"',
    `ПолучательСчет=${invoice.account}`,
    `НазначениеПлатежа=Оплата по счету № ${invoice.sequence}`,
    'КонецДокумента',
    'КонецФайла',
    '',
  ].join('\r\n');
  const type = { 'content-type': 'application/octet-stream' };
  expectOk(await staff.post('/api/admin/bank/statements', file, type));
  await shop.until('money by bank', 'select 1 from orders where number = $1 and paid_at is not null', [number]);
}

/** Scene: an order is never paid, so it is cancelled. */
export async function lapsingLife(shop: MortalShop, { buyer }: People, begun: Begun): Promise<void> {
  const number = await order(buyer, { payment_method: 'card' });
  begun.lapsed.push(number);
  await shop.rows(`update orders set pay_until = now() - interval '1 minute' where number = $1`, [number]);
  await shop.nudge();
  await shop.until('the lapse', `select 1 from orders where number = $1 and status = 'cancelled'`, [number]);
}
