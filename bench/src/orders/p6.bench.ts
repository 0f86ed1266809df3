import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { WireBasket } from '@farad/contract/shop/basket';
import { connect } from '@farad/database/connection/connect';

import type { Bench, BenchContext, Measured } from '../bench.ts';
import { addPart, openBuyers, placeOrder, type Buyer, type Placed } from './buyers.ts';
import { equal } from '../kit/equal.ts';
import { addOpenOrders, prepareOpenOrders } from './open-orders.ts';
import { checkSameRows, readyOrder, type PipelineClient } from './order-limit.ts';
import { startProgram, type Program } from '../kit/program.ts';
import type { Recorded } from './record-queries.ts';
import { idsFrom, Replay } from './replay.ts';
import { noteRows, ordersWritten, stopNoting, type Written } from './written-rows.ts';

/**
 * Number of parts in the measured shop. One size is enough, because the cost of an order does not depend on other
 * parts.
 */
const sizeMeasured = 10_000;

/** How much is measured: the whole bench, or a trial in tests. */
interface Extent {
  readonly parts: number;
  readonly clients: number;
  /** The measurement is repeated with each of these numbers of open orders in the shop. */
  readonly openOrders: readonly number[];
  readonly warmUps: number;
  /** Number of turns. In each turn the shop and the bare SQL are measured; the fastest turn of each counts. */
  readonly turns: number;
}

const whole: Extent = { parts: sizeMeasured, clients: 32, openOrders: [0, 20_000, 100_000], warmUps: 2, turns: 3 };
const trial: Extent = { parts: 500, clients: 2, openOrders: [0, 20], warmUps: 0, turns: 1 };
const idsApart = 100_000_000;
const patienceMs = 60_000;
const lookMs = 50;

const shopProgram = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const recorder = new URL('record-queries.ts', import.meta.url).href;

interface Shop {
  readonly program: Program;
  readonly buyers: readonly Buyer[];
  readonly bare: readonly PipelineClient[];
  /** Number of the turn. It selects new client addresses for each turn, because the rate limit counts by address. */
  turn: number;
}

/** SQL statements that the shop sent to the database for the API calls of one buyer. */
interface Tape {
  readonly adds: readonly (readonly Recorded[])[];
  readonly order: readonly Recorded[];
  readonly basketId: string;
  readonly placed: Placed;
}

async function recording<T>({ child }: Program, work: () => Promise<T>): Promise<readonly [T, readonly Recorded[]]> {
  child.send('record');
  const done = await work();
  const answer = once(child, 'message');
  child.send('give');
  const [statements] = (await answer) as [readonly Recorded[]];
  return [done, statements];
}

/** Waits until all messages of the last turn are sent, so that sending them does not slow the next turn. */
async function messagesLeft({ bare: [client] }: Shop): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const { rows } = (await client?.query('select 1 from outbox where sent_at is null limit 1', [])) ?? { rows: [] };
    if (rows.length === 0) return;
    await pause(lookMs);
  }
  throw new Error(`messages: expected all to be sent within ${patienceMs} ms`);
}

/**
 * Throws if the recorded statements are not a whole order. Replaying only a part of an order would give a limit that is
 * too fast.
 */
function checkWhole(order: readonly Recorded[]): void {
  const texts = order.map(({ text }) => text);
  const isWhole = texts.includes('begin') && texts.includes('commit') && texts.some((text) => /order_line/.test(text));
  if (!isWhole) throw new Error(`an order: expected a whole transaction, recorded ${texts.length} statements`);
}

async function record(shop: Shop, buyer: Buyer): Promise<Tape> {
  const { program, turn } = shop;
  const adds: (readonly Recorded[])[] = [];
  let basket: WireBasket | undefined;
  for (const line of buyer.parts.keys()) {
    const [answer, statements] = await recording(program, () => addPart(program.origin, buyer, turn, line));
    adds.push(statements);
    basket = answer;
  }
  if (basket === undefined) throw new Error('a buyer has no parts');
  const shown = basket;
  const [placed, order] = await recording(program, () => placeOrder(program.origin, buyer, turn, shown));
  return { adds, order, placed, basketId: shown._id };
}

/** Number of round trips to the database in which the statements were sent. */
const tripsOf = (statements: readonly Recorded[]): number => new Set(statements.map(({ trip }) => trip)).size;

/**
 * Returns the time of `work` divided by `calls`, in ms. `work` must make `calls` calls, with all clients in parallel.
 */
