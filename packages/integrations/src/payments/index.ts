export { isYookassaAddress, readNotification } from './notification.ts';
export type { PaymentPort } from './port.ts';
export { createYookassa, type YookassaSettings } from './yookassa.ts';
