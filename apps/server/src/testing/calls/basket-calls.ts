import { Basket, BasketOrNone, type WireBasket } from '@farad/contract/shop/basket';
import { ErrorBody } from '@farad/contract/error';
import type { LightMyRequestResponse } from 'fastify';

import type { Browser } from '../browser.ts';
import type { TestProduct } from '../catalogue.ts';

export type Wish = readonly [product: Pick<TestProduct, 'id'>, quantity: unknown];

export const lineOf = ([product, qty]: Wish) => ({ product_id: String(product.id), qty });

/** Calls POST /basket/add and returns the answer. */
export const tryAdd = (browser: Browser, ...wishes: Wish[]): Promise<LightMyRequestResponse> =>
  browser.post('/basket/add', { products: wishes.map(lineOf) });

/** Adds products to the basket and returns the basket. Throws if the call was refused. */
export async function add(browser: Browser, ...wishes: Wish[]): Promise<WireBasket> {
  const answer = await tryAdd(browser, ...wishes);
  if (answer.statusCode !== 200) throw new Error(`Not added: ${answer.body}`);
  return Basket.parse(answer.json());
}

/** Calls POST /basket/{id}, which sets quantities, and returns the answer. */
export const trySet = (browser: Browser, basketId: string, ...wishes: Wish[]): Promise<LightMyRequestResponse> =>
  browser.post(`/basket/${basketId}`, { products: wishes.map(lineOf) });

export async function set(browser: Browser, basketId: string, ...wishes: Wish[]): Promise<WireBasket> {
  const answer = await trySet(browser, basketId, ...wishes);
  if (answer.statusCode !== 200) throw new Error(`Not set: ${answer.body}`);
  return Basket.parse(answer.json());
}

/** Returns the browser's current basket; null = none. */
export async function basketOf(browser: Browser): Promise<WireBasket | null> {
  return BasketOrNone.parse((await browser.get('/basket')).json()).basket;
}

/** Returns pairs of product id and quantity, in the order of the basket. */
export const wishesOf = (basket: WireBasket | null): (readonly [number, number])[] =>
  (basket?.products ?? []).map((line) => [Number(line.product_id), line.qty]);

/** Returns status and error of a refused call. */
export function refusalOf(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, ...ErrorBody.parse(answer.json()).error };
}

/** Returns the statuses of calls that were made in parallel, in ascending order. */
export const statusesOf = (answers: readonly LightMyRequestResponse[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