async function timed(calls: number, work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / calls;
}

interface Times {
  readonly add: number;
  readonly order: number;
}

async function shopTurn(shop: Shop): Promise<Times> {
  const { program, buyers } = shop;
  const turn = (shop.turn += 1);
  const baskets: WireBasket[] = [];
  await messagesLeft(shop);
  const fill = async (buyer: Buyer): Promise<void> => {
    for (const line of buyer.parts.keys()) baskets[buyer.index] = await addPart(program.origin, buyer, turn, line);
  };
  const add = await timed(buyers.length * (buyers[0]?.parts.length ?? 0), () => Promise.all(buyers.map(fill)));
  const place = (buyer: Buyer): Promise<unknown> => {
    const basket = baskets[buyer.index];
    if (basket === undefined) throw new Error('a buyer has no basket');
    return placeOrder(program.origin, buyer, turn, basket);
  };
  return { add, order: await timed(buyers.length, () => Promise.all(buyers.map(place))) };
}

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function bareTurn(shop: Shop, tapes: readonly Tape[]): Promise<Times> {
  await messagesLeft(shop);
  const fresh = tapes.map(({ basketId, placed }) => [
    [basketId, randomUUID()] as const,
    [placed.key, randomUUID()] as const,
    [placed.number, `98-${String(randomBytes(5).readUIntBE(0, 5)).padStart(13, '0')}`] as const,
  ]);
  const run = (statementsOf: (tape: Tape) => readonly (readonly Recorded[])[]) => (): Promise<unknown> =>
    Promise.all(
      tapes.map(async (tape, index) => {
        const client = shop.bare[index];
        if (client === undefined) throw new Error('a buyer has no connection');
        for (const statements of statementsOf(tape)) {
          await new Replay(statements, fresh[index] ?? [], [hexOf(tape.placed.publicId)]).run(client);
        }
      }),
    );
  const add = await timed(
    tapes.reduce((sum, { adds }) => sum + adds.length, 0),
    run(({ adds }) => adds),
  );
  return {
    add,
    order: await timed(
      tapes.length,
      run(({ order }) => [order]),
    ),
  };
}

/** Writes the rows of one order for each buyer. Returns the mean time of one order, in ms. */
async function limitTurn(shop: Shop, orders: readonly (readonly Written[])[]): Promise<number> {
  await messagesLeft(shop);
  const ready = await Promise.all(
    shop.bare.map((client, index) => {
      const written = orders[index];
      if (written === undefined) throw new Error('a connection has no order');
      return readyOrder(client, written);
    }),
  );
  return timed(ready.length, () => Promise.all(ready.map((write) => write())));
}

/**
 * Returns the rows that the shop writes for one order of each buyer. Throws if the limit (order-limit.ts) writes
 * another number of rows to a table.
 */
async function writtenOrders(shop: Shop): Promise<readonly (readonly Written[])[]> {
  const [client] = shop.bare;
  if (client === undefined) throw new Error('there is no connection');
  await noteRows(client);
  try {
    await shopTurn(shop);
    const orders = await ordersWritten(client);
    await limitTurn(shop, orders);
    const limits = await ordersWritten(client);
    equal('the number of orders', [orders.length, limits.length], [shop.buyers.length, shop.buyers.length]);
    const [order, limit] = [orders[0], limits[0]];
    if (order === undefined || limit === undefined) throw new Error('nothing was written');
    for (const each of orders) checkSameRows(each, limit);
    return orders;
  } finally {
    await messagesLeft(shop);
    await stopNoting(client);
  }
}

interface Compared {
  readonly own: Times;
  readonly bare: Times;
  /** Time of the physical limit: the rows of an order are written and nothing else is done. In ms. */
  readonly limit: number;
}

const quickest = (times: readonly Times[]): Times => ({
  add: Math.min(...times.map(({ add }) => add)),
  order: Math.min(...times.map(({ order }) => order)),
});

/** Measures in turn the shop, its recorded SQL statements alone, and the writing of the rows alone. */
async function compare(
  shop: Shop,
  tapes: readonly Tape[],
  orders: readonly (readonly Written[])[],
  { turns }: Extent,
): Promise<Compared> {
  const [own, bare, limit]: [Times[], Times[], number[]] = [[], [], []];
  for (let turn = 0; turn < turns; turn += 1) {
    own.push(await shopTurn(shop));
    bare.push(await bareTurn(shop, tapes));
    limit.push(await limitTurn(shop, orders));
  }
  return { own: quickest(own), bare: quickest(bare), limit: Math.min(...limit) };
}

