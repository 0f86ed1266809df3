import { inTransaction } from '@farad/database/connection/transaction';
import type { Chat } from '@farad/contract/shop/chat';
import type { StaffChat, StaffChatList, StaffChatMessages } from '@farad/contract/office/messages/chat';
import { chatLimits } from '@farad/domain/chat';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { notifyOfChatAnswer } from './notify-of-chat-answer.ts';
import { refusalOf } from '#testing/calls/basket-calls.ts';
import type { Browser } from '#testing/browser.ts';
import { openEventReader, type EventReader } from '#testing/event-reader.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';
import { mergeGuestChat } from './merge-guest-chat.ts';

let shop: TestShop;
let support: StaffBrowser;
let other: StaffBrowser;
let guest: Browser;
beforeAll(async () => {
  shop = await openShop();
  support = await signedInStaff(shop, 'support');
  other = await signedInStaff(shop, 'order_manager');
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  guest = shop.guest();
  await shop.pool.query('truncate chat, chat_message, chat_presence, outbox cascade');
});
afterAll(() => shop.close());

let lastKey = 0;
const freshKey = (): string => `sending-${String((lastKey += 1)).padStart(12, '0')}`;

async function say(text: string, by = guest, more: object = {}): Promise<Chat> {
  const response = await by.post('/chat/messages', { text, key: freshKey(), ...more });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Chat>();
}
const read = async (by = guest, query = '') => (await by.get(`/chat${query}`)).json<Chat>();
const texts = ({ messages }: { messages: readonly { kind: string; text: string }[] }) =>
  messages.map(({ kind, text }) => (text === '' ? kind : text));
const list = async (query = '', by = support) => (await by.get(`/admin/chats${query}`)).json<StaffChatList>().chats;
const onlyId = async (): Promise<string> => (await list('?list=all'))[0]?.id ?? '';
const act =
  (what: string, body: object, by = support) =>
  async () =>
    by.post(`/admin/chats/${await onlyId()}/${what}`, body);
const answer = (text: string, by = support) => act('answers', { text, key: freshKey() }, by)();
const mails = async () =>
  (await shop.pool.query('select kind, recipient, text from outbox order by id')).rows as readonly {
    kind: string;
    recipient: string;
    text: string;
  }[];

