import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  answerAs,
  chatKinds,
  chatLimits,
  chatPage,
  chatPlace,
  chatStates,
  continuation,
  isThere,
  isUnanswered,
  joining,
  letterOf,
  messageParts,
  settle,
  take,
  windowMax,
  withEarlier,
  withNewer,
  type ChatFacts,
  type MessageWindow,
} from './index.ts';

const now = new Date('2026-11-22T09:00:00Z');
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const chat: ChatFacts = {
  state: 'open',
  staffId: 1,
  customerSeq: 1,
  staffSeq: 2,
  readSeq: 0,
  toldSeq: 0,
  seenAt: ago(chatLimits.thereSeconds + 1),
  closedAt: null,
};

const decided = { ok: false, error: 'already_decided' };

test('limits of a conversation', () => {
  const { textMax, messagesAMinute, messagesAnHour, begunAnHour, pageLength, listLength, formerMax } = chatLimits;
  expect([textMax, messagesAMinute, messagesAnHour, begunAnHour]).toEqual([4000, 15, 200, 10]);
  expect([pageLength, listLength, formerMax, windowMax]).toEqual([50, 30, 20, 300]);
  const { feedsOfOne, feedsOfAddress, feedSeconds, pageMax, letterAnswers } = chatLimits;
  expect([feedsOfOne, feedsOfAddress, feedSeconds, pageMax, letterAnswers]).toEqual([6, 24, 600, 300, 20]);
  const { heartbeatSeconds, thereSeconds, letterAfterSeconds, reopenSeconds } = chatLimits;
  expect([heartbeatSeconds, thereSeconds, letterAfterSeconds, reopenSeconds]).toEqual([20, 60, 120, 604_800]);
});

test('states of a conversation and kinds of entries', () => {
  expect(chatStates).toEqual(['waiting', 'open', 'closed']);
  expect(chatKinds).toEqual(['customer', 'staff', 'taken', 'handed_over', 'closed', 'reopened']);
});

describe('a conversation', () => {
  it('continues, reopens within a week after closing, and is a new one later', () => {
    expect(continuation({ state: 'open', closedAt: null }, now)).toBe('same');
    expect(continuation({ state: 'open', closedAt: ago(1) }, now)).toBe('same');
    expect(continuation({ state: 'closed', closedAt: ago(chatLimits.reopenSeconds) }, now)).toBe('reopened');
    expect(continuation({ state: 'closed', closedAt: ago(chatLimits.reopenSeconds + 1) }, now)).toBe('new');
  });

  it('of a guest who signs in is merged with the account’s', () => {
    expect(joining({ state: 'waiting' }, null)).toBe('adopt');
    expect(joining({ state: 'waiting' }, { state: 'closed' })).toBe('adopt');
    expect(joining({ state: 'waiting' }, { state: 'open' })).toBe('append');
    expect(joining({ state: 'closed' }, { state: 'waiting' })).toBe('keep');
  });

  it('is unanswered if the customer wrote last and it is not closed', () => {
    expect(isUnanswered(chat)).toBe(false);
    expect(isUnanswered({ ...chat, customerSeq: 2 })).toBe(false);
    expect(isUnanswered({ ...chat, customerSeq: 3 })).toBe(true);
    expect(isUnanswered({ ...chat, customerSeq: 3, state: 'closed' })).toBe(false);
  });

  it('is taken from its displayed owner, by one of two simultaneous clicks', () => {
    expect(take({ state: 'waiting', staffId: null }, 1, null).ok).toBe(true);
    expect(take({ state: 'open', staffId: 2 }, 1, null).ok).toBe(false);
    expect(take({ state: 'open', staffId: 2 }, 1, 2).ok).toBe(true);
    expect(take({ state: 'closed', staffId: null }, 1, null)).toEqual(decided);
  });

  it('cannot be answered, closed or handed over by staff other than its owner', () => {
    for (const by of [2, 3]) {
      expect(answerAs({ state: 'open', staffId: 1 }, by).ok).toBe(false);
      expect(settle({ state: 'open', staffId: 1 }, by).ok).toBe(false);
    }
    expect(chatStates.map((state) => answerAs({ state, staffId: 1 }, 1).ok)).toEqual([true, true, false]);
    expect(answerAs({ state: 'closed', staffId: 1 }, 1)).toEqual(decided);
    expect(settle({ state: 'closed', staffId: 1 }, 1)).toEqual(decided);
    expect(settle({ state: 'waiting', staffId: null }, 1).ok).toBe(true);
    expect(answerAs({ state: 'waiting', staffId: null }, 1)).toEqual({ ok: true, value: 'taken' });
    expect(answerAs({ state: 'open', staffId: 1 }, 1)).toEqual({ ok: true, value: 'own' });
    expect(settle({ state: 'open', staffId: 1 }, 1).ok).toBe(true);
  });
});