const perSecond = (own: number, bare: number): string =>
  `${(1000 / own).toFixed(0)} of ${(1000 / bare).toFixed(0)} a second`;

async function measure(shop: Shop, context: BenchContext, extent: Extent): Promise<readonly Measured[]> {
  const { clients, openOrders, warmUps } = extent;
  const tapes: Tape[] = [];
  for (const buyer of shop.buyers) tapes.push(await record(shop, buyer));
  for (const { order } of tapes) checkWhole(order);
  const statements = Math.max(...tapes.map(({ order }) => order.length));
  const adding = tapes[0]?.adds.at(-1)?.length ?? 0;
  const trips = Math.max(...tapes.map(({ order }) => tripsOf(order)));
  const orders = await writtenOrders(shop);
  for (let turn = 0; turn < warmUps; turn += 1) {
    await shopTurn(shop);
    await bareTurn(shop, tapes);
    await limitTurn(shop, orders);
  }
  const found: Compared[] = [];
  let made = 0;
  for (const count of openOrders) {
    const [client] = shop.bare;
    if (client !== undefined && count > made) await addOpenOrders(client, made + 1, count);
    made = count;
    found.push(await compare(shop, tapes, orders, extent));
    context.say(`${count} open orders: an order takes ${found.at(-1)?.own.order.toFixed(2)} ms`);
  }
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  const { own, bare, limit } = first;
  const row = { toAlternative: null, note: '' };
  return [
    {
      ...row,
      id: 'P6 basket',
      what: `add to basket, ${clients} clients`,
      milliseconds: own.add,
      toLimit: own.add / bare.add,
      note: `the same SQL directly over pg, ${perSecond(own.add, bare.add)}; one more line is ${adding} statements`,
    },
    {
      ...row,
      id: 'P6 order',
      what: `place an order of 20 lines, ${clients} clients`,
      milliseconds: own.order,
      toLimit: own.order / limit,
      note:
        `the same rows in one round trip, ${perSecond(own.order, limit)}; ` +
        `the same SQL directly over pg, ${perSecond(own.order, bare.order)}`,
    },
    {
      ...row,
      id: 'P6 order SQL',
      what: 'the same, beside its own statements',
      milliseconds: own.order,
      toLimit: own.order / bare.order,
      note: `the same SQL directly over pg, ${perSecond(own.order, bare.order)}`,
    },
    {
      ...row,
      id: 'P6 order trips',
      what: 'round trips of an order of 20 lines, signed in',
      milliseconds: own.order,
      // The bare rows take one round trip.
      toLimit: trips,
      note: `${statements} statements in ${trips} round trips; the bare rows take one`,
    },
    {
      ...row,
      id: 'P6 open orders',
      what: `the same with ${made} open orders`,
      milliseconds: last.own.order,
      toLimit: last.own.order / own.order,
      note: 'compared with no open orders',
    },
  ];
}

const run = async (context: BenchContext): Promise<readonly Measured[]> => {
  if (context.size !== sizeMeasured && !context.isTrial) return [];
  const extent = context.isTrial ? trial : whole;
  const { clients } = extent;
  const server = await context.openDatabase(`${context.folder}/orders`);
  const { pool, close } = connect(server.url, { size: clients, onIdleError: (error) => context.say(String(error)) });
  try {
    const environment = {
      DATABASE_URL: server.url,
      DATA_DIR: `${context.folder}/orders-shop`,
      DEMO_PARTS: String(extent.parts),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      TWINS: 'on',
      NODE_ENV: '',
    };
    const program = await startProgram(shopProgram, [], environment, [recorder]);
    try {
      // Start the id sequences far apart. No id may occur in two tables, because a replay replaces ids by their value.
      for (const [place, table] of ['orders', 'outbox', 'account'].entries()) {
        await pool.query(`alter table ${table} alter id restart with ${idsFrom + place * idsApart}`);
      }
      await prepareOpenOrders(pool);
      const buyers = await openBuyers(pool, clients);
      const bare = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
      try {
        return await measure({ program, buyers, bare, turn: 0 }, context, extent);
      } finally {
        for (const client of bare) client.release();
        for (const { agent } of buyers) agent.destroy();
      }
    } finally {
      await program.stop();
    }
  } finally {
    await close();
    await server.stop();
  }
};

export const p6: Bench = { id: 'P6', run };