describe('a guest', () => {
  it('has a conversation by a cookie hidden from scripts, and a stranger cannot see it', async () => {
    expect(await read()).toMatchObject({ isBegun: false, messages: [], status: { isShopThere: false } });
    const response = await guest.post('/chat/messages', { text: 'Привет', key: freshKey() });
    expect(response.cookies.find(({ name }) => name === 'chatSessionId')).toMatchObject({
      value: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      httpOnly: true,
      maxAge: 30 * 86_400,
    });
    expect(texts(await read())).toEqual(['Привет']);
    const stranger = shop.guest();
    expect(await read(stranger)).toMatchObject({ isBegun: false, messages: [] });
    expect((await stranger.get('/chat/events')).statusCode).toBe(404);
    expect((await stranger.post('/chat/read', { seq: 1 })).statusCode).toBe(404);
    stranger.cookies.set('chatSessionId', 'A'.repeat(22));
    expect((await read(stranger)).isBegun).toBe(false);
    expect((await shop.pool.query('select guest_sha256 from chat')).rows[0]).not.toMatchObject({
      guest_sha256: Buffer.from(guest.cookies.get('chatSessionId') ?? ''),
    });
  });

  it.each([
    ['nothing', { text: '  \u200b ' }, 'text'],
    ['too much', { text: 'x'.repeat(chatLimits.textMax + 1) }, 'text'],
    ['control characters', { text: 'a\u0007b' }, 'text'],
    ['half a sign', { text: '\ud800' }, 'text'],
    ['no name of the sending', { text: 'a', key: 'short' }, 'key'],
  ])('cannot send %s', async (_, body, field) => {
    const response = await guest.post('/chat/messages', { key: freshKey(), ...body });
    expect(refusalOf(response)).toMatchObject({ status: 400, field });
    expect((await read()).isBegun).toBe(false);
  });

  it('gets markup as plain text, and a page outside of the shop is dropped', async () => {
    const hostile = '<img src=x onerror=alert(1)> **a**\n<script>';
    expect(texts(await say(hostile, guest, { page: 'https://evil.example/' }))).toEqual([hostile]);
    await say('ещё', guest, { page: '/product/tiered?x=1' });
    const { messages } = (await support.get(`/admin/chats/${await onlyId()}/messages`)).json<StaffChatMessages>();
    expect(messages.map(({ page }) => page)).toEqual(['', '/product/tiered?x=1']);
  });

  it('sends a repeated message once, and ten in parallel into one conversation, each with its number', async () => {
    const key = freshKey();
    const sent = { text: 'Один раз', key };
    guest.cookies.set('chatSessionId', 'B'.repeat(22));
    await Promise.all([guest.post('/chat/messages', sent), guest.post('/chat/messages', sent)]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => say(`№ ${n}`)));
    const { messages } = await read();
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 11 }, (_, n) => n + 1));
    expect(await list('?list=all')).toHaveLength(1);
  });

  it('is limited when hasty, and may continue a minute later', async () => {
    for (let n = 0; n < chatLimits.messagesAMinute; n += 1) await say(`${n}`);
    const refused = await guest.post('/chat/messages', { text: 'a', key: freshKey() });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.anything()]);
    shop.passSeconds(61);
    await say('Теперь');
  });

  it('cannot start more conversations from one address than allowed', async () => {
    for (let n = 0; n < chatLimits.begunAnHour; n += 1) {
      guest.cookies.delete('chatSessionId');
      await say('Новая');
    }
    guest.cookies.delete('chatSessionId');
    expect((await guest.post('/chat/messages', { text: 'a', key: freshKey() })).statusCode).toBe(429);
  });

  it('finds the conversation in the account after sign-in, on any device', async () => {
    await say('До входа');
    const person = await shop.signedIn();
    const join = () =>
      inTransaction(shop.db, (tx) => mergeGuestChat(tx, person.accountId, guest.cookies, shop.deps.clock()));
    await join();
    await join();
    expect(texts(await read(person))).toEqual(['До входа']);
    expect((await read()).isBegun).toBe(false);
    const again = shop.guest();
    await say('С другого устройства', again);
    await inTransaction(shop.db, (tx) => mergeGuestChat(tx, person.accountId, again.cookies, shop.deps.clock()));
    expect(texts(await read(person))).toEqual(['До входа', 'С другого устройства']);
    expect(await list('?list=all')).toMatchObject([{ customerId: String(person.accountId), isUnanswered: true }]);
  });
});

