import { createHmac } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The first administrator. The shop is started with this account. */
export const administrator = { email: 'chief@farad.example', password: 'stork verna lamp 17' };

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the six digits that an authenticator app with this secret shows now (RFC 6238). */
export function codeNow(secret: string): string {
  const bits = [...secret].map((sign) => base32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Далее' }).click();
}

/**
 * Does the first sign-in of a staff account on the screen, with the set-up of an authenticator app. Returns the
 * recovery codes.
 */
export async function signInFirst(page: Page, email: string, password: string): Promise<readonly string[]> {
  await givePassword(page, email, password);
  const shown = await page.locator('[data-totp-secret]').innerText();
  await page.getByLabel('Код из приложения').fill(codeNow(shown.replace(/[^A-Z2-7]/g, '')));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Коды восстановления' })).toBeVisible();
  const codes = (await page.locator('.office-number').first().innerText()).trim().split(/\s+/);
  await page.getByLabel('Коды сохранены').check();
  await page.getByRole('button', { name: 'Далее' }).click();
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
  return codes;
}

/**
 * Expects no serious accessibility violation; minor ones are ignored, because antd itself has some. Legacy mode is
 * faster: it merges no results of frames, and the back office has no frames.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}

/**
 * Opens a section by the menu of the back office. Its group is unfolded first if needed, because only the group of the
 * open section is unfolded.
 */
export async function openByMenu(page: Page, group: string, section: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Меню' });
  const link = menu.getByRole('link', { name: section, exact: true });
  if ((await link.count()) === 0) await menu.getByRole('menuitem', { name: group }).click();
  await link.click();
}

/** Creates a staff account on the screen, as the signed-in administrator. Returns its first password. */
export async function addColleague(page: Page, name: string, email: string, role: string): Promise<string> {
  await openByMenu(page, 'Управление', 'Сотрудники');
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Имя').fill(name);
  await form.getByLabel('Электронная почта').fill(email);
  await form.getByLabel('Роли').click();
  await page.getByTitle(role).click();
  await page.keyboard.press('Escape');
  await form.getByLabel(/^Показать одноразово/).check();
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByText('Сотрудник добавлен!')).toBeVisible();
  const password = (await form.locator('.office-number').innerText()).trim();
  await page.keyboard.press('Escape');
  return password;
}
