import { calls } from '@farad/contract/calls';
import { ok } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route, type RouteRules } from '../../http/route.ts';
import type { Actor } from '../../http/session.ts';
import {
  addAddress,
  choosePoint,
  makeDefault,
  presentAddresses,
  removeAddress,
  restoreAddress,
  saveAddress,
} from './addresses.ts';
import { suggestAddresses } from './suggest-addresses.ts';

const reading: RouteRules = { permission: 'edit_own_profile', rateClass: 'read' };
const writing: RouteRules = { permission: 'edit_own_profile', rateClass: 'write', bodyLimit: 16_384 };

/** `edit_own_profile` is no guest's. */
function accountIdOf(actor: Actor): number {
  if (actor.kind === 'guest') throw new Error('a guest was let through to the addresses');
  return actor.account.id;
}

const callerOf = (actor: Actor, addressId = '') => ({ accountId: accountIdOf(actor), addressId });

/** Where the caller's parcels go (product U3). */
export function registerAddresses(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.addresses, reading, async ({ actor }) =>
    ok(await presentAddresses(deps.db, deps, accountIdOf(actor))),
  );
  route(api, deps, calls.addAddress, writing, ({ actor, body }) => addAddress(deps, callerOf(actor), body));
  route(api, deps, calls.saveAddress, writing, ({ actor, body, params }) =>
    saveAddress(deps, callerOf(actor, params.addressId), body),
  );
  route(api, deps, calls.makeAddressDefault, writing, ({ actor, params }) =>
    makeDefault(deps, callerOf(actor, params.addressId)),
  );
  route(api, deps, calls.removeAddress, writing, ({ actor, params }) =>
    removeAddress(deps, callerOf(actor, params.addressId)),
  );
  route(api, deps, calls.restoreAddress, writing, ({ actor, params }) =>
    restoreAddress(deps, callerOf(actor, params.addressId)),
  );
  route(api, deps, calls.choosePickupPoint, writing, ({ actor, body }) => choosePoint(deps, accountIdOf(actor), body));
  // The vendor counts his answers.
  route(api, deps, calls.suggestAddresses, { ...reading, rateClass: 'address' }, async ({ query }) =>
    ok(await suggestAddresses(deps, query)),
  );
}
