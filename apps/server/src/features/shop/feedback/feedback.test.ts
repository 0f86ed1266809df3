import type { StaffFeedback, StaffFeedbackRow } from '@farad/contract/office/messages/feedback';
import { feedbackLimits } from '@farad/domain/feedback';
import type { BotCheckPort } from '@farad/integrations/bot-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { senderCheck } from './check-sender.ts';

let shop: TestShop;
let support: StaffBrowser;
let writer: Browser;
beforeAll(async () => {
  shop = await openShop();
  support = await signedInStaff(shop, 'support');
});
beforeEach(async () => {
  writer = shop.guest();
  await shop.pool.query('truncate feedback, feedback_entry, outbox cascade');
});
afterAll(() => shop.close());

const letter = {
  subject: 'part',
  text: 'Есть ли NE555 на ленте?\nНужно 5000.',
  name: 'Пётр',
  contact: 'Petr@Example.com',
  orderNumber: '',
};
const send = (change: object = {}) => writer.post('/feedback', { ...letter, ...change });

async function sent(change: object = {}): Promise<string> {
  const response = await send(change);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ number: string }>().number;
}
const mails = async () =>
  (await shop.pool.query('select kind, recipient, subject, text from outbox order by id')).rows as {
    kind: string;
    recipient: string;
    subject: string;
    text: string;
  }[];
const found = async (query = '') =>
  (await support.get(`/admin/feedback${query}`)).json<{ letters: StaffFeedbackRow[] }>().letters;