describe('staff', () => {
  it('see who waits, take, answer, hand over and close; each is a line of the conversation', async () => {
    await say('Есть на складе?');
    expect(await list('?list=waiting')).toMatchObject([{ last: 'Есть на складе?', isUnanswered: true, staff: null }]);
    expect((await act('take', { from: null })()).json<StaffChat>()).toMatchObject({ state: 'open' });
    expect((await answer('Да')).statusCode).toBe(200);
    expect((await list('?list=mine'))[0]).toMatchObject({ isUnanswered: false, last: 'Да', isLastOurs: true });
    expect((await act('hand-over', { to: String(other.staffId) })()).statusCode).toBe(200);
    expect(await list('?list=mine')).toEqual([]);
    expect((await answer('Чужая')).statusCode).toBe(409);
    expect((await act('close', {})()).statusCode).toBe(409);
    expect((await act('close', {}, other)()).json<StaffChat>()).toMatchObject({ state: 'closed' });
    expect(await list('?list=closed')).toHaveLength(1);
    expect(texts(await read())).toEqual(['Есть на складе?', 'taken', 'Да', 'handed_over', 'closed']);
    const { rows } = await shop.pool.query("select action from audit where object_kind = 'chat' order by id");
    expect(rows.map(({ action }) => action as string)).toEqual([
      'chat.taken',
      'chat.answered',
      'chat.handed_over',
      'chat.closed',
    ]);
  });

  it('pressing in parallel do not both get it', async () => {
    await say('Кто ответит?');
    const id = await onlyId();
    const both = await Promise.all([support, other].map((by) => by.post(`/admin/chats/${id}/take`, { from: null })));
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const { staff } = (await support.get(`/admin/chats/${id}`)).json<StaffChat>();
    const rest = staff?.id === String(support.staffId) ? other : support;
    expect((await rest.post(`/admin/chats/${id}/take`, { from: staff?.id ?? null })).statusCode).toBe(200);
  });

  it('of the catalogue see none, and it cannot be handed to staff without the permission', async () => {
    await say('Вопрос');
    const catalogue = await signedInStaff(shop, 'catalogue_manager');
    expect((await catalogue.get('/admin/chats')).statusCode).toBe(403);
    const refused = await act('hand-over', { to: String(catalogue.staffId) })();
    expect(refusalOf(refused)).toMatchObject({ status: 400, field: 'to' });
    expect((await support.get('/admin/chats?list=lost')).json()).toMatchObject({ error: { field: 'list' } });
    expect((await support.get('/admin/chats?after=x')).json()).toMatchObject({ error: { field: 'after' } });
    expect((await support.get('/admin/chats/999999')).statusCode).toBe(404);
    expect((await support.get('/admin/chats/events')).statusCode).toBe(400);
  });

  it('see a closed one reopened, and later a new one beside the former', async () => {
    await say('Первый');
    await answer('Ответ');
    await act('close', {})();
    expect(texts(await say('Ещё вопрос')).slice(-2)).toEqual(['reopened', 'Ещё вопрос']);
    expect(await list('?list=waiting')).toHaveLength(1);
    await act('close', {})();
    shop.passSeconds(chatLimits.reopenSeconds + 1);
    support = await signedInStaff(shop, 'support');
    other = await signedInStaff(shop, 'order_manager');
    expect(texts(await say('Спустя неделю'))).toEqual(['Спустя неделю']);
    const [current] = await list('?list=waiting');
    const shown = (await support.get(`/admin/chats/${current?.id}`)).json<StaffChat>();
    expect(shown.former).toMatchObject([{ state: 'closed' }]);
  });
});

describe('a letter', () => {
  const lookNow = async () =>
    notifyOfChatAnswer(
      { db: shop.db, siteUrl: 'https://farad.example', now: shop.deps.clock() },
      Number(await onlyId()),
    );

  it('notifies an absent customer with an email address of the answer, once', async () => {
    await say('Когда привезут?');
    expect(refusalOf(await guest.post('/chat/email', { email: 'no mailbox' }))).toMatchObject({ field: 'email' });
    await guest.post('/chat/email', { email: 'Petr@Example.com' });
    await answer('Завтра');
    await lookNow();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['chat_to_shop']);
    shop.passSeconds(chatLimits.thereSeconds + 1);
    await lookNow();
    await lookNow();
    expect((await mails()).slice(1)).toMatchObject([
      { kind: 'chat_answered', recipient: 'petr@example.com', text: expect.stringContaining('Завтра') },
    ]);
  });

  it('adds a notification for a customer with an account, also without an email address', async () => {
    const person = await shop.signedIn();
    await say('Есть на складе?', person);
    await answer('Да, 200 штук');
    shop.passSeconds(chatLimits.thereSeconds + 1);
    await lookNow();
    await lookNow();
    const { entries } = (await person.get('/account/inbox')).json<{ entries: object[] }>();
    expect(entries).toMatchObject([
      { title: 'Вам ответили в чате', text: 'Да, 200 штук', address: '/chat', isRead: false },
    ]);
  });

  it('is not sent for read messages, and the shop is not notified while staff are present', async () => {
    const person = await shop.signedIn({ email: 'anna@example.com' });
    await shop.pool.query('insert into chat_presence values ($1, $2)', [support.staffId, shop.deps.clock()]);
    expect((await say('Вопрос', person)).status.isShopThere).toBe(true);
    await answer('Ответ');
    const { status, messages } = await read(person);
    expect(status).toMatchObject({ unread: 1, email: 'anna@example.com' });
    const seq = messages.at(-1)?.seq ?? 0;
    expect((await person.post('/chat/read', { seq })).json<Chat>().status.unread).toBe(0);
    shop.passSeconds(chatLimits.thereSeconds + 1);
    await lookNow();
    expect(await mails()).toEqual([]);
  });
});

