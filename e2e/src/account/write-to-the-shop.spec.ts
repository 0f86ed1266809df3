import { expect } from '@playwright/test';

import { test } from '../kit/shop.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a letter to the shop: missing fields are named, typed text is kept, the letter gets a number', async ({
    page,
  }) => {
    await page.goto('/en/feedback');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByLabel('Message').fill('Is NE555 on tape?');
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Is NE555 on tape?');
    await expect(page.getByLabel('E-mail or phone')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('What it is about').selectOption('part');
    await page.getByLabel('E-mail or phone').fill('ann@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We have your message L-\d\d-\d{6}/);
    await page.getByRole('link', { name: /^Farad/ }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('the bare error page has the words of the specification, and its button retries the page', async ({ page }) => {
    await page.goto('/en/_error?back=/en/search%3Ftext%3D10k');
    await expect(page.getByRole('heading', { name: 'Oops, there is an error!' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again?' }).click();
    await expect(page).toHaveURL(/\/en\/search\?text=10k$/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('every link of the footer leads somewhere, in every language', async ({ page, request }) => {
  for (const prefix of ['', '/en', '/tr']) {
    await page.goto(`${prefix}/reviews`);
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')));
    expect(links).toEqual(expect.arrayContaining([`${prefix}/reviews`, `${prefix}/news`, `${prefix}/c/contacts`]));
    const answers = await Promise.all(links.map(async (link) => [link, (await request.get(link)).status()] as const));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  }
});
