import { type APIRequestContext, expect } from '@playwright/test';

import { signIn, test, untilAlive } from '../kit/shop.ts';

const resistor = '/product/yageo-rc0603fr-0710kl';

test('similar parts are counted before the search is sent', async ({ page }) => {
  await page.goto(resistor, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: /^Похожие/ });
  const before = await button.textContent();
  await page.getByRole('checkbox', { name: /«Корпус»/ }).check();
  await expect(button).toHaveText(/^Похожие по 4 отмеченным · \d+$/);
  await expect(button).not.toHaveText(before ?? '');
  const found = /\d+$/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  await button.click();
  await expect(page).toHaveURL(/\/catalog\/chip-resistors\?.*attrs\.package=0603/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`${found} товар`));
});

test('without a selection there is no search', async ({ page }) => {
  await page.goto(resistor, { waitUntil: 'networkidle' });
  for (const tick of await page.getByRole('checkbox', { name: /похожие/ }).all()) await tick.uncheck();
  await expect(page.getByRole('button', { name: 'Похожие по отмеченным' })).toBeDisabled();
});

test('examples are marked as not written by customers', async ({ page }) => {
  await page.goto('/product/ti-ne555p');
  await expect(page.getByText('Это примеры отзывов. Настоящих пока нет – ваш будет первым.')).toBeVisible();
  await expect(
    page.locator('section[aria-labelledby="reviews"]').getByText('Пример', { exact: true }).first(),
  ).toBeVisible();
  await page.goto('/en/news');
  await expect(page.getByText('These are examples of news. There is no real news yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Datasheets from every product page' }).click();
  await expect(page.getByText('These are examples of news. There is no real news yet.')).toBeVisible();
});

test('structured data is sent once and stays when the page starts', async ({ page, request }) => {
  const html = await (await request.get(resistor)).text();
  expect(html.match(/priceValidUntil/g)).toHaveLength(1);
  await page.goto(resistor, { waitUntil: 'networkidle' });
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(html).toContain(await data.textContent());
  const analogue = page.getByRole('region', { name: 'Аналоги' }).getByRole('link').first();
  const path = (await analogue.getAttribute('href')) ?? '';
  await untilAlive(page);
  await analogue.click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => data.textContent()).toContain(`${path}"`);
});

test('every part links to its documents on its maker’s site', async ({ page }) => {
  await page.goto('/product/ti-ne555p');
  const link = page.getByRole('link', { name: 'Документация на сайте TI' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.ti\.com\/.*searchTerm=NE555P/);
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  await page.goto('/product/integral-k155la3');
  await expect(page.getByRole('link', { name: 'Сайт производителя: Интеграл' })).toHaveAttribute(
    'href',
    'https://integral.by',
  );
});

test('pictures open in full size and turn', async ({ page }) => {
  await page.goto(resistor, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^Увеличить/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const table = page.getByRole('slider', { name: /360/ });
  await expect(table).toHaveAttribute('aria-valuenow', '0');
  const first = await table.locator('img').getAttribute('src');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect(table).toHaveAttribute('aria-valuenow', '10');
  await expect(table.locator('img')).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(table).toHaveAttribute('aria-valuenow', '350');

  const box = await table.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 95, y, { steps: 5 });
  await page.mouse.up();
  await expect(table).toHaveAttribute('aria-valuenow', '90');
});

test('a quantity that was typed before the scripts came is kept, and is what Enter sends', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(resistor, { waitUntil: 'commit' });
  const box = page.getByRole('textbox', { name: /^Количество: RC0603/ });
  await box.fill('3');
  const ticks = page.getByRole('checkbox', { name: /похожие/ });
  await ticks.last().check();
  await box.press('End');
  release();
  await untilAlive(page);
  await box.press('7');
  await box.press('0');
  await expect(box).toHaveValue('370');
  await expect(page.getByText(/370 × /)).toBeVisible();
  const ticked = await ticks.evaluateAll(
    (all) => all.filter((one) => one instanceof HTMLInputElement && one.checked).length,
  );
  await expect(page.getByRole('button', { name: /^Похожие по/ })).toContainText(`Похожие по ${ticked} отмеченным`);
  await box.press('Enter');
  await expect(page.getByText(/RC0603FR-0710KL.*370\sшт/).first()).toBeVisible();
});

