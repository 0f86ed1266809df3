import { calls } from '@farad/contract/calls';
import { ok, type Locale } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import type { Actor } from '#http/session/session.ts';
import {
  addAddress,
  choosePoint,
  makeDefault,
  presentAddresses,
  removeAddress,
  restoreAddress,
  saveAddress,
  type AddressCaller,
  type AddressViewer,
} from './addresses.ts';
import { suggestAddresses } from './suggest-addresses.ts';

const reading: RouteRules = { permission: 'edit_own_profile', rateClass: 'read' };
const writing: RouteRules = { permission: 'edit_own_profile', rateClass: 'write', bodyLimit: 16_384 };

/** Returns the caller's account id. Throws for a guest, although the permission `edit_own_profile` excludes guests. */
function accountIdOf(actor: Actor): number {
  if (actor.kind === 'guest') throw new Error('route allows guests but handler requires an account');
  return actor.account.id;
}

interface AddressVisitor {
  readonly actor: Actor;
  readonly locale: Locale;
}

const viewerOf = ({ actor, locale }: AddressVisitor): AddressViewer => ({ accountId: accountIdOf(actor), locale });

const callerOf = (caller: AddressVisitor, addressId = ''): AddressCaller => ({ ...viewerOf(caller), addressId });

/** Registers the calls for delivery addresses (product U3). */
export function registerAddresses(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.addresses, reading, async (caller) =>
    ok(await presentAddresses(deps.db, deps, viewerOf(caller))),
  );
  route(api, deps, calls.addAddress, writing, (caller) => addAddress(deps, callerOf(caller), caller.body));
  route(api, deps, calls.saveAddress, writing, (caller) =>
    saveAddress(deps, callerOf(caller, caller.params.addressId), caller.body),
  );
  route(api, deps, calls.makeAddressDefault, writing, (caller) =>
    makeDefault(deps, callerOf(caller, caller.params.addressId)),
  );
  route(api, deps, calls.removeAddress, writing, (caller) =>
    removeAddress(deps, callerOf(caller, caller.params.addressId)),
  );
  route(api, deps, calls.restoreAddress, writing, (caller) =>
    restoreAddress(deps, callerOf(caller, caller.params.addressId)),
  );
  route(api, deps, calls.choosePickupPoint, writing, (caller) => choosePoint(deps, viewerOf(caller), caller.body));
  // The rate limit is stricter than for other calls that read, since the vendor charges for each answer.
  route(api, deps, calls.suggestAddresses, { ...reading, rateClass: 'address' }, async ({ query }) =>
    ok(await suggestAddresses(deps, query.text ?? '')),
  );
}
