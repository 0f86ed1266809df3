import type { InboxAnswer } from '@farad/contract/shop/account';
import type { QuestionsAnswer, ReviewsAnswer, ShopReviewsAnswer } from '@farad/contract/shop/reviews';
import type { UnansweredQuestions, WaitingWritings } from '@farad/contract/office/content/reviews';
import { writingLimits } from '@farad/domain/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { add, refusalOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { products } from '#testing/catalogue.ts';
import { place } from '#testing/calls/order-calls.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff } from '#testing/staff.ts';

let shop: TestShop;
let anna: Browser;
let moderator: Browser;

beforeAll(async () => {
  shop = await openShop();
  anna = await shop.signedIn();
  moderator = await signedInStaff(shop, 'support');
});
beforeEach(() => shop.pool.query('truncate review, question, answer, shop_review, outbox cascade'));
afterAll(() => shop.close());

const base = '/catalog/products/part-1';
const review = { authorName: 'Анна', rating: 4, text: 'Работает.\nПаяется легко.', pros: 'цена', cons: '' };
const question = { authorName: 'Пётр', text: 'Есть ли на ленте?' };
const answer = { authorName: 'Ольга', text: 'Да, по 5000.' };

async function done(sent: Promise<{ statusCode: number; body: string; json: () => unknown }>): Promise<unknown> {
  const response = await sent;
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const writeReview = (browser: Browser, change: object = {}) =>
  browser.post(`${base}/reviews`, { ...review, ...change });
const reviewsFor = async (browser: Browser, query = '') =>
  (await done(browser.get(`${base}/reviews${query}`))) as ReviewsAnswer;
const questionsFor = async (browser: Browser, query = '') =>
  (await done(browser.get(`${base}/questions${query}`))) as QuestionsAnswer;
const waiting = async () => ((await done(moderator.get('/moderation'))) as z.infer<typeof WaitingWritings>).writings;
const moderate = (kind: string, id: string | undefined, body: object) =>
  moderator.post(`/moderation/${kind}/${id}`, body);

async function approveAll(): Promise<void> {
  for (const { kind, _id } of await waiting()) await done(moderate(kind, _id, { decision: 'approve' }));
}

describe('reviews', () => {
  it('wait for moderation, then are shown with the average', async () => {
    expect(await done(writeReview(anna))).toEqual({ state: 'pending' });
    expect(await reviewsFor(shop.guest())).toMatchObject({
      rating: { average: null, count: 0 },
      reviews: [],
      own: null,
    });
    expect((await reviewsFor(anna)).own).toMatchObject({ ...review, state: 'pending' });

    expect(await waiting()).toMatchObject([{ ...review, kind: 'review', product: { seo: 'part-1' } }]);
    await approveAll();
    await done(writeReview(await shop.signedIn(), { rating: 5 }));
    await approveAll();
    const shown = await reviewsFor(shop.guest());
    expect(shown.rating).toEqual({ average: 4.5, count: 2, byStars: [0, 0, 0, 1, 1] });
    expect(shown.reviews.map(({ rating, isPurchase }) => [rating, isPurchase])).toEqual([
      [5, false],
      [4, false],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('are one per account and product; a refused one can be written again', async () => {
    await done(writeReview(anna));
    expect(refusalOf(await writeReview(anna))).toMatchObject({ status: 409, code: 'already_reviewed' });
    const [first] = await waiting();
    const refused = moderate('review', first?._id, { decision: 'reject', reason: 'Не о товаре' });
    expect(await done(refused)).toEqual({ state: 'rejected' });
    expect((await reviewsFor(anna)).own).toMatchObject({ state: 'rejected', rejectReason: 'Не о товаре' });
    expect((await reviewsFor(shop.guest())).reviews).toEqual([]);
    await done(writeReview(anna, { text: 'Хороший резистор' }));
    await approveAll();
    expect((await reviewsFor(shop.guest())).reviews).toMatchObject([{ text: 'Хороший резистор' }]);
    expect(refusalOf(await writeReview(anna)).code).toBe('already_reviewed');
  });

  it('show whether the author received the product', async () => {
    const buyer = await shop.signedIn();
    const { number } = await place(buyer, await add(buyer, [products.tiered, 10]));
    await done(writeReview(buyer));
    await approveAll();
    expect((await reviewsFor(anna)).reviews).toMatchObject([{ isPurchase: false }]);
    await shop.pool.query("update orders set status = 'completed' where number = $1", [number]);
    expect((await reviewsFor(anna)).reviews).toMatchObject([{ isPurchase: true }]);
  });

  it.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ text: '  ' }, 'text'],
    [{ text: 'x'.repeat(writingLimits.reviewTextMax + 1) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ text: 'a\u0007b' }, 'text'],
    [{ authorName: '' }, 'authorName'],
    [{ authorName: 'a\nb' }, 'authorName'],
    [{ pros: 'x'.repeat(writingLimits.prosConsMax + 1) }, 'pros'],
  ])('refuse %j and name the field', async (change, field) => {
    expect(refusalOf(await writeReview(anna, change))).toMatchObject({ status: 400, code: 'invalid_input', field });
  });

  it('keep plain text as it was written', async () => {
    const text = '<script>alert(1)</script> & "кавычки" %20 🙂';
    await done(writeReview(anna, { text }));
    await approveAll();
    expect((await reviewsFor(anna)).reviews).toMatchObject([{ text }]);
  });

  it('come ten at a time', async () => {
    for (let index = 0; index < 11; index += 1) await done(writeReview(await shop.signedIn(), { text: `№ ${index}` }));
    await shop.pool.query("update review set state = 'approved'");
    const first = await reviewsFor(anna);
    expect([first.reviews.length, first.pages, first.reviews[0]?.text]).toEqual([10, 2, '№ 10']);
    expect((await reviewsFor(anna, '?page=2')).reviews.map(({ text }) => text)).toEqual(['№ 0']);
    expect((await reviewsFor(anna, '?page=3')).reviews).toEqual([]);
  });

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1e9', '?page=1&page=2', '?page=99999'])(
    'refuse %s',
    async (query) => {
      expect(refusalOf(await anna.get(`${base}/reviews${query}`))).toMatchObject({ status: 400, field: 'page' });
    },
  );
});

