import { vendorId } from '@farad/domain/shared';
import { messageQueries } from '@farad/database/messages/message.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';

import type { TestShop } from '../shop.ts';

/** Adds a message whose tries have all failed, and returns its id. */
export async function deadMessage(shop: TestShop, recipient = 'anna@example.ru'): Promise<number> {
  const message = { kind: 'order_placed', channel: 'email', subject: '', text: 'Здравствуйте', orderId: null } as const;
  await outboxQueries(shop.db).add({ ...message, recipient });
  const [row] = await messageQueries(shop.db).list({ state: 'waiting', kind: undefined, after: undefined, limit: 1 });
  const id = row?.id ?? 0;
  await outboxQueries(shop.db).markFailed(id, `550 <${recipient}> is not here`, true);
  await shop.pool.query('select graphile_worker.remove_job($1)', [`outbox ${id}`]);
  return id;
}

/** Adds a job whose tries have all failed, and returns its id. */
export async function failedJob(shop: TestShop, task = 'carry_shipment'): Promise<string> {
  const { rows } = await shop.pool.query<{ id: string }>(
    `with job as (select id from graphile_worker.add_job($1, max_attempts => 1))
     select id::text from job`,
    [task],
  );
  const id = rows[0]?.id ?? '';
  await shop.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no answer of 79161234567'
     where id = $1`,
    [id],
  );
  return id;
}

/** Adds a webhook of a carrier about a shipment, and returns its id. */
export async function carrierNotice(shop: TestShop, body = '{"type":"ORDER_STATUS"}'): Promise<number> {
  const { id } = await shop.db
    .insertInto('carrier_notice')
    .values({
      provider: vendorId('cdek'),
      carrier_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' as never,
      body,
      received_at: shop.deps.clock(),
      done_at: shop.deps.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns functions by call name, one for each call that changes jobs, messages and notices. A function prepares a
 * request that succeeds, and returns its path and body.
 */
export function operationScenes(shopOf: () => TestShop) {
  return {
    runJob: async () => ['/admin/operation/jobs/sweep/run', {}] as const,
    rebuildSearch: async () => ['/admin/operation/servers/rebuild-search', {}] as const,
    retryJob: async () => [`/admin/operation/failed-jobs/${await failedJob(shopOf())}/retry`, {}] as const,
    discardJob: async () => [`/admin/operation/failed-jobs/${await failedJob(shopOf())}/discard`, {}] as const,
    retryMessage: async () => [`/admin/operation/messages/${await deadMessage(shopOf())}/retry`, {}] as const,
    retryMessages: async () => ['/admin/operation/messages/retry', { kind: 'order_placed' }] as const,
    discardMessage: async () => [`/admin/operation/messages/${await deadMessage(shopOf())}/discard`, {}] as const,
    retryCarrierNotice: async () =>
      [`/admin/operation/carrier-notices/${await carrierNotice(shopOf())}/retry`, {}] as const,
  };
}
