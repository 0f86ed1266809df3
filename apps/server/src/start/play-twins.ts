import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { vendorId } from '@farad/domain/shared';
import { twinsPath } from '@farad/twins/access';
import { startTwins, type Twins } from '@farad/twins/twins';
import fastify from 'fastify';

import type { Closing } from '../kit/closing.ts';
import type { Config } from '../config/config.ts';
import { webhookPath } from '../core/vendors/webhook-address.ts';

const limitMs = { server: 3000, twins: 300 } as const;

/** Returns the origin under which programs on the same computer reach this process. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isAny = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Starts the local twins in this process. `toldAt`: base URL to which they send webhooks. */
export async function playTwins(
  { isProduction, isTrial, dataDir, siteUrl }: Config,
  { secretKey, toldAt }: { readonly secretKey: Buffer; readonly toldAt: string },
  closing: Closing,
): Promise<Twins> {
  await mkdir(dataDir, { recursive: true });
  const twins = await startTwins({
    isProduction: isProduction && !isTrial,
    shop: {
      webhookUrl: (vendor) => `${toldAt}${webhookPath(secretKey, vendorId(vendor))}`,
      pagesOrigin: new URL(siteUrl).origin,
    },
    paymentsPath: join(dataDir, 'twin-payments.jsonl'),
    shipmentsPath: join(dataDir, 'twin-shipments.jsonl'),
  });
  closing.add('twins', () => twins.close(), limitMs.twins);
  return twins;
}

/**
 * Serves the APIs of the twins on a free port of the loopback address, which no proxy forwards to. Returns its origin.
 */
export async function listenForTwins({ apis }: Pick<Twins, 'apis'>, closing: Closing): Promise<string> {
  const server = fastify({ forceCloseConnections: true });
  await server.register(apis, { prefix: twinsPath });
  closing.add('twins server', () => server.close(), limitMs.twins);
  return server.listen({ host: '127.0.0.1', port: 0 });
}

/** Runs a process that only serves the local twins, for the other processes. */
export async function serveTwins(config: Config, secretKey: Buffer, closing: Closing): Promise<void> {
  const twins = await playTwins(config, { secretKey, toldAt: config.apiUrl }, closing);
  const server = fastify({ forceCloseConnections: true });
  await server.register(twins.routes, { prefix: twinsPath });
  closing.add('server', () => server.close(), limitMs.server);
  await server.listen({ host: config.host, port: config.port });
}