describe('questions', () => {
  it('are shown with their answers when both were approved, and their author gets a letter', async () => {
    const asker = await shop.signedIn();
    await shop.pool.query("update account set email = 'asker@example.com', locale = 'en' where id = $1", [
      asker.accountId,
    ]);
    await done(asker.post(`${base}/questions`, question));
    expect((await questionsFor(anna)).questions).toEqual([]);
    await approveAll();
    const [shown] = (await questionsFor(anna)).questions;
    expect(shown).toMatchObject({ ...question, answers: [] });

    const sent = anna.post(`/catalog/questions/${shown?._id}/answers`, answer);
    expect(await done(sent)).toEqual({ state: 'pending' });
    expect((await questionsFor(shop.guest())).questions[0]?.answers).toEqual([]);
    expect(await waiting()).toMatchObject([{ kind: 'answer', question: question.text, text: answer.text }]);
    await approveAll();
    expect((await questionsFor(shop.guest())).questions[0]?.answers).toMatchObject([{ ...answer, isShop: false }]);
    const { rows } = await shop.pool.query('select recipient, subject, text from outbox');
    expect(rows).toEqual([
      {
        recipient: 'asker@example.com',
        subject: 'Your question about RC0603FR-0710KL is answered',
        text: expect.stringContaining('/en/product/part-1#questions') as string,
      },
    ]);
  });

  it('answered by the shop are shown at once, question and answer', async () => {
    await done(anna.post(`${base}/questions`, question));
    const [requested] = await waiting();
    const clerk = await shop.signedIn();
    await shop.pool.query("update account set role = 'support' where id = $1", [clerk.accountId]);
    const sent = clerk.post(`/catalog/questions/${requested?._id}/answers`, { ...answer, authorName: 'Farad' });
    expect(await done(sent)).toEqual({ state: 'approved' });
    expect((await questionsFor(shop.guest())).questions[0]).toMatchObject({ answers: [{ isShop: true }] });
    // The author signed in by phone and has no email address.
    expect((await shop.pool.query('select from outbox')).rowCount).toBe(0);
  });

  it('answered by staff as the shop are shown at once and leave the list; the author is notified on the site', async () => {
    const asker = await shop.signedIn();
    await done(asker.post(`${base}/questions`, question));
    await done(asker.post(`${base}/questions`, { ...question, text: 'Есть ли замена?' }));
    await approveAll();
    const unanswered = async () =>
      ((await done(moderator.get('/admin/questions/unanswered'))) as z.infer<typeof UnansweredQuestions>).questions;
    const [first] = await unanswered();
    expect(await unanswered()).toMatchObject([
      { ...question, product: { seo: 'part-1' } },
      { text: 'Есть ли замена?' },
    ]);
    const path = `/admin/questions/${first?._id}/answers`;
    expect(await done(moderator.post(path, { text: answer.text }))).toEqual({ state: 'approved' });
    expect((await unanswered()).map(({ text }) => text)).toEqual(['Есть ли замена?']);
    const { questions } = await questionsFor(shop.guest());
    expect(questions.at(-1)?.answers).toMatchObject([{ isShop: true, authorName: '', text: answer.text }]);
    const { entries } = (await asker.get('/account/inbox')).json<InboxAnswer>();
    expect(entries.map(({ title }) => title)).toEqual([
      'Ответ на ваш вопрос о RC0603FR-0710KL',
      'Ваш вопрос опубликован: RC0603FR-0710KL',
      'Ваш вопрос опубликован: RC0603FR-0710KL',
    ]);
    expect(refusalOf(await moderator.post(path, { text: ' ' }))).toMatchObject({ status: 400, field: 'text' });
    expect((await asker.post(path, { text: answer.text })).statusCode).toBe(401);
    expect((await asker.get('/admin/questions/unanswered')).statusCode).toBe(401);
  });

  it('that wait are published by the answer of staff', async () => {
    await done(anna.post(`${base}/questions`, question));
    const [requested] = await waiting();
    await done(moderator.post(`/admin/questions/${requested?._id}/answers`, { text: answer.text }));
    expect(await waiting()).toEqual([]);
    expect((await questionsFor(shop.guest())).questions[0]).toMatchObject({ ...question, answers: [{ isShop: true }] });
  });

  it.each(['0', 'x', '1e3', '7'])('%s does not exist and cannot be answered', async (id) => {
    expect(refusalOf(await anna.post(`/catalog/questions/${id}/answers`, answer)).status).toBe(404);
    expect(refusalOf(await moderator.post(`/admin/questions/${id}/answers`, { text: 'Да' })).status).toBe(404);
  });

  it('that wait cannot be answered by customers', async () => {
    await done(anna.post(`${base}/questions`, question));
    const [requested] = await waiting();
    expect(refusalOf(await anna.post(`/catalog/questions/${requested?._id}/answers`, answer)).code).toBe('not_found');
  });
});

