import { fail } from '@farad/domain/shared';

import { smsNoAnswerCode, type SmsFailure, type SmsPort } from './port.ts';

const notConnected = fail<SmsFailure>({ kind: 'shop_wide', code: smsNoAnswerCode });

/** SMS port of a shop without an SMS service. Every message is rejected. */
export const noSms: SmsPort = {
  send: async () => notConnected,
  find: async () => notConnected,
  delivery: async () => notConnected,
  balance: async () => notConnected,
  senders: async () => notConnected,
};
