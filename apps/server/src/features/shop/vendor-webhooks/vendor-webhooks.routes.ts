import { calls } from '@farad/contract/calls';
import { fail, isVendorId, ok, type VendorId } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import { isWebhookSecret } from '#core/vendors/webhook-address.ts';
import type { Deps } from '#deps.ts';
import { route, type RouteRules } from '#http/serve/route.ts';

interface Told {
  readonly vendor: VendorId;
  readonly body: unknown;
  readonly ip: string;
}

/** Functions of two features that handle webhooks of vendors. */
export interface VendorWebhooks {
  /** Returns true if this id belongs to a carrier that is installed or named in the database. */
  readonly knowsCarrier: (vendor: VendorId) => Promise<boolean>;
  readonly takeNotice: (vendor: VendorId, body: unknown) => Promise<void>;
  /** Returns false if the message does not come from the provider. */
  readonly takePayment: (told: Told) => Promise<boolean>;
}

/**
 * Registers the webhook for payment providers and carriers. Messages are not signed: the address contains a secret, and
 * the contents are not trusted (integrations 2.2, 3). Messages of a vendor that is not installed are stored for later.
 */
export function registerVendorWebhooks(api: FastifyInstance, deps: Deps, webhooks: VendorWebhooks): void {
  const telling: RouteRules = { permission: 'view_catalogue', rateClass: 'webhook', bodyLimit: 65_536 };
  route(api, deps, calls.vendorWebhook, telling, async ({ params, body, ip }) => {
    const { vendor, secret } = params;
    if (!isVendorId(vendor) || !isWebhookSecret(deps.secretKey, vendor, secret)) return fail({ code: 'not_found' });
    if (await webhooks.knowsCarrier(vendor)) {
      await webhooks.takeNotice(vendor, body);
      return ok({});
    }
    return (await webhooks.takePayment({ vendor, body, ip })) ? ok({}) : fail({ code: 'not_found' });
  });
}
