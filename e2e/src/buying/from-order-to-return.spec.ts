import { AxeBuilder } from '@axe-core/playwright';
import { expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { openOfficeShop, seller, type OfficeShop } from '../kit/office-shop.ts';
import { orderBasket, type Basket, type Line } from '../kit/order-basket.ts';
import { freshPhone, inbox, putIntoBasket, signIn, test, untilAlive, untilAnswered } from '../kit/shop.ts';

// The tests run in order. One administrator handles the orders of all tests, and the first sign-in is possible only
// once.
test.describe.configure({ mode: 'serial' });

let base: string;
let office: BrowserContext;
let say: OfficeShop['say'];
let ask: OfficeShop['ask'];
let end: OfficeShop['end'];

test.beforeAll(async ({ browser }) => {
  ({ base, office, say, ask, end } = await openOfficeShop(browser, 'returns'));
});

test.afterAll(() => end());

async function newCustomer(browser: Browser): Promise<{ page: Page; phone: string; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
  const page = await context.newPage();
  const phone = freshPhone();
  await page.goto('/sign-in?back=/catalog');
  await signIn(page, page.request, phone);
  await expect(page).toHaveURL(/\/catalog$/);
  return { page, phone, context };
}

/** Puts a part into the basket and sets its quantity. */
async function fillBasket(page: Page, part: string, qty: number): Promise<void> {
  await putIntoBasket(page, part);
  const { basket } = await ask<{ basket: Basket | null }>(page.request, '/basket');
  const last = basket?.products.at(-1);
  await say(page.request, `/basket/${basket?._id}`, { products: [{ product_id: last?.product_id, qty }] });
}

const orderInOffice = async (request: APIRequestContext): Promise<string> => (await orderBasket(base, request)).number;

const move = (number: string, from: string, to: string) =>
  say(office.request, `/admin/orders/${number}/move`, { from, to, reason: '' });

interface Parcels {
  readonly left: readonly { readonly product_id: string; readonly qty: number }[];
}

const parcelsOf = (number: string) => ask<Parcels>(office.request, `/admin/orders/${number}/parcels`);

const pack = (number: string, products: readonly { readonly product_id: string; readonly qty: number }[]) =>
  say(office.request, `/admin/orders/${number}/parcels`, {
    products: products.map(({ product_id, qty }) => ({ product_id, qty })),
  });

const handOver = (number: string, parcel: number, track: string) =>
  say(office.request, `/admin/orders/${number}/parcels/${parcel}/hand-over`, { by: 'shop', track });

/** Parses a sum such as `1 234,56 ₽`. Returns kopecks. */
const kopecksIn = (text: string): number => Math.round(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100);

async function placeOrder(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^Заказать за/ }).click();
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = await new AxeBuilder({ page }).analyze();
    expect(axe.violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

test(
  'a person pays partly with bonuses, the rest by SBP; a missing piece is refunded',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, context } = await newCustomer(browser);
    await fillBasket(page, 'ne555p', 40);
    const earlier = await orderInOffice(page.request);
    await move(earlier, 'created', 'in_work_personal');
    await move(earlier, 'in_work_personal', 'in_warehouse');
    await pack(earlier, (await parcelsOf(earlier)).left);
    await handOver(earlier, 1, '');
    await say(office.request, `/admin/orders/${earlier}/till-receipt`, { number: '1042' });
    await move(earlier, 'delivered', 'completed');
    await page.goto('/cabinet/bonuses');
    await expect(page.getByRole('row', { name: new RegExp(`Начисление.*${earlier}`) })).toContainText(/\+\d+/);

    await fillBasket(page, 'ne555p', 30);
    await page.goto('/checkout');
    await untilAlive(page);
    await page.getByLabel('Имя получателя').fill('Вера');
    await page.getByRole('main').getByLabel('Электронная почта').fill('buyer@example.com');
    await page.getByRole('radio', { name: 'В пункт выдачи' }).check();
    const points = page.getByRole('radiogroup', { name: 'Пункты выдачи' });
    await points.getByRole('radio').first().check();
    const use = page.getByRole('button', { name: /^Списать \d+/ });
    const most = /\d+/.exec(await use.innerText())?.[0] ?? '';
    const partly = String(Math.floor(Number(most) / 2));
    expect(Number(partly)).toBeGreaterThan(0);
    await page.getByLabel('Списать бонусов').fill(partly);
    await page.getByLabel('Списать бонусов').blur();
    const summary = page.getByRole('complementary', { name: 'Ваш заказ' });
    await expect(summary).toContainText(new RegExp(`Бонусы[−-]${partly}`));
    await page.getByRole('radio', { name: 'СБП' }).check();
    await expectNoViolations(page);
    // The customer consented with an earlier order, so the checkout does not ask for it again.
    await expect(page.getByLabel(/Согласен на обработку/)).toHaveCount(0);
    await placeOrder(page);
    await page.getByRole('button', { name: 'Оплачено в приложении банка' }).click();
    await expect(page.getByText('Спасибо. Чек придёт')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: /^Открыть заказ/ }).click();
    await expect(page).toHaveURL(/\/cabinet\/orders\/\d{2}-\d{6}/);
    const number = /\d{2}-\d{6}/.exec(page.url())?.[0] ?? '';

    const staff = await office.newPage();
    await staff.goto(`/admin/orders/${number}`);
    const drawer = staff.getByRole('dialog', { name: `Заказ ${number}` });
    await drawer.getByRole('tab', { name: 'Платежи' }).click();
    await drawer.getByRole('button', { name: 'Вернуть деньги' }).click();
    const refund = staff.getByRole('dialog', { name: `Возврат денег по заказу ${number}` });
    await refund.getByRole('radio', { name: 'За неотправленное' }).check();
    await refund.getByRole('spinbutton', { name: /NE555P/i }).fill('7');
    await refund.getByRole('spinbutton', { name: /NE555P/i }).blur();
    const told = await refund.getByText(/^Покупатель получит/).innerText();
    await refund.getByLabel(/Причина/).fill('Семь штук с браком');
    await refund.getByRole('button', { name: /^Вернуть \d/ }).click();
    await expect(refund).toHaveCount(0);
    const sum = told.replace(/^Покупатель получит\s*/, '');
    expect(kopecksIn(sum)).toBeGreaterThan(0);
    await expect(drawer.getByText(/выполнен/)).toContainText(sum);
    await staff.close();

    await page.reload();
    await expect(page.getByText(`Возвращено ${sum}.`, { exact: false })).toBeVisible();
    await page.goto('/cabinet/inbox');
    await expect(page.getByRole('link', { name: `Возврат по заказу ${number}: ${sum}` })).toBeVisible();
    await expect(page.getByText('Семь штук с браком')).toBeVisible();
    await context.close();
  },
);

