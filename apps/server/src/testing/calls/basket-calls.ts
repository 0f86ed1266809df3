import { Basket, BasketOrNone, type WireBasket } from '@farad/contract/basket';
import { ErrorBody } from '@farad/contract/error';
import type { LightMyRequestResponse } from 'fastify';

import type { Browser } from '../browser.ts';
import type { TestProduct } from '../catalogue.ts';

export type Wish = readonly [product: Pick<TestProduct, 'id'>, quantity: unknown];

export const lineOf = ([product, qty]: Wish) => ({ product_id: String(product.id), qty });

/** The call /basket/add as it was answered. */
export const tryAdd = (browser: Browser, ...wishes: Wish[]): Promise<LightMyRequestResponse> =>
  browser.post('/basket/add', { products: wishes.map(lineOf) });

/** Adds and answers the basket. Throws when it was refused. */
export async function add(browser: Browser, ...wishes: Wish[]): Promise<WireBasket> {
  const answer = await tryAdd(browser, ...wishes);
  if (answer.statusCode !== 200) throw new Error(`Not added: ${answer.body}`);
  return Basket.parse(answer.json());
}

/** The call /basket/{id} that sets quantities, as it was answered. */
export const trySet = (browser: Browser, basketId: string, ...wishes: Wish[]): Promise<LightMyRequestResponse> =>
  browser.post(`/basket/${basketId}`, { products: wishes.map(lineOf) });

export async function set(browser: Browser, basketId: string, ...wishes: Wish[]): Promise<WireBasket> {
  const answer = await trySet(browser, basketId, ...wishes);
  if (answer.statusCode !== 200) throw new Error(`Not set: ${answer.body}`);
  return Basket.parse(answer.json());
}

/** The browser's present basket, or null. */
export async function basketOf(browser: Browser): Promise<WireBasket | null> {
  return BasketOrNone.parse((await browser.get('/basket')).json()).basket;
}

/** Product numbers and quantities, in the order of the basket. */
export const wishesOf = (basket: WireBasket | null): (readonly [number, number])[] =>
  (basket?.products ?? []).map((line) => [Number(line.product_id), line.qty]);

/** Status and error of a refused call. */
export function refusalOf(answer: LightMyRequestResponse) {
  return { status: answer.statusCode, ...ErrorBody.parse(answer.json()).error };
}

/** Statuses of calls that were made at once, the least first. */
export const statusesOf = (answers: readonly LightMyRequestResponse[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
