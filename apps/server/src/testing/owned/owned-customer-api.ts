import type { Browser } from '../browser.ts';
import type { TestShop } from '../shop.ts';

/** Ids of an API key, of a webhook receiver, and of a delivery to that receiver. */
export interface OwnedApi {
  readonly keyId: string;
  readonly hookId: string;
  readonly deliveryId: string;
}

/** Creates an API key, a webhook receiver and a delivery for a signed-in customer. */
export async function openOwnedApi({ pool }: TestShop, owner: Browser): Promise<OwnedApi> {
  const made = await owner.post('/account/api-keys', { name: 'ERP', scopes: ['search'] });
  const hook = await owner.post('/account/hooks', { url: 'http://127.0.0.1:9/told', events: ['order.placed'] });
  const hookId = hook.json<{ hook: { id: string } }>().hook.id;
  await owner.post(`/account/hooks/${hookId}/test`, {});
  const { rows } = await pool.query<{ id: number }>('select id from hook_delivery where hook_id = $1', [hookId]);
  return { keyId: made.json<{ key: { id: string } }>().key.id, hookId, deliveryId: String(rows[0]?.id) };
}

interface Things {
  readonly api: OwnedApi;
  readonly orderNumber: string;
}

/** A route with the id of an API key, receiver or delivery; see `OwnedRoute`. */
interface ApiRoute {
  readonly path: (things: Things) => string;
  readonly unknown: string;
  readonly body?: (things: Things) => object;
}

const noHook = '00000000-0000-4000-8000-000000000000';

const ofHook = (rest: string, body?: ApiRoute['body']): ApiRoute => ({
  path: ({ api }) => `/account/hooks/${api.hookId}${rest}`,
  unknown: `/account/hooks/${noHook}${rest}`,
  ...(body === undefined ? {} : { body }),
});

/** All routes with the id of an API key, a webhook receiver or a delivery. */
export const customerApiRoutes: Readonly<Record<string, ApiRoute>> = {
  'POST /account/api-keys/{keyId}/revoke': {
    path: ({ api }) => `/account/api-keys/${api.keyId}/revoke`,
    unknown: '/account/api-keys/999999999/revoke',
  },
  'POST /account/hooks/{hookId}': ofHook('', () => ({ events: ['order.paid'] })),
  'POST /account/hooks/{hookId}/remove': ofHook('/remove'),
  'POST /account/hooks/{hookId}/secret': ofHook('/secret'),
  'POST /account/hooks/{hookId}/test': ofHook('/test'),
  'GET /account/hooks/{hookId}/deliveries': ofHook('/deliveries'),
  'POST /account/hooks/{hookId}/deliveries/{deliveryId}/replay': {
    path: ({ api }) => `/account/hooks/${api.hookId}/deliveries/${api.deliveryId}/replay`,
    unknown: `/account/hooks/${noHook}/deliveries/1/replay`,
  },
  'GET /orders/{number}/lines': {
    path: ({ orderNumber }) => `/orders/${orderNumber}/lines?columns=part-db`,
    unknown: '/orders/1-000000/lines?columns=part-db',
  },
};
