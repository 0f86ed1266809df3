import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { Basket, type WireBasket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import { ask, type Question } from '../kit/ask.ts';
import type { BareClient } from './replay.ts';

/** A signed-in customer with the parts to order. */
export interface Buyer {
  readonly token: string;
  /** Product ids with the minimum quantity of each. */
  readonly parts: readonly (readonly [id: number, quantity: number])[];
  readonly agent: Agent;
  readonly index: number;
}

export const linesOfOrder = 20;

/** Creates a customer and signs in. Returns the token of the session. */
export async function openSession(client: BareClient, phone: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `with made as (insert into account (phone, username, name) values ($1, $1, 'Анна') returning id)
     insert into session (token_sha256, account_id, user_agent, created_at, last_seen_at, expires_at, proved_at)
     select $2, id, 'bench', now(), now(), now() + interval '1 day', now() from made`,
    [phone, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Creates signed-in customers. No two of them order the same part. */
export async function openBuyers(client: BareClient, count: number): Promise<readonly Buyer[]> {
  const { rows } = await client.query(
    `select product.id, min_quantity as quantity from product join stock on product_id = product.id and warehouse_id = 1
     where state = 'published' and min_quantity % multiple = 0 order by md5(product.id::text) limit $1`,
    [count * linesOfOrder],
  );
  const parts = (rows as readonly { id: number; quantity: number }[]).map(
    ({ id, quantity }) => [id, quantity] as const,
  );
  return Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Buyer> => {
      return {
        token: await openSession(client, `7906${String(index).padStart(7, '0')}`),
        index,
        agent: new Agent({
          keepAlive: true,
          maxSockets: 1,
        }),
        parts: parts.slice(index * linesOfOrder, (index + 1) * linesOfOrder),
      };
    }),
  );
}

export const ofBuyer = (
  { token }: Pick<Buyer, 'token'>,
  path: string,
  body: unknown,
  headers: Question['headers'] = {},
): Question => ({
  method: 'POST',
  path,
  body,
  headers: { cookie: `__Host-sid=${token}`, ...headers },
});

/** Returns the request that puts parts into the basket. */
export const basketQuestion = (buyer: Buyer, parts: Buyer['parts']): Question =>
  ofBuyer(buyer, '/api/basket/add', { products: parts.map(([id, qty]) => ({ product_id: String(id), qty })) });

/** Returns the body of the request that orders a basket. */
export const orderBody = (basket: WireBasket) => ({
  basket_id: basket._id,
  contact: { name: 'Анна', surname: 'Иванова', email: '' },
  customer_type: 'personal',
  payment_method: 'cash_on_receipt',
  delivery: { kind: 'own_pickup' },
  comment: '',
  consents: { offer: true, personalData: true },
  expected: {
    total_price: basket.total_price,
    products: basket.products.map(({ product_id, qty, total_price }) => ({ product_id, qty, total_price })),
  },
});

/** Returns the request that orders a basket. `key` is its idempotency key. */
export const orderQuestion = (buyer: Buyer, basket: WireBasket, key: string): Question =>
  ofBuyer(buyer, '/api/orders', orderBody(basket), { 'idempotency-key': key });

/**
 * Sends a request of a buyer. Each buyer and each `turn` has its own client address, because the rate limit counts by
 * address.
 */
const send = async (origin: string, { agent, index }: Buyer, turn: number, question: Question): Promise<unknown> =>
  JSON.parse(await ask(origin, question, { agent, localAddress: `127.0.${turn + 2}.${index + 1}` }));

export const addPart = async (origin: string, buyer: Buyer, turn: number, line: number): Promise<WireBasket> =>
  Basket.parse(await send(origin, buyer, turn, basketQuestion(buyer, buyer.parts.slice(line, line + 1))));

/** Values of a placed order that are different in each order. */
export interface Placed {
  readonly number: string;
  readonly key: string;
  readonly publicId: string;
}

export async function placeOrder(origin: string, buyer: Buyer, turn: number, basket: WireBasket): Promise<Placed> {
  const key = randomUUID();
  const placed = PlacedOrder.parse(await send(origin, buyer, turn, orderQuestion(buyer, basket, key)));
  return { key, number: placed.number, publicId: placed.public_id };
}
