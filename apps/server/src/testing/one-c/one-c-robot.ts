import { createHash } from 'node:crypto';

import { exchangeSessionQueries } from '@farad/database/imports/exchange-session.queries';
import type { OneCOrder } from '@farad/importers/commerceml/item-types';
import { readExchange } from '@farad/importers/commerceml/read-exchange';
import { oneC, type OneCOptions } from '@farad/twins/one-c';

import type { TestShop } from '../shop.ts';
import { addStaff } from '../staff.ts';

const password = 'a password that nobody guesses';

/**
 * Signs 1C in and returns functions that make its calls. They can use another IP address or the account's own password.
 */
export async function openOneC(shop: TestShop) {
  const { id } = await addStaff(shop, ['administrator']);
  const digest = createHash('sha256').update(password).digest();
  await exchangeSessionQueries(shop.db).setAccount('1c', digest, id, shop.deps.clock());
  return (options: Partial<OneCOptions> = {}, remoteAddress = '127.0.0.1') =>
    oneC(
      async ({ method, query, headers, body }) => {
        const answer = await shop.server.inject({
          method,
          url: `/exchange/1c?${query}`,
          remoteAddress,
          headers: { ...headers },
          ...(body === undefined ? {} : { payload: Buffer.from(body) }),
        });
        if (answer.statusCode !== 200) throw new Error(`1C was answered ${answer.statusCode}: ${answer.body}`);
        return answer.rawPayload;
      },
      { login: '1c', password, ...options },
    );
}

/** Reads the orders in the shop's answer, as 1C does. */
export async function ordersOf(xml: Uint8Array): Promise<readonly OneCOrder[]> {
  const orders: OneCOrder[] = [];
  const source = (async function* () {
    yield xml;
  })();
  for await (const items of readExchange(source))
    orders.push(...items.flatMap((item) => (item.kind === 'order' ? item.order : [])));
  return orders;
}

/** Returns the latest run of the exchange. */
export const lastRun = (shop: TestShop) =>
  shop.db.selectFrom('exchange_run').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