test('photos of a return go from the cabinet to the office', async ({ browser }) => {
  const { page, context } = await newCustomer(browser);
  await fillBasket(page, 'ne555p', 3);
  const number = await orderInOffice(page.request);
  await move(number, 'created', 'in_work_personal');
  await move(number, 'in_work_personal', 'in_warehouse');
  await pack(number, (await parcelsOf(number)).left);
  await handOver(number, 1, '');
  await page.goto(`/cabinet/orders/${number}/return`);
  await untilAlive(page);
  const buffer = await page.screenshot({ type: 'jpeg' });
  const photos = page.getByLabel('Фото, если есть что показать');
  const send = page.getByRole('button', { name: 'Отправить запрос' });
  await photos.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo at all') });
  await page.getByLabel(/^Вернуть, штук/).fill('5');
  await send.click();
  await expect(page.getByText('«letter.jpg» – не фото.', { exact: false })).toBeVisible();
  await photos.setInputFiles({ name: 'pins.jpg', mimeType: 'image/jpeg', buffer });
  await send.click();
  // The shop refuses the quantity, but keeps the uploaded photo.
  await expect(page.getByText('Можно вернуть не больше 3 шт.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Фото 1' })).toBeChecked();
  await page.getByLabel(/^Вернуть, штук/).fill('2');
  const sum = /Вернём (.*?₽)/.exec(await page.getByText(/^Вернём/).innerText())?.[1] ?? '';
  await expectNoViolations(page);
  await send.click();
  await expect(page.getByText('Запрос на возврат принят.')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Фото 1' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);

  const staff = await office.newPage();
  await staff.goto(`/admin/orders/${number}`);
  const drawer = staff.getByRole('dialog', { name: `Заказ ${number}` });
  await drawer.getByRole('tab', { name: 'Возвраты' }).click();
  await expect(drawer.getByText(`Заплачено за эти позиции: ${sum}`)).toBeVisible();
  const seen = drawer.getByRole('img', { name: 'Фото покупателя' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  await staff.close();
  await context.close();
});

test(
  'a company pays an invoice by bank, gets two parcels and bonuses, and returns a line',
  { tag: '@long' },
  async ({ browser }) => {
    const { page, phone, context } = await newCustomer(browser);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.20.30.42' });
    await page.goto('/cabinet/companies');
    await page.getByLabel('ИНН', { exact: true }).fill('7707083893');
    await page.getByRole('button', { name: 'Добавить компанию' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ПАО СБЕРБАНК');
    await page.goto('/cabinet/companies');
    await page.getByLabel('Покупатель').selectOption({ label: 'ПАО СБЕРБАНК (КПП 773601001)' });
    await untilAnswered(page, '/cabinet/buy-as', () => page.getByRole('button', { name: 'Сменить' }).click());
    await fillBasket(page, 'ne555p', 20);
    await page.goto('/checkout');
    await untilAlive(page);
    await expect(page.getByRole('radio', { name: /^ПАО СБЕРБАНК/ })).toBeChecked();
    await page.getByLabel('Имя получателя').fill('Олег');
    await page.getByRole('main').getByLabel('Электронная почта').fill('buyer@company.example');
    await page.getByLabel('Почта бухгалтерии').fill('accounts@company.example');
    await page.getByRole('radio', { name: 'Курьером до двери' }).check();
    await page.locator('input[name="to.city"]').fill('Казань');
    await expect(page.getByText('Город: Казань.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Улица' }).fill('ул. Баумана');
    await page.getByRole('textbox', { name: 'Дом', exact: true }).fill('5');
    await page.getByRole('radio', { name: 'По счёту' }).check();
    await page.getByLabel(/Согласен на обработку/).check();
    await placeOrder(page);
    await expect(page.getByText(/Держим детали до/)).toBeVisible();
    const number = /\d{2}-\d{6}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';

    // The e-mail and the page must link to the same PDF file, because an issued invoice never changes.
    const link = page.getByRole('link', { name: /^Счёт № \d.*PDF/ }).first();
    const fromPage = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(fromPage.headers()['content-type']).toContain('application/pdf');
    let letter = '';
    await expect
      .poll(async () => {
        const letters = await inbox(page.request, 'buyer@company.example');
        letter = letters.find(({ subject }) => subject.startsWith('Счёт'))?.text ?? '';
        return letter;
      })
      .toContain('/documents/invoice-');
    const fromLetter = await page.request.get(/http\S+\/documents\/\S+/.exec(letter)?.[0] ?? '');
    expect(fromLetter.headers()['content-type']).toContain('application/pdf');
    const [first, second] = [await fromPage.body(), await fromLetter.body()];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second.equals(first)).toBe(true);

    const order = await ask<{ total_price: number; products: readonly Line[] }>(page.request, `/orders/${number}`);
    const invoice = /^Счёт № (\S+)/.exec(await link.innerText())?.[1] ?? '';
    const statement = [
      '1CClientBankExchange',
      'СекцияДокумент=Платежное поручение',
      'Номер=17',
      'Дата=23.11.2026',
      `Сумма=${order.total_price.toFixed(2)}`,
      'ПлательщикСчет=40702810900000002851',
      'ПлательщикИНН=7707083893',
      'Плательщик1=ПАО СБЕРБАНК',
      `ПолучательСчет=${seller.account}`,
      `НазначениеПлатежа=Оплата по счету № ${invoice}`,
      'КонецДокумента',
      'КонецФайла',
      '',
    ].join('\r\n');
    const staff = await office.newPage();
    await staff.goto('/admin/bank');
    const buffer = Buffer.from(statement);
    await staff.locator('input[type=file]').setInputFiles({ name: 'kl_to_1c.txt', mimeType: 'text/plain', buffer });
    const read = staff.getByRole('dialog', { name: /^Выписка прочитана/ });
    await expect(read.getByText('Оплачен полностью')).toBeVisible();
    await read.getByRole('button', { name: 'Провести' }).click();
    await expect(staff.getByText('Выписка проведена!')).toBeVisible();
    await page.reload();
    await expect(page.getByText('В работе').first()).toBeVisible();

    await move(number, 'in_work_company', 'in_warehouse');
    const [line] = order.products;
    await pack(number, [{ product_id: line?.product_id ?? '', qty: 12 }]);
    await pack(number, (await parcelsOf(number)).left);
    await handOver(number, 1, 'RA1');
    await handOver(number, 2, 'RA2');
    for (const parcel of [2, 1]) {
      await say(office.request, `/admin/orders/${number}/parcels/${parcel}/state`, { state: 'delivered' });
    }
    await move(number, 'delivered', 'completed');
    await page.goto('/cabinet/inbox');
    for (const title of [
      `Посылка 1 заказа ${number} передана в доставку`,
      `Заказ ${number} передан в доставку`,
      `Заказ ${number} доставлен`,
      `Заказ ${number} завершён. Спасибо, что выбрали нас`,
    ]) {
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    }
    await expectNoViolations(page);
    // The message goes by e-mail, or by SMS if the shop is set so.
    await expect
      .poll(async () =>
        [...(await inbox(page.request, 'buyer@company.example')), ...(await inbox(page.request, phone))]
          .map(({ text }) => text)
          .join(),
      )
      .toContain('RA2');
    await page.goto('/cabinet/bonuses');
    await expect(page.getByRole('row', { name: new RegExp(`Начисление.*${number}`) })).toContainText(/\+\d+/);

    await page.goto(`/cabinet/orders/${number}/return`);
    await page.getByLabel(/^Вернуть, штук/).fill('5');
    await page.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(page.getByText('Запрос на возврат принят.')).toBeVisible();
    await staff.goto(`/admin/orders/${number}`);
    const drawer = staff.getByRole('dialog', { name: `Заказ ${number}` });
    await drawer.getByRole('tab', { name: 'Возвраты' }).click();
    await drawer.getByRole('button', { name: 'Принять возврат' }).click();
    await expect(drawer.getByText(/^Возврат принят\. Верните деньги/)).toBeVisible();
    await staff.close();
    await page.goto('/cabinet/inbox');
    await expect(page.getByRole('link', { name: `Возврат по заказу ${number} одобрен` })).toBeVisible();
    await context.close();
  },
);
