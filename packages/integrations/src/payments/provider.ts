import { vendorId } from '@farad/domain/shared';

import { isYookassaAddress, readNotification } from './notification.ts';
import type { PaymentPort, PaymentProvider } from './port.ts';
import { createYookassa } from './yookassa.ts';

/**
 * Returns the provider YooKassa. An account always gets the same adapter, so that its circuit breaker applies to all
 * callers.
 */
export function yookassaProvider(baseUrl: string): PaymentProvider {
  const ports = new Map<string, PaymentPort>();
  return {
    id: vendorId('yookassa'),
    connect: ({ shopId, secretKey }) => {
      const name = JSON.stringify([shopId, secretKey]);
      const known = ports.get(name) ?? createYookassa({ baseUrl, shopId, secretKey });
      ports.set(name, known);
      return known;
    },
    readNotification,
    isSource: isYookassaAddress,
  };
}