test('a quantity between two multiples is corrected, with the reason', async ({ page }) => {
  await page.goto('/product/yageo-rt0603fre0747kl', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const box = page.getByRole('textbox', { name: /^Количество: RT0603/ });
  await expect(box).toHaveValue('100');
  await box.fill('150');
  await box.blur();
  await expect(box).toHaveValue('200');
  await expect(page.getByText(/Исправлено на 200\sшт: продаём кратно упаковке/)).toBeVisible();
  await box.fill('7');
  await box.blur();
  await expect(box).toHaveValue('100');
  await expect(page.getByText(/Исправлено на 100\sшт: меньше не продаём/)).toBeVisible();
});

test('a suggested quantity is only filled in', async ({ page }) => {
  await page.goto('/product/yageo-rt0603fre0747kl', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const box = page.getByRole('textbox', { name: /^Количество: RT0603/ });
  await box.fill('150');
  await box.press('Enter');
  await page.getByRole('button', { name: /^Поставить 200\sшт/ }).click();
  await expect(box).toHaveValue('200');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/в корзине/i)).toHaveCount(0);
  await page.goto('/basket');
  await expect(page.getByRole('textbox', { name: /^Количество: RT0603/ })).toHaveCount(0);
});

test('replacements are compared by parameter, and come first if the part is unavailable', async ({ page }) => {
  await page.goto('/product/integral-k155la3');
  const row = page.getByRole('table', { name: 'Аналоги' }).getByRole('row').filter({ hasText: 'SN7400N' });
  await expect(row).toContainText('Прямая замена · известная пара, выводы совпадают');
  await page.getByRole('link', { name: 'Сравнить все параметры' }).click();
  await expect(page).toHaveURL('/comparison?seo=integral-k155la3,ti-sn7400n');
  await expect(page.getByRole('main')).toContainText('SN7400N');
  await page.goBack();
  await row.getByRole('link', { name: 'SN7400N' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SN7400N');
  await expect(page.getByRole('table', { name: 'Аналоги' })).toContainText('К155ЛА3');

  await page.goto('/product/kemet-c0402c473k5ractu');
  await expect(page.getByText('Снято с производства.')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Цена' });
  await expect(panel.getByRole('link', { name: /^В наличии \d+ аналог/ })).toBeVisible();
  await expect(panel.getByText('Прямая замена').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'В корзину' })).toHaveCount(0);
});

test('a customer reviews and asks; errors show at their fields, and typed text is kept', async ({ page, request }) => {
  await page.goto(resistor);
  const reviews = page.getByRole('region', { name: 'Отзывы' });
  await reviews.getByRole('link', { name: 'Войти' }).click();
  await signIn(page, request);
  await expect(page).toHaveURL(`${resistor}#reviews`);

  await reviews.getByText('Написать отзыв').click();
  await reviews.getByRole('textbox', { name: 'Отзыв' }).fill('Паяется легко');
  await reviews.getByLabel('Ваше имя (увидят все)').fill('Пётр');
  await reviews.getByRole('button', { name: 'Отправить' }).click();
  await expect(reviews.getByText(/Проверьте поле «Оценка»/)).toBeVisible();
  await expect(reviews.getByRole('textbox', { name: 'Отзыв' })).toHaveValue('Паяется легко');
  await reviews.getByRole('radio', { name: '4 звезды' }).check();
  await reviews.getByRole('button', { name: 'Отправить' }).click();
  await expect(reviews.getByRole('status')).toHaveText('Спасибо. Отзыв появится здесь после проверки.');

  const questions = page.getByRole('region', { name: 'Вопросы' });
  await questions.getByText('Задать вопрос').click();
  await questions.getByRole('textbox', { name: 'Вопрос' }).fill('Есть ли на ленте?');
  await questions.getByLabel('Ваше имя (увидят все)').fill('Пётр');
  await questions.getByRole('button', { name: 'Отправить' }).click();
  await expect(questions.getByRole('status')).toHaveText('Вопрос принят и появится здесь после проверки.');

  await page.goto(resistor);
  await expect(reviews.getByText('Ваш отзыв проверяется.')).toBeVisible();
  await expect(reviews.getByText('Написать отзыв')).toHaveCount(0);
  await expect(questions.getByText('Вопросов пока нет.')).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).not.toContain(
    'aggregateRating',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('similar parts are found, a picture opens, a question is asked', async ({ page, request }) => {
    await page.goto(resistor);
    await page.getByRole('checkbox', { name: /«Корпус»/ }).check();
    await page.getByRole('button', { name: /^Похожие/ }).click();
    await expect(page).toHaveURL(/\/catalog\/chip-resistors\?.*attrs\.package=0603/);

    await page.goto(resistor);
    const picture = await page.getByRole('link', { name: /^Увеличить/ }).getAttribute('href');
    expect((await request.get(picture ?? '')).headers()['content-type']).toContain('image/');

    const questions = page.getByRole('region', { name: 'Вопросы' });
    await questions.getByRole('link', { name: 'Войти' }).click();
    await signIn(page, request);
    await questions.getByText('Задать вопрос').click();
    await questions.getByRole('textbox', { name: 'Вопрос' }).fill('Какой срок хранения?');
    await questions.getByLabel('Ваше имя (увидят все)').fill('Анна');
    await questions.getByRole('button', { name: 'Отправить' }).click();
    await expect(questions.getByRole('status')).toHaveText('Вопрос принят и появится здесь после проверки.');
  });
});

/** Returns a resistor that is sold but not in stock, and that has a lead time. */
async function awaitedPart(request: APIRequestContext): Promise<{ seo: string; mpn: string }> {
  for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const answer = await request.get(`/api/catalog/products?categories=resistors&sort=stock&limit=60&page=${page}`);
    const { products } = (await answer.json()) as {
      products: { seo: string; mpn: string; qty: number; isSold: boolean; leadTimeDays: number | null }[];
    };
    const found = products.find(({ qty, isSold, leadTimeDays }) => qty === 0 && isSold && leadTimeDays !== null);
    if (found) return found;
  }
  throw new Error('expected a resistor out of stock, got none');
}

