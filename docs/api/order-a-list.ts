/**
 * A program of a customer, whole: it reads a parts list, asks what it costs, orders it, and follows the order by webhook
 * until it is delivered. It needs a key made for `search`, `basket` and `orders`, and the secret of a webhook that leads
 * here (both of the page "API and webhooks" of the cabinet):
 *
 *     FARAD_API=https://shop.example/api FARAD_KEY=farad_… FARAD_SECRET=whsec_… PORT=4711 \
 *       node docs/api/order-a-list.ts list.csv
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';

import { createClient, type CallOutcome, type Client, type Transport } from '@farad/contract/client';
import type { Call } from '@farad/contract/calls';

export interface Wanted {
  readonly number: string;
  readonly quantity: number;
}

export interface Shop {
  /** With its prefix: https://shop.example/api */
  readonly api: string;
  readonly key: string;
}

export interface Event {
  readonly type: string;
  readonly data: { readonly number?: string };
}

/** `NE555P;3` a line; no quantity: one piece. */
export const readList = (text: string): readonly Wanted[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split(/[;,\t]/).map((cell) => cell.trim()))
    .filter(([number = '']) => number !== '')
    .map(([number = '', quantity = '1']) => ({ number, quantity: Number(quantity) }));

/** The typed client of the contract, with a key. Waits as long as the shop asks. */
export function openClient({ api, key }: Shop): Client {
  const transport: Transport = async (request) => {
    const { method, path, headers, body = null } = request;
    const answer = await fetch(api + path, { method, headers, body });
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    if (answer.status === 429 && seconds > 0) {
      await new Promise((done) => setTimeout(done, seconds * 1000));
      return transport(request);
    }
    return { status: answer.status, setCookies: [], body: await answer.text() };
  };
  return createClient({ transport, headers: { authorization: `Bearer ${key}`, 'accept-language': 'en' } });
}

function valueOf<C extends Call>(outcome: CallOutcome<C>) {
  if (outcome.ok) return outcome.value;
  const { code, message, field = '' } = outcome.error;
  throw new Error(`${code} ${field}: ${message}`);
}

/** Orders the list as far as the shop has it; answers the order's number. */
export async function orderList(client: Client, list: readonly Wanted[], say: (text: string) => void): Promise<string> {
  const { lines, unknown } = valueOf(await client.prices({ body: { lines: [...list] } }));
  for (const number of unknown) say(`${number}: unknown`);
  const wanted = lines.flatMap(({ products: [product] }) => (product?.quantity ? [product] : []));
  for (const { mpn, quantity, total_price } of wanted) say(`${mpn}: ${quantity} pieces for ${total_price} RUB`);

  const { basket } = valueOf(await client.currentBasket());
  if (basket !== null && basket.products.length > 0) throw new Error('The basket holds something already.');
  const products = wanted.map(({ product_id, quantity }) => ({ product_id, qty: quantity ?? 0 }));
  valueOf(await client.addToBasket({ body: { products } }));

  const delivery = { kind: 'own_pickup' } as const;
  const { quote } = valueOf(await client.quoteOrder({ body: { delivery } }));
  if (quote === null) throw new Error('There is nothing to order.');
  const placed = valueOf(
    await client.placeOrder({
      // The same key in every repeat of this very order: it is placed once.
      idempotencyKey: randomUUID(),
      body: {
        basket_id: quote.basket_id,
        contact: { name: 'ERP', surname: '' },
        customer_type: quote.company_id === null ? 'personal' : 'company',
        company_id: quote.company_id,
        payment_method: 'cash_on_receipt',
        delivery,
        consents: { offer: true, personalData: true },
        expected: {
          total_price: quote.total_price,
          cargo_price: quote.cargo_price,
          products: quote.products.map(({ product_id, qty, total_price }) => ({ product_id, qty, total_price })),
        },
      },
    }),
  );
  say(`Order ${placed.number}: ${placed.total_price} RUB`);
  return placed.number;
}

const agesMsMax = 5 * 60_000;

/** Whether the shop sent this, now and unchanged (standardwebhooks.com). */
export function isOfShop(headers: IncomingMessage['headers'], body: string, secret: string, now = Date.now()): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  if (Math.abs(now - Number(timestamp) * 1000) > agesMsMax) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace('v1,', ''), 'base64'))
    .some((each) => each.length === expected.length && timingSafeEqual(each, expected));
}

/** Listens to the shop. Ignores events that arrive again (a retry, a replay). */
export function listen(secret: string, hear: (event: Event) => void): Server {
  const heard = new Set<unknown>();
  return createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      if (!isOfShop(request.headers, body, secret)) return response.writeHead(401).end();
      response.writeHead(204).end();
      const id = request.headers['webhook-id'];
      if (heard.has(id)) return;
      heard.add(id);
      hear(JSON.parse(body) as Event);
    });
  });
}

async function main(): Promise<void> {
  const { FARAD_API: api = '', FARAD_KEY: key = '', FARAD_SECRET: secret = '', PORT: port = '4711' } = process.env;
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const events: Event[] = [];
  let number: string | null = null;
  const server = listen(secret, (event) => {
    events.push(event);
    say(`${event.type} ${event.data.number ?? ''}`);
    if (event.type === 'order.delivered' && event.data.number === number) server.close();
  });
  server.listen(Number(port));
  number = await orderList(openClient({ api, key }), readList(await readFile(process.argv[2] ?? '', 'utf8')), say);
  if (events.some(({ type, data }) => type === 'order.delivered' && data.number === number)) server.close();
}

if (import.meta.main) await main();