describe('who may', () => {
  it('anybody reads, signed-in customers write, staff moderate', async () => {
    const guest = shop.guest();
    expect(refusalOf(await writeReview(guest)).code).toBe('unauthenticated');
    expect(refusalOf(await guest.post(`${base}/questions`, question)).code).toBe('unauthenticated');
    expect(refusalOf(await guest.post('/catalog/questions/1/answers', answer)).code).toBe('unauthenticated');
    for (const browser of [guest, anna]) {
      expect(refusalOf(await browser.get('/moderation')).code).toBe('unauthenticated');
      const decided = await browser.post('/moderation/review/1', { decision: 'approve' });
      expect(refusalOf(decided).code).toBe('unauthenticated');
    }
    expect((await (await signedInStaff(shop, 'content_editor')).get('/moderation')).statusCode).toBe(200);
    expect(refusalOf(await (await signedInStaff(shop, 'developer')).get('/moderation')).code).toBe('forbidden');
  });

  it('writing needs a shown product', async () => {
    for (const seo of ['part-10', 'no-such']) {
      const path = `/catalog/products/${seo}`;
      expect((await anna.get(`${path}/reviews`)).statusCode).toBe(404);
      expect((await anna.get(`${path}/questions`)).statusCode).toBe(404);
      expect((await anna.post(`${path}/reviews`, review)).statusCode).toBe(404);
      expect((await anna.post(`${path}/questions`, question)).statusCode).toBe(404);
    }
  });

  it('writing is limited to twenty a day', async () => {
    const keen = await shop.signedIn();
    for (let index = 0; index < writingLimits.writingsADay; index += 1)
      await done(keen.post(`${base}/questions`, question));
    expect(refusalOf(await keen.post(`${base}/questions`, question)).code).toBe('too_many_requests');
    expect(refusalOf(await writeReview(keen)).code).toBe('too_many_requests');
    await done(writeReview(anna));
  });
});

