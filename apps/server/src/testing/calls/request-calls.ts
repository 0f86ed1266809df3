import { randomUUID } from 'node:crypto';

import type { QuoteToSend } from '@farad/contract/office/orders/requests';
import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { RequestToMake } from '@farad/contract/shop/requests';
import { addDays, moscowDay } from '@farad/domain/delivery';
import type { LightMyRequestResponse } from 'fastify';

import type { Browser } from '../browser.ts';
import { products, type TestProduct } from '../catalogue.ts';
import { orderAsQuoted, ownPickup, quoteOf, type Chosen } from './checkout-calls.ts';
import { tryPlace } from './order-calls.ts';
import { signedInStaff } from '../staff.ts';
import type { TestShop } from '../shop.ts';

export const wishFor = (product: Pick<TestProduct, 'id'>, qty: number) => ({ product_id: String(product.id), qty });

/** Calls POST /requests and returns the answer. */
export const tryAsk = (browser: Browser, body: RequestToMake | object, key: string = randomUUID()) =>
  browser.post('/requests', body, { 'idempotency-key': key });

/** Creates a request for a quote with these lines, and returns its number. */
export async function ask(browser: Browser, ...lines: RequestToMake['lines']): Promise<string> {
  const answer = await tryAsk(browser, { lines });
  if (answer.statusCode !== 201) throw new Error(`Not asked: ${answer.body}`);
  return answer.json<{ number: string }>().number;
}

/** Returns an offer for a line of a request. */
export const offerOf = (
  product: Pick<TestProduct, 'id'>,
  qty: number,
  price: number,
  leadDays: number | null = null,
) => ({
  product_id: String(product.id),
  qty,
  price,
  leadDays,
});

/**
 * Returns the body of a quote with one offer for each line of the request, in the same order. null in `offers` = the
 * line gets no offer.
 */
export const quoteBody = (
  offers: readonly (ReturnType<typeof offerOf> | null)[],
  rest: Partial<QuoteToSend> = {},
): QuoteToSend => ({
  seen: 0,
  valid_on: addDays(moscowDay(new Date()), 5),
  lines: offers.map((offer, index) => ({
    position: index + 1,
    offer,
    note: offer === null ? 'Снят с выпуска' : '',
  })),
  ...rest,
});

/** Answers a request with these offers. Throws if the call was refused. */
export async function answerWith(
  manager: Browser,
  number: string,
  offers: readonly (ReturnType<typeof offerOf> | null)[],
  rest: Partial<QuoteToSend> = {},
): Promise<void> {
  const answer = await manager.post(`/admin/requests/${number}/quotes`, quoteBody(offers, rest));
  if (answer.statusCode !== 200) throw new Error(`Not quoted: ${answer.body}`);
}

/** Returns the quote that the checkout makes of an answered request. */
export const checkoutOf = (browser: Browser, number: string, chosen: Chosen = ownPickup): Promise<CheckoutQuote> =>
  quoteOf(browser, { request: number, delivery: chosen.delivery });

export async function accept(
  browser: Browser,
  number: string,
  chosen: Chosen = ownPickup,
): Promise<LightMyRequestResponse> {
  return tryPlace(browser, orderAsQuoted(await checkoutOf(browser, number, chosen), chosen));
}

/**
 * Returns functions by call name, one for each call of staff that changes requests. A function prepares a request that
 * succeeds, and returns its path and body.
 */
export function requestScenes(shopOf: () => TestShop) {
  const newRequest = async (): Promise<string> => ask(await shopOf().signedIn(), wishFor(products.lastPiece, 10));
  return {
    takeRequest: async () => [`/admin/requests/${await newRequest()}/take`, {}] as const,
    answerRequest: async () =>
      [`/admin/requests/${await newRequest()}/quotes`, quoteBody([offerOf(products.lastPiece, 10, 110, 14)])] as const,
    closeRequest: async () => [`/admin/requests/${await newRequest()}/close`, { reason: 'Не производится' }] as const,
  };
}

export const managerOf = (shop: TestShop) => signedInStaff(shop, 'order_manager');
