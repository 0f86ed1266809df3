import { randomUUID } from 'node:crypto';

import { Basket, type WireBasket } from '@farad/contract/shop/basket';
import type { BareClient } from '../orders/replay.ts';
import type { Question } from '../kit/ask.ts';
import { basketQuestion, linesOfOrder, openBuyers, orderQuestion } from '../orders/buyers.ts';
import type { Caller } from './caller.ts';

/** A kind of request whose CPU time is measured. */
export interface Work {
  /** Name in budgets.json. */
  readonly id: string;
  readonly what: string;
  /** Request whose answer a bare server can repeat byte for byte; null = the request changes data. */
  readonly repeated: Question | null;
  /**
   * Prepares data that `run` uses up, outside the measured time. Returns how often `run` may be called. Absent = any
   * number of times.
   */
  readonly prepare?: (origin: string, callers: readonly Caller[]) => Promise<number>;
  /** Sends the request for the n-th time; n starts at 0. */
  readonly run: (origin: string, caller: Caller, n: number) => Promise<unknown>;
}

const get = (id: string, what: string, path: (n: number) => string): Work => ({
  id,
  what,
  repeated: { path: path(0) },
  run: (origin, caller, n) => caller.ask(origin, { path: path(n) }),
});

const suggested = (text: string) => (): string => `/api/catalog/suggest?text=${encodeURIComponent(text)}`;

const searched =
  (filter: string) =>
  (n: number): string => {
    const texts = ['резистор', '10к 0603', 'конденсатор 100н', 'lm358'];
    return `/api/catalog/products?text=${encodeURIComponent(texts[n % texts.length] ?? '')}&limit=20${filter}`;
  };

/** Returns the kinds of requests that only read. `products` are the addresses of products. */
export function readingWorks(products: readonly string[]): readonly Work[] {
  const productAt = (n: number): string => products[n % products.length] ?? '';
  return [
    get('wire product', 'product, JSON', (n) => `/api/catalog/products/${productAt(n)}`),
    get('wire search', 'search, 20 products and facets, JSON', searched('')),
    get('wire search in stock', 'the same among parts in stock, which is never kept', searched('&isOnlyInStock=true')),
    get(
      'wire category',
      'a category, 20 products and facets, JSON',
      () => '/api/catalog/products?categories=chip-resistors&limit=20',
    ),
    get('wire suggest value', 'suggestions for "10к 0603"', suggested('10к 0603')),
    get('wire suggest maker', 'suggestions for "yageo"', suggested('yageo')),
    get('wire suggest kind', 'suggestions for "резистор 4к7"', suggested('резистор 4к7')),
    get('wire product page', 'product page, HTML, not cached', (n) => `/product/${productAt(n)}?nonce=${n}`),
    get('wire category page', 'category page, HTML, not cached', (n) => `/catalog/chip-resistors?nonce=${n}`),
  ];
}

export function addingWork(parts: readonly number[]): Work {
  return {
    id: 'wire basket',
    what: 'add to basket, new session',
    repeated: null,
    run: (origin, caller, n) =>
      caller.ask(origin, {
        method: 'POST',
        path: '/api/basket/add',
        body: { products: [{ product_id: String(parts[n % parts.length]), qty: 1 }] },
      }),
  };
}

/** Returns the work in which `count` signed-in customers place an order of 20 lines each. */
export async function orderingWork(client: BareClient, count: number): Promise<Work> {
  // In a small shop, the last buyers get too few parts. Leave them out.
  const buyers = (await openBuyers(client, count)).filter(({ parts }) => parts.length === linesOfOrder);
  let baskets: WireBasket[] = [];
  return {
    id: 'wire order',
    what: 'order of 20 lines, signed in',
    repeated: null,
    prepare: async (origin, callers) => {
      baskets = [];
      await Promise.all(
        callers.map(async (caller, first) => {
          for (let at = first; at < buyers.length; at += callers.length) {
            const buyer = buyers[at]!;
            const answer = await caller.ask(origin, basketQuestion(buyer, buyer.parts));
            baskets[at] = Basket.parse(JSON.parse(answer));
          }
        }),
      );
      return buyers.length;
    },
    run: (origin, caller, n) => caller.ask(origin, orderQuestion(buyers[n]!, baskets[n]!, randomUUID())),
  };
}