describe('events', () => {
  const open: EventReader[] = [];
  const listen = async (by: Browser, path: string, headers = {}): Promise<EventReader> => {
    const reader = await openEventReader(shop, by, path, headers);
    open.push(reader);
    return reader;
  };
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close();
  });

  it('come as they happen, and continue after the last one received', async () => {
    await say('Раз');
    const first = await listen(guest, '/chat/events');
    expect(await first.next('message')).toMatchObject({ id: '1', data: { text: 'Раз' } });
    expect(await first.next('status')).toMatchObject({ data: { state: 'waiting' } });
    await answer('Два');
    expect(await first.next('message')).toMatchObject({ id: '2', data: { kind: 'taken' } });
    expect(await first.next('message')).toMatchObject({ id: '3', data: { text: 'Два', by: 'Staff' } });
    expect(await first.next('status')).toMatchObject({ data: { state: 'open', unread: 1 } });
    await answer('Три');
    const second = await listen(guest, '/chat/events?after=0', { 'last-event-id': '3' });
    expect(await second.next('message')).toMatchObject({ id: '4', data: { text: 'Три' } });
    const third = await listen(guest, '/chat/events', { 'last-event-id': 'x' });
    expect(await third.next('message')).toMatchObject({ id: '1' });
  });

  it('are limited by pages of one person, and end with the conversation', async () => {
    await say('Раз');
    const readers = await Promise.all(
      Array.from({ length: chatLimits.feedsOfOne }, () => listen(guest, '/chat/events')),
    );
    expect((await guest.get('/chat/events')).statusCode).toBe(429);
    await shop.pool.query('delete from chat');
    await shop.pool.query("select pg_notify('chat', '')");
    for (const reader of readers) {
      await reader.end();
    }
  });

  it('tell staff which conversation changed, and the customer that staff are present', async () => {
    const live = await listen(support, '/admin/chats/events?live=1');
    await live.next('all');
    await say('Новая');
    const id = await onlyId();
    expect(await live.next('changed')).toMatchObject({ data: { ids: [id] } });
    expect((await read()).status.isShopThere).toBe(true);
  });
});

describe('ten thousand messages', () => {
  it('are read page by page, by number', async () => {
    await say('Первое');
    await shop.pool.query(
      `insert into chat_message (chat_id, seq, kind, text, page, at)
       select id, n, 'customer', 'Сообщение ' || n, '', now() from chat, generate_series(2, 10000) n`,
    );
    await shop.pool.query('update chat set last_seq = 10000, customer_seq = 10000');
    const newest = await read();
    expect(newest.messages.map(({ seq }) => seq).at(-1)).toBe(10_000);
    expect(newest).toMatchObject({ hasEarlier: true, messages: { length: chatLimits.pageLength } });
    const before = await read(guest, `?before=${newest.messages[0]?.seq}`);
    expect(before.messages.at(-1)?.seq).toBe(10_000 - chatLimits.pageLength);
    expect((await read(guest, '?before=2')).hasEarlier).toBe(false);
    expect((await read(guest, '?after=9998')).messages).toHaveLength(2);
    expect(refusalOf(await guest.get('/chat?before=3&after=1'))).toMatchObject({ status: 400, field: 'after' });
    const id = await onlyId();
    const shown = (await support.get(`/admin/chats/${id}/messages?before=5000`)).json<StaffChatMessages>();
    expect(shown.messages.at(-1)?.seq).toBe(4999);
  });
});
