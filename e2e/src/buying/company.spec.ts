import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { codeFor, freshPhone, inbox, putIntoBasket, test } from '../kit/shop.ts';

/** Opens an address that requires a sign-in, and signs in. The shop then opens the address. */
async function openSignedIn(page: Page, address: string, phone: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel(/Номер телефона|Phone number/).fill(phone);
  await page.getByRole('button', { name: /Получить код|Get a code/ }).click();
  await page.getByLabel(/Код из сообщения|Code from the message/).fill(await codeFor(page.request, phone));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Подтвердить|Confirm)$/ })
    .click();
  await expect(page).not.toHaveURL(/sign-in/);
  // Lookups in the company register are limited by client address. This address is used only by the journeys of this
  // file.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.20.30.40' });
}

const invitationLink = async (page: Page, phone: string): Promise<string> => {
  const [newest] = await inbox(page.request, phone);
  return /http\S+\/invitation\/\S+/.exec(newest?.text ?? '')?.[0] ?? '';
};

async function addCompany(page: Page): Promise<void> {
  await page.getByLabel('ИНН', { exact: true }).fill('7707083893');
  await page.getByRole('button', { name: 'Добавить компанию' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ПАО СБЕРБАНК');
}

test('a company by its INN: found in the register, its bank found, wrong digits reported', async ({ page }) => {
  await openSignedIn(page, '/cabinet/companies', freshPhone());
  await expect(page.getByText('Компаний пока нет.')).toBeVisible();
  await page.getByLabel('ИНН', { exact: true }).fill('7707083894');
  await page.getByRole('button', { name: 'Добавить компанию' }).click();
  await expect(page.getByText(/заканчивается на 3/)).toBeVisible();
  await addCompany(page);
  await expect(page.getByText('Компания добавлена.')).toBeVisible();
  await expect(page.getByLabel('КПП')).toHaveValue('773601001');
  await expect(page.getByLabel('ОГРН')).toHaveValue('1027700132195');

  await page.getByLabel('БИК').fill('044030827');
  await page.getByLabel('Расчётный счёт').fill('40702810000000002851');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText(/Счёт не подходит к этому БИК/)).toBeVisible();
  await page.getByLabel('Расчётный счёт').fill('40702 810 9 0000 0002851');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Реквизиты сохранены.')).toBeVisible();
  await expect(page.getByLabel('Корреспондентский счёт')).toHaveValue('30101810200000000827');
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('an invited accountant sees the company’s orders but cannot order', async ({ page, browser, baseURL }) => {
  const phone = freshPhone();
  await openSignedIn(page, '/cabinet/companies', freshPhone());
  await addCompany(page);
  await page.getByLabel('Телефон или почта').fill(phone);
  await page.getByLabel('Роль').last().selectOption('accountant');
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
  await expect.poll(() => invitationLink(page, phone)).not.toBe('');
  await page.goto('/cabinet/companies');
  await page.getByLabel('Покупатель').selectOption({ label: 'ПАО СБЕРБАНК (КПП 773601001)' });
  await page.getByRole('button', { name: 'Сменить' }).click();
  await putIntoBasket(page, 'ne555p');
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /^ПАО СБЕРБАНК/ })).toBeChecked();
  await page.getByLabel('Почта бухгалтерии').fill('accounts@company.example');
  await page.getByLabel('Имя получателя').fill('Олег');
  await page.getByLabel(/Согласен на обработку/).check();
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await expect(page.getByText('ПАО СБЕРБАНК, ИНН 7707083893, КПП 773601001')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  const accountant = await context.newPage();
  await openSignedIn(accountant, await invitationLink(page, phone), phone);
  await accountant.getByRole('button', { name: 'Принять приглашение' }).click();
  await expect(accountant.getByText('Вы в компании.')).toBeVisible();
  await expect(accountant.getByLabel('Покупатель')).toHaveCount(0);
  await accountant.goto('/cabinet/orders');
  await expect(accountant.getByText('оформил коллега')).toBeVisible();
  await accountant.getByRole('link', { name: /^\d{2}-\d{6}$/ }).click();
  await expect(accountant.getByRole('heading', { level: 1 })).toContainText('Заказ');
  await expect(accountant.getByText('NE555P').first()).toBeVisible();
  await expect(accountant.getByRole('link', { name: 'Отменить заказ' })).toHaveCount(0);
  await context.close();
});

test('a colleague is invited by phone, joins the company, and is removed', async ({ page, browser, baseURL }) => {
  const phone = freshPhone();
  await openSignedIn(page, '/cabinet/companies', freshPhone());
  await addCompany(page);
  await page.getByLabel('Телефон или почта').fill(phone);
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click();
  await expect(page.getByText(/^Приглашение отправлено/)).toBeVisible();
  await expect.poll(() => invitationLink(page, phone)).not.toBe('');
  const link = await invitationLink(page, phone);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('на другой номер');

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  const colleague = await context.newPage();
  await openSignedIn(colleague, link, phone);
  await colleague.getByRole('button', { name: 'Принять приглашение' }).click();
  await expect(colleague.getByText('Вы в компании.')).toBeVisible();
  await expect(colleague.getByText(/· Закупщик ·/)).toBeVisible();

  await page.goto('/cabinet/companies');
  await page.getByRole('main').getByRole('link', { name: 'ПАО СБЕРБАНК' }).click();
  await page.getByText('Изменить', { exact: true }).click();
  await page.getByRole('button', { name: /^Убрать из компании/ }).click();
  await expect(page.getByText('Сотрудник больше не в компании.')).toBeVisible();
  await colleague.goto('/cabinet/companies');
  await expect(colleague.getByText('Компаний пока нет.')).toBeVisible();
  await context.close();
});

test.describe('without JavaScript, on a narrow screen, in English', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, locale: 'en-US' });

  test('a company missing from the register is named by hand, and deleted', async ({ page }) => {
    await openSignedIn(page, '/en/cabinet/companies', freshPhone());
    await page.getByLabel('INN (taxpayer number)').fill('7736207543');
    await page.getByRole('button', { name: 'Add a company' }).click();
    await expect(page.getByText(/There is no such company in the register/)).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('ООО «Яндекс»');
    await page.getByRole('button', { name: 'Add a company' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ООО «Яндекс»');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.locator('summary', { hasText: 'Delete the company' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByText('The company is deleted.')).toBeVisible();
    await expect(page.getByText('No companies yet.')).toBeVisible();
  });
});
