import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Email, Phone } from '@farad/domain/customer';
import type { Provider, ProviderValues } from '@farad/domain/provider';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { liveConfig } from '../config/live-config.ts';
import { configWith, type OfficeValues } from '../config/office-values.ts';
import { isByTwin, playedTwins } from '../config/twins.ts';
import { createClosing, type Closing } from '../kit/closing.ts';
import { openOutsideWorld } from './outside-world.ts';

/** Simulations of the real providers outside the shop. */
let outside: ListeningTwins;
let dataDir: string;
let closing: Closing;
beforeAll(async () => {
  outside = await listenTwins();
  dataDir = await mkdtemp(join(tmpdir(), 'farad-trial-'));
  closing = createClosing();
});
afterAll(async () => {
  await closing.closeAll();
  await outside.close();
  await rm(dataDir, { recursive: true });
});

it('a twin plays a service until its account is set, and again when it is removed', async () => {
  const environment = {
    TRIAL: '1',
    DATA_DIR: dataDir,
    SITE_URL: 'https://shop.example',
    SECRET_KEY: 'a secret of at least 32 characters',
    BOT_CHECK: 'smartcaptcha',
    SMSC_URL: outside.smsc.baseUrl(outside.origin),
    YOOKASSA_URL: outside.yookassa.baseUrl(outside.origin),
    DADATA_URL: outside.dadata.baseUrl(outside.origin),
    CDEK_URL: outside.cdek.baseUrl(outside.origin),
  };
  const { config, latest, replace } = liveConfig(configWith(environment, new Map()));
  const world = await openOutsideWorld({ config, latest }, Buffer.alloc(32), closing);
  const message = { phone: '79123456789' as Phone, text: 'Код 1234', id: '1' };
  expect(playedTwins(config, true)).toEqual(['sms', 'mail', 'payment', 'carrier', 'suggestions', 'bot_check']);
  expect((await world.sms.send(message)).ok).toBe(true);
  expect(outside.inbox.entries('79123456789')).toEqual([]);
  const letter = { to: 'buyer@shop.example' as Email, subject: 'Привет', text: 'Привет', messageId: '1' };
  expect((await world.mail.send(letter)).ok).toBe(true);
  expect((await world.suggestions.addresses('Москва, Красная площадь, 1')).ok).toBe(true);
  expect((await world.botCheck?.verify({ token: 'ok-test', action: 'send_code', ip: '192.0.2.1' }))?.verdict).toBe(
    'pass',
  );

  const [carrier] = world.vendors.carriers;
  expect(carrier?.isTwin).toBe(true);

  const cdek = { clientId: 'shop', clientSecret: 'secret', fromCity: '44', fromPoint: 'MSK1' };
  const office: OfficeValues = new Map<Provider, ProviderValues>([
    ['sms', outside.smsc.credentials],
    ['carrier', cdek],
  ]);
  replace(configWith(environment, office));
  expect(carrier?.isTwin).toBe(false);
  expect([isByTwin(config, 'sms'), isByTwin(config, 'mail')]).toEqual([false, true]);
  expect((await world.sms.send({ ...message, text: 'Код 5678', id: '2' })).ok).toBe(true);
  expect(outside.inbox.entries('79123456789')).toHaveLength(1);
  replace(configWith(environment, new Map()));
  expect(isByTwin(config, 'sms')).toBe(true);

  // The pages that the server mounts have no API, because the API listens only on the loopback address.
  const server = fastify();
  if (world.twins === null) throw new Error('expected pages of the twins, got none');
  await server.register(world.twins.routes, { prefix: world.twins.path });
  const status = async (method: 'GET' | 'POST' | 'PUT', url: string) =>
    (await server.inject({ method, url: `/__twins${url}` })).statusCode;
  expect([await status('GET', '/inbox'), await status('GET', '/'), await status('GET', '/yookassa/')]).toEqual([
    200, 200, 200,
  ]);
  expect([
    await status('POST', '/smsc/sys/send.php'),
    await status('POST', '/yookassa/v3/payments'),
    await status('GET', '/yookassa/v3/me'),
    await status('PUT', '/smsc/fault'),
    await status('GET', '/mail-server'),
    await status('POST', '/bot-check/validate'),
  ]).toEqual([404, 404, 404, 404, 404, 404]);
  await server.close();
});

it('an account of the payment provider goes to the provider, that of the twin to the twin', async () => {
  const environment = {
    TRIAL: '1',
    DATA_DIR: dataDir,
    SITE_URL: 'https://shop.example',
    SECRET_KEY: 'a secret of at least 32 characters',
    YOOKASSA_URL: 'http://127.0.0.1:9/v3',
  };
  const { config, latest } = liveConfig(configWith(environment, new Map()));
  const { vendors } = await openOutsideWorld({ config, latest }, Buffer.alloc(32), closing);
  const [provider] = vendors.payments;
  const twin = provider?.twinAccount ?? { shopId: '', secretKey: '' };
  expect(await provider?.connect(twin).me()).toMatchObject({ ok: true, value: { isTest: true } });
  expect(await provider?.connect({ shopId: '777', secretKey: 'live_of-the-shop' }).me()).toMatchObject({ ok: false });
});
