import type { VendorId } from '@farad/domain/shared';

import { keyedToken } from '#kit/keyed-hash.ts';
import { sameBytes } from '#kit/same-bytes.ts';

/**
 * Returns the secret part of a vendor's webhook address. It is derived from SECRET_KEY, so it need not be stored
 * (integrations 2.2).
 */
const webhookSecret = (secretKey: Buffer, vendor: VendorId): string => keyedToken(secretKey, `${vendor} webhook`, 32);

/** Returns the path of a vendor's webhook, relative to the API's prefix. */
export const webhookPath = (secretKey: Buffer, vendor: VendorId): string =>
  `/webhooks/${vendor}/${webhookSecret(secretKey, vendor)}`;

export const isWebhookSecret = (secretKey: Buffer, vendor: VendorId, given: string): boolean =>
  sameBytes(Buffer.from(given), Buffer.from(webhookSecret(secretKey, vendor)));
