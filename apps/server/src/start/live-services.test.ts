import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import type { Phone } from '@farad/domain/customer';
import type { Provider, ProviderValues } from '@farad/domain/provider';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { liveConfig } from '../config/live-config.ts';
import { configWith, type OfficeValues } from '../config/office-values.ts';
import { liveServices } from './live-services.ts';

let twins: ListeningTwins;
beforeAll(async () => {
  twins = await listenTwins();
});
afterAll(() => twins.close());

it('a service is connected, changed and disconnected while the shop runs', async () => {
  const environment = {
    TWINS: 'off',
    SMSC_URL: twins.smsc.baseUrl(twins.origin),
    DADATA_URL: twins.dadata.baseUrl(twins.origin),
    CDEK_URL: twins.cdek.baseUrl(twins.origin),
  };
  const { config, replace } = liveConfig(configWith(environment, new Map()));
  const { sms, suggestions, carrier } = liveServices(config);
  const message = { phone: '79123456789' as Phone, text: 'Привет', id: '1' };
  expect([(await sms.send(message)).ok, carrier.port]).toEqual([false, null]);
  expect(await suggestions.addresses('Москва')).toEqual({ ok: false, error: 'off' });

  const { clientId, clientSecret, fromCityCode, fromPoint } = twins.cdek.account;
  const office: OfficeValues = new Map<Provider, ProviderValues>([
    ['sms', twins.smsc.credentials],
    ['suggestions', { token: twins.dadata.token }],
    ['carrier', { clientId, clientSecret, fromCity: String(fromCityCode), fromPoint }],
  ]);
  replace(configWith(environment, office));
  expect((await sms.send(message)).ok).toBe(true);
  expect((await suggestions.addresses('Москва, Красная площадь, 1')).ok).toBe(true);
  expect(carrier.port).toBe(carrier.port);
  expect(carrier.port).not.toBeNull();

  replace(configWith(environment, new Map([['sms', { login: 'nobody', password: 'wrong' }]])));
  expect(await sms.balance()).toMatchObject({ ok: false, error: { code: 2 } });
  expect(carrier.port).toBeNull();
});
