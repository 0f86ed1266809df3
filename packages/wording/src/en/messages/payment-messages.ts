import type { Texts } from '../../ru/messages/payment-messages.ts';

export const texts: Texts = {
  headlines: {
    late: (number, sum) =>
      `Your payment of ${sum} came when order ${number} was already cancelled. We are returning it`,
    overpaid: (number, sum) => `Order ${number} was already paid. We are returning ${sum}`,
    released: (number, sum) => `Order ${number} is cancelled, ${sum} are no longer held on your card`,
    not_captured: (number, sum) => `A part of order ${number} will not be sent: ${sum} are no longer held on your card`,
    refunded: (number, sum) => `Refund for order ${number}: ${sum}`,
    refund_planned: (number, sum, end) =>
      `We will return ${sum} for order ${number} to the account …${end}. We will write once the money is sent`,
    refund_withdrawn: (number, sum, end) =>
      `The refund of ${sum} for order ${number} to the account …${end} is withdrawn`,
    refund_sent: (number, sum, end) => `We sent ${sum} for order ${number} to the account …${end}`,
    refund_cash: (number, sum) => `We returned ${sum} in cash for order ${number}`,
  },
  reasonWords: 'Reason',
};