describe('an e-mail about an answer', () => {
  it.each([
    ['unread and away', chat, 'tell'],
    ['unread, but there', { ...chat, seenAt: now }, 'wait'],
    ['read', { ...chat, readSeq: 2 }, 'nothing'],
    ['told', { ...chat, toldSeq: 2 }, 'nothing'],
    ['told, and answered again', { ...chat, toldSeq: 2, staffSeq: 4 }, 'tell'],
  ] as const)('%s', (_, facts, wanted) => {
    expect(letterOf(facts, now)).toBe(wanted);
  });

  it('is not sent while the customer’s page is open: three heartbeats may be missed', () => {
    expect(isThere(ago(chatLimits.heartbeatSeconds * 3), now)).toBe(true);
    expect(isThere(ago(chatLimits.thereSeconds + 1), now)).toBe(false);
  });
});

describe('a message', () => {
  const linksOf = (text: string) => messageParts(text).flatMap(({ href }) => (href === null ? [] : [href]));

  test.each([
    ['see https://farad.example/product/ne555, please', ['https://farad.example/product/ne555']],
    ['(http://a.example/x_(y)).', ['http://a.example/x_(y)']],
    ['HTTPS://A.example?x=1#y', ['HTTPS://A.example?x=1#y']],
    ['javascript:alert(1) data:text/html,x ftp://a.example //a.example', []],
    ['https://shop@evil.example https://a:b@evil.example', []],
    ['https:// https://- http://', []],
    ['<a href="https://a.example">x</a>', ['https://a.example']],
    ['https://тест.рф/ц', ['https://тест.рф/ц']],
    ['[https://a.example] {https://b.example}', ['https://a.example', 'https://b.example']],
    ['https://a.example/[x] https://b.example/{x}', ['https://a.example/[x]', 'https://b.example/{x}']],
    ['https://a.example/(x)) https://a', ['https://a.example/(x)', 'https://a']],
    ['https://a.example:80/ https://a.example:123456/', ['https://a.example:80/']],
    ['https://a-.example https://a.example-/x', ['https://a-.example']],
  ])('%s has the links %j', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('consists of all its parts, and only http and https become links', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://', 'http://a.example', 'javascript:', '@', ')', ' '));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = messageParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const link of linksOf(text)) expect(link).toMatch(/^https?:\/\/[\p{L}\p{N}]/iu);
      }),
    );
  });

  it('has a text part only if there is text', () => {
    const [link, words] = [
      { text: 'https://a.example', href: 'https://a.example' },
      { text: ' see ', href: null },
    ];
    expect(messageParts('https://a.example see https://a.example')).toEqual([link, words, link]);
    expect(messageParts('')).toEqual([]);
  });

  it('is split without a loss, even if long and unusual', () => {
    for (const sign of ['http://', 'https://a(', 'http://a.)', 'a.']) {
      const long = sign.repeat(chatLimits.textMax / sign.length);
      expect(
        messageParts(long)
          .map(({ text }) => text)
          .join(''),
      ).toBe(long);
    }
  });
});

