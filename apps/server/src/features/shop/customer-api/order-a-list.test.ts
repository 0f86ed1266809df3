import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hookQueries } from '@farad/database/people/hook.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { expect, it } from 'vitest';

import { listen, openClient, orderList, readList, type Event } from '../../../../../../docs/api/order-a-list.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { openShop } from '#testing/shop.ts';
import { deliverHook } from './deliver-hook.ts';

const listening = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

it('the program of docs/api reads a list, orders it and tracks the order to its delivery', async () => {
  const shop = await openShop();
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.server.server.address() as AddressInfo;
  const owner = await shop.signedIn();
  const made = await owner.post('/account/api-keys', { name: 'ERP', scopes: ['search', 'basket', 'orders'] });
  const { token } = made.json<{ token: string }>();

  const heard: Event[] = [];
  let secret = '';
  const program = createServer((request, response) =>
    listen(secret, (event) => heard.push(event)).emit('request', request, response),
  );
  const url = `http://127.0.0.1:${await listening(program)}/told`;
  const events = ['order.placed', 'order.status', 'order.delivered'];
  const hook = (await owner.post('/account/hooks', { url, events })).json<{ secret: string; hook: { id: string } }>();
  ({ secret } = hook);

  const lines: string[] = [];
  const client = openClient({ api: `http://127.0.0.1:${port}/api`, key: token });
  const list = readList('NE555P;3\nrc0603fr-0710kl;100\n\nNO-SUCH-PART;7\n');
  const number = await orderList(client, list, (text) => lines.push(text));
  expect(lines).toEqual([
    'NO-SUCH-PART: unknown',
    'NE555P: 3 pieces for 135 RUB',
    'RC0603FR-0710KL: 100 pieces for 31 RUB',
    `Order ${number}: 166 RUB`,
  ]);

  for (const to of ['in_work_personal', 'in_warehouse', 'delivered'] as const) {
    await inTransaction(shop.db, async (tx) => {
      const order = await orderQueries(tx).lock(number);
      const moved = order && (await moveLockedOrder(tx, shop.deps, order, { to, by: { kind: 'staff' }, reason: '' }));
      expect(moved?.ok).toBe(true);
    });
  }
  for (const id of await hookQueries(shop.db).due(shop.deps.clock())) await deliverHook(shop.deps, id);
  expect(heard.map(({ type, data }) => [type, data.number])).toEqual(
    ['order.placed', 'order.status', 'order.status', 'order.status', 'order.delivered'].map((type) => [type, number]),
  );

  // A webhook message that is not signed with the secret is rejected.
  const forged = await fetch(url, { method: 'POST', body: '{"type":"order.delivered","data":{}}' });
  expect([forged.status, heard.length]).toEqual([401, 5]);
  program.closeAllConnections();
  await new Promise((done) => program.close(done));
  await shop.close();
});
