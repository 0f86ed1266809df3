import { cdekCarrier, createCdek, type DeliveryPort } from '@farad/integrations/delivery';
import { yookassaProvider } from '@farad/integrations/payments';

import type { Config } from '../config/config.ts';
import {
  createVendors,
  installProvider,
  type ConnectedCarrier,
  type InstalledProvider,
  type Vendors,
} from '../core/vendors/vendors.ts';

/**
 * Payment provider and carrier that a test installs. Absent = a payment provider that never answers, and a carrier
 * without an account.
 */
export interface TestVendors {
  readonly payment?: InstalledProvider;
  readonly delivery?: DeliveryPort | null;
}

export const silentProvider = ({ payments }: Config): InstalledProvider =>
  installProvider(yookassaProvider('http://127.0.0.1:9/v3'), payments.yookassa, {
    shopId: '1',
    secretKey: 'nobody knows',
  });

/** A carrier that never answers. */
export const silentCarrier: DeliveryPort = createCdek({
  baseUrl: 'http://127.0.0.1:9/v2',
  clientId: 'shop',
  clientSecret: 'nobody knows',
  fromCityCode: 44,
  fromPoint: 'MSK1',
});

/** Returns the carrier CDEK with this adapter. */
export const connectedBy = (port: DeliveryPort): ConnectedCarrier => ({ ...cdekCarrier(null), port });

export function testVendors(
  config: Config,
  log: Parameters<typeof createVendors>[1],
  { payment = silentProvider(config), delivery = null }: TestVendors = {},
): Vendors {
  const carriers = [delivery === null ? cdekCarrier(null) : connectedBy(delivery)];
  return createVendors({ payments: [payment], chosenPayment: null, carriers, chosenCarrier: null }, log);
}
