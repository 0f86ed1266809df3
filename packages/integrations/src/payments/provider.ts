import { isYookassaAddress, readNotification } from './notification.ts';
import type { PaymentPort, PaymentProvider } from './port.ts';
import { createYookassa } from './yookassa.ts';

/** YooKassa at this address; one adapter an account, so that its rest after failures holds for all who ask. */
export function yookassaProvider(baseUrl: string): PaymentProvider {
  const ports = new Map<string, PaymentPort>();
  return {
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
