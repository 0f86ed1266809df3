import { vendorId } from '@farad/domain/shared';
import { expect, it } from 'vitest';

import { isWebhookSecret, webhookPath } from './webhook-address.ts';

const key = Buffer.alloc(32, 7);
const carrier = vendorId('cdek');
const address = webhookPath(key, carrier);
const secret = address.split('/').at(-1) ?? '';

// A vendor keeps the webhook address that was once entered there. If an update changed the address, webhooks would be
// lost.
it('the address that a vendor was told stays the same', () => {
  expect(address).toBe('/webhooks/cdek/aIzjJC6rjzZarBCYxXQBVsoVFrP5NXTq');
});

it('the secret in the address differs by key and by vendor', () => {
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(webhookPath(Buffer.alloc(32, 8), carrier)).not.toBe(address);
  expect(webhookPath(key, vendorId('yookassa'))).not.toContain(secret);
  expect(isWebhookSecret(key, carrier, secret)).toBe(true);
  expect(isWebhookSecret(key, vendorId('yookassa'), secret)).toBe(false);
  for (const wrong of ['', secret.slice(1), `${secret}a`, `x${secret.slice(1)}`])
    expect(isWebhookSecret(key, carrier, wrong)).toBe(false);
});