describe('the page from which a customer wrote', () => {
  test.each([
    ['/product/ne555', '/product/ne555'],
    ['/en/search?text=10k', '/en/search?text=10k'],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['https://evil.example', ''],
    ['/a b', ''],
    ['', ''],
    ['/', '/'],
    [`/${'a'.repeat(299)}`, `/${'a'.repeat(299)}`],
    [`/${'a'.repeat(300)}`, ''],
  ])('%s is %s', (path, page) => {
    expect(chatPage(path)).toBe(page);
  });

  test.each([
    ['/tr/product/ne555?x=1', { kind: 'product', seo: 'ne555' }],
    ['/cabinet/orders/26-000012', { kind: 'order', number: '26-000012' }],
    ['/cabinet/orders', { kind: 'page' }],
    ['/product/n', { kind: 'product', seo: 'n' }],
    ['/product/ne555/', { kind: 'product', seo: 'ne555' }],
    ['/product/ne555/reviews', { kind: 'page' }],
    [`/product/${'n'.repeat(200)}`, { kind: 'product', seo: 'n'.repeat(200) }],
    [`/product/${'n'.repeat(201)}`, { kind: 'page' }],
    ['/x/product/ne555', { kind: 'page' }],
    [`/cabinet/orders/26-${'1'.repeat(15)}/`, { kind: 'order', number: `26-${'1'.repeat(15)}` }],
    [`/cabinet/orders/26-${'1'.repeat(16)}`, { kind: 'page' }],
    ['/x/cabinet/orders/26-000012', { kind: 'page' }],
    ['/cabinet/orders/26-000012/pay', { kind: 'page' }],
  ])('%s is about %j', (page, place) => {
    expect(chatPlace(page)).toEqual(place);
  });
});

describe('the displayed messages', () => {
  const some = (from: number, count: number) => Array.from({ length: count }, (_, n) => ({ seq: from + n }));
  const shown: MessageWindow<{ readonly seq: number }> = { messages: some(101, 50), hasEarlier: true, hasLater: false };

  it('are unique, in order and limited, for any incoming and requested messages', () => {
    const step = fc.record({ from: fc.nat(600), count: fc.nat(60), isNewer: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let window = shown;
        for (const { from, count, isNewer } of steps) {
          const messages = some(from, count);
          window = isNewer ? withNewer(window, messages) : withEarlier(window, { messages, hasEarlier: from > 1 });
          const seqs = window.messages.map(({ seq }) => seq);
          expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
          expect(seqs.length).toBeLessThanOrEqual(windowMax);
        }
      }),
    );
  });

  it('continue with the next incoming message, or after a gap from there on', () => {
    const next = withNewer(shown, [...some(149, 2), ...some(151, 2)]);
    expect(next).toEqual({ messages: some(101, 52), hasEarlier: true, hasLater: false });
    expect(withNewer(shown, some(150, 1))).toBe(shown);
    const gap = { messages: some(152, 1), hasEarlier: true, hasLater: false };
    expect(withNewer({ ...shown, hasEarlier: false }, some(152, 1))).toEqual(gap);
    const far = withNewer(shown, some(500, windowMax + 1));
    expect(far).toEqual({ ...gap, messages: some(501, windowMax) });
  });

  it('start with the existing messages', () => {
    const none: typeof shown = { messages: [], hasEarlier: false, hasLater: false };
    expect(withNewer(none, some(7, 2))).toEqual({ ...none, messages: some(7, 2) });
    expect(withNewer(none, some(1, 1))).toEqual({ ...none, messages: some(1, 1) });
    expect(withNewer(none, some(1, windowMax)).hasEarlier).toBe(false);
    expect(withNewer(none, some(1, windowMax + 1)).hasEarlier).toBe(true);
    expect(withEarlier(none, { messages: some(1, windowMax), hasEarlier: false })).toEqual({
      messages: some(1, windowMax),
      hasEarlier: false,
      hasLater: false,
    });
  });

  it('stay unchanged while the reader has scrolled far back', () => {
    const far = withEarlier(shown, { messages: some(101 - windowMax, windowMax), hasEarlier: true });
    expect(far).toMatchObject({ hasLater: true, messages: { length: windowMax } });
    expect(withNewer(far, some(151, 1))).toBe(far);
    expect(withNewer(shown, some(151, windowMax))).toMatchObject({ hasEarlier: true, messages: { length: windowMax } });
  });
});
