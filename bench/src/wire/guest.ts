import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { Basket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import { SendSmsAnswer } from '@farad/contract/shop/sign-in';
import type { Question } from '../kit/ask.ts';
import { orderBody } from '../orders/buyers.ts';
import type { Caller } from './caller.ts';
import type { Work } from './works.ts';

/** Time between two looks into the inbox of the twins, in ms. */
const inboxPauseMs = 10;
const inboxLooksMax = 500;

/** Sends the requests of one guest, with the cookies that the shop has set for the guest. */
class Guest {
  private readonly cookies = new Map<string, string>();
  private readonly origin: string;
  private readonly caller: Caller;

  constructor(origin: string, caller: Caller) {
    this.origin = origin;
    this.caller = caller;
  }

  async ask(question: Question): Promise<string> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...question.headers, ...(cookie === '' ? {} : { cookie }) };
    const answer = await this.caller.answer(this.origin, { ...question, headers });
    for (const set of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    return answer.text;
  }

  async post(path: string, body: unknown, headers: Question['headers'] = {}): Promise<unknown> {
    return JSON.parse(await this.ask({ method: 'POST', path: `/api${path}`, body, headers }));
  }
}

/** Returns the code of the SMS to a phone. Waits until it has arrived. */
async function codeFor(guest: Guest, phone: string): Promise<string> {
  for (let look = 0; look < inboxLooksMax; look += 1) {
    const messages = await guest.ask({ path: `/__twins/inbox?to=${phone}` });
    const [newest] = JSON.parse(messages) as readonly { readonly text: string }[];
    // The four digits of a port in the shop's address are not the code.
    const code = /(?<!:)\b\d{4}\b/.exec(newest?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await wait(inboxPauseMs);
  }
  throw new Error(`no code for ${phone}`);
}

/** Number of phone numbers that are given out, so that no two guests share one. */
let phones = 0;

async function orderAsGuest(origin: string, caller: Caller, part: number): Promise<unknown> {
  const guest = new Guest(origin, caller);
  const phone = `7909${String((phones += 1)).padStart(7, '0')}`;
  const added = Basket.parse(await guest.post('/basket/add', { products: [{ product_id: String(part), qty: 1 }] }));
  const { code: sessionId } = SendSmsAnswer.parse(await guest.post('/smsc', { phone }));
  await guest.post('/users/phone', { phone, sessionId, code: await codeFor(guest, phone) });
  await guest.post('/users/register', {});
  await guest.post('/users/phone', { phone, sessionId });
  // The account has a basket of its own, into which the sign-in has moved the part.
  const answer = await guest.post('/checkout/quote', { delivery: { kind: 'own_pickup' } });
  const { quote } = answer as { readonly quote: { readonly basket_id: string } };
  const body = orderBody({ ...added, _id: quote.basket_id });
  return PlacedOrder.parse(await guest.post('/orders', body, { 'idempotency-key': randomUUID() }));
}

/**
 * Returns the work of a guest who orders one of `parts`: basket, code by SMS, new account, quote, order. `count` = number
 * of guests in one turn.
 */
export const guestWork = (parts: readonly number[], count: number): Work => ({
  id: 'wire guest order',
  what: 'whole order of a guest, 8 requests with code and new account',
  repeated: null,
  prepare: () => Promise.resolve(count),
  run: (origin, caller, n) => orderAsGuest(origin, caller, parts[n % parts.length] ?? 0),
});