for (const width of [390, 1280]) {
  test(`a part out of stock is requested from its page by keyboard alone, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { seo, mpn } = await awaitedPart(request);
    await page.goto(`/product/${seo}`);
    await untilAlive(page);
    const panel = page.getByRole('complementary', { name: 'Цена' });
    const delivery = panel.getByRole('region', { name: 'Доставка и наличие' });
    await expect(delivery).toContainText(/Под заказ, в Москву: .*\d/);
    const arrival = (await delivery.locator('p').first().textContent()) ?? '';

    await panel.getByRole('textbox', { name: `Количество: ${mpn}` }).focus();
    await page.keyboard.type('700');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Запросить поставку' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Запросить поставку' })).toBeVisible();
    await expect(page.getByLabel('Что нужно')).toHaveValue(mpn);
    await expect(page.getByLabel('Сколько штук')).toHaveValue('700');
    await expect(page.getByText(/^Под заказ, в Москву: /)).toContainText(/: (.*), /.exec(arrival)?.[1] ?? 'no days');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: 'Отправить запрос' }).press('Enter');
    await expect(page.getByText('Укажите почту или телефон')).toBeVisible();
    await expect(page.getByText(/^Под заказ, в Москву: /)).toBeVisible();
    await page.getByLabel('Куда ответить').fill('anna@example.com');
    await page.getByLabel('Куда ответить').press('Enter');
    await expect(page.locator('main').getByRole('status')).toContainText(`${mpn}, 700 шт`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a part out of stock can be requested', async ({ page, request }) => {
    const { seo, mpn } = await awaitedPart(request);
    await page.goto(`/product/${seo}`);
    await page.getByRole('textbox', { name: `Количество: ${mpn}` }).fill('40');
    await page.getByRole('button', { name: 'Запросить поставку' }).click();
    await expect(page.getByLabel('Сколько штук')).toHaveValue('40');
    await page.getByLabel('Куда ответить').fill('anna@example.com');
    await page.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText(mpn);
  });
});
