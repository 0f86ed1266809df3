import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { openOfficeShop, seller, type OfficeShop } from '../kit/office-shop.ts';
import { orderBasket } from '../kit/order-basket.ts';
import { freshPhone, signIn, test, untilAnswered } from '../kit/shop.ts';
import { expectAccessible } from '../kit/staff.ts';

let base: string;
let office: BrowserContext;
let say: OfficeShop['say'];
let ask: OfficeShop['ask'];
let end: OfficeShop['end'];

/** Bank account of the buyer. Its check digit is valid for the bank used below. */
const buyerAccount = '40702810500000002851';

test.beforeAll(async ({ browser }) => {
  ({ base, office, say, ask, end } = await openOfficeShop(browser, 'office-day'));
});

test.afterAll(() => end());

interface Line {
  readonly product_id: string;
  readonly mpn: string;
  readonly qty: number;
  readonly current_price: number;
  readonly total_price: number;
}

/** Returns the id of a product, read from the form on its page. */
async function idOf(page: Page, slug: string): Promise<string> {
  await page.goto(`/product/${slug}`);
  const action = await page.locator('form[action*="/basket/add"]').first().getAttribute('action');
  return new URL(action ?? '', page.url()).searchParams.get('product_id') ?? '';
}

/** Orders the basket for a company, paid by invoice, for pickup. Returns the order's number. */
async function orderByInvoice(request: APIRequestContext, companyId: string): Promise<string> {
  const placed = await orderBasket(base, request, {
    contact: {
      name: 'Олег',
      surname: 'Ким',
      email: 'buyer@company.example',
    },
    customer_type: 'company',
    company_id: companyId,
    payment_method: 'invoice',
  });
  return placed.number;
}

const payment = (number: string, sum: string, purpose: string, isOurs: boolean): string[] => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  'Дата=22.11.2026',
  `Сумма=${sum}`,
  `ПлательщикСчет=${isOurs ? seller.account : buyerAccount}`,
  'ПлательщикИНН=7707083893',
  'Плательщик1=ПАО СБЕРБАНК',
  `ПолучательСчет=${isOurs ? buyerAccount : seller.account}`,
  `НазначениеПлатежа=${purpose}`,
  'КонецДокумента',
];

async function takeStatement(staff: Page, outcome: string, times: number, ...payments: readonly string[][]) {
  await staff.goto('/admin/bank');
  const file = ['1CClientBankExchange', ...payments.flat(), 'КонецФайла', ''].join('\r\n');
  await staff
    .locator('input[type=file]')
    .setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  const read = staff.getByRole('dialog', { name: /^Выписка прочитана/ });
  await expect(read.getByText(outcome)).toHaveCount(times);
  await read.getByRole('button', { name: 'Провести' }).click();
  await expect(staff.getByText('Выписка проведена!')).toBeVisible();
}

async function openOrder(staff: Page, number: string, tab: string): Promise<Locator> {
  await staff.goto(`/admin/orders/${number}`);
  const drawer = staff.getByRole('dialog', { name: `Заказ ${number}` });
  await drawer.getByRole('tab', { name: tab }).click();
  return drawer;
}

interface Wanted {
  /** Number of the refund within its order, from 1. */
  readonly sequence: number;
  readonly what: string;
  readonly part: RegExp;
  readonly pieces: string;
  readonly sum: string;
}

/** Creates a bank refund on the payments tab of an order. Returns the purpose text for its payment order. */
async function refundByBank(
  staff: Page,
  number: string,
  { sequence, what, part, pieces, sum }: Wanted,
): Promise<string> {
  const drawer = await openOrder(staff, number, 'Платежи');
  await drawer.getByRole('button', { name: 'Вернуть деньги' }).click();
  const refund = staff.getByRole('dialog', { name: `Возврат денег по заказу ${number}` });
  await refund.getByRole('radio', { name: what }).check();
  await refund.getByRole('spinbutton', { name: part }).fill(pieces);
  await refund.getByRole('spinbutton', { name: part }).blur();
  await expect(refund.getByText(`Покупатель получит ${sum}`)).toBeVisible();
  await expect(refund.getByLabel('Получатель')).toHaveValue('ПАО СБЕРБАНК');
  await refund.getByLabel('БИК').fill('044525225');
  await refund.getByLabel('Счёт', { exact: true }).fill(buyerAccount);
  await refund.getByLabel(/Причина/).fill('Не хватило на складе');
  await expectAccessible(staff);
  await refund.getByRole('button', { name: `Вернуть ${sum}` }).click();
  await expect(refund).toHaveCount(0);
  return (await drawer.getByText(new RegExp(`^Возврат № ${sequence} по заказу`)).innerText()).trim();
}

