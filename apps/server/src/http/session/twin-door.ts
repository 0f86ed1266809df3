import { grantedPermissions, mayGive } from '@farad/domain/customer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '#deps.ts';
import { sendFailure } from '../answers/send-failure.ts';
import { isOwnOrigin } from '../connection/origin.ts';
import { cookiesOf } from './cookies.ts';
import { staffSessionOf } from './staff-session.ts';

/**
 * Routes of the twins that staff open while they order as a buyer. All others show messages that were sent to people.
 */
const ofBuyers = ['/yookassa/pay/:id', '/bot-check/captcha.js'];

/**
 * Restricts the pages of the twins in a trial to staff. Messages contain login codes of customers and invitations of
 * staff, so their readers can act as anybody. Reading them therefore needs every permission. To pay as a buyer, being
 * staff is enough.
 */
export function guardTwins(app: FastifyInstance, deps: Deps, twinsPath: string): void {
  // The matched route is compared, because a path can be written in several ways.
  const isOfBuyer = ({ routeOptions }: FastifyRequest): boolean =>
    ofBuyers.some((path) => routeOptions.url === twinsPath + path);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    const actor = await staffSessionOf(deps, cookiesOf(request, reply, deps.config));
    if (actor?.session.step !== 'done') return sendFailure(request, reply, { code: 'unauthenticated' });
    if (!isOfBuyer(request) && !mayGive(actor.staff.permissions, grantedPermissions)) {
      return sendFailure(request, reply, { code: 'forbidden' });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request, deps.config)) {
      return sendFailure(request, reply, { code: 'foreign_origin' });
    }
  });
}
