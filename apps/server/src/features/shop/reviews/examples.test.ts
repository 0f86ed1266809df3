import type { NewsEntry, NewsList } from '@farad/contract/shop/content';
import type { QuestionsAnswer, ReviewsAnswer, ShopReviewsAnswer } from '@farad/contract/shop/reviews';
import { exampleNews, exampleQuestions, exampleReviews } from '@farad/database/seed/examples';
import { locales } from '@farad/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { openShop, type TestShop } from '#testing/shop.ts';

const timer = 'ti-ne555p';
let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await shop.pool.query(
    "update product set seo = $1 where id = (select min(id) from product where state = 'published') and seo <> $1",
    [timer],
  );
});
afterAll(() => shop.close());

const isDemonstration = async (is: boolean): Promise<void> => {
  await shop.pool.query("delete from setting where key = 'demonstration'");
  if (is) await shop.pool.query("insert into setting (key, value) values ('demonstration', 'true')");
};

const read = async <Answer>(path: string, locale = 'ru'): Promise<Answer> =>
  (await shop.guest().get(path, { 'accept-language': locale })).json<Answer>();

describe('examples of a demonstration', () => {
  it('replace reviews and questions, marked, in the reader’s language, and are never counted', async () => {
    await isDemonstration(true);
    const reviews = await read<ReviewsAnswer>(`/catalog/products/${timer}/reviews`);
    expect(reviews).toMatchObject({ areExamples: true, rating: { count: 0, average: null } });
    expect(reviews.reviews.map(({ text }) => text)).toEqual(exampleReviews[timer]?.map(({ text }) => text.ru));
    const questions = await read<QuestionsAnswer>(`/catalog/products/${timer}/questions`, 'tr');
    expect(questions).toMatchObject({ areExamples: true, count: 0 });
    expect(questions.questions[0]?.text).toBe(exampleQuestions[timer]?.[0]?.text.tr);
    expect(questions.questions[0]?.answers[0]).toMatchObject({ isShop: true });
    const ofShop = await read<ShopReviewsAnswer>('/shop/reviews', 'en');
    expect(ofShop).toMatchObject({ areExamples: true, rating: { count: 0 } });
  });

  it('are news with neighbours, each in three languages', async () => {
    const list = await read<z.infer<typeof NewsList>>('/content/news');
    expect(list).toMatchObject({ areExamples: true, next: null });
    expect(list.news.map(({ slug }) => slug)).toEqual(exampleNews.map(({ slug }) => slug));
    for (const locale of locales) {
      const entry = await read<z.infer<typeof NewsEntry>>(`/content/news/${exampleNews[1]?.slug ?? ''}`, locale);
      expect(entry).toMatchObject({ isExample: true, locale, title: exampleNews[1]?.title[locale] });
      expect([entry.after?.slug, entry.before?.slug]).toEqual([exampleNews[0]?.slug, exampleNews[2]?.slug]);
    }
  });

  it('disappear when somebody wrote a text', async () => {
    const { accountId } = await shop.signedIn();
    await shop.pool.query(
      `insert into review (product_id, account_id, author_name, rating, text, state)
       select id, $2, 'Анна', 3, 'Пришло', 'approved' from product where seo = $1`,
      [timer, accountId],
    );
    const reviews = await read<ReviewsAnswer>(`/catalog/products/${timer}/reviews`);
    expect(reviews).toMatchObject({ areExamples: false, rating: { count: 1 } });
    expect(reviews.reviews.map(({ text }) => text)).toEqual(['Пришло']);
  });

  it('disappear with the end of the demonstration', async () => {
    await isDemonstration(false);
    expect(await read('/content/news')).toEqual({ news: [], areExamples: false, next: null });
    expect((await shop.guest().get(`/content/news/${exampleNews[0]?.slug ?? ''}`)).statusCode).toBe(404);
    expect(await read('/shop/reviews')).toMatchObject({ areExamples: false, reviews: [] });
    expect(await read(`/catalog/products/${timer}/questions`)).toMatchObject({ areExamples: false, questions: [] });
  });
});