test(
  'a day in the office: an order by invoice, partly sent, partly returned, refunded by bank',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(150_000);
    const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
    const page = await context.newPage();
    await page.goto('/sign-in?back=/catalog');
    await signIn(page, page.request, freshPhone());
    await expect(page).toHaveURL(/\/catalog$/);
    await page.goto('/cabinet/companies');
    await page.getByLabel('ИНН', { exact: true }).fill('7707083893');
    await page.getByRole('button', { name: 'Добавить компанию' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ПАО СБЕРБАНК');
    const companyId = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
    await page.goto('/cabinet/companies');
    await page.getByLabel('Покупатель').selectOption({ label: 'ПАО СБЕРБАНК (КПП 773601001)' });
    await untilAnswered(page, '/cabinet/buy-as', () => page.getByRole('button', { name: 'Сменить' }).click());

    const [timer, comparator] = [await idOf(page, 'ti-ne555p'), await idOf(page, 'ti-lm393dr')];
    await say(page.request, '/basket/add', {
      products: [
        { product_id: timer, qty: 41 },
        { product_id: comparator, qty: 29 },
      ],
    });
    const number = await orderByInvoice(page.request, companyId);
    const order = await ask<{ total_price: number; products: readonly Line[] }>(page.request, `/orders/${number}`);
    // 41 × 12.13 = 497.33 and 29 × 8.18 = 237.22. Totals of lines are rounded to roubles.
    expect(order.products.map((line) => [line.mpn, line.current_price, line.total_price])).toEqual([
      ['NE555P', 12.13, 497],
      ['LM393DR', 8.18, 237],
    ]);
    expect(order.total_price).toBe(734);

    const staff = await office.newPage();
    const income = payment('17', '734.00', `Оплата заказа ${number}`, false);
    await takeStatement(staff, 'Оплачен полностью', 1, income);
    const move = (from: string, to: string) =>
      say(office.request, `/admin/orders/${number}/move`, { from, to, reason: '' });
    await move('in_work_company', 'in_warehouse');
    await say(office.request, `/admin/orders/${number}/parcels`, {
      products: [
        { product_id: timer, qty: 25 },
        { product_id: comparator, qty: 29 },
      ],
    });
    await say(office.request, `/admin/orders/${number}/parcels/1/hand-over`, { by: 'shop', track: '' });

    // 16 of 41 pieces were not sent. Refund: 49700 − ⌊49700 × 25 / 41⌋ = 49700 − 30304 = 19396 kopecks. VAT in it:
    // 19396 × 22 / 122 = 3497.64.
    const unsent = await refundByBank(staff, number, {
      sequence: 1,
      what: 'За неотправленное',
      part: /NE555P/i,
      pieces: '16',
      sum: '193,96\xA0₽',
    });
    expect(unsent).toMatch(
      new RegExp(`^Возврат № 1 по заказу ${number}, счет 1 от \\d\\d\\.\\d\\d\\.\\d{4}, в т\\.ч\\. НДС 22% 34-98$`),
    );
    await page.goto(`/cabinet/orders/${number}`);
    await expect(page.getByText('Вернём 193,96\u00a0₽ на счёт …2851')).toBeVisible();
    // The order gets the status of its only parcel, because refunded pieces are no longer to be sent.
    await expect(page.getByText('Доставлен').first()).toBeVisible();

    await say(page.request, `/orders/${number}/returns`, {
      products: [
        {
          product_id: comparator,
          qty: 10,
        },
      ],
      reason: 'not_needed',
      comment: 'Лишние',
    });
    const returns = await openOrder(staff, number, 'Возвраты');
    await returns.getByRole('button', { name: 'Принять возврат' }).click();
    // 10 of 29 pieces are returned. Refund: ⌊23700 × 10 / 29⌋ = 8172 kopecks. VAT in it: 8172 × 22 / 122 = 1473.64.
    await expect(returns.getByText('Осталось вернуть 81,72\u00a0₽.')).toBeVisible();
    await staff.goto('/admin/returns?owed=true');
    await expect(staff.getByRole('row', { name: new RegExp(number) })).toContainText('81,72\u00a0₽');
    await staff.goto('/admin');
    await expect(staff.getByRole('link', { name: /Не возвращены деньги/ })).toContainText('81,72\u00a0₽');
    await expect(staff.getByRole('link', { name: /Вернуть через банк/ })).toContainText('193,96\u00a0₽');
    await expectAccessible(staff);
    const early = await office.request.post(`${base}/api/admin/orders/${number}/move`, {
      headers: { origin: base },
      data: { from: 'delivered', to: 'completed', reason: '' },
    });
    expect([early.status(), await early.text()]).toEqual([409, expect.stringContaining('81,72')]);

    const returned = await refundByBank(staff, number, {
      sequence: 2,
      what: 'За возвращённый товар',
      part: /LM393DR/i,
      pieces: '10',
      sum: '81,72\xA0₽',
    });
    expect(returned).toMatch(/^Возврат № 2 .*, в т\.ч\. НДС 22% 14-74$/);
    await staff.goto('/admin/bank/refunds');
    await expect(staff.getByRole('link', { name: number })).toHaveCount(2);
    await expectAccessible(staff);
    // On a phone the payment order must be visible down to its last button.
    const screen = staff.viewportSize() ?? { width: 1280, height: 720 };
    await staff.setViewportSize({ width: 390, height: 844 });
    await expect(staff.getByText('Скопировать всё').first()).toBeInViewport({ ratio: 1 });
    await staff.setViewportSize(screen);
    await takeStatement(
      staff,
      'Возврат покупателю оплачен',
      2,
      payment('71', '193.96', unsent, true),
      payment('72', '81.72', returned, true),
    );

    // The corrected invoices, in kopecks: 73400 − 19396 = 54004, then 54004 − 8172 = 45832.
    const { documents } = await ask<{ documents: readonly { kind: string; number: string; total_price: number }[] }>(
      office.request,
      `/admin/orders/${number}/documents`,
    );
    expect(documents.filter(({ kind }) => kind === 'invoice').map((each) => [each.number, each.total_price])).toEqual([
      ['1/3', 458.32],
      ['1/2', 540.04],
      ['1', 734],
    ]);
    const confirmation = await office.request.get(`${base}/api/admin/orders/${number}/documents/confirmation`);
    expect(confirmation.headers()['content-type']).toContain('application/pdf');

    // The ledger shows the received sum, the refunds and the balance. The refunds are 19396 + 8172 = 27568 kopecks.
    const money = await ask<{
      office: { refundable: number; beyond: number; refunds: readonly { amount: number; state: string }[] };
    }>(office.request, `/admin/orders/${number}/payments`);
    expect(money.office).toMatchObject({
      refundable: 458.32,
      beyond: 0,
      refunds: [
        {
          amount: 193.96,
          state: 'succeeded',
        },
        {
          amount: 81.72,
          state: 'succeeded',
        },
      ],
    });
    const bank = await ask<object>(office.request, `/admin/orders/${number}/bank-payments`);
    expect(bank).toMatchObject({ paid: 734, due: 0, over: 0, isPaid: true });
    await staff.goto(`/admin/orders/${number}`);
    const drawer = staff.getByRole('dialog', { name: `Заказ ${number}` });
    await expect(drawer.getByText('−275,68\u00a0₽')).toBeVisible();
    await expect(drawer.getByText('458,32\u00a0₽')).toBeVisible();
    await move('delivered', 'completed');
    await page.goto(`/cabinet/orders/${number}`);
    await expect(page.getByText(/отправили 81,72\u00a0₽ на счёт …2851/)).toBeVisible();
    await expect(page.getByText('275,68\u00a0₽').first()).toBeVisible();
    await page.goto('/cabinet/orders');
    await expect(page.getByText('возвращено 275,68\u00a0₽')).toBeVisible();
    await context.close();
  },
);