describe('moderation', () => {
  it.each([
    ['review', '1', { decision: 'perhaps' }, 400],
    ['review', '1', { decision: 'reject' }, 400],
    ['review', '1', { decision: 'reject', reason: '' }, 400],
    ['review', '7777', { decision: 'approve' }, 404],
    ['account', '1', { decision: 'approve' }, 404],
    ['review', 'x', { decision: 'approve' }, 404],
  ])('%s %s %j: %d', async (kind, id, body, status) => {
    expect((await moderate(kind, id, body)).statusCode).toBe(status);
  });

  it('leaves a log entry with the reason', async () => {
    await done(writeReview(anna));
    const [first] = await waiting();
    await done(moderate('review', first?._id, { decision: 'reject', reason: 'Не о товаре' }));
    const { rows } = await shop.pool.query<{ action: string; object_id: string; reason: string }>(
      'select action, object_id::text, reason from audit order by id desc limit 1',
    );
    expect(rows).toEqual([{ action: 'review.rejected', object_id: first?._id, reason: 'Не о товаре' }]);
  });

  it('decides once', async () => {
    await done(writeReview(anna));
    const [first] = await waiting();
    await done(moderate('review', first?._id, { decision: 'approve' }));
    expect((await moderate('review', first?._id, { decision: 'reject', reason: 'поздно' })).statusCode).toBe(404);
  });
});

describe('reviews of the shop', () => {
  const shopReview = { authorName: 'Анна', rating: 4, text: 'Привезли за день.' };
  const write = (browser: Browser, change: object = {}) => browser.post('/shop/reviews', { ...shopReview, ...change });
  const shown = async (browser: Browser) => (await done(browser.get('/shop/reviews'))) as ShopReviewsAnswer;

  async function buyer() {
    const browser = await shop.signedIn();
    const { number } = await place(browser, await add(browser, [products.tiered, 10]));
    await shop.pool.query("update orders set status = 'completed' where number = $1", [number]);
    return browser;
  }

  it('need a delivered order', async () => {
    expect((await write(shop.guest())).statusCode).toBe(401);
    expect(refusalOf(await write(anna))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await shown(anna)).toMatchObject({ mayWrite: false, rating: { average: null, count: 0 }, reviews: [] });
  });

  it('wait for moderation as product reviews do, and a new one replaces the former', async () => {
    const browser = await buyer();
    expect(await done(write(browser))).toEqual({ state: 'pending' });
    expect(refusalOf(await write(browser)).code).toBe('already_reviewed');
    expect(await shown(browser)).toMatchObject({
      reviews: [],
      own: { ...shopReview, state: 'pending' },
      mayWrite: true,
    });
    const [first] = await waiting();
    expect(first).toMatchObject({ kind: 'shop_review', product: null, ...shopReview });
    await done(moderate('shop_review', first?._id, { decision: 'reject', reason: 'Брань' }));
    expect(await shown(browser)).toMatchObject({ reviews: [], own: { state: 'rejected', rejectReason: 'Брань' } });
    await done(write(browser, { rating: 5 }));
    await approveAll();
    expect(await shown(shop.guest())).toMatchObject({ rating: { average: 5, count: 1 }, reviews: [{ answer: '' }] });
    const inbox = (await done(browser.get('/account/inbox'))) as InboxAnswer;
    expect(JSON.stringify(inbox)).toContain('/reviews');
  });

  it('are answered by staff, who publish them with it; the author is notified', async () => {
    const browser = await buyer();
    await shop.pool.query("update account set email = 'anna@example.com' where id = (select max(id) from account)");
    await done(write(browser));
    const id = (await waiting())[0]?._id;
    await done(moderator.post(`/admin/shop-reviews/${id}/answer`, { text: 'Спасибо!' }));
    expect((await shown(shop.guest())).reviews).toMatchObject([{ text: shopReview.text, answer: 'Спасибо!' }]);
    const listed = await moderator.get('/admin/writings?kind=shop_review&rating=4&text=день');
    expect(listed.json()).toMatchObject({ writings: [{ product: null, answer: 'Спасибо!', state: 'approved' }] });
    const { rows } = await shop.pool.query("select recipient, text from outbox where kind = 'review_answered'");
    expect(rows).toMatchObject([{ recipient: 'anna@example.com', text: expect.stringContaining('Спасибо!') }]);
  });
});