const shown = async (number: string) => (await support.get(`/admin/feedback/${number}`)).json<StaffFeedback>();
const change = async (path: string, body: object) => {
  const response = await support.post(`/admin/feedback/${path}`, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<StaffFeedback>();
};

describe('the bot check before a letter', () => {
  const check = (verdict: 'pass' | 'fail' | 'unavailable') => {
    const requested: unknown[] = [];
    const verify: BotCheckPort['verify'] = async (request) => {
      requested.push(request);
      return { verdict };
    };
    return {
      asked: requested,
      checkSender: senderCheck({ ...shop.deps, botCheck: { verify, check: async () => 'works' } }),
    };
  };

  it('asks its provider once per letter, and accepts the letter while the provider is unavailable', async () => {
    const { asked, checkSender } = check('pass');
    expect(await checkSender('token', '203.0.113.7')).toEqual({ ok: true, value: null });
    expect(asked).toEqual([{ token: 'token', action: 'send_feedback', ip: '203.0.113.7' }]);
    expect(await checkSender('token', '203.0.113.7')).toMatchObject({ ok: false, error: { code: 'bot_check_failed' } });
    expect(asked).toHaveLength(1);
    expect((await check('unavailable').checkSender('another', '203.0.113.7')).ok).toBe(true);
    // A token can be used only once, across all processes.
    expect((await check('pass').checkSender('another', '203.0.113.7')).ok).toBe(false);
  });

  it.each([
    ['fail', 'a third'],
    ['pass', ''],
    ['pass', undefined],
  ] as const)('T10: refuses a letter with the verdict %s of the token %j', async (verdict, token) => {
    const refused = await check(verdict).checkSender(token, '203.0.113.7');
    expect(refused).toMatchObject({ ok: false, error: { code: 'bot_check_failed' } });
  });

  it('is for guests, not for signed-in customers', async () => {
    const off = shop.deps.botCheck;
    Object.assign(shop.deps, { botCheck: { verify: async () => ({ verdict: 'fail' }) } });
    try {
      expect(refusalOf(await send({ token: 'x' }))).toMatchObject({ code: 'bot_check_failed' });
      expect((await (await shop.signedIn()).post('/feedback', letter)).statusCode).toBe(200);
    } finally {
      Object.assign(shop.deps, { botCheck: off });
    }
  });
});

describe('a letter to the shop', () => {
  it('has a number, reaches the shop’s mailbox, and is stored once when sent twice', async () => {
    const number = await sent();
    expect(number).toMatch(/^L-26-\d{6}$/);
    expect(await sent()).toBe(number);
    expect(await mails()).toMatchObject([
      { kind: 'feedback_to_shop', recipient: shop.deps.config.mailFrom, subject: `${number} · Деталь: Пётр` },
    ]);
    expect((await mails())[0]?.text).toContain('petr@example.com');
    expect(await found()).toMatchObject([{ number, state: 'new', email: 'petr@example.com', phone: '' }]);
  });

  it('is refused after five an hour from one address, and accepted again after the hour', async () => {
    for (let each = 0; each < feedbackLimits.lettersAnHour; each += 1) await sent({ text: `Вопрос ${each}` });
    const refusal = (await send({ text: 'Ещё один' })).json<{ error: { retryAfterSeconds: number } }>();
    expect(refusal).toMatchObject({ error: { code: 'too_many_requests' } });
    expect(refusal.error.retryAfterSeconds).toBeGreaterThan(3500);
    await shop.pool.query("update feedback set created_at = created_at - interval '3601 seconds'");
    await sent({ text: 'Ещё один' });
  });

  it.each([
    [{ subject: 'spam' }, 'subject'],
    [{ text: ' \n' }, 'text'],
    [{ text: 'x'.repeat(feedbackLimits.textMax + 1) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ contact: 'a@b' }, 'contact'],
    [{ contact: '12' }, 'contact'],
    [{ orderNumber: 'x'.repeat(feedbackLimits.orderNumberMax + 1) }, 'orderNumber'],
  ])('%j is refused with the field', async (wrong, field) => {
    expect(refusalOf(await send(wrong))).toMatchObject({ status: 400, field });
  });
});

describe('staff', () => {
  it('find letters by state, subject and sender', async () => {
    const first = await sent();
    const second = await sent({ subject: 'order', name: 'Анна', contact: '8 912 345-67-89', orderNumber: '26-000001' });
    await change(`${first}/state`, { state: 'closed' });
    const numbers = async (query: string) => (await found(query)).map(({ number }) => number);
    expect(await numbers('')).toEqual([second, first]);
    expect(await numbers('?state=closed')).toEqual([first]);
    expect(await numbers('?subject=order')).toEqual([second]);
    expect(await numbers('?text=petr')).toEqual([first]);
    expect(await numbers(`?text=${encodeURIComponent('+7 912 345-67-89')}`)).toEqual([second]);
    expect(await numbers(`?after=${(await found())[0]?.id}`)).toEqual([first]);
    expect((await support.get('/admin/feedback?state=lost')).json()).toMatchObject({ error: { field: 'state' } });
  });

  it('answer by email in the letter’s language, and the log has the answer', async () => {
    const number = await sent();
    const answered = await change(`${number}/answers`, { text: 'Да, есть.' });
    expect(answered).toMatchObject({ state: 'answered', answers: [{ text: 'Да, есть.' }] });
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'feedback_answered',
      recipient: 'petr@example.com',
      subject: `Ответ на ваше письмо ${number}`,
      text: expect.stringContaining('Да, есть.'),
    });
    const { rows } = await shop.pool.query('select action, object_id::text from audit order by id desc limit 1');
    expect(rows).toEqual([{ action: 'feedback.answered', object_id: answered.id }]);
  });

  it('cannot answer by email if only a phone was left', async () => {
    const number = await sent({ contact: '+7 912 345-67-89' });
    expect((await support.post(`/admin/feedback/${number}/answers`, { text: 'Да' })).statusCode).toBe(400);
    expect(await shown(number)).toMatchObject({ state: 'new', answers: [], phone: '79123456789' });
  });

  it('close, reopen to the former state, add and remove notes', async () => {
    const number = await sent();
    await change(`${number}/answers`, { text: 'Да' });
    expect((await change(`${number}/state`, { state: 'closed' })).state).toBe('closed');
    expect((await support.post(`/admin/feedback/${number}/state`, { state: 'closed' })).statusCode).toBe(409);
    expect((await change(`${number}/state`, { state: 'new' })).state).toBe('answered');
    const [note] = (await change(`${number}/notes`, { text: 'Ждёт звонка' })).notes;
    const answer = (await shown(number)).answers[0];
    expect((await support.post(`/admin/feedback/${number}/notes/${answer?.id}/remove`, {})).statusCode).toBe(404);
    expect((await change(`${number}/notes/${note?.id}/remove`, {})).notes).toEqual([]);
  });

  it('of the catalogue see none', async () => {
    const other = await signedInStaff(shop, 'catalogue_manager');
    expect((await other.get('/admin/feedback')).statusCode).toBe(403);
    expect((await support.get('/admin/feedback/L-26-999999')).statusCode).toBe(404);
  });
});
